// One timer that can be started again: what is shown for a moment is shown for its whole moment.
import type { Clock } from "../../lib/clock.ts";

export interface SingleTimer {
  /** Runs the task after `delayMs`, instead of whenever it was to run before. */
  start(delayMs: number): void;
  stop(): void;
}

/** A timer for `task` on the given clock. */
export function createSingleTimer(clock: Clock, task: () => void): SingleTimer {
  let cancel: (() => void) | null = null;
  const stop = () => {
    cancel?.();
    cancel = null;
  };
  return {
    start(delayMs) {
      stop();
      cancel = clock.after(delayMs, () => {
        cancel = null;
        task();
      });
    },
    stop,
  };
}
