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
import { looksLikeTalk, talkScore } from "./talk-likeness.ts";
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
const MAX_HEAD_SHARE = 0.22;

/** What stands above the talk: down to its edge, else to the first message. */
function headOf(whole: Box, pane: Box, sided: readonly SidedRect[]): Box {
  const first = Math.min(...sided.map(({ rect }) => rect.box.y));
  const bottom = pane.y > whole.y ? pane.y : Math.min(first, whole.y + whole.height * MAX_HEAD_SHARE);
  return { ...whole, height: Math.max(0, bottom - whole.y) };
}

function shrinkingFactor({ width, height }: PixelImage): number {
  const tall = height > width * 1.2;
  return Math.max(1, Math.floor(tall ? width / PHONE_WIDTH : Math.sqrt((width * height) / WINDOW_PIXELS)));
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
