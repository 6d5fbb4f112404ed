// Flood fill: joins flat pixels into regions and measures each. Knows nothing of chats.
import type { Box } from "../pixels/pixel-image.ts";
import type { RgbImage } from "../pixels/rgb-image.ts";

export interface FlatRegion {
  readonly id: number;
  readonly box: Box;
  /** The box without what only few rows or columns reach: tails, and strokes that touch it. */
  readonly core: Box;
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

/**
 * Regions of 4-connected flat pixels with at least `leastArea` pixels; `flat` is one byte per pixel. With a
 * `memory` of the same size nothing big is allocated; the labels are then its own and hold until it is used again.
 */
export function findFlatRegions(
  image: RgbImage,
  flat: Uint8Array,
  leastArea: number,
  memory: FloodMemory = createFloodMemory(image.width, image.height),
): FlatRegions {
  const { labels, pixels } = memory;
  labels.fill(0);
  const regions: FlatRegion[] = [];
  for (let start = 0; start < flat.length; start += 1) {
    if (flat[start] !== 1 || labels[start] !== 0) continue;
    const id = regions.length + 1;
    const area = fill(memory, flat, start, id);
    const region = measure(memory, area, id, image.data);
    if (area >= leastArea) regions.push(region);
    else for (let index = 0; index < area; index += 1) labels[pixels[index] as number] = -1;
  }
  for (let index = 0; index < flat.length; index += 1) if (labels[index] === -1) labels[index] = 0;
  return { labels, regions };
}

/** Working memory for filling pictures of one size. */
export interface FloodMemory {
  readonly width: number;
  readonly labels: Int32Array;
  /** The pixels of the region being filled; its first ones are done, the rest wait. */
  readonly pixels: Int32Array;
  /** Leftmost and rightmost pixel of each row; kept clear between regions. */
  readonly lefts: Int32Array;
  readonly rights: Int32Array;
}

/** Memory for pictures of `width` × `height` pixels: eight bytes for each. */
export function createFloodMemory(width: number, height: number): FloodMemory {
  return {
    width,
    labels: new Int32Array(width * height),
    pixels: new Int32Array(width * height),
    lefts: new Int32Array(height).fill(width),
    rights: new Int32Array(height).fill(-1),
  };
}

/** Labels the region around `start` and lists it in `pixels`; returns how many there are. */
function fill({ width, labels, pixels }: FloodMemory, flat: Uint8Array, start: number, id: number): number {
  let done = 0;
  let known = 1;
  pixels[0] = start;
  labels[start] = id;
  while (done < known) {
    const pixel = pixels[done] as number;
    done += 1;
    const x = pixel % width;
    if (x > 0 && flat[pixel - 1] === 1 && labels[pixel - 1] === 0) {
      labels[pixel - 1] = id;
      pixels[known++] = pixel - 1;
    }
    if (x < width - 1 && flat[pixel + 1] === 1 && labels[pixel + 1] === 0) {
      labels[pixel + 1] = id;
      pixels[known++] = pixel + 1;
    }
    // Outside the picture `flat` gives undefined.
    if (flat[pixel - width] === 1 && labels[pixel - width] === 0) {
      labels[pixel - width] = id;
      pixels[known++] = pixel - width;
    }
    if (flat[pixel + width] === 1 && labels[pixel + width] === 0) {
      labels[pixel + width] = id;
      pixels[known++] = pixel + width;
    }
  }
  return known;
}

function measure(
  { width, pixels, lefts, rights }: FloodMemory,
  area: number,
  id: number,
  data: Uint8Array,
): FlatRegion {
  let red = 0;
  let green = 0;
  let blue = 0;
  let top = lefts.length;
  let bottom = 0;
  for (let index = 0; index < area; index += 1) {
    const pixel = pixels[index] as number;
    const y = (pixel / width) | 0;
    const x = pixel - y * width;
    if (x < (lefts[y] as number)) lefts[y] = x;
    if (x > (rights[y] as number)) rights[y] = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
    red += data[pixel * 3] as number;
    green += data[pixel * 3 + 1] as number;
    blue += data[pixel * 3 + 2] as number;
  }
  const core = findCore(lefts.subarray(top, bottom + 1), rights.subarray(top, bottom + 1), top);
  let left = width;
  let right = 0;
  let filledArea = 0;
  for (let y = top; y <= bottom; y += 1) {
    left = Math.min(left, lefts[y] as number);
    right = Math.max(right, rights[y] as number);
    filledArea += (rights[y] as number) - (lefts[y] as number) + 1;
    lefts[y] = width;
    rights[y] = -1;
  }
  return {
    id,
    box: { x: left, y: top, width: right - left + 1, height: bottom - top + 1 },
    core,
    area,
    filledArea,
    colour: Math.round(red / area) * 65_536 + Math.round(green / area) * 256 + Math.round(blue / area),
  };
}

/** Sides that most rows reach, and the rows that are not much narrower than most. */
function findCore(lefts: Int32Array, rights: Int32Array, top: number): Box {
  const rows = lefts.length;
  const left = lefts.toSorted()[Math.floor(rows * 0.3)] as number;
  const right = rights.toSorted()[Math.floor(rows * 0.7)] as number;
  const least = (right - left) * 0.45;
  const fits = (row: number): boolean => (rights[row] as number) - (lefts[row] as number) >= least;
  let first = 0;
  while (first < rows - 1 && !fits(first)) first += 1;
  let last = rows - 1;
  while (last > first && !fits(last)) last -= 1;
  return { x: left, y: top + first, width: Math.max(1, right - left + 1), height: last - first + 1 };
}
