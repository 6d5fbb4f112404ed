// When waiting frames leave: one timer for all connections, so that everybody's window ends together and the
// process wakes once. Urgent ones leave as soon as the running code is done. Knows nothing of what is sent.
import type { Cancel, Clock } from "./ports.ts";

/** Somebody with something to send. */
export interface Flushable {
  flush(): void;
}

/** Collects who has something to send, and sends at the window's end. */
export class FlushWindow {
  readonly #clock: Clock;
  readonly #windowMs: number;
  readonly #whenRead: (task: () => void) => void;
  #waiting: Flushable[] = [];
  #urgent: Flushable[] = [];
  #cancel: Cancel | undefined;
  /** When the running window ends (ms of the clock); Infinity when nothing waits for its end. */
  endsAt = Number.POSITIVE_INFINITY;

  /** `whenRead` runs a task after what has already come in was read, so that it still makes this window. Default: at once. */
  constructor(clock: Clock, windowMs: number, whenRead: (task: () => void) => void = (task) => task()) {
    this.#clock = clock;
    this.#windowMs = windowMs;
    this.#whenRead = whenRead;
  }

  /** Sends at the end of the running window. Call once per member until its `flush`. */
  join(member: Flushable): void {
    if (this.#windowMs === 0) {
      this.hurry(member);
      return;
    }
    this.#waiting.push(member);
    if (this.#cancel !== undefined) return;
    const now = this.#clock.now();
    const leftMs = this.#windowMs - (now % this.#windowMs);
    this.endsAt = now + leftMs;
    this.#cancel = this.#clock.after(leftMs, () => {
      this.#whenRead(() => {
        this.#cancel = undefined;
        this.endsAt = Number.POSITIVE_INFINITY;
        this.#flushWaiting();
      });
    });
  }

  /** Sends as soon as the running code has returned, together with everybody else who hurries. */
  hurry(member: Flushable): void {
    if (this.#urgent.push(member) > 1) return;
    queueMicrotask(() => this.#flushUrgent());
  }

  /** Sends everything now. */
  flushAll(): void {
    this.#flushUrgent();
    this.#flushWaiting();
  }

  /** Stops the timer. What waits is not sent. */
  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#waiting = [];
    this.#urgent = [];
  }

  #flushWaiting(): void {
    const waiting = this.#waiting;
    if (waiting.length === 0) return;
    this.#waiting = [];
    for (const member of waiting) member.flush();
  }

  #flushUrgent(): void {
    const urgent = this.#urgent;
    if (urgent.length === 0) return;
    this.#urgent = [];
    for (const member of urgent) member.flush();
  }
}
