// What stands on a page beside its letters and makes an engine stumble: outlines of tags, and faces in a list.
import type { RgbImage } from "../pixels/rgb-image.ts";
import { findFlatRegions } from "../screen/flat-regions.ts";
import type { FlatRegion } from "../screen/flat-regions.ts";
import { median } from "../pixels/statistics.ts";
import type { GreyImage } from "./resample.ts";

/** Less than this away from the page's own grey (0–255) is the page. */
const MIN_INK = 24;
/** An outline covers less of its rectangle than any letter. */
const OUTLINE_SHARE = 0.2;
/** A face covers more of its square than any letter, and is not bigger than this many letters. */
const FACE_SHARE = 0.64;
const MAX_FACE = 9;

/**
 * The print (dark on light) with outlines and faces painted over in the page's own grey; a new image. Cards and
 * photos stay: there may be letters on them.
 */
export function withoutFurniture(print: GreyImage): GreyImage {
  const ground = commonest(print.data);
  const ink = print.data.map((value) => (Math.abs(value - ground) >= MIN_INK ? 1 : 0));
  const page: RgbImage = { ...print, data: new Uint8Array(print.data.length * 3) };
  const { labels, regions } = findFlatRegions(page, ink, 8);
  const letter = median(regions.map(({ box }) => box.height).filter((height) => height >= 6 && height <= 80));
  const data = print.data.slice();
  for (const region of regions) {
    if (isOutline(region, letter)) paintOver(data, labels, region, print.width, ground);
    else if (isFace(region, letter)) paintBox(data, region, print.width, ground);
  }
  return { ...print, data };
}

function isOutline({ box, area }: FlatRegion, letter: number): boolean {
  const large = box.height > letter * 1.9 && box.width > letter * 2.2;
  return large && area < box.width * box.height * OUTLINE_SHARE;
}

function isFace({ box, area }: FlatRegion, letter: number): boolean {
  const square = box.width > box.height * 0.8 && box.width < box.height * 1.25;
  const sized = box.height > letter * 2.5 && box.height < letter * MAX_FACE;
  return square && sized && area > box.width * box.height * FACE_SHARE;
}

/** The outline's own pixels and the soft edge beside them; the letters inside stay. */
function paintOver(
  data: Uint8Array,
  labels: Int32Array,
  { id, box }: FlatRegion,
  width: number,
  ground: number,
): void {
  for (let y = box.y; y < box.y + box.height; y += 1) {
    for (let index = y * width + box.x, end = index + box.width; index < end; index += 1) {
      if (labels[index] !== id) continue;
      for (const near of [index - width, index - 1, index, index + 1, index + width]) {
        if (labels[near] === id || labels[near] === 0) data[near] = ground;
      }
    }
  }
}

function paintBox(data: Uint8Array, { box }: FlatRegion, width: number, ground: number): void {
  for (let y = Math.max(0, box.y - 1); y <= box.y + box.height; y += 1) {
    data.fill(ground, y * width + Math.max(0, box.x - 1), y * width + Math.min(width, box.x + box.width + 1));
  }
}

function commonest(data: Uint8Array): number {
  const counts = Array.from({ length: 256 }, () => 0);
  for (const value of data) counts[value] = (counts[value] as number) + 1;
  return counts.indexOf(Math.max(...counts));
}
