// The match on this screen: predicts the own player, reconciles with what the server tells, and keeps what is to be drawn.
// Knows no React, no canvas and no socket; time comes in with every call.
import type {
  CharacterId,
  GameAction,
  GameEvent,
  GamePicture,
  Orientation,
  PlayerState,
} from "@fitil/contracts";
import {
  BOARD_CELLS,
  CELL,
  cellUnder,
  FIRST_WALL_AT_MS,
  NEW_BOMB_GRACE_MAX_MS,
  nextClosingCells,
  WALL_EVERY_MS,
} from "@fitil/engine";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import { mapDanger } from "./danger.ts";
import { keepUnchangedPlayers, readHud, sameHud } from "./hud.ts";
import type { MatchHud } from "./hud.ts";
import { OwnMovement } from "./own-movement.ts";
import { PathFollower } from "./path-follower.ts";
import { createPendingBombs } from "./pending-bombs.ts";
import { createServerClock } from "./server-clock.ts";
import { carryFigure, createFigure } from "./stage.ts";
import type { StageFigure } from "./stage.ts";
import type { BoardView, MatchStore, MatchStoreOptions, Trace } from "./match-view.ts";
import { createWorld, fillBoard, isInWall } from "./world.ts";
import type { World, WorldPlayer } from "./world.ts";
import { applyEvent } from "./world-events.ts";
import type { ClientEvent } from "./world-events.ts";

/** Longer frames count as this long: a stalled page must not leap. */
const LONGEST_FRAME_MS = 100;
/** Traces are kept this long: longer than any of their animations. */
const TRACE_MS = 1600;
/** Cells that crack before they close (look: the next three). */
const CRACKING_CELLS = 3;

class Match implements MatchStore {
  readonly hud: StoreApi<MatchHud>;
  readonly #options: MatchStoreOptions;
  readonly #clock = createServerClock();
  readonly #listeners = new Set<(clientEvent: ClientEvent) => void>();
  readonly #board = new Uint8Array(BOARD_CELLS);
  readonly #pending = createPendingBombs();
  readonly #followers = new Map<CharacterId, PathFollower>();
  readonly #figures = new Map<CharacterId, StageFigure>();
  #world: World;
  #own: OwnMovement | null = null;
  #traces: Trace[] = [];
  #direction: Orientation | null = null;
  #online = true;
  #lastFrame: number;

