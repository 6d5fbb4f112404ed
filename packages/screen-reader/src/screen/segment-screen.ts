// From pixels to bubbles with a speaker (MS1, MS2). Arithmetic only: no text is read here.
import type { Box, PixelImage } from "../pixels/pixel-image.ts";
import { medianFilter } from "../pixels/median-filter.ts";
import { isRippled, shrinkToRgb } from "../pixels/rgb-image.ts";
import type { RgbImage } from "../pixels/rgb-image.ts";
import { findInkedRects } from "./bubble-candidates.ts";
import { assignSides } from "./bubble-sides.ts";
import type { SidedRect } from "./bubble-sides.ts";
import { median } from "../pixels/statistics.ts";
import { leaveOutNonMessages } from "./not-messages.ts";
import { findPanes, withoutHeadAndFoot } from "./panes.ts";
import { findRectCandidates } from "./rect-candidates.ts";
import type { Bubble, ScreenLayout } from "./screen-layout.ts";
import { findTextBox } from "./text-box.ts";

/** A phone's screenshot is shrunk to about this width: a line of print is still ten pixels tall then. */
const PHONE_WIDTH = 480;
/** A wide window has smaller print against its size; it is shrunk when it has more pixels than this. */
const WINDOW_PIXELS = 2_000_000;

/**
 * Finds the messages on a screenshot. Boxes are in pixels of `image`; bubbles from top to bottom. Deterministic;
 * about 0.2 s for a phone's screenshot.
 */
export function segmentScreen(image: PixelImage): ScreenLayout {
  const factor = shrinkingFactor(image);
  const plain = shrinkToRgb(image, factor);
  const rippled = isRippled(plain);
  const working = rippled ? medianFilter(plain) : plain;
  const candidates = findRectCandidates(working, rippled, plain);
  let best: readonly SidedRect[] = [];
  let head: Box = { x: 0, y: 0, width: 0, height: 0 };
  const step = rippled ? 3 : 2;
  for (const whole of findPanes(working, step)) {
    const pane = withoutHeadAndFoot(working, whole, step);
    const rects = findInkedRects(working, pane, candidates, rippled);
    const sided = assignSides(leaveOutNonMessages(rects, whole, pane), pane);
    if (!looksLikeTalk(sided, pane) || talkScore(sided) <= talkScore(best)) continue;
    best = sided;
    head = headOf(whole, pane, sided);
  }
  if (best.length === 0) return { kind: "other" };
  const line = Math.max(8, median(best.flatMap(({ rect }) => rect.lineHeights)));
  return {
    kind: "chat",
    bubbles: best.map((sided) => toBubble(sided, working, rippled, line, factor)),
    head: enlarge(head, factor),
  };
}

/** A head without an edge below it takes no more than this share of the height. */
const MOST_HEAD_SHARE = 0.22;

/** What stands above the talk: down to its edge, else to the first message. */
function headOf(whole: Box, pane: Box, sided: readonly SidedRect[]): Box {
  const first = Math.min(...sided.map(({ rect }) => rect.box.y));
  const bottom = pane.y > whole.y ? pane.y : Math.min(first, whole.y + whole.height * MOST_HEAD_SHARE);
  return { ...whole, height: Math.max(0, bottom - whole.y) };
}

function shrinkingFactor({ width, height }: PixelImage): number {
  const tall = height > width * 1.2;
  return Math.max(1, Math.floor(tall ? width / PHONE_WIDTH : Math.sqrt((width * height) / WINDOW_PIXELS)));
}

/** Cards as wide as the page are a profile's; a bubble leaves room at one side. */
const CARD_SHARE = 0.84;

/** Messages stand one under the other and leave room at a side; tags stand in rows, cards take the whole width. */
function looksLikeTalk(sided: readonly SidedRect[], pane: Box): boolean {
  const boxes = sided.map(({ rect }) => rect.box);
  const cards = boxes.filter((box) => box.width > pane.width * CARD_SHARE).length;
  const rows = boxes.filter((box, index) => isBeside(box, boxes[index + 1])).length;
  return cards * 2 < boxes.length && rows * 4 < boxes.length && boxes.some((box) => isWideEnough(box, pane));
}

/** Letters of a heading and avatars look like bubbles, but among real ones at least one is wider than those. */
function isWideEnough(box: Box, pane: Box): boolean {
  return box.width > box.height * 1.2 && box.width > pane.width * LEAST_WIDEST_SHARE;
}

/** The widest bubble of a talk is at least this share of its pane. */
const LEAST_WIDEST_SHARE = 0.08;

/** Whether two boxes share most of their rows. */
function isBeside(one: Box, other: Box | undefined): boolean {
  if (other === undefined) return false;
  const shared = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return shared > Math.min(one.height, other.height) * 0.6;
}

/** How much like a talk these rectangles look: the pixels they cover, more when both sides speak. */
function talkScore(sided: readonly SidedRect[]): number {
  const areas = { me: 0, them: 0, unknown: 0 };
  for (const { rect, speaker } of sided) areas[speaker] += rect.box.width * rect.box.height;
  return areas.me + areas.them + areas.unknown + Math.min(areas.me, areas.them) * 2;
}

function toBubble(
  { rect, speaker }: SidedRect,
  image: RgbImage,
  rippled: boolean,
  line: number,
  factor: number,
): Bubble {
  return {
    box: enlarge(rect.box, factor),
    speaker,
    textBox: enlarge(findTextBox(rect, image, rippled, line), factor),
    colour: rect.colour,
  };
}

function enlarge(box: Box, factor: number): Box {
  return { x: box.x * factor, y: box.y * factor, width: box.width * factor, height: box.height * factor };
}
