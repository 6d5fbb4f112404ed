// Finds solid, rounded rectangles with ink on them: everything that could be a bubble, and some that are not.
import type { Box } from "../pixels/pixel-image.ts";
import { findFlatPlaces, withoutBridges } from "../pixels/flat-places.ts";
import { colourDistance, toneColours } from "../pixels/rgb-image.ts";
import type { RgbImage } from "../pixels/rgb-image.ts";
import { createFloodMemory, findFlatRegions } from "./flat-regions.ts";
import type { FlatRegion, FloodMemory } from "./flat-regions.ts";
import { cutSeams, findSeams, straddles } from "./seams.ts";
import type { Seam } from "./seams.ts";

export interface RectCandidate {
  /** The rectangle itself, its edge taken in. */
  readonly box: Box;
  /** Colour of its ground, 0xRRGGBB. */
  readonly colour: number;
  /** Share of the rectangle that its rows cover, 0–1. */
  readonly solidity: number;
  /** Share of the covered rows that is not ground: ink, pictures, smaller rectangles. */
  readonly inkShare: number;
  /** Whether it is a disc rather than a rectangle: an avatar, a badge, a button, or a message of one letter. */
  readonly round: boolean;
}

/** A rectangle smaller than this in pixels is not looked at. */
const MIN_SIDE = 9;
const MIN_SOLIDITY = 0.72;

/** Tolerances (0–255) for flat paper in pictures without loss, and with it. */
const CLEAN_TOLERANCES = [3, 6];
const RIPPLED_TOLERANCES = [4, 10];
/** A region of at least this share of the picture can be what the bubbles lie on. */
const GROUND_SHARE = 0.18;
/** Grounds further apart than this (0–255) are two. */
const GROUND_TOLERANCE = 6;
/**
 * Anything further than this from the ground's colour (0–255) is not the ground. Lossy pictures blur the gap between two pale
 * bubbles into a colour between theirs and the ground's: there it is taken away with the ground.
 */
const CLEAN_GROUNDS = [6];
const RIPPLED_GROUNDS = [6, 10];

/**
 * All rectangles, found at several tolerances and joined; a rectangle inside another one is a candidate of its
 * own. `rippled`: whether the picture went through lossy compression. Order is not defined.
 */
export function findRectCandidates(
  image: RgbImage,
  rippled: boolean,
  decoded: RgbImage = image,
): readonly RectCandidate[] {
  const search: Search = { image, memory: createFloodMemory(image.width, image.height), found: [] };
  const toned = rippled ? toneColours(image, 0.5) : image;
  const grounds: FlatRegion[] = [];
  const seams: Seam[] = [];
  const noteSeams = (regions: readonly FlatRegion[], ground: number) => {
    if (!rippled) return;
    for (const region of regions.filter((one) => !isGround(one, image)))
      seams.push(...findSeams(decoded, search.memory.labels, region, ground));
  };
  let flat: Uint8Array = new Uint8Array();
  for (const tolerance of rippled ? RIPPLED_TOLERANCES : CLEAN_TOLERANCES) {
    flat = findFlatPlaces(toned, tolerance);
    const regions = collect(flat, 1, search);
    grounds.push(...regions.filter((region) => isGround(region, image)));
    for (const colour of groundColours(grounds)) noteSeams(regions, colour);
  }
  collect(withoutBridges(flat, image.width), 2, search);
  const collectOnGrounds = (note: typeof noteSeams) => {
    for (const colour of groundColours(grounds))
      for (const reach of rippled ? RIPPLED_GROUNDS : CLEAN_GROUNDS)
        note(collect(withoutColour(flat, image, colour, reach), 1, search), colour);
  };
  collectOnGrounds(noteSeams);
  if (seams.length === 0) return search.found;
  // What reaches over a seam is two: it goes, and what lies on both sides is found anew.
  const whole = search.found.filter(({ box }) => !seams.some((seam) => straddles(box, seam)));
  search.found.splice(0, search.found.length, ...whole);
  cutSeams(flat, image.width, seams);
  collectOnGrounds(() => undefined);
  return search.found.filter(({ box }) => !seams.some((seam) => straddles(box, seam)));
}

