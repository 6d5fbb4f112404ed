// Rectangles that keep to a margin like messages and are none: the box to type in, quotes above, small pills.
import { colourDistance } from "../pixels/rgb-image.ts";
import type { Box } from "../pixels/pixel-image.ts";
import { median } from "../pixels/statistics.ts";
import type { InkedRect } from "./bubble-candidates.ts";

/**
 * The rectangles without what is no message, in their order. `whole` is the talk's pane with head and foot,
 * `pane` the part between them.
 */
export function leaveOutNonMessages(
  rects: readonly InkedRect[],
  whole: Box,
  pane: Box,
): readonly InkedRect[] {
  const strength = median(rects.map((rect) => rect.strength));
  const line = median(rects.flatMap((rect) => rect.lineHeights));
  const hasFoot = bottomOf(pane) < bottomOf(whole) - line;
  const composer = hasFoot ? null : findComposer(rects, whole, strength);
  return rects.filter(
    (rect, index) =>
      rect !== composer &&
      rect.box.height >= line * MIN_LINES &&
      !isFaceInAColumn(rect, rects) &&
      !isQuoteAbove(rect, rects[index + 1], usualStrength(rect, rects)),
  );
}

/** A bubble is at least this many lines of print tall, its padding counted; reactions and icons are less. */
const MIN_LINES = 1.6;

/** A list of people is a column of faces: squares of one size with a letter in the middle of much room. */
function isFaceInAColumn(rect: InkedRect, rects: readonly InkedRect[]): boolean {
  const { box } = rect;
  const square = Math.abs(box.width - box.height) < box.height * MAX_OBLONG;
  if (!square || Math.max(...rect.lineHeights) > box.height * MAX_FACE_LETTER) return false;
  const alike = rects.filter(
    (other) =>
      Math.abs(other.box.x - box.x) <= SAME_PX &&
      Math.abs(other.box.width - box.width) <= SAME_PX &&
      Math.abs(other.box.height - box.height) <= SAME_PX,
  );
  return alike.length >= MIN_FACES;
}

// "Measured" below: on 40 held-out screens of `tests/mentor/bench-reader.ts`, what lay on either side of the bound.

/** The sides of a face differ by less than this share: its ring and the blur of its edge. Measured: faces to 0.11, messages from 0.83. */
const MAX_OBLONG = 0.15;
/** Pixels by which the faces of one list differ in place and size: its edges, found to a pixel on either side. */
const SAME_PX = 2;
/** A message's letters take more of its bubble's height than this, a face's letter less. */
const MAX_FACE_LETTER = 0.33;
const MIN_FACES = 3;

/** The lowest rectangle, wide and one line tall near the bottom, with the pale print of a hint. */
function findComposer(rects: readonly InkedRect[], pane: Box, strength: number): InkedRect | null {
  const lowest = rects.toSorted((one, other) => bottomOf(other.box) - bottomOf(one.box))[0];
  if (!lowest || bottomOf(lowest.box) < pane.y + pane.height * COMPOSER.ends) return null;
  const wide = lowest.box.width > pane.width * COMPOSER.wide;
  const flat = lowest.box.height < pane.height * COMPOSER.flat;
  const twins = rects.filter((rect) => isTwin(rect, lowest));
  const proven = twins.length > 1 || twins.some((twin) => twin.strength > strength * FULL_PRINT);
  const pale = lowest.strength < strength * COMPOSER.hint && !proven;
  const wholeWidth = lowest.box.width > pane.width * COMPOSER.whole;
  return flat && (wholeWidth || (wide && pale)) ? lowest : null;
}

/** The box to type in, in shares of its pane. */
const COMPOSER = {
  /** It ends below this: the keyboard is closed, and at most a bar of buttons stands under it. Measured: from 0.89. */
  ends: 0.86,
  /** It is lower than this: one line with its padding. Measured: to 0.05. */
  flat: 0.09,
  /** It is wider than this where buttons stand beside it. */
  wide: 0.4,
  /** No bubble is wider than this: messengers leave a margin on the other side. Measured: bubbles to 0.78. */
  whole: 0.82,
  /** The hint in it stands out less than this share of the talk's print. Measured: hints to 0.57, messages from 0.94. */
  hint: 0.8,
} as const;
/** The print of a message stands out at least this share as much as the talk's usual; of a quote or a hint, less. Measured: 0.43 to 0.66 and from 0.77. */
const FULL_PRINT = 0.72;

/** Two bubbles of one person: one ground, one margin, and print that stands out alike. */
function isTwin(one: InkedRect, other: InkedRect): boolean {
  return (
    one !== other &&
    colourDistance(one.colour, other.colour) < SAME_COLOUR &&
    isAligned(one.box, other.box) &&
    Math.abs(one.strength - other.strength) < other.strength * SAME_STRENGTH
  );
}

/** Distance of two colours that are one, blurred by JPEG; the two sides of a talk differ by more. */
const SAME_COLOUR = 12;
/** By this share of itself the same print may stand out more or less, by its letters. */
const SAME_STRENGTH = 0.2;

function isAligned(one: Box, other: Box): boolean {
  const slack = Math.max(MIN_SLACK_PX, Math.min(one.height, other.height) * MAX_SLACK);
  return Math.abs(one.x - other.x) < slack || Math.abs(one.x + one.width - other.x - other.width) < slack;
}

/** Bubbles of one side keep to their margin but for a tail, which is at most this share of a bubble's height. */
const MAX_SLACK = 0.4;
const MIN_SLACK_PX = 6;

/** How far print usually stands out on a ground of this rectangle's colour, or anywhere when it is the only one. */
function usualStrength(rect: InkedRect, rects: readonly InkedRect[]): number {
  const alike = rects.filter(
    (other) => other !== rect && colourDistance(other.colour, rect.colour) < SAME_COLOUR,
  );
  const strongest = Math.max(0, ...alike.map((other) => other.strength));
  // Pale ones among themselves prove nothing: all of them may be quotes.
  const all = median(rects.map((other) => other.strength));
  return strongest < all * ALL_PALE ? all : median(alike.map((other) => other.strength));
}

/** Where the strongest print of one ground stands out less than this share of the talk's, all of it is pale. */
const ALL_PALE = 0.6;

/** A pale small bubble right above another one on the same side repeats an earlier message. */
function isQuoteAbove(rect: InkedRect, next: InkedRect | undefined, strength: number): boolean {
  if (!next || rect.strength > strength * FULL_PRINT) return false;
  const gap = next.box.y - bottomOf(rect.box);
  return isAligned(rect.box, next.box) && gap < Math.max(...next.lineHeights, MIN_GAP_PX);
}

/** A quote stands closer above its bubble than a line of print, or than this. */
const MIN_GAP_PX = 8;

function bottomOf(box: Box): number {
  return box.y + box.height;
}
