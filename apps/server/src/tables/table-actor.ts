// The shell around one table: gives it the moment, keeps one timer for whatever it does by itself next, and carries out
// what it decides: words to the hub, orders to the books, chance. Holds no rule.
import { gameChannel, gameEventCodec, lobbyChannel, lobbyEventCodec } from "@fitil/contracts";
import type { GameEvent, GamePicture, LobbyPicture, PlayerStateAction, TableSummary } from "@fitil/contracts";
import type { InputLog } from "@fitil/engine";
import type { MaybePromise, Published, Refusal } from "@fitil/realtime";
import type { Clock } from "../ports/process.ts";
import type { Checkpointer } from "./checkpoint/checkpointer.ts";
import type { TableCounters, TablesDeps } from "./deps.ts";
import { drawGame } from "./draw-game.ts";
import { HeldCommands } from "./checkpoint/held-commands.ts";
import type { HeldCommand } from "./checkpoint/held-commands.ts";
import { HeldNews } from "./checkpoint/held-news.ts";
import { MatchInputs } from "./match-inputs.ts";
import type { TablePublisher } from "./table-publisher.ts";
import { playedGame } from "./played-game.ts";
import { TAKEN, WORD_TAKEN, refusal } from "./hub-answers.ts";
import type { SettlementQueue } from "./settlement-queue.ts";
import { TableTimer } from "./table-timer.ts";
import type { Answer, RealtimeCode, StakeBar, StakeCheck } from "./table/answer.ts";
import { outstanding } from "./table/open-orders.ts";
import type { Sender, TableAction, TableCommand } from "./table/command.ts";
import { decide } from "./table/decide.ts";
import { tableDueAt } from "./table/due.ts";
import type { TableEffect } from "./table/effect.ts";
import { gamePicture } from "./table/game-picture.ts";
import { listRowOf } from "./table/list-row.ts";
import { lobbyPicture } from "./table/lobby-picture.ts";
import { recentEnd } from "./table/missed.ts";
import { isInGame } from "./table/state.ts";
import type { TableSpec, TableState } from "./table/state.ts";
import { WatcherCount } from "./watcher-count.ts";

/** A numbered word in so many is answered soon: clients learn from receipts how long their line is. */
const SOON_RECEIPT_EVERY = 8;
/** It was done, but who knows for how long: to be said again. */
const UNSURE = refusal("server/internal");

/** What a table works with, and whom it tells. */
export interface TableDeps extends Omit<TablesDeps, "steadyClock" | "players"> {
  /** The tables' time: it stands still while the process may not act (CL12), and goes on for a table from another process where it was there. */
  readonly tableClock: Clock;
  readonly publisher: TablePublisher;
  readonly settlements: SettlementQueue;
  readonly counters: TableCounters;
  /** What the list shows of a table may have changed. */
  readonly changed: () => void;
  /** This person sits at that table no more. */
  readonly gone: (userId: string, tableId: string) => void;
  /** Nobody has been at that table for LB3's time: it has closed. */
  readonly deserted: (tableId: string) => void;
  /** Writes it down for other processes, and knows whether this one may act; null where there are none. */
  readonly checkpointer: Checkpointer | null;
}

/** One table at work. */
export class TableActor {
  readonly #state: TableState;
  readonly #deps: TableDeps;
  readonly #gameChannel: string;
  readonly #inputs: MatchInputs;
  readonly #news: HeldNews;
  readonly #watchers: WatcherCount;
  readonly #timer: TableTimer;
  /** What waits until the process may act again; null: it always may. */
  readonly #held: HeldCommands | null;
  #isStopped = false;

