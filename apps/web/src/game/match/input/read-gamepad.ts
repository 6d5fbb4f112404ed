// What a gamepad says right now. Pure reading: the caller asks once per frame.
import type { Orientation } from "@fitil/contracts";

/** The few facts of a standard gamepad that are used. */
export interface PadState {
  readonly axes: readonly number[];
  readonly buttons: readonly { readonly pressed: boolean }[];
}

const STICK_THRESHOLD = 0.45;
const CROSS: readonly (readonly [number, Orientation])[] = [
  [12, "up"],
  [13, "down"],
  [14, "left"],
  [15, "right"],
];
/** A and X of the standard layout, and both shoulders' triggers. */
const BOMB_BUTTONS = [0, 2, 7] as const;

/** Direction (cross before stick) and whether a bomb button is down. */
export function readGamepad(pad: PadState): { direction: Orientation | null; bomb: boolean } {
  const crossed = CROSS.find(([button]) => pad.buttons[button]?.pressed === true);
  return {
    direction: crossed ? crossed[1] : stickOf(pad.axes[0] ?? 0, pad.axes[1] ?? 0),
    bomb: BOMB_BUTTONS.some((button) => pad.buttons[button]?.pressed === true),
  };
}

function stickOf(x: number, y: number): Orientation | null {
  if (Math.max(Math.abs(x), Math.abs(y)) < STICK_THRESHOLD) return null;
  if (Math.abs(x) >= Math.abs(y)) return x < 0 ? "left" : "right";
  return y < 0 ? "up" : "down";
}
