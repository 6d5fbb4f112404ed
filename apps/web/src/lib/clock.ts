// Time as a port: code that waits takes a clock, so that tests never sleep.

/** Wall clock and timers. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `task` once after `delayMs`; the returned function takes it back. */
  after(delayMs: number, task: () => void): () => void;
}

/** The browser's own time. */
export const browserClock: Clock = {
  now: () => Date.now(),
  after(delayMs, task) {
    const timer = setTimeout(task, delayMs);
    return () => clearTimeout(timer);
  },
};

/** Resolves after `delayMs` of the given clock. */
export function wait(clock: Clock, delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    clock.after(delayMs, resolve);
  });
}
