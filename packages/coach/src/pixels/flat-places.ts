// Which pixels lie in a flat place (paper, not ink or edge): the ground on which bubbles are found.
import type { RgbImage } from "./rgb-image.ts";

/**
 * One byte per pixel: 1 where no channel varies by more than `tolerance` (0–255) within the 3 × 3 square around
 * it, else 0. Looking at a square and not at one neighbour keeps soft edges from leaking. A new array.
 */
export function findFlatPlaces(image: RgbImage, tolerance: number): Uint8Array {
  const { width, height, data } = image;
  const low = new Uint8Array(data.length);
  const high = new Uint8Array(data.length);
  spread(data, low, high, width * 3, height);
  const flat = new Uint8Array(width * height);
  const row = width * 3;
  for (let y = 0; y < height; y += 1) {
    const above = y > 0 ? -row : 0;
    const below = y < height - 1 ? row : 0;
    for (let x = 0, index = y * row; x < width; x += 1, index += 3) {
      flat[y * width + x] =
        range(low, high, index, above, below) <= tolerance &&
        range(low, high, index + 1, above, below) <= tolerance &&
        range(low, high, index + 2, above, below) <= tolerance
          ? 1
          : 0;
    }
  }
  return flat;
}

/** Least and greatest value of each byte and its two neighbours in the row. */
function spread(data: Uint8Array, low: Uint8Array, high: Uint8Array, row: number, height: number): void {
  for (let y = 0; y < height; y += 1) {
    const start = y * row;
    for (let place = 0; place < row; place += 1) {
      const index = start + place;
      const here = data[index] as number;
      const before = place >= 3 ? (data[index - 3] as number) : here;
      const after = place < row - 3 ? (data[index + 3] as number) : here;
      const smaller = before < after ? before : after;
      const greater = before < after ? after : before;
      low[index] = smaller < here ? smaller : here;
      high[index] = greater > here ? greater : here;
    }
  }
}

function range(low: Uint8Array, high: Uint8Array, index: number, above: number, below: number): number {
  const least = Math.min(low[index] as number, low[index + above] as number, low[index + below] as number);
  const most = Math.max(high[index] as number, high[index + above] as number, high[index + below] as number);
  return most - least;
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
