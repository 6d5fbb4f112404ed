// The board's direction for one of the screen's, where the board lies on its side. Pure.
import type { Orientation } from "@fitil/contracts";

const TURNED: Readonly<Record<Orientation, Orientation>> = {
  up: "left",
  left: "up",
  down: "right",
  right: "down",
};

/** The board's direction for a direction on the screen, when the board lies on its side. */
export function turnDirection(direction: Orientation | null, isTurned: boolean): Orientation | null {
  return direction !== null && isTurned ? TURNED[direction] : direction;
}
