// Puts each word of a text that an engine read into one alphabet (MS1).
import type { MentorLanguage as Language } from "@fitil/contracts";
import { sureLetters, toCyrillic, toLatin } from "./look-alike-letters.ts";

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
