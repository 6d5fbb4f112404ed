// How a body moves over the board: the same code in the browser's prediction, in bots and in the server's judgement.
// Reads a narrow view; knows no players, no bombs beyond their cells, no time.
import type { Orientation } from "./match-types.ts";

/** All that movement needs to see: 187 cell codes, row-major. A bomb is its cell's code 3. */
export interface MovementView {
  readonly board: ArrayLike<number>;
}

/** Something that moves; `x`, `y`, `orientation` are changed in place. */
export interface Body {
  x: number;
  y: number;
  orientation: Orientation;
  /** The speed stat, 1.0..2.0 (PL1). */
  speed: number;
}

/** Moves `body` for `dtMs` (any length ≥ 0) towards `direction` (null: stands still). Returns whether position or orientation changed (PL2). */
export function stepBody(
  _view: MovementView,
  _body: Body,
  _direction: Orientation | null,
  _dtMs: number,
): boolean {
  throw new Error("not built yet");
}
