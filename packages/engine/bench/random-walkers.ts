// Cheap random players for the bench: each walks on until something stops it, then turns; now and then it puts a bomb down.
// They move by the engine's own movement, so that their moves are legal and the judge has to follow them everywhere.
import {
  type Body,
  type CharacterId,
  type MatchInput,
  type MatchState,
  type Orientation,
  stepBody,
} from "../src/index.ts";

const ORIENTATIONS: readonly Orientation[] = ["up", "right", "down", "left"];
const PLAYERS = 4;
/** One step in so many is a bomb, if one may stand. */
const BOMB_ODDS = 32;
/** One step in so many is a change of mind. */
const TURN_ODDS = 16;

type Writable<Input> = { -readonly [Key in keyof Input]: Input[Key] };

/** The players of one match. */
export interface Walkers {
  random: number;
  readonly headings: number[];
}

export function createWalkers(seed: number): Walkers {
  return { random: seed * 2654435761, headings: [1, 3, 3, 1] };
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
const move: Writable<Extract<MatchInput, { type: "move" }>> = {
  type: "move",
  playerId: 1,
  x: 0,
  y: 0,
  orientation: "up",
};
const bomb: Writable<Extract<MatchInput, { type: "bomb" }>> = { type: "bomb", playerId: 1 };

/** Lets every living player act once: `send` gets their input, which is only valid during the call. */
export function stepWalkers(
  state: MatchState,
  walkers: Walkers,
  stepMs: number,
  send: (input: MatchInput) => void,
): void {
  for (let index = 0; index < PLAYERS; index++) {
    const player = state.players[index]!;
    if (player.status !== "playing") continue;
    const word = draw(walkers);
    if (word % BOMB_ODDS === 0 && player.standingBombs < player.stats.maxBombs) {
      bomb.playerId = player.id as CharacterId;
      send(bomb);
      continue;
    }
    if ((word >>> 8) % TURN_ODDS === 0) walkers.headings[index] = (word >>> 16) & 3;
    body.x = player.x;
    body.y = player.y;
    body.orientation = player.orientation;
    body.speed = player.stats.speed;
    const moved = stepBody(state, body, ORIENTATIONS[walkers.headings[index]!]!, stepMs);
    if (!moved || (body.x === player.x && body.y === player.y)) {
      walkers.headings[index] = (word >>> 16) & 3;
      stepBody(state, body, ORIENTATIONS[walkers.headings[index]!]!, stepMs);
    }
    move.playerId = player.id as CharacterId;
    move.x = body.x;
    move.y = body.y;
    move.orientation = body.orientation;
    send(move);
  }
}
