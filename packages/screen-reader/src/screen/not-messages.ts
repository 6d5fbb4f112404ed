// Rectangles that keep to a margin like messages and are none: the box to type in, quotes above, small pills.
import { colourDistance } from "../pixels/rgb-image.ts";
import type { Box } from "../pixels/pixel-image.ts";
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
      rect.box.height >= line * LEAST_LINES &&
      !isFaceInAColumn(rect, rects) &&
      !isQuoteAbove(rect, rects[index + 1], usualStrength(rect, rects)),
  );
}

/** A bubble is at least this many lines of print tall, its padding counted; reactions and icons are less. */
const LEAST_LINES = 1.6;

/** A list of people is a column of faces: squares of one size with a letter in the middle of much room. */
function isFaceInAColumn(rect: InkedRect, rects: readonly InkedRect[]): boolean {
  const { box } = rect;
  const square = Math.abs(box.width - box.height) < box.height * 0.15;
  if (!square || Math.max(...rect.lineHeights) > box.height * MOST_FACE_LETTER) return false;
  const alike = rects.filter(
    (other) =>
      Math.abs(other.box.x - box.x) <= 2 &&
      Math.abs(other.box.width - box.width) <= 2 &&
      Math.abs(other.box.height - box.height) <= 2,
  );
  return alike.length >= LEAST_FACES;
}

/** A message's letters take more of its bubble's height than this, a face's letter less. */
const MOST_FACE_LETTER = 0.33;
const LEAST_FACES = 3;

/** The lowest rectangle, wide and one line tall near the bottom, with the pale print of a hint. */
function findComposer(rects: readonly InkedRect[], pane: Box, strength: number): InkedRect | null {
  const lowest = rects.toSorted((one, other) => bottomOf(other.box) - bottomOf(one.box))[0];
  if (!lowest || bottomOf(lowest.box) < pane.y + pane.height * 0.86) return null;
  const wide = lowest.box.width > pane.width * 0.4;
  const flat = lowest.box.height < pane.height * 0.09;
  const twins = rects.filter((rect) => isTwin(rect, lowest));
  const proven = twins.length > 1 || twins.some((twin) => twin.strength > strength * 0.72);
  const pale = lowest.strength < strength * 0.8 && !proven;
  const wholeWidth = lowest.box.width > pane.width * 0.82;
  return flat && (wholeWidth || (wide && pale)) ? lowest : null;
}

/** Two bubbles of one person: one ground, one margin, and print that stands out alike. */
function isTwin(one: InkedRect, other: InkedRect): boolean {
  return (
    one !== other &&
    colourDistance(one.colour, other.colour) < 12 &&
    isAligned(one.box, other.box) &&
    Math.abs(one.strength - other.strength) < other.strength * 0.2
  );
}

function isAligned(one: Box, other: Box): boolean {
  const slack = Math.max(6, Math.min(one.height, other.height) * 0.4);
  return Math.abs(one.x - other.x) < slack || Math.abs(one.x + one.width - other.x - other.width) < slack;
}

/** How far print usually stands out on a ground of this rectangle's colour, or anywhere when it is the only one. */
function usualStrength(rect: InkedRect, rects: readonly InkedRect[]): number {
  const alike = rects.filter((other) => other !== rect && colourDistance(other.colour, rect.colour) < 12);
  const strongest = Math.max(0, ...alike.map((other) => other.strength));
  // Pale ones among themselves prove nothing: all of them may be quotes.
  const all = median(rects.map((other) => other.strength));
  return strongest < all * 0.6 ? all : median(alike.map((other) => other.strength));
}

/** A pale small bubble right above another one on the same side repeats an earlier message. */
function isQuoteAbove(rect: InkedRect, next: InkedRect | undefined, strength: number): boolean {
  if (!next || rect.strength > strength * 0.72) return false;
  const gap = next.box.y - bottomOf(rect.box);
  return isAligned(rect.box, next.box) && gap < Math.max(...next.lineHeights, 8);
}

function bottomOf(box: Box): number {
  return box.y + box.height;
}

/** The middle value; 0 for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? 0;
}
