// Somebody who got the picture at the start and has heard every event since: what they see must be what is.
// For tests only: proves that the events tell everything visible.
import { cellIndex } from "../board/grid.ts";
import { CELL } from "../constants.ts";
import type { MatchEvent } from "../match-events.ts";
import type { MatchState } from "../match-types.ts";
import { type MatchPicture, picture } from "../picture.ts";

interface SeenPlayer {
  status: string;
  x: number;
  y: number;
  orientation: string;
  stats: MatchPicture["players"][number]["stats"];
}

/** The watcher's own copy of the visible match. */
export class WireViewer {
  readonly board: number[];
  readonly players = new Map<number, SeenPlayer>();
  readonly bombs = new Set<string>();
  wallsClosed = 0;
  winnerId: number | null | undefined = undefined;

  constructor(state: MatchState) {
    const seen = picture(state);
    this.board = seen.board.flat();
    for (const { id, status, x, y, orientation, stats } of seen.players) {
      this.players.set(id, { status, x, y, orientation, stats });
    }
  }

  hear(event: MatchEvent): void {
    switch (event.type) {
      case "player_state":
        Object.assign(this.players.get(event.id)!, {
          x: event.x,
          y: event.y,
          orientation: event.orientation,
        });
        return;
      case "bomb_placed":
        this.bombs.add(`${event.bomb.x},${event.bomb.y},${event.bomb.ownerId},${event.bomb.placedAtMs}`);
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
    for (const bomb of this.bombs) if (bomb.startsWith(`${x},${y},`)) this.bombs.delete(bomb);
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
    for (const id of event.crushedPlayers) {
      const player = this.players.get(id)!;
      player.status = "dead";
      player.stats = { ...player.stats, health: 0 };
    }
  }

  /** What this watcher believes, in the shape of `describePicture`. */
  describe(): unknown {
    return {
      board: this.board,
      players: [...this.players].map(([id, player]) => ({ id, ...player })),
      bombs: [...this.bombs].sort(),
      wallsClosed: this.wallsClosed,
    };
  }
}

/** What is really there, as a watcher should see it. */
export function describePicture(state: MatchState): unknown {
  const seen = picture(state);
  return {
    board: seen.board.flat(),
    players: seen.players.map(({ id, status, x, y, orientation, stats }) => ({
      id,
      status,
      x,
      y,
      orientation,
      stats,
    })),
    bombs: seen.bombs.map((bomb) => `${bomb.x},${bomb.y},${bomb.ownerId},${bomb.placedAtMs}`).sort(),
    wallsClosed: state.wallsClosed,
  };
}
