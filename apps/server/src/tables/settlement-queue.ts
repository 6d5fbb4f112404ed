// Sees every movement of chips and ratings through to its end: tries again until it is done, and knows what is still
// under way when the process wants to stop. Must never decide who gets what.
import { StaleOwner } from "../errors.ts";
import type { Fence, StakeResult } from "../ports/ledger.ts";
import type { MissedNote, Players } from "../ports/people.ts";
import type { Clock, Log } from "../ports/process.ts";
import type { Checkpointer } from "./checkpoint/checkpointer.ts";
import type { TablesLedger } from "./deps.ts";
import type { StakeBar } from "./table/answer.ts";
import type { OrderAnswer, StakeOutcome } from "./table/command.ts";
import type { SettlementOrder } from "./table/state.ts";
import type { CheckpointedTable } from "./checkpoint/written-table.ts";

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

const STAKE_BARS: Readonly<Record<Extract<StakeResult, { readonly ok: false }>["code"], StakeBar>> = {
  "room/not_enough_chips": "not_enough_chips",
  "room/newcomers_only": "newcomers_only",
};

type StakeOrder = Extract<SettlementOrder, { readonly kind: "stake" }>;

/** A table whose books are kept here. */
export interface SettledTable extends CheckpointedTable {
  /** Tells it what the books have answered. */
  dispatch(answer: OrderAnswer): unknown;
}

/** Outstanding ledger and rating calls of this process. */
export class SettlementQueue {
  readonly #clock: Clock;
  readonly #ledger: TablesLedger;
  readonly #players: Pick<Players, "rate" | "noteMissed" | "noteLeft">;
  readonly #log: Log;
  /** What is asked for is written down before, and asked under the table's epoch; null where no other process could go on with a table. */
  readonly #checkpointer: Pick<Checkpointer, "fenceOf" | "writeDown"> | null;
  readonly #open = new Set<Promise<unknown>>();
  readonly #sleepers = new Set<() => void>();
  #draining = false;
  #failures = 0;

  constructor(deps: {
    clock: Clock;
    ledger: TablesLedger;
    players: Pick<Players, "rate" | "noteMissed" | "noteLeft">;
    log: Log;
    checkpointer: Pick<Checkpointer, "fenceOf" | "writeDown"> | null;
  }) {
    this.#clock = deps.clock;
    this.#ledger = deps.ledger;
    this.#players = deps.players;
    this.#log = deps.log;
    this.#checkpointer = deps.checkpointer;
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
  settle(table: SettledTable, order: SettlementOrder): void {
    const ledger = this.#ledger;
    const { gameId, kind } = order;
    switch (kind) {
      case "stake":
        return this.#track(this.#stake(table, order), (outcome) =>
          table.dispatch({ type: "stakes_answered", gameId, outcome }),
        );
      case "pay": {
        const paying = this.#persist({ what: kind, gameId, table }, (fence) =>
          ledger.pay(gameId, order.winnerId, fence),
        );
        return this.#track(paying, (paid) => table.dispatch({ type: "escrow_closed", gameId, paid }));
      }
      case "refund": {
        const refunding = this.#persist({ what: kind, gameId, table }, (fence) =>
          ledger.refund(gameId, fence),
        );
        return this.#track(refunding, () => table.dispatch({ type: "escrow_closed", gameId, paid: null }));
      }
      case "rate": {
        const game = { gameId, stake: table.spec.stakes, places: order.places };
        const rating = this.#persist({ what: kind, gameId, table }, (fence) =>
          this.#players.rate(game, fence),
        );
        return this.#track(rating, (cards) => table.dispatch({ type: "rated", gameId, cards: cards ?? [] }));
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

  async #stake(table: SettledTable, { gameId, userIds }: StakeOrder): Promise<StakeOutcome> {
    const fenceOf = this.#fencing(table, gameId);
    try {
      const fence = fenceOf && (await fenceOf());
      const result = await this.#ledger.stake(gameId, userIds, table.spec.stakes, fence);
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
    { what, gameId, table }: { what: string; gameId: string; table?: SettledTable },
    task: (fence: Fence | undefined) => Promise<T>,
  ): Promise<T | null> {
    const fenceOf = table && this.#fencing(table, gameId);
    for (let waitMs = FIRST_RETRY_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_RETRY_MS)) {
      const last = this.#draining;
      try {
        return await task(fenceOf && (await fenceOf()));
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

  /** What a table's books are asked under, once what is asked for is written down: whoever goes on with the table asks for the same. */
  #fencing(table: SettledTable, gameId: string): (() => Promise<Fence | undefined>) | undefined {
    const checkpointer = this.#checkpointer;
    if (checkpointer === null) return undefined;
    const { id } = table.spec;
    const last = checkpointer.fenceOf(id);
    return async () => {
      if (!(await checkpointer.writeDown(table))) throw new StaleOwner(`the table of game ${gameId}`);
      // A table that has closed is nobody's any more; its books go on under its last epoch.
      return checkpointer.fenceOf(id) ?? last;
    };
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
