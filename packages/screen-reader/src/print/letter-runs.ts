// Letters on a print as runs of inked columns: enough to compare heights and gaps.
import type { Box } from "../pixels/pixel-image.ts";
import type { GreyImage } from "./resample.ts";

export interface LetterRun {
  /** First inked column, and the column after the last; in pixels of the print. */
  readonly left: number;
  readonly right: number;
  /** Height that the ink reaches above the box's lower edge, and the height at which it begins there. */
  readonly top: number;
  readonly foot: number;
}

/** Runs of inked columns inside `box`, left to right. Letters that touch are one run. */
export function findLetterRuns(box: Box, print: GreyImage): readonly LetterRun[] {
  const runs: LetterRun[] = [];
  let left = -1;
  let top = 0;
  let foot = box.height;
  for (let x = box.x; x <= box.x + box.width; x += 1) {
    const column = x < box.x + box.width ? columnReach(box, x, print) : null;
    if (column !== null) {
      if (left < 0) left = x;
      top = Math.max(top, column.top);
      foot = Math.min(foot, column.foot);
    } else if (left >= 0) {
      runs.push({ left, right: x, top, foot });
      left = -1;
      top = 0;
      foot = box.height;
    }
  }
  return runs;
}

/** How high the ink of one column reaches and where it begins, above the box's lower edge; null without ink. */
function columnReach(box: Box, x: number, print: GreyImage): { top: number; foot: number } | null {
  let top = 0;
  let foot = 0;
  for (let y = box.y; y < box.y + box.height; y += 1) {
    if ((print.data[y * print.width + x] ?? 255) >= 128) continue;
    if (top === 0) top = box.y + box.height - y;
    foot = box.y + box.height - y - 1;
  }
  return top === 0 ? null : { top, foot };
}
