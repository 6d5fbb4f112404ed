// The player's own walk: moved at once by the very code the server judges by, said to the server, and put right without a jerk.
// Knows no network: it hands out what to say and is told what came back.
import type { CharacterId, Orientation, PlayerStateAction } from "@fitil/contracts";
import {
  ALLOWANCE_MS,
  BASE_SPEED,
  CELL,
  cellIndex,
  cellUnder,
  CLAIM_TOLERANCE_CELLS,
  MoveReporter,
  findWay,
  newWay,
  pushOut,
  SEQ_EPOCH,
  stepBody,
} from "@fitil/engine";
import type { Body } from "@fitil/engine";
import { createRoundTrip } from "./round-trip.ts";

/** One walked frame, kept so that it can be walked again from another place. */
interface Frame {
  readonly number: number;
  readonly dtMs: number;
  readonly direction: Orientation | null;
}

/** One report that was said, and the last frame it contains. */
interface Said {
  readonly seq: number;
  readonly atMs: number;
  readonly frame: number;
  readonly x: number;
  readonly y: number;
  /** As far as this screen can tell the server does not have the player here: there was no way to it. */
  isRefused: boolean;
}

/** What is walked again at most: a little less than the server's allowance of 500 ms (PL3). */
const REPLAY_MS = 450;
/** Frames and reports older than this are forgotten. */
const MEMORY_MS = 2500;
/** A correction is worked off by the eye with this time constant: half a cell is gone after about 120 ms, further ones take longer. */
const EASE_MS = 32;
const EASE_PER_CELL_MS = 45;
/** A correction further than this is not a slip but another place: be there at once. */
const SNAP_CELLS = 4;

/** Number of a report that was never said: the server told it. */
const UNSAID = -1;

/** The own player of one match. */
export class OwnMovement {
  readonly id: CharacterId;
  /** Where the player is for the rules. Its `speed` follows the stats. */
  readonly body: Body;
  /** Where the eye still sees them, relative to `body`, in cells. */
  readonly offset = { x: 0, y: 0 };
  readonly roundTrip = createRoundTrip();
  #seq: number;
  #frame = 0;
  #frames: Frame[] = [];
  #said: Said[] = [];
  readonly #reporter: MoveReporter;
  /** Own bombs by cell, and the frame after which they stood: walking again must not meet them earlier. */
  #ownBombs = new Map<number, number>();

  /**
   * Starts at `body` (copied), which the server knows. `lastSeq` is the last one this screen used in this match, if it did: a picture is
   * news like a correction, so what is said now belongs to the next epoch (PL3).
   */
  constructor(id: CharacterId, body: Body, lastSeq = 0) {
    this.id = id;
    this.body = { ...body };
    this.#seq = lastSeq + SEQ_EPOCH;
    this.#reporter = new MoveReporter(body);
  }

  /** The last number something was said by. */
  lastSeq(): number {
    return this.#seq;
  }

  /** Walks one frame of `dtMs` towards `direction` on `board` (187 codes, bombs as 3). Returns whether position or facing changed. */
  step(board: ArrayLike<number>, direction: Orientation | null, dtMs: number): boolean {
    this.#frame += 1;
    this.#frames.push({ number: this.#frame, dtMs, direction });
    const away = Math.abs(this.offset.x) + Math.abs(this.offset.y);
    const keep = Math.exp(-dtMs / (EASE_MS + EASE_PER_CELL_MS * away));
    this.offset.x = Math.abs(this.offset.x) < 0.002 ? 0 : this.offset.x * keep;
    this.offset.y = Math.abs(this.offset.y) < 0.002 ? 0 : this.offset.y * keep;
    this.#reporter.walk({ board }, this.body.speed, dtMs);
    return stepBody({ board }, this.body, direction, dtMs);
  }

