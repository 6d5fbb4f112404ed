// Emoji and other coloured spots among the print: their ink is taken away, because an engine reads them as letters.
import type { InkMap } from "../screen/ink-map.ts";

/** Ink weaker than this is nothing. */
const MIN_INK = 40;
/** How far a colour must lie beside the line from paper to print: in all (0–255), and against its distance. */
const MIN_COLOUR = 30;
const MIN_COLOUR_SHARE = 0.36;

/**
 * Clears the ink of every connected spot most of which has another colour than the print. The print's colour is
 * the commonest strong one. So is a spot as big as a letter and more solid than any. `line` is the height of a
 * line of print in pixels. Changes `map.ink` in place; returns how many of the spots were as big as an emoji.
 */
export function takeOutPictures(map: InkMap, line: number): number {
  const spots = findSpots(map);
  const gone = new Set<readonly number[]>();
  for (const spot of spots) if (isSolid(map, spot, line)) gone.add(spot);
  for (const spot of gone) clear(map, spot, line);
  const direction = printDirection(map);
  if (direction !== null) {
    for (const spot of spots) {
      if (!isColoured(map, spot, direction)) continue;
      clear(map, spot, line);
      gone.add(spot);
    }
  }
  return [...gone].filter((spot) => isEmojiSized(map, spot, line)).length;
}

/** An emoji is as tall and wide as a line of print or a little more; ticks, stamps and coloured words are lower. */
const EMOJI_SHARE = 0.8;

function isEmojiSized(map: InkMap, spot: readonly number[], line: number): boolean {
  const { width, height } = measureSpot(map, spot);
  return Math.min(width, height) >= line * EMOJI_SHARE && Math.max(width, height) <= line * 2;
}

function findSpots(map: InkMap): readonly (readonly number[])[] {
  const spots: (readonly number[])[] = [];
  const seen = new Uint8Array(map.ink.length);
  for (let start = 0; start < map.ink.length; start += 1) {
    if (seen[start] === 1 || (map.ink[start] as number) < MIN_INK) continue;
    spots.push(collectSpot(map, start, seen));
  }
  return spots;
}

type Direction = readonly [red: number, green: number, blue: number];

interface ColourBin {
  /** Places along the lines (8 pixels each) where this colour stands. */
  readonly places: Set<number>;
  readonly sum: [red: number, green: number, blue: number];
}

/**
 * Step from paper to print as a vector of length 1, null without ink. Of all strong colours the print's is the
 * one that stands at the most places along the lines: an emoji has more ink, but stands at one.
 */
function printDirection(map: InkMap): Direction | null {
  const bins = new Map<number, ColourBin>();
  for (let index = 0; index < map.ink.length; index += 1) {
    if ((map.ink[index] as number) < 70) continue;
    const step = stepAt(map, index);
    const key = ((step[0] >> 6) + 8) * 1024 + ((step[1] >> 6) + 8) * 32 + (step[2] >> 6) + 8;
    const bin = bins.get(key) ?? { places: new Set(), sum: [0, 0, 0] };
    const row = Math.floor(index / map.width);
    bin.places.add((row >> 4) * 4096 + ((index - row * map.width) >> 3));
    bin.sum[0] += step[0];
    bin.sum[1] += step[1];
    bin.sum[2] += step[2];
    bins.set(key, bin);
  }
  let best: ColourBin | null = null;
  for (const bin of bins.values()) if (best === null || bin.places.size > best.places.size) best = bin;
  if (best === null) return null;
  const [red, green, blue] = best.sum;
  const length = Math.hypot(red, green, blue);
  return length === 0 ? null : [red / length, green / length, blue / length];
}

function stepAt(map: InkMap, index: number): [number, number, number] {
  const place = index * 3;
  return [
    (map.colours[place] as number) - (map.paper[place] as number),
    (map.colours[place + 1] as number) - (map.paper[place + 1] as number),
    (map.colours[place + 2] as number) - (map.paper[place + 2] as number),
  ];
}

function collectSpot(map: InkMap, start: number, seen: Uint8Array): readonly number[] {
  const spot = [start];
  seen[start] = 1;
  for (let done = 0; done < spot.length; done += 1) {
    const pixel = spot[done] as number;
    const x = pixel % map.width;
    for (const [next, fits] of [
      [pixel - 1, x > 0],
      [pixel + 1, x < map.width - 1],
      [pixel - map.width, true],
      [pixel + map.width, true],
    ] as const) {
      if (!fits || seen[next] !== 0 || (map.ink[next] ?? 0) < MIN_INK) continue;
      seen[next] = 1;
      spot.push(next);
    }
  }
  return spot;
}

function isColoured(map: InkMap, spot: readonly number[], direction: Direction): boolean {
  let coloured = 0;
  for (const index of spot) {
    const [red, green, blue] = stepAt(map, index);
    const along = red * direction[0] + green * direction[1] + blue * direction[2];
    const aside = Math.max(
      Math.abs(red - along * direction[0]),
      Math.abs(green - along * direction[1]),
      Math.abs(blue - along * direction[2]),
    );
    if (aside > MIN_COLOUR && aside > Math.hypot(red, green, blue) * MIN_COLOUR_SHARE) coloured += 1;
  }
  return coloured > spot.length * 0.4;
}

/** Whether the spot is as tall and wide as a letter and fills its rectangle as no letter does. */
function isSolid(map: InkMap, spot: readonly number[], line: number): boolean {
  const { width, height } = measureSpot(map, spot);
  if (Math.min(width, height) < line * 0.9) return false;
  return spot.length > width * height * 0.62;
}

/** Width and height of the spot's rectangle, in pixels. */
function measureSpot(map: InkMap, spot: readonly number[]): { width: number; height: number } {
  let left = map.width;
  let right = 0;
  let top = map.height;
  let bottom = 0;
  for (const pixel of spot) {
    const y = Math.floor(pixel / map.width);
    const x = pixel - y * map.width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { width: right - left + 1, height: bottom - top + 1 };
}

/** The spot and the soft edge around it. */
function clear(map: InkMap, spot: readonly number[], line: number): void {
  const rim = Math.max(2, Math.round(line * 0.09));
  for (const pixel of spot) {
    for (let dy = -rim; dy <= rim; dy += 1) {
      const row = pixel + dy * map.width;
      const from = Math.max(0, row - rim);
      if (row + rim > 0) map.ink.fill(0, from, row + rim + 1);
    }
  }
}
