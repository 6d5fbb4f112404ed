// Three dots in a bubble say that somebody is writing: a bubble, and no message.
import type { InkMap } from "./ink-map.ts";

/** A dot is at least and at most this share of its bubble's height: full stops are less, letters more. */
const MIN_DOT = 0.13;
const MAX_DOT = 0.5;
/** A disc fills this much of its square; the letter «о» has a hole. */
const MIN_FILLED = 0.62;
/** Dots are alike, and as wide as tall, but for this share. */
const SLACK = 0.3;

interface Blob {
  readonly width: number;
  readonly height: number;
  /** Share of its box that is inked, 0–1. */
  readonly filled: number;
}

/** Whether all the ink stronger than `threshold` (0–255) is three equal dots side by side. */
export function isTyping(map: InkMap, threshold: number): boolean {
  const blobs = findBlobs(map, threshold);
  const [first] = blobs;
  if (blobs.length !== 3 || first === undefined) return false;
  return blobs.every(
    ({ width, height, filled }) =>
      height >= map.height * MIN_DOT &&
      height <= map.height * MAX_DOT &&
      filled >= MIN_FILLED &&
      Math.abs(width - height) <= Math.max(1, height * SLACK) &&
      Math.abs(width - first.width) <= Math.max(1, first.width * SLACK),
  );
}

/** Runs of columns with ink, left to right; at most four are looked for. */
function findBlobs(map: InkMap, threshold: number): readonly Blob[] {
  const blobs: Blob[] = [];
  let start = -1;
  for (let x = 0; x <= map.width && blobs.length < 4; x += 1) {
    const inked = x < map.width && columnHasInk(map, x, threshold);
    if (inked && start < 0) start = x;
    if (inked || start < 0) continue;
    blobs.push(measureBlob(map, start, x, threshold));
    start = -1;
  }
  return blobs;
}

function columnHasInk({ ink, width, height }: InkMap, x: number, threshold: number): boolean {
  for (let index = x; index < width * height; index += width) {
    if ((ink[index] as number) > threshold) return true;
  }
  return false;
}

function measureBlob({ ink, width, height }: InkMap, left: number, right: number, threshold: number): Blob {
  let top = height;
  let bottom = 0;
  let area = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = left; x < right; x += 1) {
      if ((ink[y * width + x] as number) <= threshold) continue;
      top = Math.min(top, y);
      bottom = y + 1;
      area += 1;
    }
  }
  return { width: right - left, height: bottom - top, filled: area / ((right - left) * (bottom - top)) };
}
