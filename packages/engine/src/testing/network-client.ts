// A client behind a virtual network: it predicts itself with the engine's own movement and sends what the wire says.
// For tests only: proves that honest play is never corrected, whatever the line does.
import { unpackCells } from "../board/cells.ts";
import { cellIndex, cellUnder, cellX, cellY } from "../board/grid.ts";
import { CELL, SEQ_EPOCH } from "../constants.ts";
import type { CorrectionEvent, MatchEvent } from "../match-events.ts";
import type { MatchInput } from "../match-input.ts";
import type { CharacterId, GeneratorState, MatchState, Orientation } from "../match-types.ts";
import { MoveReporter } from "../movement/move-reporter.ts";
import { type Body, stepBody } from "../movement/step-body.ts";
import { drawBelow } from "../random/generator.ts";

const ORIENTATIONS: readonly Orientation[] = ["up", "right", "down", "left"];
const SEND_EVERY_MS = 50;

/** One direction of a line: keeps order, delays, jitters, and now and then holds everything back. */
export interface Line<Message> {
  readonly delayMs: number;
  readonly jitterMs: number;
  /** Once in so many messages the line stalls; 0: never. */
  readonly stallOdds: number;
  readonly stallMs: number;
  lastArrivalMs: number;
  readonly flying: { readonly atMs: number; readonly message: Message }[];
}

/** A line with nothing on its way; delays in ms, one way. */
export function createLine<Message>(
  delayMs: number,
  jitterMs: number,
  stallOdds: number,
  stallMs: number,
): Line<Message> {
  return { delayMs, jitterMs, stallOdds, stallMs, lastArrivalMs: 0, flying: [] };
}

/** Sends a message; it arrives after everything sent before it. */
export function sendOver<Message>(
  line: Line<Message>,
  message: Message,
  nowMs: number,
  dice: GeneratorState,
): void {
  const stall = line.stallOdds > 0 && drawBelow(dice, line.stallOdds) === 0 ? line.stallMs : 0;
  const jitter = line.jitterMs === 0 ? 0 : drawBelow(dice, line.jitterMs + 1);
  const atMs = Math.max(line.lastArrivalMs, nowMs + line.delayMs + jitter + stall);
  line.lastArrivalMs = atMs;
  line.flying.push({ atMs, message });
}

/** The messages that have arrived by `nowMs`, in order, with their times. */
export function receive<Message>(line: Line<Message>, nowMs: number): { atMs: number; message: Message }[] {
  const arrived = line.flying.findIndex(({ atMs }) => atMs > nowMs);
  return line.flying.splice(0, arrived === -1 ? line.flying.length : arrived);
}

/** What the person at the keys does at a moment. */
export type Pilot = (nowMs: number) => { readonly heading: Orientation | null; readonly bomb: boolean };

/** Somebody restless: a new direction every so often, a bomb once in `bombOdds` frames. */
export function createRestlessPilot(dice: GeneratorState, bombOdds: number): Pilot {
  let heading: Orientation | null = null;
  let untilMs = 0;
  return (nowMs) => {
    if (nowMs >= untilMs) {
      heading = drawBelow(dice, 6) === 0 ? null : ORIENTATIONS[drawBelow(dice, 4)]!;
      untilMs = nowMs + 30 + drawBelow(dice, 1200);
    }
    return { heading, bomb: bombOdds > 0 && drawBelow(dice, bombOdds) === 0 };
  };
}

/** One player's browser. */
export class NetworkClient {
  readonly corrections: CorrectionEvent[] = [];
  /** How far each correction moved the body, in cells. */
  readonly correctedBy: number[] = [];
  readonly id: CharacterId;
  /** What this client believes of the board. */
  readonly board: number[];
  private readonly body: Body;
  private readonly pilot: Pilot;
  /** Says courses; null: positions. */
  private readonly reporter: MoveReporter | null;
  private maxBombs: number;
  private standing = 0;
  private seq = SEQ_EPOCH;
  private lastSentAtMs = -SEND_EVERY_MS;
  private lastSent = "";

