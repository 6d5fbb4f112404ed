// Time that can be held: what plays by it goes on from where it was, however long the page was hidden.
import type { Clock } from "../../../lib/clock.ts";

/** A clock that follows another one, and stands still between `stop` and `go`. */
export interface StoppableClock extends Clock {
  stop(): void;
  go(): void;
}

/** A running clock over `clock`. Its timers are the other clock's: whoever stops it takes theirs back. */
export function createStoppableClock(clock: Clock): StoppableClock {
  let behindMs = 0;
  let stoppedAt: number | null = null;
  return {
    now: () => (stoppedAt ?? clock.now()) - behindMs,
    after: (delayMs, task) => clock.after(delayMs, task),
    stop() {
      stoppedAt ??= clock.now();
    },
    go() {
      if (stoppedAt !== null) behindMs += clock.now() - stoppedAt;
      stoppedAt = null;
    },
  };
}
