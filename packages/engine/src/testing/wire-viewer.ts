// Somebody who got the picture at the start and has heard every event since: what they see must be what is.
// For tests only: proves that the events tell everything visible.
import { cellIndex } from "../board/grid.ts";
import { CELL, COURSE_MS } from "../constants.ts";
import type { MatchEvent } from "../match-events.ts";
import type { BombState, MatchState, Orientation } from "../match-types.ts";
import { stepBody } from "../movement/step-body.ts";
import { type MatchPicture, picture } from "../picture.ts";
import { findClosingCorner } from "../rules/spiral.ts";

interface SeenPlayer {
  status: string;
  x: number;
  y: number;
  orientation: Orientation;
  stats: MatchPicture["players"][number]["stats"];
  /** Where to, and until when that is believed (PL6, PL7). */
  heading: Orientation | null;
  untilMs: number;
}

/** A watcher walks courses in steps of its own and knows no debts: as near as this is the same, in cells. */
const NEAR_CELLS = 0.05;

/** The watcher's own copy of the visible match. */
export class WireViewer {
  readonly board: number[];
  readonly players = new Map<number, SeenPlayer>();
  bombs: BombState[] = [];
  wallsClosed = 0;
  /** Where the walls come from, as the first of them shows; -1 before. */
  closingCorner = -1;
  winnerId: number | null | undefined = undefined;
  private nowMs: number;

  constructor(state: MatchState) {
    const seen = picture(state);
    this.board = seen.board.flat();
    this.nowMs = seen.nowMs;
    for (const { id, status, x, y, orientation, stats } of seen.players) {
      this.players.set(id, { status, x, y, orientation, stats, heading: null, untilMs: 0 });
    }
  }

  /** Walks everybody's course on to match ms `atMs`; call before what happened then is heard. */
  walkTo(atMs: number): void {
    for (const player of this.players.values()) {
      const ms = Math.min(atMs, player.untilMs) - this.nowMs;
      if (player.status !== "playing" || ms <= 0) continue;
      const { x, y, orientation, stats } = player;
      const body = { x, y, orientation, speed: stats.speed };
      stepBody(this, body, player.heading, ms);
      Object.assign(player, { x: body.x, y: body.y, orientation: body.orientation });
    }
    this.nowMs = atMs;
  }

  hear(event: MatchEvent): void {
    switch (event.type) {
      case "player_state":
        Object.assign(this.players.get(event.id)!, {
          x: event.x,
          y: event.y,
          orientation: event.orientation,
          heading: event.heading ?? null,
          untilMs: this.nowMs + COURSE_MS,
        });
        return;
      case "bomb_placed":
        this.bombs.push({ ...event.bomb });
        this.board[cellIndex(event.bomb.x, event.bomb.y)] = CELL.BOMB;
        return;
      case "explosion":
        this.seeExplosion(event);
        return;
      case "powerup_collected":
        this.board[cellIndex(event.x, event.y)] = CELL.EMPTY;
        this.players.get(event.playerId)!.stats = event.stats;
        return;
      case "player_disconnected":
        this.players.delete(event.playerId);
        return;
      case "wall_spawned":
        this.seeWall(event);
        return;
      case "game_over":
        this.winnerId = event.winnerId;
        return;
      case "correction":
      case "sudden_death_started":
    }
  }

  private dropBomb(x: number, y: number): void {
    this.bombs = this.bombs.filter((bomb) => bomb.x !== x || bomb.y !== y);
  }

  private seeExplosion(event: Extract<MatchEvent, { type: "explosion" }>): void {
    const { bombPosition } = event;
    this.dropBomb(bombPosition.x, bombPosition.y);
    this.board[cellIndex(bombPosition.x, bombPosition.y)] = CELL.EMPTY;
    for (const { x, y } of event.explosionCells) {
      const cell = cellIndex(x, y);
      if (this.board[cell]! >= CELL.POWERUP_BOMB) this.board[cell] = CELL.EMPTY;
    }
    for (const { x, y } of event.destroyedBricks) this.board[cellIndex(x, y)] = CELL.EMPTY;
    for (const { x, y, kind } of event.spawnedPowerups) this.board[cellIndex(x, y)] = kind;
    for (const { id, newHealth } of event.hitPlayers) {
      const player = this.players.get(id)!;
      player.stats = { ...player.stats, health: newHealth };
      if (newHealth === 0) player.status = "dead";
    }
  }

  private seeWall(event: Extract<MatchEvent, { type: "wall_spawned" }>): void {
    this.wallsClosed += 1;
    this.dropBomb(event.x, event.y);
    this.board[cellIndex(event.x, event.y)] = CELL.WALL;
    if (this.closingCorner < 0) this.closingCorner = findClosingCorner(this.board, this.wallsClosed);
    for (const id of event.crushedPlayers) {
      const player = this.players.get(id)!;
      player.status = "dead";
      player.stats = { ...player.stats, health: 0 };
    }
  }

  /** What this watcher sees otherwise than it is, in words; empty when nothing. */
  findDifferences(state: MatchState): string[] {
    const seen = picture(state);
    const found: string[] = [];
    const compare = (what: string, mine: unknown, real: unknown): void => {
      if (JSON.stringify(mine) !== JSON.stringify(real)) found.push(what);
    };
    compare("board", this.board, seen.board.flat());
    compare("walls", this.wallsClosed, state.wallsClosed);
    compare("bombs", this.bombs, seen.bombs);
    compare(
      "who plays",
      [...this.players.keys()],
      seen.players.map(({ id }) => id),
    );
    for (const { id, x, y, ...real } of seen.players) {
      const mine = this.players.get(id);
      if (mine === undefined) continue;
      compare(
        `player ${id}`,
        [mine.status, mine.orientation, mine.stats],
        [real.status, real.orientation, real.stats],
      );
      if (Math.abs(mine.x - x) + Math.abs(mine.y - y) > NEAR_CELLS)
        found.push(`player ${id} at ${mine.x},${mine.y}, really ${x},${y}`);
    }
    return found;
  }
}
