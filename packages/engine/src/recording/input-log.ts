// What a running match has been told, in rows of numbers: a recording that costs a few stores an input and no object that would have
// to be collected, and that another thread can be given without a copy.
import type { MatchInput, TimedInput } from "../match-input.ts";
import type { CharacterId, Orientation } from "../match-types.ts";

/** Numbers in a row: match ms, who and what, x, y, seq, lag. What an input does not say is NaN. */
export const ROW = 6;
const FIRST_ROWS = 256;
/** Who is the remainder of a row's second number by this. */
export const PLAYERS = 8;
const LEAVE = 0;
const BOMB = 1;
const FIRST_MOVE = 2;
const ORIENTATIONS: readonly Orientation[] = ["up", "down", "left", "right"];
const HEADINGS: readonly (Orientation | null)[] = [null, ...ORIENTATIONS];

/** Who and what as one whole number. */
function codeOf(input: MatchInput): number {
  const { playerId } = input;
  if (input.type === "leave") return playerId + PLAYERS * LEAVE;
  if (input.type === "bomb") return playerId + PLAYERS * BOMB;
  const facing = ORIENTATIONS.indexOf(input.orientation);
  const way = HEADINGS.indexOf(input.heading ?? null);
  return playerId + PLAYERS * (FIRST_MOVE + facing * HEADINGS.length + way);
}

/** Everything said into one match, in its order. */
export class InputLog {
  #rows: Float64Array;
  #count: number;

  /** An empty log, or one that goes on from what `rows` gave. Owns `rows`. */
  constructor(rows: Float64Array = new Float64Array(0)) {
    this.#rows = rows;
    this.#count = Math.floor(rows.length / ROW);
  }

  /** How many inputs it holds. */
  get size(): number {
    return this.#count;
  }

  /** Notes an input of match ms `atMs`. PERF: on the way of every word. */
  append(input: MatchInput, atMs: number): void {
    const at = this.#count * ROW;
    if (at === this.#rows.length) {
      const larger = new Float64Array(Math.max(FIRST_ROWS * ROW, 2 * at));
      larger.set(this.#rows);
      this.#rows = larger;
    }
    const rows = this.#rows;
    const move = input.type === "move" ? input : null;
    rows[at] = atMs;
    rows[at + 1] = codeOf(input);
    // -0 counts as 0, as it does for the state's hash and in JSON.
    rows[at + 2] = input.type === "leave" ? Number.NaN : (input.x ?? Number.NaN) + 0;
    rows[at + 3] = input.type === "leave" ? Number.NaN : (input.y ?? Number.NaN) + 0;
    rows[at + 4] = move?.seq ?? Number.NaN;
    rows[at + 5] = move?.lagMs ?? Number.NaN;
    this.#count++;
  }

  /** A copy of all rows, good for the constructor. */
  rows(): Float64Array<ArrayBuffer> {
    return this.#rows.slice(0, this.#count * ROW);
  }

  /** The inputs as `replay` takes them; fresh objects. */
  inputs(): TimedInput[] {
    return Array.from({ length: this.#count }, (_, index) => {
      const at = index * ROW;
      return { atMs: this.#rows[at]!, input: this.#inputAt(at) };
    });
  }

  #inputAt(at: number): MatchInput {
    // Typed arrays are no arrays to the compiler, and carry no length: a row has these five.
    const [code, x, y, seq, lagMs] = this.#rows.subarray(at + 1, at + ROW) as unknown as number[];
    const playerId = (code! % PLAYERS) as CharacterId;
    const what = Math.floor(code! / PLAYERS);
    if (what === LEAVE) return { type: "leave", playerId };
    if (what === BOMB)
      return Number.isNaN(x) || Number.isNaN(y)
        ? { type: "bomb", playerId }
        : { type: "bomb", playerId, x: x!, y: y! };
    const facing = Math.floor((what - FIRST_MOVE) / HEADINGS.length);
    const heading = HEADINGS[(what - FIRST_MOVE) % HEADINGS.length] ?? null;
    return {
      type: "move",
      playerId,
      x: x!,
      y: y!,
      orientation: ORIENTATIONS[facing]!,
      ...(heading === null ? {} : { heading }),
      ...(Number.isNaN(seq) ? {} : { seq: seq! }),
      ...(Number.isNaN(lagMs) ? {} : { lagMs: lagMs! }),
    };
  }
}
