// All hands in one place: keys, stick and gamepad say one direction; any of them says a bomb.
// Directions of the screen become directions of the board here.
import type { EyeVariant, Orientation } from "@fitil/contracts";
import { createHeldDirections } from "./held-directions.ts";
import type { HeldDirections } from "./held-directions.ts";
import { listenKeyboard } from "./listen-keyboard.ts";
import { readGamepad } from "./read-gamepad.ts";
import type { PadState } from "./read-gamepad.ts";

/** The player's hands, for as long as the match is shown. */
export interface MatchHands {
  /** What is held, for the stick to add to. */
  readonly held: HeldDirections;
  /** The board's direction for this frame; also reads the gamepads. `isTurned`: the board lies on its side. */
  direction(isTurned: boolean): Orientation | null;
  /** Listens to `page`; returns the way to stop. */
  listen(page: Window): () => void;
  /** Somebody asked for a bomb. */
  bomb(): void;
  /** Somebody wants to show a face (SN5). */
  react(eyeVariant: EyeVariant): void;
}

/** Hands that call `onBomb` and `onReact` once per press. `pads` lists the gamepads there are now; `isPlaying`: whether the person plays right now. */
export function createMatchHands(
  onBomb: () => void,
  onReact: (eyeVariant: EyeVariant) => void,
  pads: () => readonly (PadState | null)[],
  isPlaying: () => boolean,
): MatchHands {
  const held = createHeldDirections();
  let padBomb = false;

  function readPads(): void {
    const states = pads().filter((pad) => pad !== null);
    const read = states.map(readGamepad);
    const direction = read.find((state) => state.direction !== null)?.direction;
    if (direction) held.press("gamepad", direction);
    else held.release("gamepad");
    const isDown = read.some((state) => state.bomb);
    if (isDown && !padBomb) onBomb();
    padBomb = isDown;
  }

  return {
    held,
    bomb: onBomb,
    react: onReact,
    listen: (page) => listenKeyboard(page, held, onBomb, onReact, isPlaying),
    direction(isTurned) {
      readPads();
      return turnDirection(held.current(), isTurned);
    },
  };
}

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
