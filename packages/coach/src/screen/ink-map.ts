// Tells ink from paper inside one rectangle, whatever the colours and even when the paper shades off.
import type { Box } from "../pixels/pixel-image.ts";
import { findFlatPlaces } from "../pixels/flat-places.ts";
import { toneColours } from "../pixels/rgb-image.ts";
import type { RgbImage } from "../pixels/rgb-image.ts";
import { findFlatRegions } from "./flat-regions.ts";

export interface InkMap {
  readonly width: number;
  readonly height: number;
  /** Distance of each pixel's colour from the paper behind it, 0–255, one byte per pixel. */
  readonly ink: Uint8Array;
  /** The colours themselves, RGB interleaved. */
  readonly colours: Uint8Array;
  /** The paper's colour behind each pixel, RGB interleaved. */
  readonly paper: Uint8Array;
}

/** The part of `image` inside `box` (clipped to the image); a new image. */
export function cropRgb(image: RgbImage, box: Box): RgbImage {
  const left = Math.max(0, box.x);
  const top = Math.max(0, box.y);
  const width = Math.max(1, Math.min(image.width, box.x + box.width) - left);
  const height = Math.max(1, Math.min(image.height, box.y + box.height) - top);
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const start = ((top + y) * image.width + left) * 3;
    data.set(image.data.subarray(start, start + width * 3), y * width * 3);
  }
  return { width, height, data };
}

/**
 * Ink of a bubble cut out of its screenshot. Its paper is the largest flat region; what lies outside the paper's
 * rows (the corners) counts as paper. `rippled`: whether the picture went through lossy compression.
 */
export function mapInk(cut: RgbImage, rippled: boolean): InkMap {
  const { width, height, data } = cut;
  const flat = rippled ? findFlatPlaces(toneColours(cut, 0.5), 12) : findFlatPlaces(cut, 6);
  const { labels, regions } = findFlatRegions(cut, flat, 12);
  const largest = regions.reduce<(typeof regions)[number] | null>(
    (best, region) => (best === null || region.filledArea > best.filledArea ? region : best),
    null,
  );
  const ink = new Uint8Array(width * height);
  const paper = data.slice();
  if (largest === null) return { width, height, ink, colours: data, paper };
  for (let y = 0; y < height; y += 1) fillRow(y, largest.id, width, labels, data, paper, ink);
  return { width, height, ink, colours: data, paper };
}

/** Paper between two paper pixels of a row is interpolated; ink is the distance from it. */
function fillRow(
  y: number,
  paperLabel: number,
  width: number,
  labels: Int32Array,
  data: Uint8Array,
  paper: Uint8Array,
  ink: Uint8Array,
): void {
  const start = y * width;
  let before = -1;
  for (let x = 0; x < width; x += 1) {
    if (labels[start + x] !== paperLabel) continue;
    if (before >= 0 && x - before > 1) interpolate(start, before, x, data, paper, ink);
    before = x;
  }
}

function interpolate(
  start: number,
  from: number,
  to: number,
  data: Uint8Array,
  paper: Uint8Array,
  ink: Uint8Array,
): void {
  const one = (start + from) * 3;
  const other = (start + to) * 3;
  for (let x = from + 1; x < to; x += 1) {
    const share = (x - from) / (to - from);
    let most = 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const index = (start + x) * 3 + channel;
      const first = data[one + channel] as number;
      const ground = Math.round(first + ((data[other + channel] as number) - first) * share);
      paper[index] = ground;
      most = Math.max(most, Math.abs((data[index] as number) - ground));
    }
    ink[start + x] = most;
  }
}
