// Two bubbles of one person, a few pixels apart, that lossy compression has joined: it stores colour coarsely, and where bubble and
// ground are equally bright nothing else parts them. Over a whole row the colour of the gap still shows (SR9).
import { colourDistance } from "../pixels/rgb-image.ts";
import type { RgbImage } from "../pixels/rgb-image.ts";
import type { Box } from "../pixels/pixel-image.ts";
import type { FlatRegion } from "./flat-regions.ts";

/** Rows on which a region turns to the ground's colour between two parts of it. */
export interface Seam {
  /** First and last row. */
  readonly top: number;
  readonly bottom: number;
  /** What it runs along. */
  readonly left: number;
  readonly right: number;
}

/** A gap is at most this tall, in pixels. */
const MAX_ROWS = 6;
/** What lies above and below a gap is a bubble, at least this tall. */
const MIN_PART = 12;
/** Bubble and ground that differ less (0–255) cannot be told apart, and those that differ more are never joined. */
const MIN_APART = 8;
const MAX_APART = 48;
/** Two bubbles of unlike width fill at least this share of the box around them; the ground around bubbles is more ragged. */
const MIN_SOLIDITY = 0.55;
/** A gap's rows are this much of the way (0–1) nearer to the ground's colour than both parts, */
const MIN_WAY = 0.25;
/** and this much (0–255): less is the halo of letters. */
const MIN_SHIFT = 6;
/** They reach along the narrower part; some of their pixels are the ground's already. */
const MIN_REACH = 0.6;
/** What a seam runs along for the most part is parted by it. */
const PARTED = 0.6;

/**
 * The seams of a region, from top to bottom; mostly none.
 * @param image as it was decoded: what smooths ripples also fills gaps
 * @param labels which region each pixel belongs to
 * @param ground the colour behind the bubbles, 0xRRGGBB
 */
export function findSeams(
  image: RgbImage,
  labels: Int32Array,
  region: FlatRegion,
  ground: number,
): readonly Seam[] {
  const { box } = region;
  const apart = colourDistance(region.colour, ground);
  const isWhole = region.filledArea > box.width * box.height * MIN_SOLIDITY;
  if (box.height < MIN_PART * 2 || !isWhole || apart < MIN_APART || apart > MAX_APART) return [];
  const { ways, counts } = waysToGround(image, labels, region, ground);
  const least = Math.max(MIN_WAY, MIN_SHIFT / apart);
  const isGap = (row: number): boolean => {
    const above = middle(ways, row - MAX_ROWS - 2, row - MAX_ROWS + 1);
    const below = middle(ways, row + MAX_ROWS, row + MAX_ROWS + 3);
    const widest = (from: number, to: number) => Math.max(0, ...counts.subarray(Math.max(0, from), to));
    const narrower = Math.min(widest(row - MIN_PART, row - 3), widest(row + 4, row + MIN_PART + 1));
    return (
      (ways[row] as number) - Math.max(above, below) > least && (counts[row] as number) > narrower * MIN_REACH
    );
  };
  const seams: Seam[] = [];
  for (let row = MIN_PART; row < box.height - MIN_PART; row += 1) {
    if (!isGap(row)) continue;
    const last = seams.at(-1);
    const y = box.y + row;
    if (last !== undefined && y - last.bottom <= MAX_ROWS) seams[seams.length - 1] = { ...last, bottom: y };
    else seams.push({ top: y, bottom: y, left: box.x, right: box.x + box.width });
  }
  return seams.filter(({ top, bottom }) => bottom - top < MAX_ROWS);
}

/** For each row how far its paper is on the way from the region's colour to the ground's, and how many pixels tell that. */
function waysToGround(
  { width, data }: RgbImage,
  labels: Int32Array,
  { id, box, colour }: FlatRegion,
  ground: number,
): { readonly ways: Float32Array; readonly counts: Int32Array } {
  const from = channels(colour);
  const axis = channels(ground).map((value, channel) => value - (from[channel] as number));
  const length = axis.reduce((sum, value) => sum + value * value, 0);
  const ways = new Float32Array(box.height);
  const counts = new Int32Array(box.height);
  for (let row = 0; row < box.height; row += 1) {
    let sum = 0;
    const start = (box.y + row) * width;
    for (let place = start + box.x; place < start + box.x + box.width; place += 1) {
      if (labels[place] !== id) continue;
      counts[row] = (counts[row] as number) + 1;
      for (let channel = 0; channel < 3; channel += 1)
        sum +=
          ((data[place * 3 + channel] as number) - (from[channel] as number)) * (axis[channel] as number);
    }
    ways[row] = counts[row] === 0 ? 0 : sum / length / (counts[row] as number);
  }
  return { ways, counts };
}

function channels(colour: number): readonly number[] {
  return [colour >> 16, (colour >> 8) & 255, colour & 255];
}

function middle(values: Float32Array, from: number, to: number): number {
  const some = values.subarray(Math.max(0, from), Math.max(0, to)).toSorted();
  return some[some.length >> 1] ?? 0;
}

/** Takes the seams out of a mask of flat places, in place. */
export function cutSeams(flat: Uint8Array, width: number, seams: readonly Seam[]): void {
  for (const { top, bottom, left, right } of seams)
    for (let y = top; y <= bottom; y += 1) flat.fill(0, y * width + left, y * width + right);
}

/** Whether a rectangle reaches over a seam, and so is two. */
export function straddles({ x, y, width, height }: Box, { top, bottom, left, right }: Seam): boolean {
  const shared = Math.min(x + width, right) - Math.max(x, left);
  const isOver = y < top - MAX_ROWS && y + height > bottom + MAX_ROWS;
  return isOver && shared > Math.min(width, right - left) * PARTED;
}
