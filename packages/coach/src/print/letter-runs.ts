// Letters on a print as runs of inked columns: enough to compare heights and gaps.
import type { Box } from "../pixels/pixel-image.ts";
import type { GreyImage } from "./resample.ts";

export interface LetterRun {
  /** First inked column, and the column after the last; in pixels of the print. */
  readonly left: number;
  readonly right: number;
  /** Height that the ink reaches above the box's lower edge. */
  readonly top: number;
}

/** Runs of inked columns inside `box`, left to right. Letters that touch are one run. */
export function findLetterRuns(box: Box, print: GreyImage): readonly LetterRun[] {
  const runs: LetterRun[] = [];
  let left = -1;
  let top = 0;
  for (let x = box.x; x <= box.x + box.width; x += 1) {
    const reach = x < box.x + box.width ? columnReach(box, x, print) : 0;
    if (reach > 0) {
      if (left < 0) left = x;
      top = Math.max(top, reach);
    } else if (left >= 0) {
      runs.push({ left, right: x, top });
      left = -1;
      top = 0;
    }
  }
  return runs;
}

function columnReach(box: Box, x: number, print: GreyImage): number {
  for (let y = box.y; y < box.y + box.height; y += 1) {
    if ((print.data[y * print.width + x] ?? 255) < 128) return box.y + box.height - y;
  }
  return 0;
}
