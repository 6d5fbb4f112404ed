// Tells ink from paper inside one rectangle, whatever the colours and even when the paper shades off.
import type { Box } from "../pixels/pixel-image.ts";
import { findFlatPlaces } from "../pixels/flat-places.ts";
import { toneColours } from "../pixels/rgb-image.ts";
import type { RgbImage } from "../pixels/rgb-image.ts";
import { findFlatRegions } from "./flat-regions.ts";
import type { FlatRegion } from "./flat-regions.ts";
import { findShadedPaper } from "./shaded-paper.ts";

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
  if (largest.filledArea < width * height * WHOLE_SHARE) addShadedPaper(cut, flat, labels, largest);
  const { lefts, rights } = findOutline(labels, largest.id, width, height);
  for (let y = 0; y < height; y += 1) {
    fillRow(y, largest.id, lefts[y] as number, rights[y] as number, {
      labels,
      width,
      height,
      ink,
      colours: data,
      paper,
    });
  }
  return { width, height, ink, colours: data, paper };
}

/** The paper of a bubble without strong shading fills at least this share of its box. */
const WHOLE_SHARE = 0.8;
/** Shaded paper is believed when it explains this many times the pixels that the largest flat region does. */
const SHADED_GAIN = 1.15;

/** Labels as the paper what an evenly shaded colour explains, if that is much more than the region alone. */
function addShadedPaper(cut: RgbImage, flat: Uint8Array, labels: Int32Array, { id, area }: FlatRegion): void {
  const shaded = findShadedPaper(cut, flat);
  if (shaded === null) return;
  let count = 0;
  for (const value of shaded) count += value;
  if (count < area * SHADED_GAIN) return;
  for (let index = 0; index < labels.length; index += 1) {
    if (shaded[index] === 1) labels[index] = id;
    else if (labels[index] === id) labels[index] = 0;
  }
}

/**
 * First and last pixel of the bubble in each row. A bubble bulges: where print or noise eats the paper at the
 * side of a row, the rows above and below tell how far it reaches.
 */
function findOutline(
  labels: Int32Array,
  paperLabel: number,
  width: number,
  height: number,
): { lefts: Int32Array; rights: Int32Array } {
  const lefts = new Int32Array(height).fill(width);
  const rights = new Int32Array(height).fill(-1);
  for (let index = 0; index < labels.length; index += 1) {
    if (labels[index] !== paperLabel) continue;
    const y = (index / width) | 0;
    const x = index - y * width;
    if (x < (lefts[y] as number)) lefts[y] = x;
    if (x > (rights[y] as number)) rights[y] = x;
  }
  const outline = { lefts: bulge(lefts, 1), rights: bulge(rights, -1) };
  // Between its round corners a bubble fills its box, whatever noise says.
  const corner = Math.min(MAX_CORNER, Math.floor(height * 0.28));
  const rim = Math.max(3, Math.round(Math.min(height, 2 * MAX_CORNER) * RIM_SHARE));
  for (let y = corner; y < height - corner; y += 1) {
    outline.lefts[y] = Math.min(outline.lefts[y] as number, rim);
    outline.rights[y] = Math.max(outline.rights[y] as number, width - 1 - rim);
  }
  return outline;
}

/** Corners reach no further up and down than this, in pixels. */
const MAX_CORNER = 50;
/** What the round ends and the edge take off a side there, as a share of the height of one line with its padding. */
const RIM_SHARE = 0.065;

/** Each value no further in than the outermost one above it and the outermost one below it; `sign` 1 for left sides. */
function bulge(sides: Int32Array, sign: 1 | -1): Int32Array {
  const out = sides.slice();
  const outer = (one: number, other: number): number =>
    sign > 0 ? Math.min(one, other) : Math.max(one, other);
  const inner = (one: number, other: number): number =>
    sign > 0 ? Math.max(one, other) : Math.min(one, other);
  let reach = sides[0] as number;
  for (let y = 0; y < sides.length; y += 1) {
    reach = outer(reach, sides[y] as number);
    out[y] = reach;
  }
  reach = sides.at(-1) as number;
  for (let y = sides.length - 1; y >= 0; y -= 1) {
    reach = outer(reach, sides[y] as number);
    out[y] = inner(out[y] as number, reach);
  }
  return out;
}

interface Filling extends InkMap {
  readonly labels: Int32Array;
}

/** Paper between two paper pixels of a row is interpolated, at its ends it goes on; ink is the distance from it. */
function fillRow(y: number, paperLabel: number, left: number, right: number, map: Filling): void {
  const start = y * map.width;
  let before = -1;
  for (let x = left; x <= right; x += 1) {
    if (map.labels[start + x] !== paperLabel) continue;
    if (before < 0) interpolate(start, left - 1, x, map, x);
    else if (x - before > 1) interpolate(start, before, x, map, before);
    before = x;
  }
  if (before >= 0 && before < right) interpolate(start, before, right + 1, map, before);
}

/** Fills the places between `from` and `to`; `known` is the one of them (or both) whose colour is paper. */
function interpolate(start: number, from: number, to: number, map: Filling, known: number): void {
  const one = (start + (known === to ? to : from)) * 3;
  const other =
    (start + (known === from && map.labels[start + to] !== map.labels[start + from] ? from : to)) * 3;
  for (let x = from + 1; x < to; x += 1) {
    const share = (x - from) / (to - from);
    let most = 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const index = (start + x) * 3 + channel;
      const first = map.colours[one + channel] as number;
      const ground = Math.round(first + ((map.colours[other + channel] as number) - first) * share);
      map.paper[index] = ground;
      most = Math.max(most, Math.abs((map.colours[index] as number) - ground));
    }
    map.ink[start + x] = most;
  }
}
