// Whole matches of bots with their inputs written down: material for golden matches, replay tests and fuzzing.
// For tests only; never part of the face.
import { BOT_SKILLS } from "../bot/bot-levels.ts";
import { viewForBot } from "../bot/bot-view.ts";
import { type BotMind, createMind, followMind } from "../bot/play-bot.ts";
import { LONGEST_MATCH_MS } from "../constants.ts";
import { advance, apply, createMatch } from "../match.ts";
import type { MatchInput, TimedInput } from "../match-input.ts";
import type { CharacterId, MatchState, PlayerState } from "../match-types.ts";
import { type Body, stepBody } from "../movement/step-body.ts";

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

/** What a normal bot does, said as positions (PL3): bombs with their cell. */
function actAsBot(state: MatchState, player: PlayerState, mind: BotMind): MatchInput[] {
  const { id: playerId, x, y, orientation, stats } = player;
  if (player.status !== "playing" || state.outcome !== null) return [];
  // The body is where it was when the frame began.
  const view = viewForBot(state, state.nowMs - STEP_MS);
  const { direction, placeBomb } = followMind(mind, view, playerId, BOT_SKILLS.normal, STEP_MS);
  if (placeBomb) return [{ type: "bomb", playerId, x: Math.round(x), y: Math.round(y) }];
  const body: Body = { x, y, orientation, speed: stats.speed };
  if (!stepBody(state, body, direction, STEP_MS)) return [];
  return [{ type: "move", playerId, x: toWire(body.x), y: toWire(body.y), orientation: body.orientation }];
}

/** Plays a match of bots from `seed` to its end and returns what they did. */
export function recordBotMatch(
  seed: string,
  playerIds: readonly CharacterId[],
  limitMs: number = LONGEST_MATCH_MS,
): RecordedMatch {
  const state = createMatch({ seed, playerIds });
  const minds = state.players.map(({ id }) => createMind(`${seed}/${id}`));
  const inputs: TimedInput[] = [];
  let atMs = 0;
  while (state.outcome === null && atMs < limitMs) {
    atMs += STEP_MS;
    advance(state, atMs);
    for (const [index, player] of state.players.entries()) {
      for (const input of actAsBot(state, player, minds[index]!)) {
        inputs.push({ atMs, input });
        apply(state, input, atMs);
      }
    }
  }
  return { seed, playerIds, inputs, untilMs: atMs };
}