function isGround({ area }: FlatRegion, image: RgbImage): boolean {
  return area > image.width * image.height * GROUND_SHARE;
}

/** At most two colours, the commonest first. */
function groundColours(grounds: readonly FlatRegion[]): readonly number[] {
  const colours: number[] = [];
  for (const { colour } of grounds.toSorted((one, other) => other.area - one.area)) {
    if (colours.every((known) => colourDistance(known, colour) > GROUND_TOLERANCE)) colours.push(colour);
  }
  return colours.slice(0, 2);
}

interface Search {
  readonly image: RgbImage;
  readonly memory: FloodMemory;
  readonly found: RectCandidate[];
}

/** Adds the rectangles among the flat regions; `lost` pixels went to the edge on each side. Returns the regions. */
function collect(flat: Uint8Array, lost: number, { image, memory, found }: Search): readonly FlatRegion[] {
  const { regions } = findFlatRegions(image, flat, 40, memory);
  for (const region of regions) {
    const candidate = toCandidate(region, lost);
    if (candidate) keepBest(found, candidate);
  }
  return regions;
}

/** The flat places further than `reach` from `colour`: soft edges cannot join a bubble to the ground then. A new array. */
function withoutColour(flat: Uint8Array, { data }: RgbImage, colour: number, reach: number): Uint8Array {
  const red = colour >> 16;
  const green = (colour >> 8) & 255;
  const blue = colour & 255;
  const out = flat.slice();
  for (let index = 0, place = 0; index < out.length; index += 1, place += 3) {
    const far =
      Math.abs((data[place] as number) - red) > reach ||
      Math.abs((data[place + 1] as number) - green) > reach ||
      Math.abs((data[place + 2] as number) - blue) > reach;
    if (!far) out[index] = 0;
  }
  return out;
}

function toCandidate(region: FlatRegion, lost: number): RectCandidate | null {
  const { core: box } = region;
  if (box.width < MIN_SIDE || box.height < MIN_SIDE) return null;
  const solidity = region.filledArea / (region.box.width * region.box.height);
  if (solidity < MIN_SOLIDITY) return null;
  const ratio = region.box.width / region.box.height;
  return {
    box: { x: box.x - lost, y: box.y - lost, width: box.width + 2 * lost, height: box.height + 2 * lost },
    colour: region.colour,
    solidity,
    inkShare: 1 - region.area / region.filledArea,
    round: ratio > 0.88 && ratio < 1.13 && solidity < 0.83,
  };
}

/**
 * One place seen at several tolerances is one candidate. The bigger view of it wins unless it is ragged, which
 * means that it ran over into something else.
 */
function keepBest(found: RectCandidate[], candidate: RectCandidate): void {
  for (let index = found.length - 1; index >= 0; index -= 1) {
    const other = found[index] as RectCandidate;
    if (!areViewsOfOne(other, candidate)) continue;
    const [bigger, smaller] = areaOf(other) >= areaOf(candidate) ? [other, candidate] : [candidate, other];
    const wins = bigger.solidity >= 0.9 || bigger.solidity >= smaller.solidity - 0.03 ? bigger : smaller;
    if (wins === other) return;
    found.splice(index, 1);
  }
  found.push(candidate);
}

function areViewsOfOne(one: RectCandidate, other: RectCandidate): boolean {
  if (overlapShare(one.box, other.box) > 0.75) return true;
  const smaller = Math.min(areaOf(one), areaOf(other));
  const near = colourDistance(one.colour, other.colour) <= 5;
  return near && sharedArea(one.box, other.box) > smaller * 0.9 && smaller > 900;
}

function areaOf({ box }: RectCandidate): number {
  return box.width * box.height;
}

/** Area that two boxes share against the area they cover together, 0–1. */
function overlapShare(one: Box, other: Box): number {
  const shared = sharedArea(one, other);
  return shared / (one.width * one.height + other.width * other.height - shared);
}

/** Pixels that belong to both boxes. */
export function sharedArea(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}
