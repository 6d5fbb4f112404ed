// Lines of print inside an ink map, by counting ink row by row.
import type { InkMap } from "./ink-map.ts";

export interface TextLine {
  /** First row with ink, and the row after the last. */
  readonly top: number;
  readonly bottom: number;
  /** First column with ink, and the column after the last. */
  readonly left: number;
  readonly right: number;
}

/** Strength that most of the ink reaches, 0–255: how far the print stands out. 0 when there is none. */
export function inkStrength(map: InkMap): number {
  const counts = Array.from({ length: 256 }, () => 0);
  let total = 0;
  for (const strength of map.ink) {
    if (strength < 24) continue;
    counts[strength] = (counts[strength] as number) + 1;
    total += 1;
  }
  let seen = 0;
  for (let strength = 255; strength >= 24; strength -= 1) {
    seen += counts[strength] as number;
    if (seen > total * 0.12) return strength;
  }
  return 0;
}

/** Lines from top to bottom: runs of rows with ink stronger than `threshold` (0–255), at least `leastHeight` tall. */
export function findTextLines(map: InkMap, threshold: number, leastHeight: number): readonly TextLine[] {
  const lines: TextLine[] = [];
  let top = -1;
  for (let y = 0; y <= map.height; y += 1) {
    const inked = y < map.height && rowHasInk(map, y, threshold);
    if (inked && top < 0) top = y;
    if (!inked && top >= 0) {
      if (y - top >= leastHeight) lines.push({ top, bottom: y, ...findSides(map, top, y, threshold) });
      top = -1;
    }
  }
  return lines;
}

function rowHasInk(map: InkMap, y: number, threshold: number): boolean {
  for (let index = y * map.width, end = index + map.width; index < end; index += 1) {
    if ((map.ink[index] as number) > threshold) return true;
  }
  return false;
}

function findSides(
  map: InkMap,
  top: number,
  bottom: number,
  threshold: number,
): { left: number; right: number } {
  let left = map.width;
  let right = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = 0; x < map.width; x += 1) {
      if ((map.ink[y * map.width + x] as number) <= threshold) continue;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
    }
  }
  return { left, right };
}
