// Letters whose capital is only a bigger one (о, к, с, w, x) come out in the wrong case; their height tells.
import type { GreyImage } from "../print/resample.ts";
import type { OcrWord } from "../screen/screen-layout.ts";

/** A capital is at least this much taller than the letters after it when they are small. */
const SMALL_SHARE = 0.88;

/**
 * The words with capitals inside put right by what the print shows: «ГО» whose second letter is lower than its
 * first becomes «Го». `print` is what the words were read from. Order is kept.
 */
export function repairCase(words: readonly OcrWord[], print: GreyImage): readonly OcrWord[] {
  return words.map((word) =>
    hasCapitalInside(word.text) ? { ...word, text: repairWord(word, print) } : word,
  );
}

function hasCapitalInside(text: string): boolean {
  return /^\p{L}\p{L}*\p{Lu}\p{L}*\P{L}*$/u.test(text);
}

function repairWord(word: OcrWord, print: GreyImage): string {
  const { text } = word;
  const small = Array.from(text.slice(1)).some((letter) => letter !== letter.toUpperCase());
  // A capital in the middle of small letters is no capital, but a name like «iPhone» or «YouTube» may have one.
  if (small && /^[A-Za-z]+$/.test(text)) return text;
  if (small) return text.slice(0, 1) + text.slice(1).toLowerCase();
  const tops = letterTops(word, print);
  const first = tops[0];
  if (first === undefined || tops.length < 2) return text;
  const rest = tops.slice(1).toSorted((one, other) => one - other)[(tops.length - 1) >> 1] as number;
  return rest < first * SMALL_SHARE ? text.slice(0, 1) + text.slice(1).toLowerCase() : text;
}

/** Height above the word's lower edge that each run of inked columns reaches, left to right. */
function letterTops({ box }: OcrWord, print: GreyImage): readonly number[] {
  const tops: number[] = [];
  let highest = -1;
  for (let x = box.x; x <= box.x + box.width; x += 1) {
    const reach = x < box.x + box.width ? columnReach(box, x, print) : 0;
    if (reach > 0) highest = Math.max(highest, reach);
    if (reach === 0 && highest > 0) {
      tops.push(highest);
      highest = -1;
    }
  }
  return tops.filter((top) => top > box.height * 0.3);
}

function columnReach(box: OcrWord["box"], x: number, print: GreyImage): number {
  for (let y = box.y; y < box.y + box.height; y += 1) {
    if ((print.data[y * print.width + x] ?? 255) < 128) return box.y + box.height - y;
  }
  return 0;
}
