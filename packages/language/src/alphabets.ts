// Letters that look alike in the Latin and the Cyrillic alphabet. An engine that knows both confuses them (MS1).
import type { MentorLanguage as Language } from "@fitil/contracts";

const LATIN = "ABCEHKMOPTXYaceopxykrnu";
const CYRILLIC = "АВСЕНКМОРТХУасеорхукгпи";
/** Pairs that look the same to people; the rest are pairs that engines confuse inside a word only. */
const TWINS = 20;

const toCyrillic = new Map(Array.from(LATIN, (letter, index) => [letter, CYRILLIC[index] as string]));
const toLatin = new Map(Array.from(CYRILLIC, (letter, index) => [letter, LATIN[index] as string]));
const twins = new Set(Array.from(LATIN.slice(0, TWINS) + CYRILLIC.slice(0, TWINS)));

const LATIN_LETTER = /[A-Za-z]/g;
const CYRILLIC_LETTER = /[А-Яа-яЁё]/g;
const TWIN = new RegExp(`[${[...twins].join("")}]`, "g");
const WORD = /[A-Za-zА-Яа-яЁё]+/g;
/** PERF: looked for in the whole text first, because most texts have no such word; both looks take one pass, however long a word. */
const MIXED = /[A-Za-z][А-Яа-яЁё]|[А-Яа-яЁё][A-Za-z]/;

/**
 * The text with look-alikes folded: in a word of both alphabets the letters that have a twin go over to the alphabet of the
 * others. The length stays.
 */
export function foldTwins(text: string): string {
  if (!MIXED.test(text)) return text;
  return text.replaceAll(WORD, (word) => {
    if (!MIXED.test(word)) return word;
    const { latin, cyrillic } = sureLetters(word);
    const table = cyrillic >= latin ? toCyrillic : toLatin;
    return word.replaceAll(TWIN, (letter) => table.get(letter) ?? letter);
  });
}

/** The language most of the letters belong to; letters that exist in both alphabets count little. */
export function guessLanguage(texts: readonly string[]): Language {
  let russian = 0;
  let english = 0;
  for (const letter of texts.join("")) {
    const weight = twins.has(letter) ? 0.1 : 1;
    if (/[А-Яа-яЁё]/.test(letter)) russian += weight;
    else if (/[A-Za-z]/.test(letter)) english += weight;
  }
  return english > russian ? "en" : "ru";
}

/** Words of one's own from which an English request can be told from a name or a title. */
const ENOUGH_WORDS = 5;

/** The language of a request, which may hold names in the other alphabet; `own` is the language of whoever asks. */
export function requestLanguage(words: string, own: Language): Language {
  if (/[А-Яа-яЁё]{2}/.test(words)) return own === "ru" ? own : guessLanguage([words]);
  return words.trim().split(/\s+/).length >= ENOUGH_WORDS ? guessLanguage([words]) : own;
}

/** The language of one message of a chat: its own where letters tell that nobody takes for others, else the chat's. */
export function messageLanguage(text: string, chat: Language): Language {
  const latin = (text.match(LATIN_LETTER) ?? []).filter((letter) => !toCyrillic.has(letter)).length;
  const cyrillic = (text.match(CYRILLIC_LETTER) ?? []).filter((letter) => !toLatin.has(letter)).length;
  if (Math.max(latin, cyrillic) < LEAST_TELLING) return chat;
  return latin > cyrillic ? "en" : "ru";
}

/** Fewer letters than this tell nothing. */
const LEAST_TELLING = 2;

/** So many letters of one message count: a long line in another language does not outvote the chat. */
const MOST_COUNTED = 12;

/** The language most messages of a chat are in, the longer ones counting more up to a dozen letters. */
export function chatLanguage(texts: readonly string[]): Language {
  let english = 0;
  for (const text of texts) {
    const { latin, cyrillic } = sureLetters(text);
    const sign = guessLanguage([text]) === "en" ? 1 : -1;
    english += sign * Math.min(MOST_COUNTED, Math.max(latin, cyrillic));
  }
  return english === 0 ? guessLanguage(texts) : english > 0 ? "en" : "ru";
}

