// Cheap random players for the bench: each walks on until something stops it, then turns; now and then it puts a bomb down.
// They move by the engine's own movement, so that their moves are legal and the judge has to follow them everywhere.
import {
  apply,
  type Body,
  type BombInput,
  type MatchEvent,
  type MatchState,
  type MoveInput,
  type Orientation,
  type PlayerState,
  stepBody,
} from "../src/index.ts";

const ORIENTATIONS: readonly Orientation[] = ["up", "right", "down", "left"];
/** One step in so many is a bomb, if one may stand. */
const BOMB_ODDS = 32;
/** One step in so many is a change of mind. */
const TURN_ODDS = 16;

type Writable<Input> = { -readonly [Key in keyof Input]: Input[Key] };

/** The players of one match. PERF: two small numbers, so that what is cold with many matches is the match's own. */
export interface Walkers {
  /** A 32-bit word. */
  random: number;
  /** An index of `ORIENTATIONS` for each, two bits wide, the first in the lowest. */
  headings: number;
}

function headingOf({ headings }: Walkers, index: number): Orientation {
  return ORIENTATIONS[(headings >> (2 * index)) & 3]!;
}

function turn(walkers: Walkers, index: number, heading: number): void {
  walkers.headings = (walkers.headings & ~(3 << (2 * index))) | (heading << (2 * index));
}

/** Four walkers who start towards different sides; the same seed walks the same ways. */
export function createWalkers(seed: number): Walkers {
  return { random: Math.imul(seed, 2654435761), headings: 0b01_11_11_01 };
}

function draw(walkers: Walkers): number {
  // PERF: a plain 32-bit xorshift: the bench should time the rules, not the dice.
  let word = walkers.random | 0 || 1;
  word ^= word << 13;
  word ^= word >>> 17;
  word ^= word << 5;
  walkers.random = word;
  return word >>> 0;
}

const body: Body = { x: 0, y: 0, orientation: "up", speed: 1 };
const move: Writable<MoveInput> = {
  type: "move",
  playerId: 1,
  x: 0,
  y: 0,
  orientation: "up",
};
const bomb: Writable<BombInput> = { type: "bomb", playerId: 1 };

/** Where a walker gets in `stepMs` with the heading it has, or with the one `turned` if that leads nowhere. */
function walkOn(
  state: MatchState,
  player: PlayerState,
  walkers: Walkers,
  index: number,
  turned: number,
  stepMs: number,
): void {
  body.x = player.x;
  body.y = player.y;
  body.orientation = player.orientation;
  body.speed = player.stats.speed;
  stepBody(state, body, headingOf(walkers, index), stepMs);
  if (body.x !== player.x || body.y !== player.y) return;
  turn(walkers, index, turned);
  stepBody(state, body, ORIENTATIONS[turned]!, stepMs);
}

/** One step: every living player acts once, by a move of `stepMs` or a bomb, judged at `atMs`. Events go to `out`; returns how many moves. */
export function stepWalkers(
  state: MatchState,
  walkers: Walkers,
  stepMs: number,
  atMs: number,
  out: MatchEvent[],
): number {
  let moves = 0;
  for (let index = 0; index < state.players.length; index++) {
    const player = state.players[index]!;
    if (player.status !== "playing") continue;
    const word = draw(walkers);
    if (word % BOMB_ODDS === 0 && player.standingBombs < player.stats.maxBombs) {
      bomb.playerId = player.id;
      apply(state, bomb, atMs, out);
      continue;
    }
    const turned = (word >>> 16) & 3;
    if ((word >>> 8) % TURN_ODDS === 0) turn(walkers, index, turned);
    walkOn(state, player, walkers, index, turned, stepMs);
    move.playerId = player.id;
    move.x = body.x;
    move.y = body.y;
    move.orientation = body.orientation;
    apply(state, move, atMs, out);
    moves += 1;
  }
  return moves;
}
