// The one timer of a table, for whatever it does by itself next.
import type { Clock } from "../ports/process.ts";

/** Wakes a table when something is due, on the table's own clock. */
export class TableTimer {
  readonly #clock: Clock;
  readonly #wake: () => void;
  #stop: (() => void) | null = null;
  /** Ms since 1970 it is set for; only meaningful while it runs. */
  #at = 0;

  /** Calls `wake` whenever the time has come; somebody then sets the timer anew. */
  constructor(clock: Clock, wake: () => void) {
    this.#clock = clock;
    this.#wake = wake;
  }

  /**
   * Sets it for the next thing due, ms since 1970; null: nothing is. It is only moved when something falls due earlier: a timer too early
   * just asks again. PERF: after every message.
   */
  set(dueAt: number | null): void {
    if (this.#stop !== null) {
      if (dueAt !== null && this.#at <= dueAt) return;
      this.stop();
    }
    if (dueAt === null) return;
    this.#at = dueAt;
    this.#stop = this.#clock.after(Math.max(0, dueAt - this.#clock.now()), () => {
      this.#stop = null;
      this.#wake();
    });
  }

  /** Wakes nobody until it is set again. */
  stop(): void {
    this.#stop?.();
    this.#stop = null;
  }
}
