// Sees every movement of chips and ratings through to its end: tries again until it is done, and knows what is still
// under way when the process wants to stop. Must never decide who gets what.
import { StaleOwner } from "../errors.ts";
import type { Clock, Fence, Log, MissedNote, Players, StakeResult } from "../ports.ts";
import type { BookGuard } from "./checkpointer.ts";
import type { Books } from "./deps.ts";
import type { StakeBar } from "./table/answer.ts";
import type { BookAnswer, StakeOutcome } from "./table/command.ts";
import type { BookOrder } from "./table/effect.ts";

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

const STAKE_BARS: Readonly<Record<Extract<StakeResult, { readonly ok: false }>["code"], StakeBar>> = {
  "room/not_enough_chips": "not_enough_chips",
  "room/newcomers_only": "newcomers_only",
};

type StakeOrder = Extract<BookOrder, { readonly type: "stake" }>;

/** Outstanding ledger and rating calls of this process. */
export class SettlementQueue {
  readonly #clock: Clock;
  readonly #ledger: Books;
  readonly #players: Pick<Players, "rate" | "noteMissed" | "noteLeft">;
  readonly #log: Log;
  readonly #open = new Set<Promise<unknown>>();
  readonly #sleepers = new Set<() => void>();
  #draining = false;
  #failures = 0;

  constructor(deps: {
    clock: Clock;
    ledger: Books;
    players: Pick<Players, "rate" | "noteMissed" | "noteLeft">;
    log: Log;
  }) {
    this.#clock = deps.clock;
    this.#ledger = deps.ledger;
    this.#players = deps.players;
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

  /**
   * Carries an order of a game through in the books, and gives the table their answer as a command. Stakes are tried once: a start does
   * not wait for books that are away (CH3). Prize, refund and ratings are tried until they are done (CH4, CH5) or the process stops.
   */
  settle(order: BookOrder, answered: (command: BookAnswer) => void, guard?: BookGuard): void {
    const ledger = this.#ledger;
    switch (order.type) {
      case "stake": {
        const { gameId } = order;
        return this.#track(this.#stake(order, guard), (outcome) =>
          answered({ type: "stakes_answered", gameId, outcome }),
        );
      }
      case "pay": {
        const { gameId, winnerId } = order;
        const paying = this.#persist({ what: "pay", gameId, guard }, (fence) =>
          ledger.pay(gameId, winnerId, fence),
        );
        return this.#track(paying, (paid) => answered({ type: "escrow_closed", gameId, paid }));
      }
      case "refund": {
        const { gameId } = order;
        const refunding = this.#persist({ what: "refund", gameId, guard }, (fence) =>
          ledger.refund(gameId, fence),
        );
        return this.#track(refunding, () => answered({ type: "escrow_closed", gameId, paid: null }));
      }
      case "rate": {
        const { game } = order;
        const { gameId } = game;
        const rating = this.#persist({ what: "rate", gameId, guard }, (fence) =>
          this.#players.rate(game, fence),
        );
        return this.#track(rating, (cards) => answered({ type: "rated", gameId, cards: cards ?? [] }));
      }
    }
  }

  /** Notes for somebody's return how a game ended, trying until it is done or the process stops. */
  missed(userId: string, note: MissedNote): void {
    this.#track(
      this.#persist({ what: "note", gameId: note.gameId }, () => this.#players.noteMissed(userId, note)),
      () => undefined,
    );
  }

  /** Notes that somebody has left a game in which others played on (SN4), trying until it is done or the process stops. */
  left(userId: string, gameId: string): void {
    this.#track(
      this.#persist({ what: "left", gameId }, () => this.#players.noteLeft(userId, gameId)),
      () => undefined,
    );
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

  async #stake({ gameId, userIds, stake }: StakeOrder, guard: BookGuard | undefined): Promise<StakeOutcome> {
    try {
      if (guard !== undefined) await writtenDown(guard, gameId);
      const result = await this.#ledger.stake(gameId, userIds, stake, guard?.fence());
      if (result.ok) return { kind: "staked", pot: result.pot };
      return { kind: "barred", userIds: result.userIds, reason: STAKE_BARS[result.code] };
    } catch (error) {
      if (error instanceof StaleOwner) throw error;
      this.#failures++;
      this.#log.error({ gameId, err: error }, "staking failed");
      return { kind: "failed" };
    }
  }

  async #persist<T>(
    { what, gameId, guard }: { what: string; gameId: string; guard?: BookGuard | undefined },
    task: (fence: Fence | undefined) => Promise<T>,
  ): Promise<T | null> {
    for (let waitMs = FIRST_RETRY_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_RETRY_MS)) {
      const last = this.#draining;
      try {
        if (guard !== undefined) await writtenDown(guard, gameId);
        return await task(guard?.fence());
      } catch (error) {
        // Another process settles it.
        if (error instanceof StaleOwner) throw error;
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

  /** What a table makes of the answer belongs to the call: it may lead to another one before anybody sees the books closed. */
  #track<T>(task: Promise<T>, answered: (result: T) => void): void {
    const done = task.then(answered).catch((error: unknown) => {
      if (error instanceof StaleOwner) return;
      this.#log.error({ err: error }, "a settlement's answer was not taken");
    });
    this.#open.add(done);
    const forget = () => void this.#open.delete(done);
    done.then(forget, forget);
  }
}

/** An outcome is written down before it is paid, so that whoever goes on with the table pays the same one. */
async function writtenDown(guard: BookGuard, gameId: string): Promise<void> {
  if (!(await guard.written())) throw new StaleOwner(`the table of game ${gameId}`);
}
