// Flood fill: joins flat pixels into regions and measures each. Knows nothing of chats.
import type { Box } from "../pixels/pixel-image.ts";
import type { RgbImage } from "../pixels/rgb-image.ts";

export interface FlatRegion {
  readonly id: number;
  readonly box: Box;
  /** Pixels that belong to it. */
  readonly area: number;
  /** Sum over its rows of the distance from its leftmost to its rightmost pixel: its area with holes filled. */
  readonly filledArea: number;
  /** Mean colour, 0xRRGGBB. */
  readonly colour: number;
}

export interface FlatRegions {
  /** Region of each pixel, 0 where there is none; otherwise an id of `regions`. */
  readonly labels: Int32Array;
  readonly regions: readonly FlatRegion[];
}

/** Regions of 4-connected flat pixels with at least `leastArea` pixels; `flat` is one byte per pixel. */
export function findFlatRegions(image: RgbImage, flat: Uint8Array, leastArea: number): FlatRegions {
  const { width, height } = image;
  const labels = new Int32Array(width * height);
  const regions: FlatRegion[] = [];
  const stack: number[] = [];
  for (let start = 0; start < labels.length; start += 1) {
    if (flat[start] !== 1 || labels[start] !== 0) continue;
    const pixels = flood(start, regions.length + 1, width, height, flat, labels, stack);
    const region = measure(pixels, regions.length + 1, image);
    if (region.area >= leastArea) regions.push(region);
    else for (const pixel of pixels) labels[pixel] = -1;
  }
  for (let index = 0; index < labels.length; index += 1) if (labels[index] === -1) labels[index] = 0;
  return { labels, regions };
}

function flood(
  start: number,
  label: number,
  width: number,
  height: number,
  flat: Uint8Array,
  labels: Int32Array,
  stack: number[],
): number[] {
  const pixels: number[] = [];
  const last = width * (height - 1);
  stack.push(start);
  labels[start] = label;
  while (stack.length > 0) {
    const pixel = stack.pop() as number;
    pixels.push(pixel);
    const x = pixel % width;
    if (x > 0 && flat[pixel - 1] === 1 && labels[pixel - 1] === 0) {
      labels[pixel - 1] = label;
      stack.push(pixel - 1);
    }
    if (x < width - 1 && flat[pixel + 1] === 1 && labels[pixel + 1] === 0) {
      labels[pixel + 1] = label;
      stack.push(pixel + 1);
    }
    if (pixel >= width && flat[pixel - width] === 1 && labels[pixel - width] === 0) {
      labels[pixel - width] = label;
      stack.push(pixel - width);
    }
    if (pixel < last && flat[pixel + width] === 1 && labels[pixel + width] === 0) {
      labels[pixel + width] = label;
      stack.push(pixel + width);
    }
  }
  return pixels;
}

function measure(pixels: readonly number[], id: number, image: RgbImage): FlatRegion {
  const { width, data } = image;
  const rows = new Map<number, { left: number; right: number }>();
  const sums = [0, 0, 0] as [number, number, number];
  for (const pixel of pixels) {
    const y = (pixel / width) | 0;
    const x = pixel - y * width;
    const row = rows.get(y);
    if (row === undefined) rows.set(y, { left: x, right: x });
    else if (x < row.left) row.left = x;
    else if (x > row.right) row.right = x;
    sums[0] += data[pixel * 3] as number;
    sums[1] += data[pixel * 3 + 1] as number;
    sums[2] += data[pixel * 3 + 2] as number;
  }
  let left = width;
  let right = 0;
  let top = Number.POSITIVE_INFINITY;
  let bottom = 0;
  let filledArea = 0;
  for (const [y, row] of rows) {
    left = Math.min(left, row.left);
    right = Math.max(right, row.right);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    filledArea += row.right - row.left + 1;
  }
  const [red, green, blue] = sums.map((sum) => Math.round(sum / pixels.length)) as [number, number, number];
  return {
    id,
    box: { x: left, y: top, width: right - left + 1, height: bottom - top + 1 },
    area: pixels.length,
    filledArea,
    colour: red * 65_536 + green * 256 + blue,
  };
}
