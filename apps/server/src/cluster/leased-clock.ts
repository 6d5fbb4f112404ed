// The clock of a node's tables: it stands still while the node may not act, so that nothing is missed and nothing falls due.
import type { Clock } from "../ports/process.ts";

/** How long a timer that fell due without a lease waits before it looks again. */
const LOOK_AGAIN_MS = 50;

/** A clock that goes on only while the lease holds. */
export class LeasedClock implements Clock {
  readonly #base: Clock;
  readonly #lease: () => { mayAct(): boolean; actsUntil(): number };
  /** How long it has stood still in all. */
  #stoodMs = 0;
  /** When it stopped, on the base's clock; null while it goes. */
  #stoppedAt: number | null = null;
  #last: number;

  constructor(base: Clock, lease: () => { mayAct(): boolean; actsUntil(): number }) {
    this.#base = base;
    this.#lease = lease;
    this.#last = base.now();
  }

  now(): number {
    const now = this.#base.now();
    const lease = this.#lease();
    if (lease.mayAct()) {
      if (this.#stoppedAt !== null) this.#stoodMs += now - this.#stoppedAt;
      this.#stoppedAt = null;
      this.#last = now;
    } else {
      this.#stoppedAt ??= Math.max(this.#last, Math.min(now, lease.actsUntil()));
      return this.#stoppedAt - this.#stoodMs;
    }
    return now - this.#stoodMs;
  }

  after(delayMs: number, task: () => void): () => void {
    let stop: () => void = () => undefined;
    const run = () => {
      if (this.#lease().mayAct()) task();
      else stop = this.#base.after(LOOK_AGAIN_MS, run);
    };
    stop = this.#base.after(delayMs, run);
    return () => stop();
  }
}
