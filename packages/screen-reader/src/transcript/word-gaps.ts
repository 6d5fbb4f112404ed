// Two words that an engine read as one («Goon», «погодау») are told apart by the gap between their letters.
import { findLetterRuns } from "../print/letter-runs.ts";
import type { GreyImage } from "../print/resample.ts";
import type { OcrWord } from "../screen/screen-layout.ts";

/** A gap between words is at least this many times the usual gap between letters, */
const WIDER = 2.4;
/** and at least this share of the height of a tall letter. */
const MIN_SHARE = 0.22;

/** The words, each cut where `print` shows a gap as wide as a space. Order is kept. */
export function splitJoinedWords(words: readonly OcrWord[], print: GreyImage): readonly OcrWord[] {
  const tall = Math.max(
    0,
    ...words.filter((word) => /\p{L}/u.test(word.text)).map((word) => word.box.height),
  );
  return words.flatMap((word) => splitWord(word, print, Math.min(tall, 40)));
}

function splitWord(word: OcrWord, print: GreyImage, tall: number): readonly OcrWord[] {
  const letters = Array.from(word.text);
  if (letters.length < 2 || !/^[\p{L}'’]{2,}[^\p{L}]*$/u.test(word.text)) return [word];
  const runs = findLetterRuns(word.box, print);
  // Without one run for each letter it cannot be told where to cut; «ы» and quotes are two runs.
  const wide = letters.reduce((sum, letter) => sum + (/[ыЫ"]/.test(letter) ? 2 : 1), 0);
  if (runs.length !== wide) return [word];
  const gaps = runs.slice(1).map((run, index) => run.left - (runs[index]?.right ?? 0));
  const usual = Math.max(1, gaps.toSorted((one, other) => one - other)[(gaps.length - 1) >> 1] as number);
  let runPlace = 0;
  let text = "";
  const parts: OcrWord[] = [];
  for (const [index, letter] of letters.entries()) {
    text += letter;
    runPlace += /[ыЫ"]/.test(letter) ? 2 : 1;
    const gap = gaps[runPlace - 1] ?? 0;
    const last = index === letters.length - 1;
    if (!last && (gap < usual * WIDER || gap < tall * MIN_SHARE || !/\p{L}/u.test(letters[index + 1] ?? "")))
      continue;
    parts.push({ ...word, text });
    text = "";
  }
  return parts;
}