  /** Owns `state` from now on: a new table's, or one that was left anywhere on its way, whose open orders are given again. */
  constructor(state: TableState, deps: TableDeps) {
    this.#state = state;
    this.#deps = deps;
    this.#gameChannel = gameChannel(state.spec.id);
    this.#inputs = new MatchInputs(state.phase.kind === "playing");
    const { tableClock: clock, publisher } = deps;
    const isStopped = () => this.#isStopped;
    this.#news = new HeldNews({
      publisher,
      checkpointer: deps.checkpointer,
      whenWritten: () => this.whenWritten(),
      mayAct: () => this.#mayAct,
      isStopped,
    });
    this.#watchers = new WatcherCount({ clock, state, publisher, news: this.#news, isStopped });
    const dispatch = (command: HeldCommand) => void this.dispatch(command);
    this.#held = deps.checkpointer && new HeldCommands(deps.checkpointer, state.spec.id, dispatch);
    this.#timer = new TableTimer(clock, () => void this.dispatch({ type: "tick" }));
    this.#carryOut(outstanding(state));
  }

  get spec(): TableSpec {
    return this.#state.spec;
  }

  /** The table as it stands, for looking at only. */
  get state(): TableState {
    return this.#state;
  }

  /** What its running match has been told so far; null: none runs, or the beginning is not known here. */
  inputs(): InputLog | null {
    return this.#state.phase.kind === "playing" ? this.#inputs.soFar() : null;
  }

  /** What a match that began elsewhere was told before it came here. Nothing changes where that is over by now. */
  putInputsBefore(gameId: string, rows: Float64Array<ArrayBuffer>): void {
    const { phase } = this.#state;
    if (this.#inputs.isWhole || phase.kind !== "playing" || phase.game.gameId !== gameId) return;
    this.#inputs.putBefore(rows);
  }

  /** Ms since 1970 on the table's own clock. */
  now(): number {
    return this.#deps.tableClock.now();
  }

  /** Another process goes on with the table: here it does and says nothing more. */
  stop(): void {
    this.#isStopped = true;
    this.#held?.forget();
    this.#timer.stop();
  }

  /** Goes on after a `stop` that came to nothing; what was asked of the books meanwhile is asked again. */
  resume(): void {
    this.#isStopped = false;
    this.#news.goOn();
    this.#carryOut(outstanding(this.#state));
  }

  /** The gate: without the lease, or once stopped, a table decides nothing, and so it publishes, pays and writes nothing (CL5). PERF: the hot path. */
  get #mayAct(): boolean {
    return !this.#isStopped && this.#deps.checkpointer?.mayAct(this.#state.spec.id) !== false;
  }

  /** Tells the table something and carries out what it decides; only an action's answer may hang on the books. PERF: the hot path. */
  dispatch(command: Exclude<TableCommand, { readonly type: "act" }>): RealtimeCode | null;
  dispatch(command: TableCommand): Answer;
  dispatch(command: TableCommand): Answer {
    const { checkpointer } = this.#deps;
    if (!this.#mayAct) return this.#held?.take(command, this.#isStopped) === false ? "server/internal" : null;
    this.#held?.dispatchAll();
    const at = this.#deps.tableClock.now();
    const { answer, effects } = decide(this.#state, command, at);
    checkpointer?.noteDecision(this, command, { at, effects });
    this.#carryOut(effects);
    return answer;
  }

  /** A position (PL3), and the hub's answer to it. PERF: the hot path. */
  position(from: Sender, position: PlayerStateAction): Published | Refusal {
    const code = this.dispatch({ type: "position", from, position });
    if (code !== null) return refusal(code);
    this.#deps.counters.positions++;
    return (position.seq ?? 0) % SOON_RECEIPT_EVERY === 0 ? TAKEN : WORD_TAKEN;
  }

  /** Any other action, and the hub's answer to it. A yes is one when whoever goes on with the table knows of it. */
  act(from: Sender, action: TableAction): MaybePromise<Published | Refusal> {
    const answer = this.dispatch({ type: "act", from, action });
    if (answer === null) {
      const written = this.whenWritten();
      return written === null ? TAKEN : written.then((isWritten) => (isWritten ? TAKEN : UNSURE));
    }
    return typeof answer === "string" ? refusal(answer) : this.#check(answer);
  }

  /** Resolves when another process would go on from what has been decided so far; false: that is not known. Null: it would, or there is none. */
  whenWritten(): Promise<boolean> | null {
    return this.#deps.checkpointer?.whenWritten(this) ?? null;
  }

  /** The list's row. */
  summary(): TableSummary {
    return listRowOf(this.#state, this.#deps.publisher.readers(this.#gameChannel));
  }

  /** Somebody has begun or ceased to follow the game (SP1): the list shows it, and the players hear of it within 2 s. */
  watched(): void {
    if (!isInGame(this.#state)) return;
    this.#deps.checkpointer?.rowChanged(this);
    this.#deps.changed();
    this.#watchers.changed();
  }

  /** The lobby's subscribe reply. */
  lobbyPicture(): LobbyPicture {
    return lobbyPicture(this.#state, this.#deps.tableClock.now());
  }

  /** The game's subscribe reply: the full picture as of now, or null when no match runs that people may know of. */
  gamePicture(): GamePicture | null {
    this.dispatch({ type: "tick" });
    if (this.#news.isHolding) return null;
    return gamePicture(this.#state, this.#deps.tableClock.now());
  }

  /** The end of the last game, where somebody at it may not have heard it; null: there is nothing to say again. */
  recentEnd(): GameEvent | null {
    return recentEnd(this.#state, this.#deps.tableClock.now());
  }

  #carryOut(effects: readonly TableEffect[]): void {
    const { settlements, counters, log } = this.#deps;
    const news = this.#news;
    const { id } = this.#state.spec;
    let isDrawWanted = false;
    for (const effect of effects) {
      switch (effect.type) {
        case "position": {
          const { event, exceptClient } = effect;
          const text = gameEventCodec.encode(event);
          news.publish(this.#gameChannel, { text, isUrgent: false, exceptClient }, true);
          break;
        }
        case "game":
          if (effect.event.type === "game_started") news.hold();
          news.publish(this.#gameChannel, { text: gameEventCodec.encode(effect.event), isUrgent: true });
          break;
        case "lobby":
          news.publish(lobbyChannel(id), { text: lobbyEventCodec.encode(effect.event), isUrgent: false });
          break;
        case "tell":
          news.tell(effect.clientId, effect.message);
          break;
        case "input":
          this.#inputs.append(effect.input, effect.atMs);
          break;
        case "played":
          this.#keep(effect);
          break;
        case "row_changed":
          this.#deps.changed();
          break;
        case "gone":
          this.#deps.gone(effect.userId, id);
          break;
        case "deserted":
          this.#deps.deserted(id);
          break;
        case "count":
          counters[effect.counter]++;
          break;
        case "fault":
          log.error(effect.fields, effect.message);
          break;
        case "missed":
          settlements.missed(effect.userId, effect.note);
          break;
        case "left":
          settlements.left(effect.userId, effect.gameId);
          break;
        case "draw":
          isDrawWanted = true;
          break;
        case "settle":
          settlements.settle(this, effect.order);
      }
    }
    this.#timer.set(tableDueAt(this.#state));
    if (isDrawWanted) this.dispatch({ type: "drawn", draw: drawGame(this.#deps) });
  }

  #keep({ game, result }: Extract<TableEffect, { readonly type: "played" }>): void {
    const played = playedGame(this.#state.spec, game, result, this.#inputs.end());
    if (played !== null) this.#deps.archive.keep(played);
  }

  async #check(check: StakeCheck): Promise<Published | Refusal> {
    const bar = await this.#barOf(check);
    const code = this.dispatch({ type: "stake_checked", check, bar });
    if (code !== null) return refusal(code);
    return (await this.whenWritten()) === false ? UNSURE : TAKEN;
  }

  /** What keeps somebody from playing for this stake with those who are here, or null (LB4, CH7). */
  async #barOf({ userId, stake, isGuest, others }: StakeCheck): Promise<StakeBar | "guest" | null> {
    const { ledger } = this.#deps;
    // A guest has no chips: the books decide, the card only says why (GU1).
    if ((await ledger.balance(userId)) < stake) return isGuest ? "guest" : "not_enough_chips";
    return (await ledger.mayTakeSlot(userId, others)) ? null : "newcomers_only";
  }
}
