// Whole matches of bots that say courses, as a page does: material for golden matches and for whoever needs to know how much is said.
// For tests only; never part of the face.
import { BOT_SKILLS } from "../bot/bot-levels.ts";
import { viewForBot } from "../bot/bot-view.ts";
import { type BotMind, createMind, followMind } from "../bot/play-bot.ts";
import { LONGEST_MATCH_MS } from "../constants.ts";
import { advance, apply, createMatch } from "../match.ts";
import type { MatchInput, TimedInput } from "../match-input.ts";
import type { CharacterId, MatchState, PlayerState } from "../match-types.ts";
import { MoveReporter } from "../movement/move-reporter.ts";
import { type Body, stepBody } from "../movement/step-body.ts";
import type { RecordedMatch } from "./record-bot-match.ts";

const STEP_MS = 50;
/** Further from where the match has them than this, in cells, something has moved them: a wall. */
const MOVED_CELLS = 0.3;

/** One bot with its own walk, which says only what others cannot know. */
interface Walker {
  readonly id: CharacterId;
  readonly mind: BotMind;
  readonly body: Body;
  readonly reporter: MoveReporter;
}

function seat(player: PlayerState, seed: string): Walker {
  const body = { x: player.x, y: player.y, orientation: player.orientation, speed: player.stats.speed };
  return {
    id: player.id,
    mind: createMind(`${seed}/${player.id}`),
    body,
    reporter: new MoveReporter(body),
  };
}

/** What a normal bot says after a step of its own. */
function act(state: MatchState, walker: Walker): MatchInput[] {
  const { id: playerId, mind, body, reporter } = walker;
  const player = state.players.find(({ id }) => id === playerId)!;
  if (player.status !== "playing") return [];
  body.speed = player.stats.speed;
  if (Math.abs(player.x - body.x) + Math.abs(player.y - body.y) > MOVED_CELLS) {
    body.x = player.x;
    body.y = player.y;
    reporter.forget();
  }
  const view = viewForBot(state, state.nowMs - STEP_MS);
  const { direction, placeBomb } = followMind(mind, view, playerId, BOT_SKILLS.normal, STEP_MS);
  reporter.walk(state, body.speed, STEP_MS);
  stepBody(state, body, placeBomb ? null : direction, STEP_MS);
  const inputs: MatchInput[] = [];
  const report = reporter.take(state, body, placeBomb ? null : direction, state.nowMs);
  if (report !== null) inputs.push({ type: "move", playerId, ...report });
  if (placeBomb) inputs.push({ type: "bomb", playerId, x: Math.round(body.x), y: Math.round(body.y) });
  return inputs;
}

/** Plays a match of bots from `seed` to its end, or for `limitMs`, and returns what they said. */
export function recordCourseMatch(
  seed: string,
  playerIds: readonly CharacterId[],
  limitMs: number = LONGEST_MATCH_MS,
): RecordedMatch {
  const state = createMatch({ seed, playerIds });
  const walkers = state.players.map((player) => seat(player, seed));
  const inputs: TimedInput[] = [];
  let atMs = 0;
  while (state.outcome === null && atMs < limitMs) {
    atMs += STEP_MS;
    advance(state, atMs);
    for (const walker of walkers) {
      for (const input of act(state, walker)) {
        inputs.push({ atMs, input });
        apply(state, input, atMs);
      }
    }
  }
  return { seed, playerIds, inputs, untilMs: atMs };
}
