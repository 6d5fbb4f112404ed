// Time that only moves when a test says so.
import type { Cancel, Clock } from "../schedule/ports.ts";

/** A clock for tests. Starts at a round moment so that windows and deadlines are easy to reckon. */
export class VirtualClock implements Clock {
  #now = 1_700_000_000_000;
  readonly #timers = new Set<{ readonly at: number; readonly run: () => void }>();

  now(): number {
    return this.#now;
  }

  after(delayMs: number, run: () => void): Cancel {
    const timer = { at: this.#now + delayMs, run };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  }

  /** Moves on by `ms`, running what becomes due in order, and lets promises settle in between. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (;;) {
      let next: { readonly at: number; readonly run: () => void } | undefined;
      for (const timer of this.#timers) {
        if (timer.at <= end && (next === undefined || timer.at < next.at)) next = timer;
      }
      if (next === undefined) break;
      this.#timers.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.run();
      await settle();
    }
    this.#now = end;
    await settle();
  }

  /** How many timers wait. */
  pending(): number {
    return this.#timers.size;
  }
}

/** Lets everything that does not wait for time or the network come to rest. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
