// Whole matches of bots with their inputs written down: material for golden matches, replay tests and fuzzing.
// For tests only; never part of the face.
import { type BotMind, createMind, playBot } from "../bot/play-bot.ts";
import { LONGEST_MATCH_MS } from "../constants.ts";
import { advance, apply, createMatch } from "../match.ts";
import type { MatchInput, TimedInput } from "../match-input.ts";
import type { CharacterId, MatchState } from "../match-types.ts";

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

/** What a normal bot says, in a client's words: bombs with their cell. */
function actAsBot(state: MatchState, id: CharacterId, mind: BotMind): MatchInput[] {
  const player = state.players.find((candidate) => candidate.id === id)!;
  return playBot(state, id, "normal", mind, STEP_MS).map((input) => {
    if (input.type === "bomb") return { ...input, x: Math.round(player.x), y: Math.round(player.y) };
    return input.type === "move" ? { ...input, x: toWire(input.x), y: toWire(input.y) } : input;
  });
}

/** Plays a match of bots from `seed` to its end and returns what they did. */
export function recordBotMatch(
  seed: string,
  playerIds: readonly CharacterId[],
  limitMs: number = LONGEST_MATCH_MS,
): RecordedMatch {
  const state = createMatch({ seed, playerIds });
  const minds = playerIds.map((id) => createMind(`${seed}/${id}`));
  const inputs: TimedInput[] = [];
  let atMs = 0;
  while (state.outcome === null && atMs < limitMs) {
    atMs += STEP_MS;
    advance(state, atMs);
    for (const [index, id] of playerIds.entries()) {
      for (const input of actAsBot(state, id, minds[index]!)) {
        inputs.push({ atMs, input });
        apply(state, input, atMs);
      }
    }
  }
  return { seed, playerIds, inputs, untilMs: atMs };
}
