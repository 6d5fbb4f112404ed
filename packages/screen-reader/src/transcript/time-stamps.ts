// A time stamp is no message. In a bubble, a time and its read ticks are print too, told from the words by place, form and size; a bubble
// that is nothing but a stamp is left out. (A time that could not be read is `small-print.ts`. Stamps in the middle of a talk keep to no
// margin, and so never become bubbles: `screen/bubble-sides.ts`.)
import type { BubblePrint } from "../print/print-bubble.ts";
import type { OcrWord } from "../screen/screen-layout.ts";
import { quantile } from "../pixels/statistics.ts";
import { isClock, isHalfDay, isRestOfClock } from "./clock-word.ts";
import type { LetterSizes, WordLetters } from "./letters/letter-sizes.ts";
import { isEditedMark } from "./screen-words.ts";
import { MAX_STAMP_WORDS, shareOfSize, SMALLER_LETTERS, TICKS } from "./small-print.ts";

/** A time is printed smaller than the message: at most this share of its tall words. Measured on 40 drawn screens: 0.49 to 0.79. */
const SMALLER = 0.86;
/** The words of a message at this place by height, from the lowest, are tall: most have a capital, an ascender or a descender. */
const TALL_PLACE = 0.7;
/** Ticks are lower than this share of the tall words: they are drawn in the stamp's size, and have no foot. Low words come as near as 0.725: alone it proves nothing. */
const LOW_AS_TICKS = 0.72;
/** Ticks come out as at most so many signs, of which the engine is not sure. Measured: to 0.38, low words from 0.94. */
const MAX_TICK_SIGNS = 5;
const TICKS_CONFIDENCE = 0.5;
/** A speck is of one or two signs. */
const MAX_SPECK_SIGNS = 2;

/** A stamp that is all there is takes at least this share of its print's width. */
const MIN_PRINT_SHARE = 0.4;

/** Where more bubbles than this share end with a time, every bubble does, and some times were misread. One alone proves nothing. Measured: talks with stamps from 0.40. */
const STAMPED_SHARE = 0.28;
const MIN_CLOCKS = 2;

/**
 * Whether the bubbles of a talk (each given by its words) end with the time they were sent: several end with a
 * clock time, and most of these times are printed as stamps are. A time that somebody wrote is not.
 */
export function areStamped(bubbles: readonly (readonly OcrWord[])[]): boolean {
  const clocks = bubbles.flatMap((words) => {
    const place = words.findLastIndex((word) => isClock(word.text));
    // A time that is all there is may be an answer: it tells nothing of the others.
    return place >= Math.max(1, words.length - MAX_STAMP_WORDS) ? [{ words, place }] : [];
  });
  const stamps = clocks.filter(({ words, place }) => isStamp(words[place] as OcrWord, words.slice(0, place)));
  const share = clocks.length / Math.max(1, bubbles.length);
  return clocks.length >= MIN_CLOCKS && share > STAMPED_SHARE && stamps.length * 2 >= clocks.length;
}

/** Whether the words end with a clock time, AM, PM, ticks and specks aside: such a stamp is known by its form. */
export function endsWithClock(words: readonly OcrWord[]): boolean {
  const place = words.findLastIndex((word) => isClock(word.text));
  return place >= 0 && words.slice(place + 1).every((word) => mayFollowStamp(word));
}

/**
 * Whether a bubble is a time and nothing else, and that time a stamp: its letters are small for this talk, or, where that cannot be
 * measured, the talk's bubbles end with stamps (`stamped`).
 */
export function isOnlyStamp(
  words: readonly OcrWord[],
  letters: readonly WordLetters[],
  sizes: LetterSizes | null,
  stamped: boolean,
): boolean {
  const place = words.findIndex((word) => isClock(word.text));
  if (place < 0 || !words.every((word, index) => index === place || saysNothing(word))) return false;
  const share = sizes === null ? null : shareOfSize(words[place] as OcrWord, letters[place], sizes);
  return share === null ? stamped : share < SMALLER_LETTERS;
}

/** Half of the day, ticks and specks. */
function saysNothing({ text }: OcrWord): boolean {
  return isHalfDay(text) || TICKS.test(text) || !/[\p{L}\d]/u.test(text);
}

/** Whether more than a stamp is seen on a bubble that is only one by its words: a picture, or the strokes of a voice message. */
export function hasMoreThanStamp(words: readonly OcrWord[], print: BubblePrint | null): boolean {
  if (print === null) return false;
  const left = Math.min(...words.map(({ box }) => box.x));
  const right = Math.max(...words.map(({ box }) => box.x + box.width));
  return print.pictures > 0 || right - left < print.width * MIN_PRINT_SHARE;
}

function mayFollowStamp({ text }: OcrWord): boolean {
  return isHalfDay(text) || text.length <= MAX_SPECK_SIGNS;
}

/**
 * The words of one bubble without a time at the end and what follows it (ticks). `stamped`: whether most bubbles
 * of the talk end with a time, so that this one surely does too. Order is kept.
 */
export function withoutTimeStamp(words: readonly OcrWord[], stamped: boolean): readonly OcrWord[] {
  const place = findStamp(words, stamped);
  if (place < 0) return withoutTicks(words);
  const end = isEditedMark(words[place - 1]?.text ?? "") ? place - 1 : place;
  return words.slice(0, end);
}

function findStamp(words: readonly OcrWord[], stamped: boolean): number {
  const place = words.findLastIndex((word) => isClock(word.text));
  // Only AM or PM, ticks and specks may follow a stamp.
  if (endsWithClock(words)) {
    // A time before which nothing is said, and which is no stamp, is the message.
    if (place === 0) return -1;
    return stamped || isStamp(words[place] as OcrWord, words.slice(0, place)) ? place : -1;
  }
  if (!stamped || words.length < 2) return -1;
  const remains = words.findLastIndex((word) => isRestOfClock(word.text));
  return remains >= words.length - 2 ? remains : -1;
}

/** A time after words is a stamp when it stands on a line of its own, or when it is small; before it nothing is said: see `isOnlyStamp`. */
function isStamp(time: OcrWord, before: readonly OcrWord[]): boolean {
  if (before.length === 0) return false;
  if (before.every((word) => word.line < time.line)) return true;
  return time.box.height < tallHeight(before) * SMALLER;
}

/** Height of the taller words: those with capitals, ascenders or descenders. */
function tallHeight(words: readonly OcrWord[]): number {
  const heights = words.filter((word) => /[\p{L}\d]/u.test(word.text)).map((word) => word.box.height);
  return quantile(heights, TALL_PLACE);
}

/** Ticks, and times beyond reading, come out as something short, small and unsure at the very end. */
function withoutTicks(words: readonly OcrWord[]): readonly OcrWord[] {
  const last = words.at(-1);
  if (!last || words.length < 2 || last.text.length > MAX_TICK_SIGNS || /[.,!?)(]$/.test(last.text))
    return words;
  const small = last.box.height < tallHeight(words.slice(0, -1)) * LOW_AS_TICKS;
  return small && last.confidence < TICKS_CONFIDENCE ? words.slice(0, -1) : words;
}
