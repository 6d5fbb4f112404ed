// Lets every seat take its next step 20 times a second, everybody at an own phase, from one clock for all of them.
import { POSITION_EVERY_MS } from "./route.ts";
import type { Seat } from "./seat.ts";

/** Beyond this much delay the clock gives up what it has missed: nobody catches up in a burst. */
const MAX_BEHIND_MS = POSITION_EVERY_MS;

/** All walkers of one run. */
export class Walkers {
  readonly #phases: { readonly seat: Seat; index: number; rest: number }[][] = Array.from(
    { length: POSITION_EVERY_MS },
    () => [],
  );
  #at = 0;
  #timer: NodeJS.Timeout | undefined;
  /** Words said so far. */
  said = 0;
  /** Steps walked so far. */
  walked = 0;

  /** Everybody sets out at a moment of their own within `spreadMs`, so that their bombs do not go off together. */
  constructor(tables: readonly (readonly Seat[])[], spreadMs: number) {
    let random = 1;
    for (const seat of tables.flat()) {
      random = Math.imul(random, 48_271) & 0x7fff_ffff || 1;
      this.#phases[random % POSITION_EVERY_MS]?.push({
        seat,
        index: 0,
        rest: (random >> 8) % Math.max(1, Math.floor(spreadMs / POSITION_EVERY_MS)),
      });
    }
  }

  start(): void {
    this.#at = Math.floor(performance.now());
    this.#timer = setInterval(() => this.#turn(), 1);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #turn(): void {
    const now = performance.now();
    if (now - this.#at > MAX_BEHIND_MS) this.#at = Math.floor(now) - MAX_BEHIND_MS;
    for (; this.#at <= now; this.#at++) {
      for (const walker of this.#phases[this.#at % POSITION_EVERY_MS] ?? []) {
        if (walker.rest > 0) walker.rest--;
        else {
          if (walker.seat.say(walker.index++)) this.said++;
          this.walked++;
        }
      }
    }
  }
}
