// How tall letters stand in one talk. All its bubbles are set in one size, so what cannot be told inside a bubble
// (whether «ого» has capitals, whether a word is a small time stamp) is told by the others.
import { median } from "../../pixels/statistics.ts";
import { findLetterRuns } from "../../print/letter-runs.ts";
import type { LetterRun } from "../../print/letter-runs.ts";
import type { BubblePrint } from "../../print/print-bubble.ts";
import type { OcrWord } from "../../screen/screen-layout.ts";

/** Heights of letters above their line, in pixels of the picture. */
export interface LetterSizes {
  /** Small letters without a stroke above: «а», «о», «e». */
  readonly low: number;
  /** Capitals. */
  readonly tall: number;
}

/** A word's letters as they stand on the print. */
export interface WordLetters {
  /** How high each run of ink stands above the line, left to right; specks left out. In pixels of the picture. */
  readonly rises: readonly number[];
  /** The rise of each sign of the text where runs and signs match one to one, else null. */
  readonly signs: readonly number[] | null;
}

/** Letters that are low, and letters that are tall, and are never taken for one another. */
const SURE_LOW = /[аеaemnr]/;
const SURE_TALL = /[АБЕADEFGHLMNRTB]/;
/** Letters that reach below the line. */
const DESCENDING = /[руфцщдgjpqyQЦЩД,;]/;
/** Fewer low letters than this say nothing. */
const MIN_LETTERS = 5;
/** How much taller than low letters capitals usually are. */
const USUAL_RATIO = 1.37;

/** The letters of each word of one bubble, measured from the line they stand on. */
export function measureLetters(words: readonly OcrWord[], print: BubblePrint): readonly WordLetters[] {
  const measured = words.map((word) => {
    const runs = withoutSpecks(findLetterRuns(word.box, print));
    const bottom = word.box.y + word.box.height;
    return {
      word,
      signs: signsOf(word.text),
      tops: runs.map((run) => bottom - run.top),
      feet: runs.map((run) => bottom - run.foot),
    };
  });
  const grounds = new Map<number, number[]>();
  for (const { word, signs, feet } of measured) {
    const known = signs !== null && signs.length === feet.length;
    // A dash stands above the line and a time stamp below it.
    if (!/\p{L}/u.test(word.text)) continue;
    const standing = feet.filter((_, index) => !known || !DESCENDING.test(signs[index] ?? ""));
    grounds.set(word.line, [...(grounds.get(word.line) ?? []), ...standing]);
  }
  return measured.map(({ word, signs, tops, feet }) => {
    const ground = groundOf(/\p{L}/u.test(word.text) ? (grounds.get(word.line) ?? []) : feet);
    const rises = ground === null ? [] : tops.map((top) => (ground - top) / print.scale);
    return { rises, signs: signs === null ? null : perSign(word.text, signs, rises) };
  });
}

/** The sizes of a talk, each bubble given by its words and their letters; null when too little could be told. */
export function findLetterSizes(
  bubbles: readonly { readonly words: readonly OcrWord[]; readonly letters: readonly WordLetters[] }[],
): LetterSizes | null {
  const lows: number[] = [];
  const talls: number[] = [];
  for (const { words, letters } of bubbles) {
    for (const [index, word] of words.entries()) {
      const signs = letters[index]?.signs ?? null;
      if (signs === null) continue;
      for (const [place, sign] of Array.from(word.text).entries()) {
        if (SURE_LOW.test(sign)) lows.push(signs[place] as number);
        else if (SURE_TALL.test(sign)) talls.push(signs[place] as number);
      }
    }
  }
  const low = middle(lows);
  if (low === null || lows.length < MIN_LETTERS) return null;
  const tall = middle(talls) ?? 0;
  // Capitals seen rarely may be misread; they are believed where they are as tall as capitals can be.
  const believable = talls.length > 1 && tall > low * 1.2 && tall < low * 1.6;
  return { low, tall: believable ? tall : low * USUAL_RATIO };
}

/** Runs at least half as tall as the tallest: stops, commas, strokes and quotes are less. */
function withoutSpecks(runs: readonly LetterRun[]): readonly LetterRun[] {
  const most = Math.max(0, ...runs.map((run) => run.top - run.foot));
  return runs.filter((run) => run.top - run.foot > most * MIN_SHARE);
}

const MIN_SHARE = 0.45;
const SPECK = /[.,'’"-]/;

/** The text's signs, one for each run of ink they make; null when it holds signs of which that is not known. */
function signsOf(text: string): readonly string[] | null {
  if (/[^\p{L}\d.,!?()'’"-]/u.test(text)) return null;
  return Array.from(text).flatMap((sign) => {
    if (SPECK.test(sign)) return [];
    return /[ыЫ]/.test(sign) ? [sign, sign] : [sign];
  });
}

/** The rise of each sign of `text`, 0 for a speck; null when runs and signs do not match one to one. */
function perSign(text: string, signs: readonly string[], rises: readonly number[]): readonly number[] | null {
  if (signs.length !== rises.length) return null;
  let place = 0;
  return Array.from(text, (sign) => {
    if (SPECK.test(sign)) return 0;
    const rise = rises[place] as number;
    place += /[ыЫ]/.test(sign) ? 2 : 1;
    return rise;
  });
}

/** Where a line stands: most feet, and of two levels the upper one, since letters may reach below the line. */
function groundOf(feet: readonly number[]): number | null {
  return feet.toSorted((one, other) => one - other)[Math.floor((feet.length - 1) * 0.4)] ?? null;
}

function middle(values: readonly number[]): number | null {
  return values.length === 0 ? null : median(values);
}
