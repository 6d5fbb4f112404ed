// Sees every movement of chips and ratings through to its end: tries again until it is done, and knows what is still
// under way when the process wants to stop. Must never decide who gets what.
import type { Clock, Ledger, Log } from "../ports.ts";

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/** What came of staking: done, somebody cannot pay, or the books gave no clear answer (then everything is given back). */
export type StakeOutcome =
  | { readonly kind: "staked" }
  | { readonly kind: "short"; readonly userIds: readonly string[] }
  | { readonly kind: "failed" };

/** Outstanding ledger and rating calls of this process. */
export class Settlements {
  readonly #clock: Clock;
  readonly #ledger: Ledger;
  readonly #log: Log;
  readonly #open = new Set<Promise<unknown>>();
  readonly #sleepers = new Set<() => void>();
  #draining = false;

  constructor(deps: { clock: Clock; ledger: Ledger; log: Log }) {
    this.#clock = deps.clock;
    this.#ledger = deps.ledger;
    this.#log = deps.log;
  }

  /** How many calls are not through yet. */
  outstanding(): number {
    return this.#open.size;
  }

  /** Moves all stakes into escrow or none (CH3). Never rejects; after a failure whatever was taken goes back. */
  stake(gameId: string, userIds: readonly string[], stake: number): Promise<StakeOutcome> {
    return this.#track(this.#stake(gameId, userIds, stake));
  }

  /** Pays the escrow to the winner (CH4), trying until it is done. Never rejects. */
  pay(gameId: string, winnerId: string): Promise<void> {
    return this.persist("pay", gameId, () => this.#ledger.pay(gameId, winnerId));
  }

  /** Gives all stakes back (CH4), trying until it is done. Never rejects. */
  refund(gameId: string): Promise<void> {
    return this.persist("refund", gameId, () => this.#ledger.refund(gameId));
  }

  /** Does something idempotent until it succeeds, or until the process stops. Never rejects. */
  persist(what: string, gameId: string, task: () => Promise<unknown>): Promise<void> {
    return this.#track(this.#persist(what, gameId, task));
  }

  /**
   * Waits for everything outstanding. Whatever waits for another try gets one now and no more: the next start gives
   * back what is still in escrow.
   */
  async drain(): Promise<void> {
    this.#draining = true;
    for (const wake of this.#sleepers) wake();
    while (this.#open.size > 0) await Promise.all(this.#open);
  }

  async #stake(gameId: string, userIds: readonly string[], stake: number): Promise<StakeOutcome> {
    try {
      const result = await this.#ledger.stake(gameId, userIds, stake);
      return result.ok ? { kind: "staked" } : { kind: "short", userIds: result.userIds };
    } catch (error) {
      this.#log.error({ gameId, error: String(error) }, "staking failed");
      // The books may have taken the stakes although the answer was lost.
      void this.refund(gameId);
      return { kind: "failed" };
    }
  }

  async #persist(what: string, gameId: string, task: () => Promise<unknown>): Promise<void> {
    for (let waitMs = FIRST_RETRY_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_RETRY_MS)) {
      const last = this.#draining;
      try {
        await task();
        return;
      } catch (error) {
        this.#log.error({ gameId, what, error: String(error), last }, "settlement failed");
        if (last) return;
      }
      await this.#sleep(waitMs);
    }
  }

  #sleep(delayMs: number): Promise<void> {
    if (this.#draining) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = () => {
        cancel();
        this.#sleepers.delete(wake);
        resolve();
      };
      const cancel = this.#clock.after(delayMs, wake);
      this.#sleepers.add(wake);
    });
  }

  #track<T>(task: Promise<T>): Promise<T> {
    this.#open.add(task);
    const forget = () => void this.#open.delete(task);
    task.then(forget, forget);
    return task;
  }
}
