// Letters whose capital is only a bigger one (о, к, с, w, x) come out in the wrong case; their height tells.
import { median } from "../../pixels/statistics.ts";
import { findLetterRuns } from "../../print/letter-runs.ts";
import type { GreyImage } from "../../print/resample.ts";
import type { OcrWord } from "../../screen/screen-layout.ts";

/** A capital is at least this much taller than the letters after it when they are small. */
const SMALL_SHARE = 0.88;
/** Capitals that look like their small letters, and small letters without a stroke above. */
const LIKE_SMALL = /[COSUVWXZСОВГКТХУЯЖМНПЗИЛЦЭЮ]/;
const LOW = /[acemnorsuvwxzавгежзиклмнопстхчшэюя]/;

/** Small letters are at most this share of the tallest letter of their line. */
const LOW_SHARE = 0.8;

/**
 * The words with capitals put right by what the print shows: «ГО» whose second letter is lower than its first
 * becomes «Го», «Way» whose first letter is as low as its second becomes «way», «И ЧТО» whose second word is low
 * all through becomes «И что». `print` is what the words were read from. Order is kept.
 */
export function repairCase(words: readonly OcrWord[], print: GreyImage): readonly OcrWord[] {
  const tops = words.map((word) => letterTops(word, print));
  const lines = new Map<number, number>();
  for (const [index, word] of words.entries()) {
    if (/^\p{L}/u.test(word.text))
      lines.set(word.line, Math.max(lines.get(word.line) ?? 0, ...(tops[index] ?? [])));
  }
  return words.map((word, index) => {
    const own = tops[index] ?? [];
    const low = own.length > 0 && Math.max(...own) < (lines.get(word.line) ?? 0) * LOW_SHARE;
    const capitals = /^\p{Lu}+\P{L}*$/u.test(word.text) && onlyLikeSmall(word.text);
    return { ...word, text: low && capitals ? word.text.toLowerCase() : repairWord(word.text, own) };
  });
}

/** Whether all letters have capitals that are only bigger small letters. */
function onlyLikeSmall(text: string): boolean {
  return Array.from(text).every(
    (letter) => !/\p{L}/u.test(letter) || LIKE_SMALL.test(letter) || /[ЧЫШЩЬЪД]/.test(letter),
  );
}

function repairWord(text: string, tops: readonly number[]): string {
  const letters = /^\p{L}+/u.exec(text)?.[0] ?? "";
  if (letters.length < 2) return text;
  const rest = letters.slice(1);
  if (rest !== rest.toLowerCase()) return repairInside(text, letters, tops);
  const doubtful = LIKE_SMALL.test(letters.slice(0, 1)) && LOW.test(letters.slice(1, 2));
  if (!doubtful) return text;
  const [first, second] = tops;
  if (first === undefined || second === undefined || first > second * 1.06) return text;
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

/** Capitals after the first letter. Between small letters they are none, but a name («iPhone») may have one. */
function repairInside(text: string, letters: string, tops: readonly number[]): string {
  const lowered = text.slice(0, 1) + text.slice(1).toLowerCase();
  const mixed = letters.slice(1) !== letters.slice(1).toUpperCase() || !/^\p{Lu}/u.test(letters);
  if (mixed) return /^[A-Za-z]+$/.test(letters) ? text : lowered;
  const [first, ...others] = tops.slice(0, letters.length);
  if (first === undefined || others.length === 0) return text;
  const usual = median(others);
  return usual < first * SMALL_SHARE ? lowered : text;
}

/** Heights above the word's lower edge that its letters reach, specks left out. */
function letterTops({ box }: OcrWord, print: GreyImage): readonly number[] {
  return findLetterRuns(box, print)
    .map((run) => run.top)
    .filter((top) => top > box.height * 0.3);
}
