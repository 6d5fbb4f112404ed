// Collision: one straight walk along one lane, the only place that decides that nobody passes what is solid (PL2). Courses, prediction,
// bots and the server's judgement all end up here.
import { type CellView, codeOn } from "../board/cells.ts";
import { isOnBoard, isWalkable } from "../board/grid.ts";
import { BOARD_WIDTH, CELL, WALK_OFF_OVERLAP_CELLS } from "../constants.ts";

/** All that movement needs to see of a match, on either side of the wire. */
export type MovementView = CellView & {
  /** Whether this body may pass that bomb although it overlaps it by only `overlap` cells; without it: never. The server's leniency (PL3). */
  mayPassBomb?(x: number, y: number, overlap: number): boolean;
};

function isOpen(view: MovementView, x: number, y: number, overlap: number): boolean {
  if (!isOnBoard(x, y)) return false;
  const code = codeOn(view, y * BOARD_WIDTH + x);
  if (isWalkable(code)) return true;
  if (code !== CELL.BOMB) return false;
  return overlap > WALK_OFF_OVERLAP_CELLS || view.mayPassBomb?.(x, y, overlap) === true;
}

/**
 * Walks a body at (`x`, `y`) along its row (or its column, if `isVertical`) towards the coordinate `to`; the other coordinate must be whole.
 * Returns the coordinate it gets to: `to` itself, or the last place before what stops it. Pure; allocates nothing.
 */
export function walkUntilStopped(
  view: MovementView,
  x: number,
  y: number,
  isVertical: boolean,
  to: number,
): number {
  let at = isVertical ? y : x;
  const isForward = to > at;
  while (at !== to) {
    const ahead = isForward ? Math.floor(at) + 1 : Math.ceil(at) - 1;
    const overlap = 1 - Math.abs(ahead - at);
    if (!(isVertical ? isOpen(view, x, ahead, overlap) : isOpen(view, ahead, y, overlap))) return at;
    if (isForward ? ahead >= to : ahead <= to) return to;
    at = ahead;
  }
  return at;
}
