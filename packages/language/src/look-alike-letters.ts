// Letters that look alike in the Latin and the Cyrillic alphabet. An engine that knows both confuses them (MS1).

const LATIN = "ABCEHKMOPTXYaceopxykrnu";
const CYRILLIC = "АВСЕНКМОРТХУасеорхукгпи";
/** Pairs that look the same to people; the rest are pairs that engines confuse inside a word only. */
const TWINS = 20;

/** The Cyrillic look-alike of a Latin letter. */
export const toCyrillic = new Map(Array.from(LATIN, (letter, index) => [letter, CYRILLIC[index] as string]));
/** The Latin look-alike of a Cyrillic letter. */
export const toLatin = new Map(Array.from(CYRILLIC, (letter, index) => [letter, LATIN[index] as string]));
/** Letters that people take for each other, of both alphabets. */
export const twins = new Set(Array.from(LATIN.slice(0, TWINS) + CYRILLIC.slice(0, TWINS)));

/** Letters of other alphabets, and of Cyrillic ones that Russian does not have, by the Latin letter that they look like. */
const STRANGERS = new Map(
  Object.entries({
    A: "Α",
    B: "Β",
    E: "Ε",
    H: "ΗҺ",
    I: "ΙІ",
    J: "Ј",
    K: "Κ",
    M: "Μ",
    N: "Ν",
    O: "Ο",
    P: "Ρ",
    S: "Ѕ",
    T: "Τ",
    X: "Χ",
    Y: "Υ",
    Z: "Ζ",
    a: "αɑ",
    d: "ԁ",
    e: "ҽ",
    g: "ɡ",
    h: "һ",
    i: "іıι",
    j: "ј",
    l: "ӏ",
    o: "οօ",
    p: "ρ",
    q: "ԛ",
    s: "ѕ",
    u: "υս",
    v: "ν",
    w: "ԝ",
    x: "χ",
    y: "ү",
  }).flatMap(([latin, likes]) => Array.from(likes, (like) => [like, latin] as const)),
);
const STRANGER = new RegExp(`[${[...STRANGERS.keys()].join("")}]`, "g");

const LATIN_LETTER = /[A-Za-z]/g;
const CYRILLIC_LETTER = /[А-Яа-яЁё]/g;
const TWIN = new RegExp(`[${[...twins].join("")}]`, "g");
const WORD = /[A-Za-zА-Яа-яЁё]+/g;
/** A word of twins alone, which may be of either alphabet. */
const TWIN_WORD = new RegExp(
  `(?<![\\p{L}\\d])(?:[${LATIN.slice(0, TWINS)}]+|[${CYRILLIC.slice(0, TWINS)}]+)(?![\\p{L}\\d])`,
  "gu",
);
/** English ones that stand in Russian messages as they are. */
const ENGLISH = /^(?:ok|okay|xo+|[xo]{3,}|x+)$/i;
/** PERF: looked for in the whole text first, because most texts have no such word; both looks take one pass, however long a word. */
const MIXED = /[A-Za-z][А-Яа-яЁё]|[А-Яа-яЁё][A-Za-z]/;
/** A text is in one alphabet when it has this many times the letters of the other: a name or a word of another language may stand in it. */
const MANY = 4;
const ANY_LATIN = /[A-Za-z]/;
const ANY_CYRILLIC = /[А-Яа-яЁё]/;

/**
 * The text with look-alikes folded: in a word of both alphabets the letters that have a twin go over to the alphabet of the
 * others; a word of twins alone goes over to the alphabet that all the other words are in, or to that of `chat` where it
 * stands alone. The length stays.
 */
export function foldTwins(text: string, chat?: "ru" | "en"): string {
  const known = text.replaceAll(STRANGER, (letter) => STRANGERS.get(letter) ?? letter);
  const words = MIXED.test(known) ? known.replaceAll(WORD, foldWord) : known;
  if (chat === undefined && !(ANY_LATIN.test(words) && ANY_CYRILLIC.test(words))) return words;
  const { latin, cyrillic } = sureLetters(words);
  const language =
    latin * MANY < cyrillic ? "ru" : cyrillic * MANY < latin ? "en" : latin + cyrillic > 0 ? undefined : chat;
  if (language === undefined) return words;
  const table = language === "ru" ? toCyrillic : toLatin;
  return words.replaceAll(TWIN_WORD, (word) =>
    ENGLISH.test(word) ? word : word.replaceAll(TWIN, (letter) => table.get(letter) ?? letter),
  );
}

function foldWord(word: string): string {
  if (!MIXED.test(word)) return word;
  const { latin, cyrillic } = sureLetters(word);
  const table = cyrillic >= latin ? toCyrillic : toLatin;
  return word.replaceAll(TWIN, (letter) => table.get(letter) ?? letter);
}

/** Letters of the word that have no twin, by alphabet. */
export function sureLetters(word: string): { latin: number; cyrillic: number } {
  const count = (pattern: RegExp): number =>
    (word.match(pattern) ?? []).filter((letter) => !twins.has(letter)).length;
  return { latin: count(LATIN_LETTER), cyrillic: count(CYRILLIC_LETTER) };
}
