// A bot at work: decides when its last decision has run out, and says where to as any client would.
import type { MatchInput } from "../match-input.ts";
import type { CharacterId, GeneratorState, MatchState } from "../match-types.ts";
import { createGenerator } from "../random/generator.ts";
import { findPlayer } from "../rules/find-player.ts";
import { BOT_SKILLS, type BotLevel, type BotSkill } from "./bot-levels.ts";
import { type BotView, viewForBot } from "./bot-view.ts";
import { type BotIntent, decideBot } from "./decide-bot.ts";
import { reportMove } from "./report-move.ts";

/** What a bot carries from one moment to the next: its chance and its last decision. Plain JSON; owned by the caller. */
export interface BotMind {
  readonly generator: GeneratorState;
  intent: BotIntent | null;
  /** How long it still follows that, ms. */
  leftMs: number;
}

/** A bot's mind before its first thought. `seed`: of its own chance, which must tell nothing about the match's. */
export function createMind(seed: string): BotMind {
  return { generator: createGenerator(seed), intent: null, leftMs: 0 };
}

/** What the bot does for the next `dtMs`: its last decision while that holds, otherwise a new one on `view`. Advances `mind`. */
export function followMind(
  mind: BotMind,
  view: BotView,
  playerId: CharacterId,
  skill: BotSkill,
  dtMs: number,
): BotIntent {
  // The frame nearest to its end ends a decision: one walks past a middle, or stops short of it, by half a frame at most.
  if (mind.intent === null || mind.leftMs < dtMs / 2) {
    mind.intent = decideBot(view, playerId, skill, mind.generator, mind.intent);
    mind.leftMs = mind.intent.forMs;
  }
  mind.leftMs -= dtMs;
  return mind.intent;
}

/** `playBot` for a skill that is no level's: of a simulated person, say. */
export function playBySkill(
  state: MatchState,
  playerId: CharacterId,
  skill: BotSkill,
  mind: BotMind,
  dtMs: number,
): MatchInput[] {
  const player = findPlayer(state, playerId);
  if (player === undefined || player.status !== "playing" || state.outcome !== null) return [];
  // A frame late, as whoever reads a screen: who walks up to the very instant of a blast must not reckon with it to the millisecond.
  const { direction, placeBomb } = followMind(
    mind,
    viewForBot(state, state.nowMs - dtMs),
    playerId,
    skill,
    dtMs,
  );
  const report = reportMove(state, player, placeBomb ? null : direction);
  const inputs: MatchInput[] = report === null ? [] : [report];
  if (placeBomb) inputs.push({ type: "bomb", playerId });
  return inputs;
}

/**
 * What a bot of this level says for the next `dtMs`, as any client would: where to from here if it is news (PL6), and perhaps a bomb.
 * Reads `state`, advances `mind`; the inputs are for `apply` at `state.nowMs`. Nothing from whoever is not on the board.
 */
export function playBot(
  state: MatchState,
  playerId: CharacterId,
  level: BotLevel,
  mind: BotMind,
  dtMs: number,
): MatchInput[] {
  return playBySkill(state, playerId, BOT_SKILLS[level], mind, dtMs);
}
