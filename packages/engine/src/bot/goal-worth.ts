// What a goal is worth to a bot for the time it takes: safety, power-ups, a spot for a bomb, nearness or distance, shelter at the end.
// One scale: bricks by the second.
import { cellX, cellY } from "../board/grid.ts";
import { BOARD_HEIGHT, BOARD_WIDTH, LONGEST_MATCH_MS } from "../constants.ts";
import { drawWord } from "../random/generator.ts";
import type { DecisionInput } from "./decision-input.ts";
import { bombWorth, FAR, powerupWorth } from "./worth-map.ts";

const WORD_RANGE = 4294967296;
/** Seconds that any undertaking takes besides the way. */
const EFFORT_S = 1;
/** What a cell is worth by being safe, in bricks. */
const SAFE_WORTH = 0.3;
/** How much more the goal of the decision before is worth: no dancing to and fro. */
export const KEPT = 1.25;
/** Until then a match is young, match ms: there is more to be had from bricks than from a fight. */
const YOUNG_UNTIL_MS = 60_000;
/** From here on the middle of the board draws, before anybody knows the corner (OC3), match ms. */
const GATHER_AT_MS = 112_000;
const RING_WORTH = 0.5;
const LAST_CELL_WORTH = 1;

/** How much a cell is worth for the end of the match: the middle lasts longest (OC3). */
function shelterWorth({ view, now }: DecisionInput, cell: number): number {
  if (!view.hasSuddenDeath || view.nowMs < GATHER_AT_MS) return 0;
  if (view.closingCorner !== null) {
    const lastsMs = now.forecast.closesAtMs[cell]! - view.nowMs;
    return (LAST_CELL_WORTH * lastsMs) / (LONGEST_MATCH_MS - view.nowMs);
  }
  const x = cellX(cell);
  const y = cellY(cell);
  return RING_WORTH * Math.min(x, BOARD_WIDTH - 1 - x, y, BOARD_HEIGHT - 1 - y);
}

/** What it is worth to come nearer to the opponents, or to keep off while several fight (below 0). */
function approachWorth({ view, skill, here, towards }: DecisionInput, cell: number): number {
  if (towards[cell] === FAR) return 0;
  const isCrowd = view.nowMs < YOUNG_UNTIL_MS && view.players.length > 2;
  return (isCrowd ? skill.approachYoung : skill.approach) * (towards[here]! - towards[cell]!);
}

/** What a bomb at `cell` would bring, when one is there in so many seconds. */
export function bombRate({ me, now, worths }: DecisionInput, cell: number, seconds: number): number {
  const worth = bombWorth(worths, now.forecast.boardAfter, cell, me.stats.blastRadius);
  return Math.max(0, worth) / (seconds + EFFORT_S);
}

/** What being at `cell` in so many seconds is worth; `kept`: the goal of the decision before. Advances the input's generator. */
export function goalRate(input: DecisionInput, kept: number, cell: number, seconds: number): number {
  const { view, me, skill, generator, here, canBomb } = input;
  const gain = SAFE_WORTH + powerupWorth(view.board[cell]!, me) + shelterWorth(input, cell);
  // What a bomb here and now would bring is a plan of its own.
  const spot = cell === here && canBomb ? 0 : bombRate(input, cell, seconds);
  const whim = 1 + skill.whim * (drawWord(generator) / WORD_RANGE - 0.5);
  const rate = (gain + approachWorth(input, cell)) / (seconds + EFFORT_S) + spot;
  return rate * whim * (kept === cell ? KEPT : 1);
}
