// Letters whose capital is only a bigger one, put right by the sizes of the whole talk: «ОГО» that stands as low as
// the small letters of other bubbles is «ого», and «в» as tall as a capital is «В».
import { median } from "../../pixels/statistics.ts";
import type { OcrWord } from "../../screen/screen-layout.ts";
import type { LetterSizes, WordLetters } from "./letter-sizes.ts";

/** Letters that look alike big and small, and whose height is not blurred by a stroke above. */
const ALIKE = /[вгджзиклмнопрстухцчшщъыьэюяcosuvwxzpy]/iu;
/** Between low and tall letters lies room for doubt: from this share of the way to that one nothing is changed. */
const LOW_UNTIL = 0.38;
/** A capital before small letters, as a sentence begins, is given up only when it is surely none. */
const SURELY_LOW_UNTIL = 0.22;
const TALL_FROM = 0.68;

/** The words of one bubble in the case their letters have on the print. Order is kept. */
export function repairCaseBySize(
  words: readonly OcrWord[],
  letters: readonly WordLetters[],
  sizes: LetterSizes,
): readonly OcrWord[] {
  return words.map((word, index) => {
    const found = letters[index];
    return found ? { ...word, text: repairText(word.text, found, sizes) } : word;
  });
}

function repairText(text: string, { rises, signs }: WordLetters, sizes: LetterSizes): string {
  const letters = /^["'(]?(\p{L}+)/u.exec(text)?.[1] ?? "";
  if (letters === "") return text;
  const start = text.indexOf(letters);
  const heights = judge(letters, signs === null ? spread(letters, rises) : signs.slice(start), sizes);
  const [first, ...rest] = heights;
  const others = Array.from(letters).slice(1).join("");
  const small = countOf(rest, "low");
  const big = countOf(rest, "tall");
  if (first === "low") {
    // A small letter at the front: nothing after it is a capital, unless it is a name like «iPhone».
    const named = others !== others.toUpperCase() && others !== others.toLowerCase();
    return named || big > small ? text : replace(text, start, letters.toLowerCase());
  }
  const capital = Array.from(letters)[0] as string;
  const head = first === "tall" && others === others.toLowerCase() ? capital.toUpperCase() : capital;
  const shouted = others !== "" && others === others.toUpperCase();
  return replace(text, start, head + (shouted && small > big ? others.toLowerCase() : others));
}

type Height = "low" | "tall" | null;

/** Whether each letter is low or tall; null where its form tells its case or its height is between. */
function judge(letters: string, rises: readonly number[], sizes: LetterSizes): readonly Height[] {
  const step = sizes.tall - sizes.low;
  const begins = /^\p{Lu}\p{Ll}+$/u.test(letters);
  return Array.from(letters, (letter, index) => {
    const rise = rises[index];
    if (rise === undefined || Number.isNaN(rise) || !ALIKE.test(letter)) return null;
    const share = (rise - sizes.low) / step;
    // Far below low letters stands no letter of the talk's size.
    if (share < -0.6 || share > 1.6) return null;
    if (share < (begins && index === 0 ? SURELY_LOW_UNTIL : LOW_UNTIL)) return "low";
    return share > TALL_FROM ? "tall" : null;
  });
}

/** Letters that touch: the first run is the first letter's, the middle one of the others stands for them all. */
function spread(letters: string, rises: readonly number[]): readonly number[] {
  const [first, ...others] = rises;
  if (first === undefined || rises.length * 2 < letters.length) return [];
  const middle = others.length === 0 ? first : median(others);
  // A low first letter may touch a tall second one; then only the others tell.
  return Array.from(letters, (_, index) => (index === 0 ? first : middle));
}

function countOf(heights: readonly Height[], height: Height): number {
  return heights.filter((other) => other === height).length;
}

function replace(text: string, start: number, letters: string): string {
  return text.slice(0, start) + letters + text.slice(start + letters.length);
}
