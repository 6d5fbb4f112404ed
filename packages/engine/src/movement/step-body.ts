// How a body moves over the board: the same code in the browser's prediction and in bots that the server judges by.
// Reads a narrow view; knows no players, no bombs beyond their cells, no time.
import { codeOn } from "../board/cells.ts";
import { cellIndex, isOnBoard, isWalkable } from "../board/grid.ts";
import { BASE_SPEED, CORNER_REACH_CELLS } from "../constants.ts";
import type { Orientation } from "../match-types.ts";
import { type MovementView, walkUntilStopped } from "./collision.ts";

/** Something that moves; `x`, `y`, `orientation` are changed in place. On a lane: `x` or `y` is an even whole number. */
export interface Body {
  x: number;
  y: number;
  orientation: Orientation;
  /** The speed stat, 1.0..2.0 (PL1). */
  speed: number;
}

/** Cells that a body with this speed stat covers in `dtMs` (PL2). */
function cellsIn(speed: number, dtMs: number): number {
  return (BASE_SPEED * speed * dtMs) / 1000;
}

/** The nearest even whole number: the lane a body is nearest to. */
export function nearestLane(value: number): number {
  return 2 * Math.round(value / 2);
}

/** Slides onto the lane that the turn leads into, if it is near and open; returns what is left of `distance` (0: stopped). */
function slide(view: MovementView, body: Body, isVertical: boolean, sign: number, distance: number): number {
  const across = isVertical ? body.x : body.y;
  const lane = nearestLane(across);
  const gap = Math.abs(lane - across);
  if (gap > CORNER_REACH_CELLS) return 0;
  const mouthX = isVertical ? lane : body.x + sign;
  const mouthY = isVertical ? body.y + sign : lane;
  if (!isOnBoard(mouthX, mouthY) || !isWalkable(codeOn(view, cellIndex(mouthX, mouthY)))) return 0;
  const to = gap <= distance ? lane : across + (lane > across ? distance : -distance);
  const reached = walkUntilStopped(view, body.x, body.y, !isVertical, to);
  if (isVertical) body.x = reached;
  else body.y = reached;
  return reached === lane ? distance - gap : 0;
}

/**
 * Moves `body` for `dtMs` (any length ≥ 0, ms) towards `direction` (null: stands still): straight along a lane, round a near
 * corner onto the next one, up to whatever stops it (PL2). Frames may be cut as one likes: the way is the same.
 * Returns whether position or orientation changed. Deterministic.
 */
export function stepBody(
  view: MovementView,
  body: Body,
  direction: Orientation | null,
  dtMs: number,
): boolean {
  if (direction === null) return false;
  const { x, y, orientation } = body;
  const isVertical = direction === "up" || direction === "down";
  const sign = direction === "up" || direction === "left" ? -1 : 1;
  body.orientation = direction;
  let distance = cellsIn(body.speed, dtMs);
  const across = isVertical ? x : y;
  if (across !== nearestLane(across)) distance = slide(view, body, isVertical, sign, distance);
  if (distance > 0) {
    const to = (isVertical ? body.y : body.x) + sign * distance;
    const reached = walkUntilStopped(view, body.x, body.y, isVertical, to);
    if (isVertical) body.y = reached;
    else body.x = reached;
  }
  return body.x !== x || body.y !== y || orientation !== direction;
}
