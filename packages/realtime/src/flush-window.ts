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
  #waiting: Flushable[] = [];
  #urgent: Flushable[] = [];
  #cancel: Cancel | undefined;

  constructor(clock: Clock, windowMs: number) {
    this.#clock = clock;
    this.#windowMs = windowMs;
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
    this.#cancel = this.#clock.after(this.#windowMs - (now % this.#windowMs), () => {
      this.#cancel = undefined;
      this.#flushWaiting();
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
