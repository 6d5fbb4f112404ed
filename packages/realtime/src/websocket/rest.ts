// Under load every message wakes the process up for itself, and the waking costs more than the message. Here the process
// sleeps a few milliseconds between two looks at its sockets, so that one look brings many. Asleep it can do nothing
// else, so it never sleeps past the end of the running window, never when little comes in, and never unless asked to.
import type { Clock } from "../ports.ts";

/** From this many reads a second on it is worth it. */
const BUSY_READS_PER_SECOND = 500;
/** Reads between two looks at the clock while there is no load. */
const SAMPLE_READS = 32;
/** The load is judged anew after this time. */
const SAMPLE_MS = 100;

/** Nothing ever writes to it: whoever waits for it waits the whole time. */
const cell = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

function sleepBlocked(ms: number): void {
  Atomics.wait(cell, 0, 0, ms);
}

/** Sleeps between looks. One for all sockets of a hub. */
export class Rest {
  readonly #clock: Clock;
  readonly #restMs: number;
  readonly #windowEnd: () => number;
  readonly #sleep: (ms: number) => void;
  #busy = false;
  #planned = false;
  #reads = 0;
  #since: number;

  /** `restMs` 0 = never sleep. `windowEnd`: when the next frames are due (ms of `clock`; Infinity = none wait). `sleep` blocks the thread. */
  constructor(
    clock: Clock,
    restMs: number,
    windowEnd: () => number,
    sleep: (ms: number) => void = sleepBlocked,
  ) {
    this.#clock = clock;
    this.#restMs = restMs;
    this.#windowEnd = windowEnd;
    this.#sleep = sleep;
    this.#since = clock.now();
  }

  /** A socket was read. PERF: the hot path; a counter as long as there is no load. */
  readSomething(): void {
    if (this.#restMs === 0) return;
    this.#reads += 1;
    if (this.#busy) this.#plan();
    else if (this.#reads % SAMPLE_READS === 0) this.#judge(this.#clock.now());
  }

  /** Once per look: after everything that this look brought, before the next. */
  #plan(): void {
    if (this.#planned) return;
    this.#planned = true;
    setImmediate(() => {
      this.#planned = false;
      const now = this.#clock.now();
      this.#judge(now);
      const ms = Math.min(this.#restMs, this.#windowEnd() - now);
      if (this.#busy && ms > 0) this.#sleep(ms);
    });
  }

  #judge(now: number): void {
    const elapsedMs = now - this.#since;
    if (elapsedMs < SAMPLE_MS && this.#busy) return;
    this.#busy = this.#reads * 1000 >= BUSY_READS_PER_SECOND * elapsedMs;
    this.#reads = 0;
    this.#since = now;
  }
}
