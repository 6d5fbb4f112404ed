// Time that only moves when a test says so. It has the shape of the server's and the hub's Clock ports.

interface Timer {
  readonly at: number;
  readonly order: number;
  readonly task: () => void;
}

/** A clock whose `now` starts at `startMs` (ms since 1970) and moves by `advance` alone. */
export class VirtualClock {
  #now: number;
  #order = 0;
  readonly #timers = new Set<Timer>();

  constructor(startMs = 1_800_000_000_000) {
    this.#now = startMs;
  }

  /** Milliseconds since 1970, virtual. */
  now(): number {
    return this.#now;
  }

  /** Runs `task` once `delayMs` later; returns the way to take it back. */
  after(delayMs: number, task: () => void): () => void {
    const timer: Timer = { at: this.#now + Math.max(0, delayMs), order: this.#order++, task };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  }

  /** Moves time on by `ms`, running what falls due in order, and lets promises settle after each task. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (let timer = this.#next(end); timer; timer = this.#next(end)) {
      this.#now = Math.max(this.#now, timer.at);
      this.#timers.delete(timer);
      timer.task();
      await settle();
    }
    // Somebody else may have moved it on further meanwhile.
    this.#now = Math.max(this.#now, end);
    await settle();
  }

  /** How many timers are waiting; a leak shows here. */
  pending(): number {
    return this.#timers.size;
  }

  #next(until: number): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.#timers) {
      if (timer.at > until) continue;
      if (!first || timer.at < first.at || (timer.at === first.at && timer.order < first.order))
        first = timer;
    }
    return first;
  }
}

/** Lets everything that is already resolved run: microtasks and one turn of the event loop. */
export async function settle(): Promise<void> {
  await new Promise<void>((resolve) => setImmediate(resolve));
}
