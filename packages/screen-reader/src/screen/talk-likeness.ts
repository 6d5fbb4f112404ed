// Whether what was found on a pane is a talk at all, and which of two panes is more of one.
import type { Box } from "../pixels/pixel-image.ts";
import type { SidedRect } from "./bubble-sides.ts";

/** Cards as wide as the page are a profile's; a bubble leaves room at one side. */
const CARD_SHARE = 0.84;
/** The widest bubble of a talk is at least this share of its pane. */
const MIN_WIDEST_SHARE = 0.08;
/** Two boxes that share more of their rows than this stand side by side. */
const BESIDE_SHARE = 0.6;

/** Messages stand one under the other and leave room at a side; tags stand in rows, cards take the whole width. */
export function looksLikeTalk(sided: readonly SidedRect[], pane: Box): boolean {
  const boxes = sided.map(({ rect }) => rect.box);
  const cards = boxes.filter((box) => box.width > pane.width * CARD_SHARE).length;
  const rows = boxes.filter((box, index) => isBeside(box, boxes[index + 1])).length;
  return cards * 2 < boxes.length && rows * 4 < boxes.length && boxes.some((box) => isWideEnough(box, pane));
}

/** Letters of a heading and avatars look like bubbles, but among real ones at least one is wider than those. */
function isWideEnough(box: Box, pane: Box): boolean {
  return box.width > box.height * 1.2 && box.width > pane.width * MIN_WIDEST_SHARE;
}

/** Whether two boxes share most of their rows. */
function isBeside(one: Box, other: Box | undefined): boolean {
  if (other === undefined) return false;
  const shared = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return shared > Math.min(one.height, other.height) * BESIDE_SHARE;
}

/** How much like a talk these rectangles look: the pixels they cover, more when both sides speak. */
export function talkScore(sided: readonly SidedRect[]): number {
  const areas = { me: 0, them: 0, unknown: 0 };
  for (const { rect, speaker } of sided) areas[speaker] += rect.box.width * rect.box.height;
  return areas.me + areas.them + areas.unknown + Math.min(areas.me, areas.them) * 2;
}
