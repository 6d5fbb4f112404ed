// Which pixels lie in a flat place (paper, not ink or edge): the ground on which bubbles are found.
import type { RgbImage } from "./rgb-image.ts";

/**
 * One byte per pixel: 1 where no channel varies by more than `tolerance` (0–255) within the 3 × 3 square around
 * it, else 0. Looking at a square and not at one neighbour keeps soft edges from leaking. A new array.
 */
export function findFlatPlaces(image: RgbImage, tolerance: number): Uint8Array {
  const { width, height, data } = image;
  const row = width * 3;
  const flat = new Uint8Array(width * height);
  // Three rows of least and greatest values at a time: above, here, below.
  const lows = [new Uint8Array(row), new Uint8Array(row), new Uint8Array(row)];
  const highs = [new Uint8Array(row), new Uint8Array(row), new Uint8Array(row)];
  const load = (y: number): void => {
    const start = Math.min(height - 1, Math.max(0, y)) * row;
    spread(data, start, row, lows[(y + 3) % 3] as Uint8Array, highs[(y + 3) % 3] as Uint8Array);
  };
  load(-1);
  load(0);
  for (let y = 0; y < height; y += 1) {
    load(y + 1);
    markFlat(lows, highs, tolerance, flat.subarray(y * width, (y + 1) * width));
  }
  return flat;
}

/** Least and greatest value of each byte of one row and its two neighbours in that row. */
function spread(data: Uint8Array, start: number, row: number, low: Uint8Array, high: Uint8Array): void {
  for (let place = 0; place < row; place += 1) {
    const index = start + place;
    const here = data[index] as number;
    const before = place >= 3 ? (data[index - 3] as number) : here;
    const after = place < row - 3 ? (data[index + 3] as number) : here;
    const smaller = before < after ? before : after;
    const greater = before < after ? after : before;
    low[place] = smaller < here ? smaller : here;
    high[place] = greater > here ? greater : here;
  }
}

/** Sets the pixels of one row whose three channels vary little over three rows. */
function markFlat(
  lows: readonly Uint8Array[],
  highs: readonly Uint8Array[],
  tolerance: number,
  flat: Uint8Array,
): void {
  const [low, low2, low3] = lows as [Uint8Array, Uint8Array, Uint8Array];
  const [high, high2, high3] = highs as [Uint8Array, Uint8Array, Uint8Array];
  for (let x = 0, place = 0; x < flat.length; x += 1, place += 3) {
    let fits = 1;
    for (let channel = place; channel < place + 3; channel += 1) {
      const least = Math.min(low[channel] as number, low2[channel] as number, low3[channel] as number);
      const most = Math.max(high[channel] as number, high2[channel] as number, high3[channel] as number);
      if (most - least > tolerance) fits = 0;
    }
    flat[x] = fits;
  }
}

/** Flat places whose eight neighbours are flat too: narrow bridges between places fall away. A new array. */
export function withoutBridges(flat: Uint8Array, width: number): Uint8Array {
  const along = new Uint8Array(flat.length);
  for (let index = 1; index < flat.length - 1; index += 1) {
    along[index] = (flat[index - 1] as number) & (flat[index] as number) & (flat[index + 1] as number);
  }
  const out = new Uint8Array(flat.length);
  for (let index = width; index < flat.length - width; index += 1) {
    out[index] =
      (along[index - width] as number) & (along[index] as number) & (along[index + width] as number);
  }
  return out;
}
