// What a bot makes of the bombs it sees (BT3): others' bombs late, every fuse a little wrong by its level.
import { cellIndex } from "../board/grid.ts";
import { FUSE_MS } from "../constants.ts";
import type { BombState, GeneratorState } from "../match-types.ts";
import type { ForeseenBomb } from "./blast-forecast.ts";
import type { BotSkill } from "./bot-levels.ts";
import type { BotView, SeenPlayer } from "./bot-view.ts";

const WORD_RANGE = 4294967296;

/**
 * 0..1, always the same for one bot and one bomb: how it takes in that bomb. Draws nothing, so that a bomb seen twice is seen alike.
 * `salt` 0..3 tells different questions about one bomb apart.
 */
function chanceAbout({ key }: GeneratorState, bomb: BombState, salt: number): number {
  let word = key[salt]! ^ Math.imul(bomb.placedAtMs | 0, 0x9e3779b1);
  word ^= Math.imul(cellIndex(bomb.x, bomb.y) + 1, 0x85ebca6b);
  // The finalizer of a 32-bit hash (C. Wellons, "lowbias32" family): neighbouring bombs get unlike chances.
  word = Math.imul(word ^ (word >>> 15), 0x2c1b3c6d);
  word = Math.imul(word ^ (word >>> 12), 0x297a2d39);
  return ((word ^ (word >>> 15)) >>> 0) / WORD_RANGE;
}

/** The bombs noticed so far, each going off when this bot believes it does. Own ones are known at once. Draws nothing. */
export function noticeBombs(
  view: BotView,
  me: SeenPlayer,
  skill: BotSkill,
  generator: GeneratorState,
): ForeseenBomb[] {
  const noticed: ForeseenBomb[] = [];
  for (const bomb of view.bombs) {
    const { x, y, blastRadius, placedAtMs, ownerId } = bomb;
    const lateMs =
      ownerId === me.id ? 0 : skill.reactionMs * (2 / 3 + (2 / 3) * chanceAbout(generator, bomb, 0));
    if (view.nowMs - placedAtMs < lateMs) continue;
    const errorMs = skill.misjudgeMs * (2 * chanceAbout(generator, bomb, 1) - 1);
    noticed.push({ x, y, blastRadius, dueAtMs: Math.max(placedAtMs + FUSE_MS + errorMs, view.nowMs + 1) });
  }
  return noticed;
}

/** How many bombs of this player stand. */
export function countBombs(view: BotView, player: SeenPlayer): number {
  let count = 0;
  for (const { ownerId } of view.bombs) if (ownerId === player.id) count += 1;
  return count;
}
