// Russian in Latin letters («privet, kak dela»): told from English by the words that people write, and put back into Russian ones.
import commonEn from "./data/common-words.en.json" with { type: "json" };
import commonRu from "./data/common-words.ru.json" with { type: "json" };
import short from "./data/short-words.json" with { type: "json" };
import table from "./data/transliteration.json" with { type: "json" };

const TYPED = new Map(Object.entries(table.typed));
const LONGEST_SIGN = Math.max(...[...TYPED.keys()].map((sign) => sign.length));
const WRITTEN = new Map(Object.entries(table.written));
const ALIKE = table.alike.map(([from = "", to = ""]) => [new RegExp(from, "gu"), to] as const);
/** A word typed in Latin letters; «4» and an apostrophe stand for letters inside one. */
const LATIN_WORD =
  /(?<![\p{L}\d{:@/.])(?:[A-Za-z]|4(?=[A-Za-z]))(?:[A-Za-z]|'(?=[A-Za-z])|4(?=[A-Za-z]))*(?![\p{L}\d}:@/])/gu;
const CYRILLIC = /[а-яё]/iu;
/** «y» and «j» that close a syllable: «davay», «moj», «privetliviy». */
const CLOSING = /(?<=[аеёиоуыэюя])[ыj](?![аеёиоуэюя])/gu;
/** Shorter words are in both languages. */
const TELLING = 3;
/** So many Russian words make a talk one in Latin letters, */
const MIN_RUSSIAN = 2;
/** or one alone of so many different letters: «hahah» is laughter in both; */
const MANY_LETTERS = 5;
/** or where they are this many times the English ones. */
const TIMES_ENGLISH = 2;

const RUSSIAN: ReadonlyMap<string, number> = new Map(Object.entries(commonRu));
const ENGLISH: ReadonlyMap<string, number> = new Map(Object.entries(commonEn));
let russian: ReadonlyMap<string, string> | null = null;

/** One letter of Russian alone is a sound as often as a word: «ааа». */
const SHORT: ReadonlySet<string> = new Set([...short.ru.filter((word) => word.length > 1), ...short.en]);
/** What is counted has three letters or more; shorter words are among the commonest. */
const SHORT_SAID = 500;

/** How often people say a word in chats, in the language in which it is said more; 0 for a rare one. */
export function timesSaid(word: string): number {
  const lower = word.toLowerCase().replaceAll("ё", "е");
  if (SHORT.has(lower)) return SHORT_SAID;
  return Math.max(RUSSIAN.get(lower) ?? 0, ENGLISH.get(lower) ?? 0);
}

/** Whether these messages, taken together, are Russian in Latin letters. */
export function isTransliterated(texts: readonly string[]): boolean {
  const words = new Set<string>();
  for (const text of texts) {
    if (CYRILLIC.test(text)) return false;
    for (const [word] of text.matchAll(LATIN_WORD)) if (word.length >= TELLING) words.add(word.toLowerCase());
  }
  const english = [...words].filter((word) => ENGLISH.has(word));
  const found = [...words].filter((word) => !ENGLISH.has(word) && known().has(soundOf(typed(word))));
  if (words.size === 1) return new Set(found[0]).size >= MANY_LETTERS;
  return found.length >= MIN_RUSSIAN && found.length >= english.length * TIMES_ENGLISH;
}

/** Whether a message among such ones is an English one. */
export function seemsEnglish(text: string): boolean {
  const words = [...text.matchAll(LATIN_WORD)].map(([word]) => word.toLowerCase());
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const found = words.filter((word) => word.length >= TELLING && known().has(soundOf(typed(word)))).length;
  return english > found;
}

/** The text with each Latin word as the Russian one that it stands for; signs between them stay. */
export function toRussian(text: string): string {
  return text.replaceAll(LATIN_WORD, (word) => {
    const spelt = typed(word.toLowerCase());
    const meant = likeliest(spelt);
    return /^[A-Z]/.test(word) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant;
  });
}

/** A Russian text as whoever has no Russian letters types it. */
export function toLatinLetters(text: string): string {
  return Array.from(text, (letter) => {
    const small = letter.toLowerCase();
    const written = WRITTEN.get(small);
    if (written === undefined) return letter;
    return small === letter ? written : written.charAt(0).toUpperCase() + written.slice(1);
  }).join("");
}

/** The commonest word of this sound; the one spelt just so, unless another is twice as common. */
function likeliest(spelt: string): string {
  const common = known().get(soundOf(spelt)) ?? spelt;
  return (RUSSIAN.get(spelt) ?? 0) * 2 > (RUSSIAN.get(common) ?? 0) ? spelt : common;
}

/** Sign by sign, the longest one first. */
function typed(word: string): string {
  let made = "";
  for (let at = 0; at < word.length;) {
    let length = Math.min(LONGEST_SIGN, word.length - at);
    while (length > 1 && !TYPED.has(word.slice(at, at + length))) length -= 1;
    const sign = word.slice(at, at + length);
    made += TYPED.get(sign) ?? sign;
    at += length;
  }
  return made.replaceAll(CLOSING, "й").replaceAll("j", "ж");
}

/** What words of one sound have in common, however they are typed. */
function soundOf(word: string): string {
  return ALIKE.reduce((sound, [from, to]) => sound.replaceAll(from, to), word);
}

/** The commonest Russian word of each sound. */
function known(): ReadonlyMap<string, string> {
  russian ??= new Map(
    [
      ...[...RUSSIAN].toSorted(([, one], [, other]) => one - other).map(([word]) => word),
      // What is counted has three letters or more.
      ...short.ru,
    ].map((word) => [soundOf(word), word]),
  );
  return russian;
}
