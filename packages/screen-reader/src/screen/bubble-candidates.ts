// Of all rectangles in the talk's pane, keeps those that can be a message, and measures their print.
import { colourDistance } from "../pixels/rgb-image.ts";
import type { Box } from "../pixels/pixel-image.ts";
import type { RgbImage } from "../pixels/rgb-image.ts";
import { cropRgb, mapInk } from "./ink-map.ts";
import type { InkMap } from "./ink-map.ts";
import { sharedArea } from "./rect-candidates.ts";
import type { RectCandidate } from "./rect-candidates.ts";
import { findTextLines, inkStrength } from "./text-lines.ts";
import { isTyping } from "./typing-dots.ts";

export interface InkedRect {
  readonly box: Box;
  readonly colour: number;
  /** How far its print stands out, 0–255. */
  readonly strength: number;
  /** Heights of its lines of print, in pixels. */
  readonly lineHeights: readonly number[];
  /** Rectangles inside it: quotes, reactions, pictures. */
  readonly inner: readonly RectCandidate[];
}

/** A bubble is never wider than this share of its pane. */
const MAX_WIDTH_SHARE = 0.92;
const MAX_HEIGHT_SHARE = 0.85;

/** The inked rectangles of `pane` that lie in no other one, from top to bottom. */
export function findInkedRects(
  image: RgbImage,
  pane: Box,
  candidates: readonly RectCandidate[],
  rippled: boolean,
): readonly InkedRect[] {
  const inside = candidates.filter((candidate) => fitsPane(candidate, pane));
  const outer = inside.filter((candidate) => !inside.some((other) => holds(other, candidate)));
  const plain = outer.filter((candidate) => !candidate.round);
  return outer
    .filter((candidate) => candidate.inkShare > 0.012 && !isLappedOver(candidate, outer))
    .filter((candidate) => !candidate.round || keepsCompany(candidate, plain, pane))
    .map((candidate) => measure(image, candidate, inside, rippled))
    .filter((rect) => rect !== null)
    .toSorted((one, other) => one.box.y - other.box.y);
}

function fitsPane({ box }: RectCandidate, pane: Box): boolean {
  return (
    box.x > pane.x + 1 &&
    box.x + box.width < pane.x + pane.width - 1 &&
    box.y + box.height / 2 > pane.y &&
    box.y + box.height / 2 < pane.y + pane.height &&
    box.width <= pane.width * MAX_WIDTH_SHARE &&
    box.height <= pane.height * MAX_HEIGHT_SHARE
  );
}

/** Whether `small` lies in `big`. */
function holds(big: RectCandidate, small: RectCandidate): boolean {
  const area = small.box.width * small.box.height;
  return (
    big !== small && big.box.width * big.box.height > area && sharedArea(big.box, small.box) > area * 0.85
  );
}

/** A very short message is as round as an avatar, but has the colour and the margin of another message. */
function keepsCompany({ box, colour }: RectCandidate, others: readonly RectCandidate[], pane: Box): boolean {
  const slack = Math.max(3, pane.width * 0.012);
  return others.some(
    (other) =>
      other.box.width > other.box.height * 1.6 &&
      colourDistance(other.colour, colour) < 10 &&
      (Math.abs(other.box.x - box.x) < slack ||
        Math.abs(other.box.x + other.box.width - box.x - box.width) < slack),
  );
}

/** A smaller rectangle that laps over a bigger one is a reaction on its edge. */
function isLappedOver(candidate: RectCandidate, others: readonly RectCandidate[]): boolean {
  const { box } = candidate;
  return others.some(
    (other) =>
      other !== candidate &&
      other.box.width * other.box.height > box.width * box.height &&
      sharedArea(other.box, box) > box.width * box.height * 0.08,
  );
}

/** The rectangle with its print measured; null when it has none, or only the dots of somebody who writes. */
function measure(
  image: RgbImage,
  candidate: RectCandidate,
  inside: readonly RectCandidate[],
  rippled: boolean,
): InkedRect | null {
  const inner = inside.filter((other) => holds(candidate, other) && !isTornOff(other, candidate));
  const core = inset(candidate.box);
  const map = mapInk(cropRgb(image, core), rippled);
  for (const { box } of inner) blot(map, box, core);
  const strength = inkStrength(map);
  const threshold = Math.max(20, strength * 0.35);
  const lines = findTextLines(map, threshold, 3);
  if (strength === 0 || lines.length === 0 || isTyping(map, threshold)) return null;
  return {
    box: candidate.box,
    colour: candidate.colour,
    strength,
    lineHeights: lines.map((line) => line.bottom - line.top),
    inner,
  };
}

/**
 * Whether a rectangle in a bubble is a part of it, torn off by its shading: it is as wide, or it is wide and
 * reaches the bubble's upper or lower edge, or it has the bubble's colour and leaves no room for words beside it. Quotes
 * keep away from the edges.
 */
function isTornOff(
  { box: part, colour }: RectCandidate,
  { box: bubble, colour: whole }: RectCandidate,
): boolean {
  if (part.width >= bubble.width - 8) return true;
  if (part.height > bubble.height * TORN_HEIGHT_SHARE && colourDistance(colour, whole) < TORN_COLOUR)
    return true;
  const above = part.y - bubble.y;
  const below = bubble.y + bubble.height - part.y - part.height;
  return part.width > bubble.width * TORN_WIDTH_SHARE && (above <= 1 || below <= 1);
}

/** A part torn off by shading is at least this share of the bubble's width. */
const TORN_WIDTH_SHARE = 0.6;
/** One that leaves no room for words is at least this share of its height, and this near (0–255) to its colour. */
const TORN_HEIGHT_SHARE = 0.72;
const TORN_COLOUR = 28;

/** The box without its rim, where a neighbour may lap over it. */
function inset({ x, y, width, height }: Box): Box {
  const rim = Math.min(6, Math.round(height * 0.08));
  return { x: x + rim, y: y + rim, width: width - 2 * rim, height: height - 2 * rim };
}

/**
 * Takes the ink of an inner rectangle away, so that a tint does not pass for print. Beside a wide one (a quote)
 * stands at most its bar, which goes too.
 */
function blot(map: InkMap, inner: Box, outer: Box): void {
  const wide = inner.width > outer.width * 0.3;
  const left = wide ? 0 : Math.max(0, inner.x - outer.x - 1);
  const right = wide ? map.width : Math.min(map.width, inner.x + inner.width - outer.x + 1);
  const bottom = Math.min(map.height, inner.y + inner.height - outer.y + 2);
  for (let y = Math.max(0, inner.y - outer.y - 2); y < bottom; y += 1) {
    map.ink.fill(0, y * map.width + left, y * map.width + right);
  }
}
