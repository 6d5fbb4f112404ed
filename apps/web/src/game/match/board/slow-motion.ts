// The last blast is seen whole: after it the board's time runs slower for a moment. Pure.

/** How long the board's time runs slower after what decided the match. */
export const SLOW_MOTION_MS = 1200;
/** How fast it runs meanwhile: flames of half a second burn a little longer than the slow motion lasts. */
const RATE = 0.42;

/** The board's time at `nowMs` when the match was decided at `sinceMs` (null: it is not). Local ms; never runs back. */
export function slowed(nowMs: number, sinceMs: number | null): number {
  if (sinceMs === null || nowMs <= sinceMs) return nowMs;
  return nowMs - (1 - RATE) * Math.min(nowMs - sinceMs, SLOW_MOTION_MS);
}
