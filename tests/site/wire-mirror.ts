// The match as one line's wire tells it, for whoever plays over that line: a guest without a page, or a hand that steers a page from outside.
// Knows what was said and heard, walks courses on as any client does (PL6), and knows nothing that bricks hide.
import type { GameEvent, GamePicture, PlayerState } from "@fitil/contracts";
import {
  CELL,
  cellIndex,
  COURSE_MS,
  createMatch,
  flattenBoard,
  pushOut,
  stepBody,
  cellAt,
  packCells,
  setCell,
} from "@fitil/engine";
import type { CharacterId, MatchState, Orientation } from "@fitil/engine";

type Told<Type extends GameEvent["type"]> = Extract<GameEvent, { type: Type }>;

/** A walk that somebody has said, believed until then, ms of this machine. */
interface Course {
  readonly heading: Orientation;
  readonly untilMs: number;
}

/** A match as far as it is known. */
export class WireMirror {
  readonly state: MatchState;
  readonly #startedAt: number;
  /** What to add to this machine's milliseconds to have the server's. */
  readonly #ahead: number;
  readonly #courses = new Map<CharacterId, Course>();
  #walkedToMs = Date.now();

  /** From a full picture that came just now over a line that is `delayMs` long. */
  constructor(picture: GamePicture, delayMs: number) {
    this.#startedAt = picture.startedAt;
    this.#ahead = picture.serverTime + delayMs - Date.now();
    this.state = createMatch({ seed: "mirror", playerIds: picture.players.map((player) => player.id) });
    this.state.cells = packCells(flattenBoard(picture.board));
    this.state.hiddenCells.fill(0);
    for (const seen of picture.players) {
      const { id, x, y, orientation, stats } = seen;
      const player = this.#player(id);
      if (player) Object.assign(player, { x, y, orientation, stats: { ...stats } });
      this.#follow(id, seen.heading);
    }
    for (const bomb of picture.bombs) this.#place(bomb);
  }

  /** The match as of now, ready to be decided on. */
  now(): MatchState {
    this.#walk();
    this.state.nowMs = Date.now() + this.#ahead - this.#startedAt;
    return this.state;
  }

  /** Somebody's new place, told or said, and where to from there. */
  move({ id, x, y, orientation, heading }: Omit<PlayerState, "type">): void {
    this.#walk();
    const player = this.#player(id);
    if (player) Object.assign(player, { x, y, orientation });
    this.#follow(id, heading);
  }

  /** Any event of the game's channel. */
  hear(event: GameEvent): void {
    const { cells } = this.state;
    // What changes the board changes it for walks that have got this far (PL9).
    this.#walk();
    if (event.type === "player_state") this.move(event);
    else if (event.type === "bomb_placed") this.#place(event.bomb);
    else if (event.type === "explosion") this.#explode(event);
    else if (event.type === "powerup_collected") {
      setCell(cells, cellIndex(event.x, event.y), CELL.EMPTY);
      const player = this.#player(event.playerId);
      if (player) player.stats = { ...event.stats };
    } else if (event.type === "wall_spawned") {
      this.#takeBomb(event.x, event.y);
      setCell(cells, cellIndex(event.x, event.y), CELL.WALL);
      for (const id of event.crushedPlayers) this.#fall(id);
      for (const player of this.state.players) pushOut(player, event.x, event.y);
    } else if (event.type === "player_disconnected") this.#fall(event.playerId);
  }

  #follow(id: CharacterId, heading: PlayerState["heading"]): void {
    if (heading === null || heading === undefined) this.#courses.delete(id);
    else this.#courses.set(id, { heading, untilMs: Date.now() + COURSE_MS });
  }

  /** Walks everybody who has said a course on to this moment (PL7). */
  #walk(): void {
    const nowMs = Date.now();
    for (const player of this.state.players) {
      const course = this.#courses.get(player.id);
      if (course === undefined || player.status !== "playing") continue;
      const body = { x: player.x, y: player.y, orientation: player.orientation, speed: player.stats.speed };
      const forMs = Math.min(nowMs, course.untilMs) - this.#walkedToMs;
      stepBody(this.state, body, course.heading, Math.max(0, forMs));
      Object.assign(player, { x: body.x, y: body.y, orientation: body.orientation });
    }
    this.#walkedToMs = nowMs;
  }

  #place({ ownerId, x, y, placedAt, blastRadius }: GamePicture["bombs"][number]): void {
    this.state.bombs.push({ ownerId, x, y, blastRadius, placedAtMs: placedAt - this.#startedAt });
    setCell(this.state.cells, cellIndex(x, y), CELL.BOMB);
    const owner = this.#player(ownerId);
    if (owner) owner.standingBombs += 1;
  }

  #takeBomb(x: number, y: number): void {
    const gone = this.state.bombs.find((bomb) => bomb.x === x && bomb.y === y);
    if (!gone) return;
    this.state.bombs = this.state.bombs.filter((bomb) => bomb !== gone);
    setCell(this.state.cells, cellIndex(x, y), CELL.EMPTY);
    const owner = this.#player(gone.ownerId);
    if (owner) owner.standingBombs -= 1;
  }

  #explode(event: Told<"explosion">): void {
    const { cells } = this.state;
    this.#takeBomb(event.bombPosition.x, event.bombPosition.y);
    for (const { x, y } of event.explosionCells)
      if (cellAt(cells, cellIndex(x, y)) >= CELL.POWERUP_BOMB) setCell(cells, cellIndex(x, y), CELL.EMPTY);
    for (const { x, y } of event.destroyedBricks) setCell(cells, cellIndex(x, y), CELL.EMPTY);
    for (const { x, y, kind } of event.spawnedPowerups) setCell(cells, cellIndex(x, y), kind);
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
