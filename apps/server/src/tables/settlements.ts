// Sees every movement of chips and ratings through to its end: tries again until it is done, and knows what is still
// under way when the process wants to stop. Must never decide who gets what.
import type { SelectReason } from "@fitil/contracts";
import type { Clock, Ledger, Log, StakeResult } from "../ports.ts";

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/** Why somebody keeps a game for a stake from starting: they cannot pay (CH3), or have won enough from newcomers (CH7). */
export type StakeBar = Extract<SelectReason, "not_enough_chips" | "newcomers_only">;

const STAKE_BARS: Readonly<Record<StakeRefusal["code"], StakeBar>> = {
  "room/not_enough_chips": "not_enough_chips",
  "room/newcomers_only": "newcomers_only",
};

type StakeRefusal = Extract<StakeResult, { readonly ok: false }>;

/** A wish to take the stakes of one game (CH3), and whom to tell. Exactly one of the callbacks is called, or none once unwanted. */
export interface StakeRequest {
  readonly gameId: string;
  readonly userIds: readonly string[];
  readonly stake: number;
  /** Earlier books of the same table: the stakes wait for them, so that a refund is in before the next stake is asked for. */
  readonly after: Promise<void>;
  /** Does anybody still wait for these stakes? */
  readonly wanted: () => boolean;
  /** The escrow holds this pot: begins the game. False = it does not begin, and the stakes go back. */
  readonly staked: (pot: number) => boolean;
  /** Nothing was taken: these people keep the game from starting. */
  readonly barred: (userIds: readonly string[], reason: StakeBar) => void;
  /** The books gave no clear answer; whatever was taken goes back. */
  readonly failed: () => void;
}

/** Outstanding ledger and rating calls of this process. */
export class Settlements {
  readonly #clock: Clock;
  readonly #ledger: Ledger;
  readonly #log: Log;
  readonly #open = new Set<Promise<unknown>>();
  readonly #sleepers = new Set<() => void>();
  #draining = false;
  #failures = 0;

  constructor(deps: { clock: Clock; ledger: Ledger; log: Log }) {
    this.#clock = deps.clock;
    this.#ledger = deps.ledger;
    this.#log = deps.log;
  }

  /** How many calls are not through yet. */
  outstanding(): number {
    return this.#open.size;
  }

  /** How often the books or the ratings failed since the start. */
  failures(): number {
    return this.#failures;
  }

  /** Moves all stakes into escrow or none (CH3). Resolves when the game has them or everything is back; never rejects. */
  stake(request: StakeRequest): Promise<void> {
    return this.#track(this.#stake(request));
  }

  /** Pays the escrow to the winner (CH4), trying until it is done. Resolves with what was paid, null when the process stopped before; never rejects. */
  pay(gameId: string, winnerId: string): Promise<number | null> {
    return this.#track(this.#persist("pay", gameId, () => this.#ledger.pay(gameId, winnerId)));
  }

  /** Gives all stakes back (CH4), trying until it is done. Never rejects. */
  refund(gameId: string): Promise<void> {
    return this.persist("refund", gameId, () => this.#ledger.refund(gameId));
  }

  /** Does something idempotent until it succeeds, or until the process stops. Never rejects. */
  persist(what: string, gameId: string, task: () => Promise<unknown>): Promise<void> {
    return this.#track(this.#persist(what, gameId, task).then(() => undefined));
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

  async #stake(request: StakeRequest): Promise<void> {
    const { gameId, userIds, stake } = request;
    await request.after;
    if (!request.wanted()) return;
    try {
      const result = await this.#ledger.stake(gameId, userIds, stake);
      if (result.ok) {
        if (request.wanted() && request.staked(result.pot)) return;
      } else {
        if (request.wanted()) request.barred(result.userIds, STAKE_BARS[result.code]);
        return;
      }
    } catch (error) {
      this.#failures++;
      this.#log.error({ gameId, err: error }, "staking failed");
      if (request.wanted()) request.failed();
    }
    // Left or cancelled meanwhile, or the answer was lost on the way: the books may hold the stakes.
    await this.refund(gameId);
  }

  async #persist<T>(what: string, gameId: string, task: () => Promise<T>): Promise<T | null> {
    for (let waitMs = FIRST_RETRY_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_RETRY_MS)) {
      const last = this.#draining;
      try {
        return await task();
      } catch (error) {
        this.#failures++;
        this.#log.error({ gameId, what, err: error, last }, "settlement failed");
        if (last) return null;
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
