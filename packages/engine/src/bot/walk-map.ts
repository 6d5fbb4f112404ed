// How far every cell is on foot, and the first step towards it: a bot's sense of place.
import { cellIndex, cellX, cellY, isOnBoard, isWalkable } from "../board/grid.ts";
import type { Orientation } from "../match-types.ts";

const STEPS: readonly { readonly heading: Orientation; readonly x: number; readonly y: number }[] = [
  { heading: "up", x: 0, y: -1 },
  { heading: "right", x: 1, y: 0 },
  { heading: "down", x: 0, y: 1 },
  { heading: "left", x: -1, y: 0 },
];

/** One reachable cell. */
export interface WalkedCell {
  readonly cell: number;
  /** Cells to walk; 0 where one stands. */
  readonly distance: number;
  /** First step of the way; null where one stands. */
  readonly firstStep: Orientation | null;
}

/** Whether one dares to be on `cell` after walking `distance` cells. */
export type Dare = (cell: number, distance: number) => boolean;

/** All cells to be reached from `start` over walkable cells one dares to enter, nearest first. */
export function mapWalks(board: ArrayLike<number>, start: number, dare: Dare): WalkedCell[] {
  const walks: WalkedCell[] = [{ cell: start, distance: 0, firstStep: null }];
  const seen = new Set([start]);
  for (const walk of walks) {
    const x = cellX(walk.cell);
    const y = cellY(walk.cell);
    for (const step of STEPS) {
      if (!isOnBoard(x + step.x, y + step.y)) continue;
      const cell = cellIndex(x + step.x, y + step.y);
      if (seen.has(cell) || !isWalkable(board[cell]!) || !dare(cell, walk.distance + 1)) continue;
      seen.add(cell);
      walks.push({ cell, distance: walk.distance + 1, firstStep: walk.firstStep ?? step.heading });
    }
  }
  return walks;
}
