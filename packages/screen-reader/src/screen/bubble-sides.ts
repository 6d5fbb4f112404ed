// Which rectangles are messages and whose: by the margin they keep to, then by colour.
import type { Speaker } from "@fitil/contracts";
import { colourDistance } from "../pixels/rgb-image.ts";
import type { Box } from "../pixels/pixel-image.ts";
import type { InkedRect } from "./bubble-candidates.ts";

export interface SidedRect {
  readonly rect: InkedRect;
  readonly speaker: Speaker;
}

interface Margins {
  readonly left: number;
  readonly right: number;
  /** Distance within which two edges are the same, in pixels. */
  readonly slack: number;
}

/**
 * Messages keep to a margin: the other person's to the left one, one's own to the right one. Rectangles that
 * keep to none (dates, notices) are left out. `pane` is the talk's pane. Order is kept.
 */
export function assignSides(rects: readonly InkedRect[], pane: Box): readonly SidedRect[] {
  const margins = findMargins(rects, pane);
  const kept = rects.flatMap((rect) => {
    const side = sideOf(rect, margins);
    return side === null ? [] : [{ rect, side }];
  });
  const sided = rects.flatMap((rect) => {
    const known = kept.find((other) => other.rect === rect);
    const side = known?.side ?? sideOfStray(rect, kept, margins);
    return side === null ? [] : [{ rect, side }];
  });
  return sided.map(({ rect, side }) => ({
    rect,
    speaker: side === "both" ? judgeByColour(rect, sided, pane) : side,
  }));
}

function sideOf(rect: InkedRect, margins: Margins): "me" | "them" | "both" | null {
  const left = Math.abs(rect.box.x - margins.left) <= margins.slack;
  const right = Math.abs(rect.box.x + rect.box.width - margins.right) <= margins.slack;
  if (left) return right ? "both" : "them";
  return right ? "me" : null;
}

/** A bubble that a tail or a reaction pushed off its margin: still near it, and of the colour of that side's others. */
function sideOfStray(
  rect: InkedRect,
  kept: readonly { rect: InkedRect; side: "me" | "them" | "both" }[],
  margins: Margins,
): "me" | "them" | null {
  const far = {
    them: Math.abs(rect.box.x - margins.left),
    me: Math.abs(rect.box.x + rect.box.width - margins.right),
  };
  const side = far.me < far.them ? "me" : "them";
  const alike = kept.filter(
    (other) => other.side === side && colourDistance(other.rect.colour, rect.colour) < STRAY_COLOUR,
  );
  // A reaction has the colour of its bubble and is lower than any.
  const lowest = Math.min(...alike.map((other) => other.rect.box.height));
  const fits = far[side] <= margins.slack * STRAY_SLACKS && rect.box.height >= lowest * STRAY_HEIGHT;
  return alike.length > 0 && fits ? side : null;
}

/** How near a stray is, in slacks, and how near (0–255) to the colour of its side. */
const STRAY_SLACKS = 3;
const STRAY_COLOUR = 12;
/** … and how tall at least, as a share of that side's lowest bubble. */
const STRAY_HEIGHT = 0.9;

/** The pair of margins that the most rectangles keep to; of equal pairs the outermost. */
function findMargins(rects: readonly InkedRect[], pane: Box): Margins {
  const slack = Math.max(3, pane.width * 0.012);
  const voters = rects.filter((rect) => !isCentred(rect, pane));
  const middle = pane.x + pane.width / 2;
  const lefts = voters.map((rect) => rect.box.x).filter((x) => x < middle);
  const rights = voters.map((rect) => rect.box.x + rect.box.width).filter((x) => x > middle);
  let best: Margins = { left: -pane.width, right: pane.width * 9, slack };
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const left of lefts.length > 0 ? lefts : [best.left]) {
    for (const right of rights.length > 0 ? rights : [best.right]) {
      const margins = { left, right, slack };
      const explained = voters.filter((rect) => sideOf(rect, margins) !== null).length;
      const score = explained - (left - pane.x + pane.x + pane.width - right) / pane.width;
      if (score > bestScore) {
        bestScore = score;
        best = margins;
      }
    }
  }
  return best;
}

/** Whether the rectangle stands in the middle and is small, as dates and notices are. */
function isCentred({ box, lineHeights }: InkedRect, pane: Box): boolean {
  const left = box.x - pane.x;
  const right = pane.x + pane.width - box.x - box.width;
  const small = box.width < pane.width * 0.66 && lineHeights.length <= 2;
  return small && Math.abs(left - right) < pane.width * 0.03 && left > pane.width * 0.12;
}

/** A message as wide as the talk: its colour's side, else the nearer margin of the pane. */
function judgeByColour(
  rect: InkedRect,
  sided: readonly { rect: InkedRect; side: "me" | "them" | "both" }[],
  pane: Box,
): Speaker {
  const distances = (["me", "them"] as const).map((side) => {
    const own = sided.filter((other) => other.side === side);
    return Math.min(
      Number.POSITIVE_INFINITY,
      ...own.map((other) => colourDistance(other.rect.colour, rect.colour)),
    );
  });
  const [me, them] = distances as [number, number];
  if (Math.min(me, them) < 30 && Math.abs(me - them) > 8) return me < them ? "me" : "them";
  // One colour only, and it is another one than this: the other side's.
  if (Math.min(me, them) >= 30 && Math.min(me, them) < Number.POSITIVE_INFINITY)
    return me > them ? "me" : "them";
  const left = rect.box.x - pane.x;
  const right = pane.x + pane.width - rect.box.x - rect.box.width;
  if (Math.abs(left - right) < pane.width * 0.01) return "unknown";
  return left < right ? "them" : "me";
}
