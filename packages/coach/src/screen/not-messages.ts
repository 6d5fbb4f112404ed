// Rectangles that keep to a margin like messages and are none: the box to type in, quotes above, small pills.
import type { Box } from "../pixels/pixel-image.ts";
import type { InkedRect } from "./bubble-candidates.ts";

/** The rectangles without what is no message, in their order. `pane` is the talk's pane with head and foot. */
export function leaveOutNonMessages(rects: readonly InkedRect[], pane: Box): readonly InkedRect[] {
  const strength = median(rects.map((rect) => rect.strength));
  const line = median(rects.flatMap((rect) => rect.lineHeights));
  const composer = findComposer(rects, pane, strength);
  return rects.filter(
    (rect, index) =>
      rect !== composer && rect.box.height >= line * 1.25 && !isQuoteAbove(rect, rects[index + 1], strength),
  );
}

/** The lowest rectangle, wide and one line tall near the bottom, with the pale print of a hint. */
function findComposer(rects: readonly InkedRect[], pane: Box, strength: number): InkedRect | null {
  const lowest = rects.toSorted((one, other) => bottomOf(other) - bottomOf(one))[0];
  if (!lowest || bottomOf(lowest) < pane.y + pane.height * 0.86) return null;
  const wide = lowest.box.width > pane.width * 0.4;
  const flat = lowest.box.height < pane.height * 0.09;
  const pale = lowest.strength < strength * 0.8;
  const wholeWidth = lowest.box.width > pane.width * 0.82;
  return flat && (wholeWidth || (wide && pale)) ? lowest : null;
}

/** A pale small bubble right above another one on the same side repeats an earlier message. */
function isQuoteAbove(rect: InkedRect, next: InkedRect | undefined, strength: number): boolean {
  if (!next || rect.strength > strength * 0.72) return false;
  const gap = next.box.y - bottomOf(rect);
  return gap < Math.max(...next.lineHeights, 8);
}

function bottomOf(rect: InkedRect): number {
  return rect.box.y + rect.box.height;
}

/** The middle value; 0 for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? 0;
}
