// Finds solid, rounded rectangles with ink on them: everything that could be a bubble, and some that are not.
import type { Box } from "../pixels/pixel-image.ts";
import { findFlatPlaces } from "../pixels/flat-places.ts";
import type { RgbImage } from "../pixels/rgb-image.ts";
import { findFlatRegions } from "./flat-regions.ts";
import type { FlatRegion } from "./flat-regions.ts";

export interface RectCandidate {
  /** The rectangle itself, its edge taken in. */
  readonly box: Box;
  /** Colour of its ground, 0xRRGGBB. */
  readonly colour: number;
  /** Share of the rectangle that its rows cover, 0–1. */
  readonly solidity: number;
  /** Share of the covered rows that is not ground: ink, pictures, smaller rectangles. */
  readonly inkShare: number;
}

/** A rectangle smaller than this in pixels is not looked at. */
const LEAST_SIDE = 9;
const LEAST_SOLIDITY = 0.72;

/**
 * All rectangles, found at each of the `tolerances` (0–255) and joined; a rectangle inside another one is a
 * candidate of its own. Order is not defined.
 */
export function findRectCandidates(image: RgbImage, tolerances: readonly number[]): readonly RectCandidate[] {
  const found: RectCandidate[] = [];
  for (const tolerance of tolerances) {
    const flat = findFlatPlaces(image, tolerance);
    for (const region of findFlatRegions(image, flat, 40).regions) {
      const candidate = toCandidate(region);
      if (candidate) keepBest(found, candidate);
    }
  }
  return found;
}

function toCandidate(region: FlatRegion): RectCandidate | null {
  const { box } = region;
  if (box.width < LEAST_SIDE || box.height < LEAST_SIDE) return null;
  const solidity = region.filledArea / (box.width * box.height);
  if (solidity < LEAST_SOLIDITY) return null;
  return {
    // One pixel on each side was lost to the edge.
    box: { x: box.x - 1, y: box.y - 1, width: box.width + 2, height: box.height + 2 },
    colour: region.colour,
    solidity,
    inkShare: 1 - region.area / region.filledArea,
  };
}

function keepBest(found: RectCandidate[], candidate: RectCandidate): void {
  const twin = found.findIndex((other) => overlapShare(other.box, candidate.box) > 0.75);
  if (twin < 0) found.push(candidate);
  else if ((found[twin] as RectCandidate).solidity < candidate.solidity) found[twin] = candidate;
}

/** Area that two boxes share against the area they cover together, 0–1. */
export function overlapShare(one: Box, other: Box): number {
  const shared = sharedArea(one, other);
  return shared / (one.width * one.height + other.width * other.height - shared);
}

/** Pixels that belong to both boxes. */
export function sharedArea(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}
