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

/** Letters of the word that have no twin, by alphabet. */
export function sureLetters(word: string): { latin: number; cyrillic: number } {
  const count = (pattern: RegExp): number =>
    (word.match(pattern) ?? []).filter((letter) => !twins.has(letter)).length;
  return { latin: count(LATIN_LETTER), cyrillic: count(CYRILLIC_LETTER) };
}