/** English words of letters that all look like Cyrillic ones. Any other such word in a Russian talk is Russian. */
const LIKE_RUSSIAN = new Set(
  (
    "no on or one open opera our oar you your year near nor run car care can cap cup cop cope core corn crop coupon " +
    "copy cook rock rocky pop pope pro pay pray prey pen pan pony nope any once ok okay oak yep yup ya yo " +
    "pane race ear era area are arc pace ace ran rank pack park peak peer per poke porn pear pork cork neon noon " +
    "ocean cocoa coke cake coca rap rare re rope pup pun uno nun nuke crack croc ex expo rex roxy nyx ray roy " +
    "europe euro peru kenya korea york cannon canon canyon coupe coco nora anna xerox crane rupee"
  ).split(" "),
);

/**
 * The text with each word in one alphabet. A word with letters of one alphabet only keeps it, unless all of them
 * have twins: then its neighbours decide, and after them the language of the chat.
 */
export function repairAlphabets(text: string, language: Language): string {
  const words = (language === "en" ? withUprights(text) : text).split(" ");
  return words.map((word, index) => repairWord(word, words, index, language)).join(" ");
}

function repairWord(word: string, words: readonly string[], index: number, language: Language): string {
  const sure = sureLetters(word);
  if (sure.latin === 0 && sure.cyrillic === 0) {
    if (!/[A-Za-zА-Яа-яЁё]/.test(word)) return word;
    return convert(word, neighbourLanguage(words, index) ?? language);
  }
  if (sure.latin > 0 && sure.cyrillic > 0) {
    // Two alphabets joined by a sign («iPhone-ом») are two words.
    if (/[A-Za-z]+-[А-Яа-яЁё]+/.test(word)) return word;
    return convert(word, sure.cyrillic >= sure.latin ? "ru" : "en");
  }
  if (language === "ru" && isRussianInDisguise(word, words)) return convert(word, "ru");
  return convert(word, sure.cyrillic > 0 ? "ru" : "en");
}

/**
 * Whether a Latin word of a Russian talk («oro») is a Russian one: every letter has a Cyrillic likeness, it is no
 * English word, and no other word of the message is surely Latin.
 */
function isRussianInDisguise(word: string, words: readonly string[]): boolean {
  const letters = word.replaceAll(/[^\p{L}]/gu, "");
  if (letters.length < 2 || !Array.from(letters).every((letter) => toCyrillic.has(letter))) return false;
  if (
    letters !== letters.toLowerCase() &&
    letters !== letters.toUpperCase() &&
    !/^\p{Lu}\p{Ll}+$/u.test(letters)
  )
    return false;
  const among = words.some((other) => other !== word && /[A-Za-z]/.test(other) && languageOf(other) === "en");
  return !among && !LIKE_RUSSIAN.has(letters.toLowerCase());
}

/** Letters of the word that have no twin, by alphabet. */
function sureLetters(word: string): { latin: number; cyrillic: number } {
  const count = (pattern: RegExp): number =>
    (word.match(pattern) ?? []).filter((letter) => !twins.has(letter)).length;
  return { latin: count(LATIN_LETTER), cyrillic: count(CYRILLIC_LETTER) };
}

/** The language of the nearest words that are sure of theirs, when both sides agree; else null. */
function neighbourLanguage(words: readonly string[], index: number): Language | null {
  const before = languageOf(words[index - 1]);
  const after = languageOf(words[index + 1]);
  if (before !== null && after !== null) return before === after ? before : null;
  return before ?? after;
}

function languageOf(word: string | undefined): Language | null {
  if (word === undefined) return null;
  const { latin, cyrillic } = sureLetters(word);
  if (latin === cyrillic) return null;
  return latin > cyrillic ? "en" : "ru";
}

function convert(word: string, language: Language): string {
  const table = language === "ru" ? toCyrillic : toLatin;
  return Array.from(word, (letter) => table.get(letter) ?? letter).join("");
}

/** In English a lone upright stroke is the word «I», whatever the engine took it for. */
function withUprights(text: string): string {
  return text.replaceAll(/(?<![^\s("])[|l1](?=$|[\s,'])/g, (stroke, place: number) =>
    stroke === "1" && !text.startsWith("1'", place) ? stroke : "I",
  );
}
