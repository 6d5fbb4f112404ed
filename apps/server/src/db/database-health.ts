// How the database is doing: counts waits and refusals for the figures, and tells the log of every episode of trouble once
// when it begins and once when it is over, however many calls meet it. Must never decide what a caller gets.
import type { Clock, Log } from "../ports/process.ts";
import { noteRefusal, refusalFor, troubleOf } from "./database-trouble.ts";
import type { Trouble } from "./database-trouble.ts";

/** Counters since the start. */
export interface DatabaseFigures {
  /** Statements and transactions that had to wait for somebody else's lock. */
  readonly lockWaits: number;
  /** Seconds that they waited, together. */
  readonly lockWaitSeconds: number;
  /** Calls refused because the database was locked, full, broken or away. */
  readonly refusals: number;
}

interface Episode {
  readonly trouble: Trouble;
  /** Milliseconds, as the clock has them. */
  readonly since: number;
  failedAt: number;
  told: boolean;
}

/** A lock is news only when it lasts. */
const LONG_LOCK_MS = 1_000;
/** Small writes may still fit where larger ones do not: an episode is over after so long without a failure. */
const QUIET_MS = 10_000;
/** While an episode lasts: how often a write of our own looks whether it is over. */
const PROBE_MS = 1_000;

const WORDS: Readonly<Record<Trouble, string>> = {
  locked: "another process holds the database: whoever writes waits",
  full: "the disk of the database is full: nothing can be saved",
  broken: "the database cannot be read or written",
  away: "the database cannot be reached",
};

/** One database's condition. */
export class DatabaseHealth {
  readonly #clock: Clock | null;
  readonly #log: Log | null;
  #probe: (() => Promise<boolean>) | null = null;
  #stopProbing: (() => void) | null = null;
  #episode: Episode | null = null;
  #lockWaits = 0;
  #lockWaitMs = 0;
  #refusals = 0;

  /** `clock` never jumps; without one nothing is probed. */
  constructor(deps: { readonly clock: Clock; readonly log: Log } | null) {
    this.#clock = deps?.clock ?? null;
    this.#log = deps?.log ?? null;
  }

  /**
   * Gives it the write that it may try while something is wrong, so that an episode ends though nobody writes. False = it
   * could not be tried just now.
   */
  probeWith(probe: () => Promise<boolean>): void {
    this.#probe = probe;
  }

  /** Stops probing. */
  close(): void {
    this.#probe = null;
    this.#stopProbing?.();
  }

  /** Something failed for this reason. */
  failed(trouble: Trouble, cause: unknown): void {
    const now = this.#clock?.now() ?? 0;
    const known = this.#episode;
    // A lock says nothing new about a full disk.
    if (known && (known.trouble === trouble || trouble === "locked")) known.failedAt = now;
    else this.#episode = { trouble, since: now, failedAt: now, told: false };
    this.#probeLater();
    const episode = this.#episode;
    if (!episode || episode.told) return;
    if (episode.trouble === "locked" && now - episode.since < LONG_LOCK_MS) return;
    episode.told = true;
    const level = episode.trouble === "locked" ? "warn" : "error";
    this.#log?.[level]({ err: cause }, WORDS[episode.trouble]);
  }

  /** Something worked; `wrote` = it reached the disk. */
  worked(wrote: boolean): void {
    const episode = this.#episode;
    if (!episode || (!wrote && episode.trouble !== "away")) return;
    const now = this.#clock?.now() ?? 0;
    if (episode.trouble !== "locked" && now - episode.failedAt < QUIET_MS) return;
    this.#episode = null;
    this.#stopProbing?.();
    this.#stopProbing = null;
    if (episode.told) this.#log?.warn({ ms: now - episode.since }, "the database is well again");
  }

  /** Somebody waited so long for a lock, whether they got it or not. */
  waited(ms: number): void {
    this.#lockWaits += 1;
    this.#lockWaitMs += ms;
  }

  /** A call was refused. */
  refused(): void {
    this.#refusals += 1;
  }

  /** What is wrong, in words; null when nothing is. */
  trouble(): string | null {
    return this.#episode?.told === true ? WORDS[this.#episode.trouble] : null;
  }

  figures(): DatabaseFigures {
    return {
      lockWaits: this.#lockWaits,
      lockWaitSeconds: this.#lockWaitMs / 1_000,
      refusals: this.#refusals,
    };
  }

  #probeLater(): void {
    if (this.#stopProbing || !this.#clock || !this.#probe) return;
    this.#stopProbing = this.#clock.after(PROBE_MS, () => void this.#tryOut());
  }

  async #tryOut(): Promise<void> {
    try {
      if (await this.#probe?.()) this.worked(true);
    } catch (cause) {
      const trouble = troubleOf(cause);
      if (trouble !== null) this.failed(trouble, cause);
    }
    this.#stopProbing = null;
    if (this.#episode) this.#probeLater();
  }
}

/** What a caller gets for an error of the database: a coded refusal for its troubles, which are counted; anything else as it is. */
export function refusalFrom(error: unknown, health: DatabaseHealth): unknown {
  const trouble = troubleOf(error);
  if (trouble === null) return error;
  if (trouble !== "locked") health.failed(trouble, error);
  health.refused();
  const refusal = refusalFor(trouble, error);
  noteRefusal(refusal);
  return refusal;
}
