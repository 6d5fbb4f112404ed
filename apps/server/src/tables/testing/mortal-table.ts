// One table whose process can die at any instant: its timers stop, nobody hears it, the books do not answer it any more,
// and another actor goes on from its snapshot. Everything the outside noticed is written down. For tests.
import { Checkpointer } from "../checkpoint/checkpointer.ts";
import type { Neighbours } from "../neighbours.ts";
import { readSnapshot, writeSnapshot } from "../checkpoint/snapshot.ts";
import type { TablesLedger } from "../deps.ts";
import { TablePublisher } from "../table-publisher.ts";
import { SettlementQueue } from "../settlement-queue.ts";
import { TableActor } from "../table-actor.ts";
import type { TablesDeps } from "../deps.ts";
import type { TableDeps } from "../table-actor.ts";
import { emptyTable } from "../table/state.ts";
import type { TableSpec, TableState } from "../table/state.ts";
import type { Clock } from "../../ports/process.ts";
import { FakeLedger } from "./fake-ledger.ts";
import { FakePlayers } from "./fake-players.ts";
import type { DrivenClock } from "./table-site.ts";

const LISTENER = { info: null, context: null, address: "", connectedAt: 0, open: true, roundTripMs: 0 };

/** A table over fake books, and what became of it. */
export class MortalTable {
  readonly clock: DrivenClock;
  readonly ledger = new FakeLedger();
  readonly players = new FakePlayers();
  /** Everything said, told, logged and counted, in its order. */
  readonly noticed: string[] = [];
  actor: TableActor;
  /** Games whose stakes the books fail to take. */
  readonly failing = new Set<string>();
  readonly #checkpointer: Checkpointer | null;
  #gate = Promise.withResolvers<void>();
  #isHeld = false;
  #kill: () => void = () => {};
  #games = 0;

  /** `neighbours`: other processes, to whom it is written down. */
  constructor(clock: DrivenClock, spec: TableSpec, neighbours?: Neighbours) {
    this.clock = clock;
    this.#checkpointer = neighbours === undefined ? null : new Checkpointer(neighbours, clock);
    this.#gate.resolve();
    this.actor = this.#live(emptyTable(spec, clock.now()));
  }

  get state(): TableState {
    return this.actor.state;
  }

  /** The process dies, and another one takes the table over from its last state. */
  dieAndBeTakenOver(): void {
    const text = writeSnapshot(this.state);
    this.#kill();
    const read = readSnapshot(text);
    if (!read.ok) throw new Error(`${read.why}: ${text}`);
    this.actor = this.#live(read.state);
  }

  /** Writes down at once what is not written yet; false: the table is not this process's any more. */
  async writeDown(): Promise<boolean> {
    return (await this.#checkpointer?.writeDown(this.actor)) ?? true;
  }

  /** Holds every answer about escrows and ratings back, or lets them go. */
  holdBooks(isHeld: boolean): void {
    if (isHeld === this.#isHeld) return;
    this.#isHeld = isHeld;
    if (isHeld) this.#gate = Promise.withResolvers<void>();
    else this.#gate.resolve();
  }

  #live(state: TableState): TableActor {
    const life = { isOver: false };
    const timers = new Set<() => void>();
    this.#kill = () => {
      life.isOver = true;
      for (const stop of timers) stop();
    };
    const clock: Clock = {
      now: () => this.clock.now(),
      after: (delayMs, task) => {
        const stop = this.clock.after(delayMs, task);
        timers.add(stop);
        return stop;
      },
    };
    return new TableActor(state, this.#deps(clock, life));
  }

  #deps(clock: Clock, life: { readonly isOver: boolean }): TableDeps {
    const { ledger, players, noticed } = this;
    const note = (...words: unknown[]) => {
      if (!life.isOver) noticed.push(words.map((word) => JSON.stringify(word)).join(" "));
    };
    // Neither an order nor its answer outlives the process; the order is given again by the next one.
    const fenced = async <T>(order: () => Promise<T>): Promise<T> => {
      await this.#gate.promise;
      const answer = life.isOver ? await new Promise<T>(() => {}) : await order();
      return life.isOver ? new Promise<T>(() => {}) : answer;
    };
    const books: TablesLedger = {
      balance: (userId) => ledger.balance(userId),
      mayTakeSlot: (userId, otherIds) => ledger.mayTakeSlot(userId, otherIds),
      stake: (gameId, userIds, stake) =>
        fenced(async () => {
          if (this.failing.has(gameId)) throw new Error("the database is away");
          return ledger.stake(gameId, userIds, stake);
        }),
      pay: (gameId, winnerId) => fenced(() => ledger.pay(gameId, winnerId)),
      refund: (gameId) => fenced(() => ledger.refund(gameId)),
      takeOver: (fence, gameId) => ledger.takeOver(fence, gameId),
    };
    const cards: TablesDeps["players"] = {
      card: (userId) => players.card(userId),
      rate: (game) => fenced(() => players.rate(game)),
      noteMissed: (userId, missed) => fenced(() => players.noteMissed(userId, missed)),
      noteLeft: (userId, gameId) => fenced(() => players.noteLeft(userId, gameId)),
      seatWait: (userId) => players.seatWait(userId),
    };
    const log = {
      info: () => {},
      warn: (_fields: object, message: string) => note("warn", message),
      error: (_fields: object, message: string) => note("error", message),
    };
    const publisher = new TablePublisher(log);
    publisher.attach({
      publish: (channel, data, options) => {
        note(channel, data, options?.exceptClient);
        return { offset: 0, epoch: "" };
      },
      sendToClient: (clientId, message) => {
        note("to", clientId, message);
        return true;
      },
      client: () => undefined,
      disconnectClient: () => false,
      disconnectUser: () => 0,
      subscriberCount: () => 0,
      // Everybody who may come follows the game.
      subscribers: () =>
        ["a", "b", "c", "d", "e"].map((userId) => ({ ...LISTENER, id: `${userId}0`, userId })),
      unsubscribeClient: () => false,
    });
    return {
      tableClock: clock,
      ledger: books,
      archive: { keep: (game) => note("kept", game.gameId, game.endHash, game.parts) },
      log,
      publisher,
      settlements: new SettlementQueue({
        clock,
        ledger: books,
        players: cards,
        log,
        checkpointer: this.#checkpointer,
      }),
      random: { bytes: (length) => new Uint8Array(length).fill(this.#games) },
      ids: { roomId: () => "", gameId: () => `game${++this.#games}` },
      counters: { gamesStarted: 0, gamesFinished: 0, positions: 0, corrections: 0 },
      changed: () => note("changed"),
      gone: (userId) => note("gone", userId),
      deserted: () => note("deserted"),
      checkpointer: this.#checkpointer,
    };
  }
}
