// A line that says nothing during a game is a lost one, long before the network says so (specification §9): found by the time of the
// last frame, of whatever kind.
import { SILENT_GAME_MS } from "@fitil/contracts";
import type { Clock } from "../clock.ts";
import type { Hearing } from "./hearing.ts";

const SILENCE_CHECK_MS = 1_000;

/** Turns the watch on and off; while it is on, `onSilent` is called after each 6 s without a frame. */
export function createSilenceWatch(
  clock: Clock,
  hearing: Hearing,
  onSilent: () => void,
): (on: boolean) => void {
  let cancel: (() => void) | null = null;
  const look = () => {
    if (clock.now() - hearing.lastFrameAt > SILENT_GAME_MS) {
      hearing.lastFrameAt = clock.now();
      onSilent();
    }
    cancel = clock.after(SILENCE_CHECK_MS, look);
  };
  return (on) => {
    hearing.isWatched = on;
    if (on && cancel === null) {
      hearing.lastFrameAt = clock.now();
      cancel = clock.after(SILENCE_CHECK_MS, look);
    } else if (!on) {
      cancel?.();
      cancel = null;
    }
  };
}
