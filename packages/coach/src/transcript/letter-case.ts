// Letters whose capital is only a bigger one (о, к, с, w, x) come out in the wrong case; their height tells.
import type { GreyImage } from "../print/resample.ts";
import type { OcrWord } from "../screen/screen-layout.ts";

/** A capital is at least this much taller than the letters after it when they are small. */
const SMALL_SHARE = 0.88;
/** Capitals that look like their small letters, and small letters without a stroke above. */
const LIKE_SMALL = /[COSUVWXZСОВГКТХУЯЖМНПЗИЛЦЭЮ]/;
const LOW = /[acemnorsuvwxzавгежзиклмнопстхчшэюя]/;

/**
 * The words with capitals put right by what the print shows: «ГО» whose second letter is lower than its first
 * becomes «Го», «Way» whose first letter is as low as its second becomes «way». `print` is what the words were
 * read from. Order is kept.
 */
export function repairCase(words: readonly OcrWord[], print: GreyImage): readonly OcrWord[] {
  return words.map((word) => ({ ...word, text: repairWord(word, print) }));
}

function repairWord(word: OcrWord, print: GreyImage): string {
  const { text } = word;
  const letters = /^\p{L}+/u.exec(text)?.[0] ?? "";
  if (letters.length < 2) return text;
  const rest = letters.slice(1);
  if (rest !== rest.toLowerCase()) return repairInside(word, letters, print);
  const doubtful = LIKE_SMALL.test(letters.slice(0, 1)) && LOW.test(letters.slice(1, 2));
  if (!doubtful) return text;
  const [first, second] = letterTops(word, print);
  if (first === undefined || second === undefined || first > second * 1.06) return text;
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

/** Capitals after the first letter. Between small letters they are none, but a name («iPhone») may have one. */
function repairInside(word: OcrWord, letters: string, print: GreyImage): string {
  const lowered = word.text.slice(0, 1) + word.text.slice(1).toLowerCase();
  const mixed =
    letters.slice(1) !== letters.slice(1).toUpperCase() ||
    letters.slice(0, 1) !== letters.slice(0, 1).toUpperCase();
  if (mixed) return /^[A-Za-z]+$/.test(letters) ? word.text : lowered;
  const tops = letterTops(word, print).slice(0, letters.length);
  const first = tops[0];
  if (first === undefined || tops.length < 2) return word.text;
  const others = tops.slice(1).toSorted((one, other) => one - other);
  return (others[others.length >> 1] as number) < first * SMALL_SHARE ? lowered : word.text;
}

/** Height above the word's lower edge that each run of inked columns reaches, left to right. */
function letterTops({ box }: OcrWord, print: GreyImage): readonly number[] {
  const tops: number[] = [];
  let highest = 0;
  for (let x = box.x; x <= box.x + box.width; x += 1) {
    const reach = x < box.x + box.width ? columnReach(box, x, print) : 0;
    highest = Math.max(highest, reach);
    if (reach === 0 && highest > 0) {
      if (highest > box.height * 0.3) tops.push(highest);
      highest = 0;
    }
  }
  return tops;
}

function columnReach(box: OcrWord["box"], x: number, print: GreyImage): number {
  for (let y = box.y; y < box.y + box.height; y += 1) {
    if ((print.data[y * print.width + x] ?? 255) < 128) return box.y + box.height - y;
  }
  return 0;
}
