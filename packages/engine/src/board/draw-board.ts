// Draws the board of a match from its generator: pillars, mirrored bricks and what they hide (BD3–BD5, BM5).
import { BOARD_CELLS, BRICK_SHARE, CELL, HIDDEN_SHARE, POWERUP_WEIGHTS } from "../constants.ts";
import type { GeneratorState } from "../match-types.ts";
import { drawBelow } from "../random/generator.ts";
import { cellX, cellY, isPillar } from "./grid.ts";
import { MIRROR_GROUPS, OPEN_CELLS } from "./mirror-groups.ts";

/** A fresh board; all arrays belong to the caller. */
export interface DrawnBoard {
  /** 187 cell codes. */
  readonly board: number[];
  /** 187 entries: the kind under a brick, else 0. */
  readonly hidden: number[];
  readonly bricks: number;
}

const PILLARS_ONLY: readonly number[] = Array.from({ length: BOARD_CELLS }, (_, cell) =>
  isPillar(cellX(cell), cellY(cell)) ? CELL.WALL : CELL.EMPTY,
);
const WEIGHT_SUM = POWERUP_WEIGHTS.reduce((sum, entry) => sum + entry.weight, 0);
const NOTHING_HIDDEN: readonly number[] = PILLARS_ONLY.map(() => 0);
// PERF: shuffled in place again for every match; the order it is left in is never read.
const order = MIRROR_GROUPS.map((_, index) => index);

function shuffleGroups(generator: GeneratorState): void {
  for (let index = 0; index < order.length; index++) order[index] = index;
  for (let last = order.length - 1; last > 0; last--) {
    const pick = drawBelow(generator, last + 1);
    const kept = order[last]!;
    order[last] = order[pick]!;
    order[pick] = kept;
  }
}

/** How many groups from the front of the shuffle come nearest to `target` cells, and how many cells that is. */
function takeNearest(target: number): { groups: number; cells: number } {
  let cells = 0;
  let groups = 0;
  while (groups < order.length) {
    const size = MIRROR_GROUPS[order[groups]!]!.length;
    if (Math.abs(cells + size - target) >= Math.abs(cells - target)) break;
    cells += size;
    groups += 1;
  }
  return { groups, cells };
}

function drawKind(generator: GeneratorState): number {
  let left = drawBelow(generator, WEIGHT_SUM);
  for (const entry of POWERUP_WEIGHTS) {
    if (left < entry.weight) return entry.kind;
    left -= entry.weight;
  }
  return CELL.POWERUP_HEALTH;
}

/** Draws a board; advances `generator`. Bricks and hidden power-ups are mirrored in both axes. */
export function drawBoard(generator: GeneratorState): DrawnBoard {
  shuffleGroups(generator);
  const bricks = takeNearest(OPEN_CELLS * BRICK_SHARE);
  const hiding = takeNearest(bricks.cells * HIDDEN_SHARE);
  const board = PILLARS_ONLY.slice();
  const hidden = NOTHING_HIDDEN.slice();
  for (let index = 0; index < bricks.groups; index++) {
    const kind = index < hiding.groups ? drawKind(generator) : 0;
    for (const cell of MIRROR_GROUPS[order[index]!]!) {
      board[cell] = CELL.BRICK;
      hidden[cell] = kind;
    }
  }
  return { board, hidden, bricks: bricks.cells };
}
