// Golden matches: recorded inputs with the hashes they led to, small enough to keep and readable by Node and browsers alike.
// For tests only; never part of the face.
import type { TimedInput } from "../match-input.ts";
import type { CharacterId, Orientation } from "../match-types.ts";
import { type ReplayedMatch, replay } from "../replay.ts";

const LETTERS: Record<Orientation, string> = { up: "u", down: "d", left: "l", right: "r" };
const WORDS: Readonly<Record<string, Orientation>> = { u: "up", d: "down", l: "left", r: "right" };

/**
 * One input as a row: `[ms, id, "b"]`, `[ms, id, "b", x, y]`, `[ms, id, "x"]` (left) or `[ms, id, facing, x, y]` with a `seq` if it had one.
 * A second letter of the facing is a course's heading.
 */
type GoldenRow = readonly [atMs: number, playerId: number, what: string, ...numbers: number[]];

export interface GoldenMatch {
  readonly name: string;
  readonly seed: string;
  readonly playerIds: readonly CharacterId[];
  readonly untilMs: number;
  readonly hashEvery: number;
  readonly rows: readonly GoldenRow[];
  readonly hashes: readonly string[];
}

/** An input as a row. */
export function toGoldenRow({ atMs, input }: TimedInput): GoldenRow {
  switch (input.type) {
    case "move":
      return [
        atMs,
        input.playerId,
        LETTERS[input.orientation] + (input.heading ? LETTERS[input.heading] : ""),
        input.x,
        input.y,
        ...(input.seq === undefined ? [] : [input.seq]),
      ];
    case "bomb":
      return [
        atMs,
        input.playerId,
        "b",
        ...(input.x === undefined || input.y === undefined ? [] : [input.x, input.y]),
      ];
    case "leave":
      return [atMs, input.playerId, "x"];
  }
}

/** A row as the input it was. */
function fromGoldenRow([atMs, id, what, x, y, seq]: GoldenRow): TimedInput {
  const playerId = id as CharacterId;
  if (what === "x") return { atMs, input: { type: "leave", playerId } };
  if (x === undefined || y === undefined) return { atMs, input: { type: "bomb", playerId } };
  if (what === "b") return { atMs, input: { type: "bomb", playerId, x, y } };
  const heading = WORDS[what[1] ?? ""] ?? null;
  const move = { type: "move", playerId, x, y, orientation: WORDS[what[0]!]!, heading } as const;
  return { atMs, input: seq === undefined ? move : { ...move, seq } };
}

/** Plays a golden match again; its hashes are to equal `golden.hashes`. */
export function replayGolden(golden: GoldenMatch): ReplayedMatch {
  const { seed, playerIds, untilMs, hashEvery } = golden;
  return replay(seed, playerIds, golden.rows.map(fromGoldenRow), { untilMs, hashEvery });
}
