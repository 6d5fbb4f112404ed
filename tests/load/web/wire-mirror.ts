// The match as one page's wire tells it, for whoever steers that page from outside: no script of ours costs the page time.
// Knows what was said and heard, and nothing that bricks hide.
import type { GameEvent, GamePicture, PlayerState } from "@fitil/contracts";
import { CELL, cellIndex, createMatch, flattenBoard } from "@fitil/engine";
import type { CharacterId, MatchState } from "@fitil/engine";

type Told<Type extends GameEvent["type"]> = Extract<GameEvent, { type: Type }>;

/** A match as far as it is known. */
export class WireMirror {
  readonly state: MatchState;
  readonly #startedAt: number;
  /** What to add to this machine's milliseconds to have the server's. */
  readonly #ahead: number;

  /** From a full picture that came just now over a line that is `delayMs` long. */
  constructor(picture: GamePicture, delayMs: number) {
    this.#startedAt = picture.startedAt;
    this.#ahead = picture.serverTime + delayMs - Date.now();
    this.state = createMatch({ seed: "mirror", playerIds: picture.players.map((player) => player.id) });
    this.state.board = flattenBoard(picture.board);
    this.state.hidden = this.state.hidden.map(() => 0);
    for (const seen of picture.players) {
      const { id, x, y, orientation, stats } = seen;
      const player = this.#player(id);
      if (player) Object.assign(player, { x, y, orientation, stats: { ...stats } });
    }
    for (const bomb of picture.bombs) this.#place(bomb);
  }

  /** The match as of now, ready to be decided on. */
  now(): MatchState {
    this.state.nowMs = Date.now() + this.#ahead - this.#startedAt;
    return this.state;
  }

  /** Somebody's new place, told or said. */
  move({ id, x, y, orientation }: Pick<PlayerState, "id" | "x" | "y" | "orientation">): void {
    const player = this.#player(id);
    if (player) Object.assign(player, { x, y, orientation });
  }

  /** Any event of the game's channel. */
  hear(event: GameEvent): void {
    const { board } = this.state;
    if (event.type === "player_state") this.move(event);
    else if (event.type === "bomb_placed") this.#place(event.bomb);
    else if (event.type === "explosion") this.#explode(event);
    else if (event.type === "powerup_collected") {
      board[cellIndex(event.x, event.y)] = CELL.EMPTY;
      const player = this.#player(event.playerId);
      if (player) player.stats = { ...event.stats };
    } else if (event.type === "wall_spawned") {
      this.#takeBomb(event.x, event.y);
      board[cellIndex(event.x, event.y)] = CELL.WALL;
      for (const id of event.crushedPlayers) this.#fall(id);
    } else if (event.type === "player_disconnected") this.#fall(event.playerId);
  }

  #place({ ownerId, x, y, placedAt, blastRadius }: GamePicture["bombs"][number]): void {
    this.state.bombs.push({ ownerId, x, y, blastRadius, placedAtMs: placedAt - this.#startedAt });
    this.state.board[cellIndex(x, y)] = CELL.BOMB;
    const owner = this.#player(ownerId);
    if (owner) owner.standingBombs += 1;
  }

  #takeBomb(x: number, y: number): void {
    const gone = this.state.bombs.find((bomb) => bomb.x === x && bomb.y === y);
    if (!gone) return;
    this.state.bombs = this.state.bombs.filter((bomb) => bomb !== gone);
    this.state.board[cellIndex(x, y)] = CELL.EMPTY;
    const owner = this.#player(gone.ownerId);
    if (owner) owner.standingBombs -= 1;
  }

  #explode(event: Told<"explosion">): void {
    const { board } = this.state;
    this.#takeBomb(event.bombPosition.x, event.bombPosition.y);
    for (const { x, y } of event.explosionCells)
      if (board[cellIndex(x, y)]! >= CELL.POWERUP_BOMB) board[cellIndex(x, y)] = CELL.EMPTY;
    for (const { x, y } of event.destroyedBricks) board[cellIndex(x, y)] = CELL.EMPTY;
    for (const { x, y, kind } of event.spawnedPowerups) board[cellIndex(x, y)] = kind;
    for (const { id, newHealth } of event.hitPlayers) {
      const player = this.#player(id);
      if (player) player.stats.health = newHealth;
      if (newHealth === 0) this.#fall(id);
    }
  }

  #fall(id: CharacterId): void {
    const player = this.#player(id);
    if (player) player.status = "dead";
  }

  #player(id: CharacterId): MatchState["players"][number] | undefined {
    return this.state.players.find((player) => player.id === id);
  }
}
