// A ledger in memory for tests: the same promises as the real one (atomic, idempotent by game), and a hand on its
// answers: they can be held back, fail before the work is done, or be lost after it.
import { STARTING_CHIPS } from "@fitil/contracts";
import type { Fence, Ledger, StakeResult } from "../../ports/ledger.ts";

/** How the next calls go wrong: "before" nothing was done, "after" it was done and the answer got lost. */
export type Mishap = "before" | "after";

interface Escrow {
  readonly userIds: readonly string[];
  readonly stake: number;
  settled: "paid" | "refunded" | null;
}

/** The books, and what tests may do to them. */
export class FakeLedger implements Ledger {
  readonly balances = new Map<string, number>();
  readonly games = new Map<string, Escrow>();
  readonly mishaps: Mishap[] = [];
  /** People whose account is gone: what they win goes back. */
  readonly gone = new Set<string>();
  /** Games whose escrow nobody can open: every settlement of theirs fails. */
  readonly broken = new Set<string>();
  /** One entry per call that did something. */
  readonly movements: string[] = [];
  /** Accounts younger than a day, and those who have won enough from them (CH7). */
  readonly newcomers = new Set<string>();
  readonly fedByNewcomers = new Set<string>();
  #held: Promise<void> = Promise.resolve();

  /** Holds every answer back until the returned function is called. */
  hold(): () => void {
    const gate = Promise.withResolvers<void>();
    this.#held = gate.promise;
    return () => gate.resolve();
  }

  /** Chips of everybody, escrow included: never changes but by `open`. */
  total(): number {
    let total = 0;
    for (const chips of this.balances.values()) total += chips;
    for (const game of this.games.values())
      if (game.settled === null) total += game.stake * game.userIds.length;
    return total;
  }

  /** Games whose stakes have not found their owner. */
  unsettled(): string[] {
    return [...this.games].filter(([, game]) => game.settled === null).map(([gameId]) => gameId);
  }

  async open(userId: string): Promise<void> {
    if (!this.balances.has(userId)) this.balances.set(userId, STARTING_CHIPS);
  }

  async balance(userId: string): Promise<number> {
    await this.#held;
    return this.balances.get(userId) ?? 0;
  }

  async mayTakeSlot(userId: string, otherIds: readonly string[]): Promise<boolean> {
    return this.#mayPlay(userId, otherIds);
  }

  async stake(gameId: string, userIds: readonly string[], stake: number): Promise<StakeResult> {
    return this.#answer(() => {
      if (this.games.has(gameId)) return { ok: true, pot: stake * userIds.length };
      const poor = userIds.filter((userId) => (this.balances.get(userId) ?? 0) < stake);
      if (poor.length > 0) return { ok: false, code: "room/not_enough_chips", userIds: poor };
      const barred = userIds.filter((userId) => !this.#mayPlay(userId, userIds));
      if (barred.length > 0) return { ok: false, code: "room/newcomers_only", userIds: barred };
      for (const userId of userIds) this.#add(userId, -stake);
      this.games.set(gameId, { userIds: [...userIds], stake, settled: null });
      this.movements.push(`stake ${gameId}`);
      return { ok: true, pot: stake * userIds.length };
    });
  }

  async pay(gameId: string, winnerId: string): Promise<number> {
    return this.#answer(() => {
      if (this.broken.has(gameId)) throw new Error(`the escrow of ${gameId} is broken`);
      const game = this.games.get(gameId);
      if (!game || game.settled === "refunded") return 0;
      const prize = game.stake * game.userIds.length;
      if (this.gone.has(winnerId)) {
        for (const userId of game.userIds) this.#add(userId, game.stake);
        game.settled = "refunded";
        return 0;
      }
      if (game.settled === null) {
        this.#add(winnerId, prize);
        this.movements.push(`pay ${gameId} ${winnerId}`);
      }
      game.settled = "paid";
      return prize;
    });
  }

  async refund(gameId: string): Promise<void> {
    return this.#answer(() => {
      const game = this.games.get(gameId);
      if (!game || game.settled !== null) return;
      for (const userId of game.userIds) this.#add(userId, game.stake);
      game.settled = "refunded";
      this.movements.push(`refund ${gameId}`);
    });
  }

  async takeOver(_fence: Fence, gameId: string | null): Promise<boolean> {
    await this.#held;
    return (this.games.get(gameId ?? "")?.settled ?? null) === null;
  }

  async refundUnfinished(): Promise<number> {
    const games = this.unsettled();
    for (const gameId of games) await this.refund(gameId);
    return games.length;
  }

  async gift(): Promise<{ ok: false; code: "user/gift_not_needed"; nextAt: null }> {
    return { ok: false, code: "user/gift_not_needed", nextAt: null };
  }

  async history(): Promise<{ entries: []; next: null }> {
    return { entries: [], next: null };
  }

  async audit(): Promise<{ issued: number; held: number; inEscrow: number }> {
    const issued = this.balances.size * STARTING_CHIPS;
    const held = [...this.balances.values()].reduce((sum, chips) => sum + chips, 0);
    return { issued, held, inEscrow: this.total() - held };
  }

  async #answer<T>(work: () => T): Promise<T> {
    await this.#held;
    const mishap = this.mishaps.shift();
    if (mishap === "before") throw new Error("the database is away");
    const result = work();
    if (mishap === "after") throw new Error("the answer was lost");
    return result;
  }

  #mayPlay(userId: string, all: readonly string[]): boolean {
    const others = all.filter((other) => other !== userId);
    if (!this.fedByNewcomers.has(userId) || others.length === 0) return true;
    return others.some((other) => !this.newcomers.has(other));
  }

  #add(userId: string, chips: number): void {
    this.balances.set(userId, (this.balances.get(userId) ?? 0) + chips);
  }
}
