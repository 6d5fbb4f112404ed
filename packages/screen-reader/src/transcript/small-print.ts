// Small print at the end of a bubble: read ticks, and what is left of a time that an engine could not read («Да ioi0vv»). Told by the size
// of its letters against those of the talk. (A time that was read is told by its form: `time-stamps.ts`.)
import type { OcrWord } from "../screen/screen-layout.ts";
import type { LetterSizes, WordLetters } from "./letters/letter-sizes.ts";

/** The letters of small print are at most this share of the message's. Measured on 40 drawn screens: to 0.68, words from 0.90. */
export const SMALLER_LETTERS = 0.84;
/** Of small print an engine is not surer than this. */
const SURE = 0.8;
/** The words before small print have at least this share of the talk's size; where they have less, all of it is pale. Measured: from 0.98. */
const MIN_USUAL = 0.92;
/** A stamp is one to three words: the hour, half of the day, ticks. */
export const MAX_STAMP_WORDS = 3;
/** Read ticks as engines spell them. */
export const TICKS = /^[vVwWѴ√✓✔/\\]{1,3}$/u;
/** Letters and digits that are as tall as capitals, whatever their case. */
const TALL = /[A-ZАБДЕЁЙФЩЦЫЪbdfhijkltбёйф]/;

/** The words of one bubble of a talk whose bubbles end with a time, without small print at the end. */
export function withoutSmallPrint(
  words: readonly OcrWord[],
  letters: readonly WordLetters[],
  sizes: LetterSizes | null,
): readonly OcrWord[] {
  let end = words.length;
  while (end > 0 && words.length - end < MAX_STAMP_WORDS && isSmallPrint(words, letters, end - 1, sizes))
    end -= 1;
  return words.slice(0, end);
}

function isSmallPrint(
  words: readonly OcrWord[],
  letters: readonly WordLetters[],
  index: number,
  sizes: LetterSizes | null,
): boolean {
  const word = words[index] as OcrWord;
  if (index === 0) return false;
  if (TICKS.test(word.text)) return true;
  // A stamp beyond reading is no word that an engine is sure of.
  if (word.confidence > SURE && !/\d/.test(word.text)) return false;
  if (sizes === null || !/[\p{L}\d]/u.test(word.text)) return false;
  // Pale print is measured too low all over; only beside words of full size small ones are small.
  const others = words.slice(0, index).map((other, place) => shareOfSize(other, letters[place], sizes));
  const usual = others.filter((share) => share !== null).toSorted((one, other) => one - other)[
    others.length >> 1
  ];
  const share = shareOfSize(word, letters[index], sizes);
  return share !== null && usual !== undefined && usual > MIN_USUAL && share < SMALLER_LETTERS;
}

/** Height of a word against what its letters have in this talk; null when it could not be measured. */
export function shareOfSize(
  { text }: OcrWord,
  letters: WordLetters | undefined,
  sizes: LetterSizes,
): number | null {
  if (letters === undefined || letters.rises.length === 0) return null;
  const digits = text.match(/\d/g)?.length ?? 0;
  const expected = TALL.test(text) || digits > 1 ? sizes.tall : sizes.low;
  return Math.max(...letters.rises) / expected;
}