  /**
   * What to say now that the player wants to go `direction`: null when the others know already (PL7) or the last report is less than 50 ms
   * old. Handing it out counts as said.
   */
  takeDue(board: ArrayLike<number>, direction: Orientation | null, nowMs: number): PlayerStateAction | null {
    const report = this.#reporter.take({ board }, this.body, direction, nowMs);
    if (report === null) return null;
    this.#seq += 1;
    this.#said.push({
      seq: this.#seq,
      atMs: nowMs,
      frame: this.#frame,
      x: this.body.x,
      y: this.body.y,
      isRefused: false,
    });
    this.#forget(nowMs);
    return { type: "player_state", id: this.id, ...report, seq: this.#seq };
  }

  /** An own bomb was put on this cell just now. */
  noteOwnBomb(x: number, y: number): void {
    this.#ownBombs.set(cellIndex(x, y), this.#frame);
  }

  /** There is no own bomb on this cell, whatever was thought. */
  forgetOwnBomb(x: number, y: number): void {
    this.#ownBombs.delete(cellIndex(x, y));
  }

  /**
   * The server judged the position said as `seq` wrong and holds the player at (`x`, `y`). Whatever was said after it in ignorance is dropped
   * there, so the way goes on from here: walks again what came after, and says so under numbers of the next epoch (PL3).
   */
  correct(
    board: ArrayLike<number>,
    told: { x: number; y: number; orientation: Orientation; seq?: number | undefined },
  ): void {
    const index = this.#said.findIndex((said) => said.seq === told.seq);
    const judged = this.#said[index];
    if (judged === undefined) {
      this.#said = [];
      this.place(told.x, told.y);
      this.body.orientation = told.orientation;
    } else {
      this.#said.splice(index, Infinity, { ...judged, seq: UNSAID, x: told.x, y: told.y });
      this.#goOnFrom(board, index);
    }
    this.#seq += SEQ_EPOCH;
    // Say where this leads in any case: the server waits for a position it can believe.
    this.#reporter.forget();
  }

  /**
   * Something solid stands on `board` that the server judges every report by that was said after `sinceMs`: goes on from the last report
   * before it, so that what the server will refuse is put right before it has said so.
   */
  rewind(board: ArrayLike<number>, sinceMs: number): void {
    const index = this.#said.findLastIndex((said) => !said.isRefused && said.atMs < sinceMs);
    if (index >= 0 && index < this.#said.length - 1) this.#goOnFrom(board, index);
  }

  /** Follows the reports said after a position the server holds, as it will judge them, and walks again what came after the last it believes. */
  #goOnFrom(board: ArrayLike<number>, index: number): void {
    let held = this.#said[index]!;
    const limit = (BASE_SPEED * this.body.speed * ALLOWANCE_MS) / 1000 + CLAIM_TOLERANCE_CELLS;
    for (const said of this.#said.slice(index + 1)) {
      const seen = this.#boardBefore(board, said.frame);
      const way = findWay(
        { board: seen },
        held.x,
        held.y,
        said.x,
        said.y,
        limit,
        CLAIM_TOLERANCE_CELLS,
        newWay(),
      );
      said.isRefused = way < 0;
      if (way >= 0) held = said;
    }
    this.#showFrom(() => {
      this.body.x = held.x;
      this.body.y = held.y;
      this.#replay(board, held.frame);
    });
  }

  /** A wall has closed at (x, y): whoever only overlaps it is pushed out, just as the server does (OC3). */
  pushOut(x: number, y: number): void {
    const body = { x: this.body.x, y: this.body.y };
    const isOnIt = cellUnder(body.x, body.y) === cellIndex(x, y);
    if (!isOnIt && pushOut(body, x, y)) this.place(body.x, body.y);
  }

  /** Where the screen has the player. */
  shown(moving: boolean): { x: number; y: number; orientation: Orientation; moving: boolean } {
    const { x, y, orientation } = this.body;
    return { x: x + this.offset.x, y: y + this.offset.y, orientation, moving };
  }

  /** Be at (`x`, `y`) at once for the rules; the eye follows smoothly. */
  place(x: number, y: number): void {
    this.#showFrom(() => {
      this.body.x = x;
      this.body.y = y;
    });
  }

  #showFrom(move: () => void): void {
    const seenX = this.body.x + this.offset.x;
    const seenY = this.body.y + this.offset.y;
    move();
    this.offset.x = seenX - this.body.x;
    this.offset.y = seenY - this.body.y;
    if (Math.abs(this.offset.x) + Math.abs(this.offset.y) > SNAP_CELLS) this.offset.x = this.offset.y = 0;
  }

  #replay(board: ArrayLike<number>, afterFrame: number): void {
    const again = this.#frames.filter((frame) => frame.number > afterFrame);
    let sum = 0;
    let first = again.length;
    while (first > 0 && sum + again[first - 1]!.dtMs <= REPLAY_MS) sum += again[--first]!.dtMs;
    for (const frame of again.slice(first)) {
      stepBody({ board: this.#boardBefore(board, frame.number) }, this.body, frame.direction, frame.dtMs);
    }
  }

  /** The board without the own bombs that were put down in that frame or later. Not to be changed or kept. */
  #boardBefore(board: ArrayLike<number>, frame: number): ArrayLike<number> {
    let seen: Uint8Array | null = null;
    for (const [cell, placed] of this.#ownBombs) {
      if (placed < frame || board[cell] !== CELL.BOMB) continue;
      seen ??= Uint8Array.from(board);
      seen[cell] = CELL.EMPTY;
    }
    return seen ?? board;
  }

  #forget(nowMs: number): void {
    while (this.#said.length > 0 && nowMs - this.#said[0]!.atMs > MEMORY_MS) this.#said.shift();
    const oldest = this.#said[0]?.frame ?? this.#frame;
    if (this.#frames[0] !== undefined && this.#frames[0].number < oldest - 60) {
      this.#frames = this.#frames.filter((frame) => frame.number >= oldest);
      for (const [cell, frame] of this.#ownBombs) if (frame < oldest) this.#ownBombs.delete(cell);
    }
  }
}
