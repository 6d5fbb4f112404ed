// How fast one connection may ask. Two token buckets (publications; everything else) and one judgement on those who
// do not stop: refused for a while, then closed. Pure arithmetic on the time it is given.

/** What to do with a command: do it, refuse it with 111, or close with 3013. */
export type RateVerdict = "ok" | "refuse" | "close";

/** A calm of this length between refusals ends a flood. */
const CALM_MS = 1_000;

/** A bucket that fills at `perSecond` and holds `burst`. */
class TokenBucket {
  #tokens: number;
  #filledAt: number;

  constructor(burst: number, now: number) {
    this.#tokens = burst;
    this.#filledAt = now;
  }

  /** Takes one token if there is one. */
  take(now: number, perSecond: number, burst: number): boolean {
    if (now > this.#filledAt) {
      this.#tokens = Math.min(burst, this.#tokens + ((now - this.#filledAt) * perSecond) / 1000);
    }
    this.#filledAt = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}

/** The rates that matter here; see `HubLimits`. */
export interface RateLimits {
  readonly publishesPerSecond: number;
  readonly publishBurst: number;
  readonly commandsPerSecond: number;
  readonly commandBurst: number;
  readonly floodGraceMs: number;
}

/** One connection's allowance. */
export class RateLimit {
  readonly #limits: RateLimits;
  readonly #publishes: TokenBucket;
  readonly #commands: TokenBucket;
  #floodSince = 0;
  #refusedAt = Number.NEGATIVE_INFINITY;

  constructor(limits: RateLimits, now: number) {
    this.#limits = limits;
    this.#publishes = new TokenBucket(limits.publishBurst, now);
    this.#commands = new TokenBucket(limits.commandBurst, now);
  }

  /** Judges a publish, rpc or send at `now` (ms). */
  publish(now: number): RateVerdict {
    const { publishesPerSecond, publishBurst } = this.#limits;
    return this.#publishes.take(now, publishesPerSecond, publishBurst) ? "ok" : this.#refuse(now);
  }

  /** Judges any other command at `now` (ms). */
  command(now: number): RateVerdict {
    const { commandsPerSecond, commandBurst } = this.#limits;
    return this.#commands.take(now, commandsPerSecond, commandBurst) ? "ok" : this.#refuse(now);
  }

  #refuse(now: number): RateVerdict {
    if (now - this.#refusedAt > CALM_MS) this.#floodSince = now;
    this.#refusedAt = now;
    return now - this.#floodSince >= this.#limits.floodGraceMs ? "close" : "refuse";
  }
}