  constructor(options: MatchStoreOptions) {
    this.#options = options;
    this.#lastFrame = options.now();
    this.#world = createWorld(options.picture, this.#clock, this.#lastFrame);
    this.#settle();
    this.hud = createStore<MatchHud>(() => readHud(this.#world, options.myId, this.#clock));
  }

  replace(picture: GamePicture): void {
    const isNewGame = picture.gameId !== this.#world.gameId;
    if (isNewGame) this.#figures.clear();
    this.#world = createWorld(picture, this.#clock, this.#options.now());
    this.#pending.clear();
    this.#traces = [];
    this.#settle();
    this.#refreshHud();
  }

  receive(event: GameEvent): void {
    const nowMs = this.#options.now();
    if (event.type === "game_started") return this.replace(event);
    if (event.type === "player_state") return this.#followPlayer(event, nowMs);
    if (event.type === "bomb_placed") this.#placeTold(event, nowMs);
    else this.#apply(event, nowMs);
    if (event.type === "wall_spawned") this.#pushOwnOut(event.x, event.y);
    this.#refreshHud();
  }

  receiveOwn(message: PlayerState): void {
    if (message.id !== this.#options.myId || this.#own === null) return;
    this.#own.correct(this.#refillBoard(), message);
  }

  setOnline(isOnline: boolean): void {
    this.#online = isOnline;
  }

  setDirection(direction: Orientation | null): void {
    this.#direction = direction;
  }

  placeBomb(): boolean {
    const player = this.#actingPlayer();
    if (player === null || this.#own === null) return false;
    const { body } = this.#own;
    const cell = cellUnder(body.x, body.y);
    const standing = this.#world.bombs.filter((bomb) => bomb.ownerId === player.id).length;
    if (standing + this.#pending.list.length >= player.stats.maxBombs) return false;
    if (this.#refillBoard()[cell] !== CELL.EMPTY) return false;
    const x = Math.round(body.x);
    const y = Math.round(body.y);
    const bomb = this.#pending.add(player.id, x, y, player.stats.blastRadius, this.#options.now());
    this.#own.noteOwnBomb(x, y);
    this.#tell({ type: "placed", ownerId: player.id, x, y });
    void this.#say({ type: "place_bomb", x, y }).then((taken) => {
      if (!taken) this.#pending.takeBack(bomb);
    });
    return true;
  }

  frame(): void {
    const nowMs = this.#options.now();
    const dtMs = Math.min(LONGEST_FRAME_MS, Math.max(0, nowMs - this.#lastFrame));
    this.#lastFrame = nowMs;
    this.#pending.expire(nowMs);
    const board = this.#refillBoard();
    const moved = this.#walk(board, nowMs, dtMs);
    const winner = this.#world.outcome?.winnerId;
    for (const player of this.#world.players.values()) {
      const figure = this.#figures.get(player.id)!;
      const follower = this.#followers.get(player.id);
      follower?.advance(board, dtMs, player.stats.speed);
      const own = follower ? null : this.#own;
      const to = own?.shown(moved) ?? follower?.shown ?? { ...player, moving: false };
      carryFigure(figure, to, player, player.id === winner, nowMs, dtMs);
    }
    if (this.#traces.length > 0 && nowMs - this.#traces[0]!.atMs > TRACE_MS) {
      this.#traces = this.#traces.filter((trace) => nowMs - trace.atMs <= TRACE_MS);
    }
  }

  view(): BoardView {
    const all =
      this.#pending.list.length > 0 ? [...this.#world.bombs, ...this.#pending.list] : this.#world.bombs;
    const { ground, closingCorner, wallsClosed, suddenDeathOn, finale, seedHash } = this.#world;
    return {
      nowMs: this.#lastFrame,
      ground,
      bombs: all,
      danger: mapDanger(this.#refillBoard(), all),
      figures: [...this.#figures.values()],
      traces: this.#traces,
      closing: closingCorner < 0 ? [] : nextClosingCells(closingCorner, wallsClosed, CRACKING_CELLS),
      suddenDeath: suddenDeathOn && this.#world.outcome === null,
      finale,
      seedHash,
    };
  }

  onClientEvent(listener: (clientEvent: ClientEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Figures, followers and the own walk as the present world has them. */
  #settle(): void {
    this.#followers.clear();
    const lastSeq = this.#own?.lastSeq();
    this.#own = null;
    for (const id of this.#figures.keys()) if (!this.#world.players.has(id)) this.#figures.delete(id);
    for (const player of this.#world.players.values()) {
      const isMine = player.id === this.#options.myId;
      const figure = this.#figures.get(player.id);
      if (!figure) this.#figures.set(player.id, createFigure(player, isMine));
      if (!isMine) this.#followers.set(player.id, new PathFollower(player));
      else if (player.state === "alive") {
        const { x, y, orientation } = player;
        this.#own = new OwnMovement(player.id, { x, y, orientation, speed: player.stats.speed }, lastSeq);
      }
    }
  }

  #actingPlayer(): WorldPlayer | null {
    if (!this.#online || this.#own === null || this.#world.outcome !== null) return null;
    const player = this.#world.players.get(this.#own.id);
    return player?.state === "alive" ? player : null;
  }

  #walk(board: Uint8Array, nowMs: number, dtMs: number): boolean {
    const player = this.#actingPlayer();
    if (player === null || this.#own === null) return false;
    const own = this.#own;
    own.body.speed = player.stats.speed;
    const { x, y } = own.body;
    own.step(board, this.#direction, dtMs);
    const due = own.takeDue(board, this.#direction, nowMs);
    if (due !== null) {
      void this.#say(due).then((taken) => {
        if (taken) own.roundTrip.sample(this.#options.now() - nowMs);
      });
    }
    return own.body.x !== x || own.body.y !== y;
  }

  #say(action: GameAction): Promise<boolean> {
    // A line that is down: what was not said is told by the answer.
    return this.#options.publish(action).catch(() => false);
  }

  #refillBoard(): Uint8Array {
    return fillBoard(this.#world, this.#pending.list, this.#board);
  }

  #followPlayer(event: PlayerState, nowMs: number): void {
    if (event.id !== this.#options.myId) {
      applyEvent(this.#world, event, this.#clock, nowMs);
      this.#followers.get(event.id)?.push(this.#refillBoard(), event);
    } else if (event.corrected === true) this.receiveOwn(event);
    else if (this.#own !== null && isInWall(this.#world, this.#own.body)) {
      // Pushed out of a closing wall from a place that this screen had them past already.
      this.#own.correct(this.#refillBoard(), event);
    }
  }

  /** An own bomb takes the predicted one's place without a second lighting; somebody else's may have come in the way. */
  #placeTold(event: Extract<GameEvent, { type: "bomb_placed" }>, nowMs: number): void {
    const { bomb } = event;
    if (bomb.ownerId !== this.#options.myId) {
      this.#pending.giveWay(bomb.x, bomb.y);
      this.#own?.forgetOwnBomb(bomb.x, bomb.y);
      this.#apply(event, nowMs);
      // How new the server takes the bomb to be depends on the line as it measured it: what is said after the longest time is surely refused.
      this.#own?.rewind(this.#refillBoard(), this.#judgedFrom(bomb.placedAt + NEW_BOMB_GRACE_MAX_MS));
      return;
    }
    const predicted = this.#pending.confirm(bomb.x, bomb.y);
    if (predicted === null) {
      this.#apply(event, nowMs);
      return;
    }
    if (predicted.x !== bomb.x || predicted.y !== bomb.y) {
      this.#own?.forgetOwnBomb(predicted.x, predicted.y);
      this.#own?.noteOwnBomb(bomb.x, bomb.y);
    }
    applyEvent(this.#world, event, this.#clock, nowMs);
    const told = this.#world.bombs.find((other) => other.x === bomb.x && other.y === bomb.y);
    if (told) told.lit = Math.min(told.lit, predicted.lit);
  }

  /** A closing wall pushes the own player out of its cell, judged as of when it closed (OC3). */
  #pushOwnOut(x: number, y: number): void {
    const own = this.#own;
    if (own === null) return;
    const closedAt = this.#world.startedAt + FIRST_WALL_AT_MS + (this.#world.wallsClosed - 1) * WALL_EVERY_MS;
    own.rewind(this.#refillBoard(), this.#judgedFrom(closedAt));
    own.pushOut(x, y);
  }

  /**
   * The local time from which on everything said reached the server surely after `serverMs`: no word and no news travels faster than the
   * quickest round trip so far.
   */
  #judgedFrom(serverMs: number): number {
    return this.#clock.toLocal(serverMs) - (this.#own?.roundTrip.shortestMs() ?? 0);
  }

  #apply(event: GameEvent, nowMs: number): void {
    for (const clientEvent of applyEvent(this.#world, event, this.#clock, nowMs))
      this.#tell(clientEvent, nowMs);
  }

  #tell(clientEvent: ClientEvent, nowMs = this.#options.now()): void {
    this.#traces.push({ ...clientEvent, atMs: nowMs });
    for (const listener of this.#listeners) listener(clientEvent);
  }

  #refreshHud(): void {
    const hud = readHud(this.#world, this.#options.myId, this.#clock);
    const before = this.hud.getState();
    if (!sameHud(hud, before)) this.hud.setState(keepUnchangedPlayers(hud, before));
  }
}

/** A match that starts from a picture which arrived just now. */
export function createMatchStore(options: MatchStoreOptions): MatchStore {
  return new Match(options);
}
