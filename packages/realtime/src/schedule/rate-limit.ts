// How fast one connection may ask. Two allowances (publications; everything else) and one judgement on those who do
// not stop: refused for a while, then closed. Pure arithmetic on the time it is given.

/** What to do with a command: do it, refuse it with 111, or close with 3013. */
export type RateVerdict = "ok" | "refuse" | "close";

/** A calm of this length between refusals ends a flood. */
const CALM_MS = 1_000;
/** Part of a token: keeps rounding (these are fractions of milliseconds since 1970) from eating a whole one. */
const SLACK = 0.5;

/** The rates that matter here; see `HubLimits`. */
export interface RateLimits {
  readonly publishesPerSecond: number;
  readonly publishBurst: number;
  readonly commandsPerSecond: number;
  readonly commandBurst: number;
  readonly floodGraceMs: number;
  readonly maxRefusals: number;
}

/**
 * One connection's allowance. PERF: a token bucket told as the time at which it will be full again, so that taking a
 * token is one addition and one comparison.
 */
export class RateLimit {
  readonly #limits: RateLimits;
  /** When each bucket is full again (ms since 1970); now or earlier = full. Fractions count. */
  #publishesFullAt = 0.5;
  #commandsFullAt = 0.5;
  #floodSince = 0;
  #refusedAt = 0;
  #refusals = 0;

  constructor(limits: RateLimits) {
    this.#limits = limits;
  }

  /** Judges a publish, rpc or send at `now` (ms). */
  publish(now: number): RateVerdict {
    const step = 1000 / this.#limits.publishesPerSecond;
    const fullAt = (this.#publishesFullAt > now ? this.#publishesFullAt : now) + step;
    if (fullAt - now > step * (this.#limits.publishBurst + SLACK)) return this.#refuse(now);
    this.#publishesFullAt = fullAt;
    return "ok";
  }

  /** Judges any other command at `now` (ms). */
  command(now: number): RateVerdict {
    const step = 1000 / this.#limits.commandsPerSecond;
    const fullAt = (this.#commandsFullAt > now ? this.#commandsFullAt : now) + step;
    if (fullAt - now > step * (this.#limits.commandBurst + SLACK)) return this.#refuse(now);
    this.#commandsFullAt = fullAt;
    return "ok";
  }

  #refuse(now: number): RateVerdict {
    if (now - this.#refusedAt > CALM_MS) {
      this.#floodSince = now;
      this.#refusals = 0;
    }
    this.#refusedAt = now;
    this.#refusals += 1;
    const { floodGraceMs, maxRefusals } = this.#limits;
    return now - this.#floodSince >= floodGraceMs || this.#refusals > maxRefusals ? "close" : "refuse";
  }
}
