// Whole matches of bots with their inputs written down: material for golden matches, replay tests and fuzzing.
// For tests only; never part of the face.
import { decideBot } from "../bot/decide-bot.ts";
import { LONGEST_MATCH_MS } from "../constants.ts";
import { advance, apply, createMatch } from "../match.ts";
import type { MatchInput, TimedInput } from "../match-input.ts";
import type { CharacterId, MatchState } from "../match-types.ts";
import { type Body, stepBody } from "../movement/step-body.ts";
import { createGenerator } from "../random/generator.ts";

const STEP_MS = 50;

export interface RecordedMatch {
  readonly seed: string;
  readonly playerIds: readonly CharacterId[];
  readonly inputs: readonly TimedInput[];
  /** Match ms it was played to. */
  readonly untilMs: number;
}

/** As a client sends it: three decimals. */
function toWire(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function actAsBot(
  state: MatchState,
  id: CharacterId,
  generator: ReturnType<typeof createGenerator>,
): MatchInput[] {
  const intent = decideBot(state, id, "hard", generator);
  const player = state.players.find((candidate) => candidate.id === id)!;
  if (intent.placeBomb)
    return [{ type: "bomb", playerId: id, x: Math.round(player.x), y: Math.round(player.y) }];
  const body: Body = { x: player.x, y: player.y, orientation: player.orientation, speed: player.stats.speed };
  if (!stepBody(state, body, intent.direction, STEP_MS)) return [];
  return [
    { type: "move", playerId: id, x: toWire(body.x), y: toWire(body.y), orientation: body.orientation },
  ];
}

/** Plays a match of bots from `seed` to its end and returns what they did. */
export function recordBotMatch(
  seed: string,
  playerIds: readonly CharacterId[],
  limitMs: number = LONGEST_MATCH_MS,
): RecordedMatch {
  const state = createMatch({ seed, playerIds });
  const generators = playerIds.map((id) => createGenerator(`${seed}/${id}`));
  const inputs: TimedInput[] = [];
  let atMs = 0;
  while (state.outcome === null && atMs < limitMs) {
    atMs += STEP_MS;
    advance(state, atMs);
    for (const [index, id] of playerIds.entries()) {
      for (const input of actAsBot(state, id, generators[index]!)) {
        inputs.push({ atMs, input });
        apply(state, input, atMs);
      }
    }
  }
  return { seed, playerIds, inputs, untilMs: atMs };
}