  constructor(
    state: MatchState,
    id: CharacterId,
    pilot: Pilot,
    saying: "courses" | "positions" = "positions",
  ) {
    const player = state.players.find((candidate) => candidate.id === id)!;
    this.id = id;
    this.board = unpackCells(state.cells);
    this.body = { x: player.x, y: player.y, orientation: player.orientation, speed: player.stats.speed };
    this.maxBombs = player.stats.maxBombs;
    this.pilot = pilot;
    this.reporter = saying === "courses" ? new MoveReporter(this.body) : null;
  }

  /** One picture frame: moves at once, and returns what goes out. */
  frame(nowMs: number, dtMs: number): MatchInput[] {
    const { heading, bomb } = this.pilot(nowMs);
    this.reporter?.walk(this, this.body.speed, dtMs);
    stepBody(this, this.body, heading, dtMs);
    const out: MatchInput[] = [];
    if (bomb) this.dropBomb(out);
    if (this.reporter === null) this.sayPosition(nowMs, out);
    else {
      const report = this.reporter.take(this, this.body, heading, nowMs);
      if (report !== null) out.push({ type: "move", playerId: this.id, ...report, seq: ++this.seq });
    }
    return out;
  }

  private sayPosition(nowMs: number, out: MatchInput[]): void {
    const x = Math.round(this.body.x * 1000) / 1000;
    const y = Math.round(this.body.y * 1000) / 1000;
    const key = `${x} ${y} ${this.body.orientation}`;
    if (key !== this.lastSent && nowMs - this.lastSentAtMs >= SEND_EVERY_MS) {
      this.seq += 1;
      out.push({ type: "move", playerId: this.id, x, y, orientation: this.body.orientation, seq: this.seq });
      this.lastSent = key;
      this.lastSentAtMs = nowMs;
    }
  }

  private dropBomb(out: MatchInput[]): void {
    const cell = cellUnder(this.body.x, this.body.y);
    if (this.standing >= this.maxBombs || this.board[cell] !== CELL.EMPTY) return;
    this.board[cell] = CELL.BOMB;
    this.standing += 1;
    out.push({ type: "bomb", playerId: this.id, x: cellX(cell), y: cellY(cell) });
  }

  /** What the server says, as it arrives. */
  hear(event: MatchEvent): void {
    if (event.type === "explosion") this.seeExplosion(event);
    if (event.type === "bomb_placed") this.board[cellIndex(event.bomb.x, event.bomb.y)] = CELL.BOMB;
    if (event.type === "powerup_collected") {
      this.board[cellIndex(event.x, event.y)] = CELL.EMPTY;
      if (event.playerId !== this.id) return;
      this.body.speed = event.stats.speed;
      this.maxBombs = event.stats.maxBombs;
    }
    if (event.type === "correction") {
      this.seq += SEQ_EPOCH;
      this.corrections.push(event);
      this.correctedBy.push(Math.abs(event.x - this.body.x) + Math.abs(event.y - this.body.y));
      this.body.x = event.x;
      this.body.y = event.y;
      this.reporter?.forget();
    }
  }

  private seeExplosion(event: Extract<MatchEvent, { type: "explosion" }>): void {
    for (const { x, y } of event.explosionCells) {
      const cell = cellIndex(x, y);
      // Another bomb of a chain tells its own explosion.
      if (this.board[cell] !== CELL.BOMB && this.board[cell] !== CELL.BRICK) this.board[cell] = CELL.EMPTY;
    }
    for (const { x, y } of event.destroyedBricks) this.board[cellIndex(x, y)] = CELL.EMPTY;
    for (const { x, y, kind } of event.spawnedPowerups) this.board[cellIndex(x, y)] = kind;
    this.board[cellIndex(event.bombPosition.x, event.bombPosition.y)] = CELL.EMPTY;
    this.standing = Math.max(0, this.standing - 1);
  }
}
