// Moments that everything in a process that is done now and then has in common: what falls due together wakes the process, and whoever
// it asks, once.

/** A timer may go off this early by another clock: it is meant for the tick that is just about to come. */
const EARLY_MS = 5;

/** Ms until the next multiple of `everyMs` on a clock that says `now`; more than 5 ms are left, and at most 5 ms more than `everyMs`. */
export function untilCommonTick(now: number, everyMs: number): number {
  return (Math.floor((now + EARLY_MS) / everyMs) + 1) * everyMs - now;
}
