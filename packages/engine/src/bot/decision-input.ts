// What one decision of a bot starts from: what it sees, who it is, what it has noticed, and where it can get to.
import { cellUnder } from "../board/grid.ts";
import { BOARD_CELLS, CELL } from "../constants.ts";
import type { GeneratorState } from "../match-types.ts";
import { drawWord } from "../random/generator.ts";
import type { ForeseenBomb } from "./blast-forecast.ts";
import type { BotSkill } from "./bot-levels.ts";
import type { BotView, SeenPlayer } from "./bot-view.ts";
import { countBombs, noticeBombs } from "./notice-bombs.ts";
import { createOutlook, lookOut, type Outlook } from "./outlook.ts";
import type { Walker } from "./safe-ways.ts";
import { mapOpponents, mapWorths } from "./worth-map.ts";

/** One decision's givens; holds until the next one is begun. */
export interface DecisionInput {
  readonly view: BotView;
  readonly me: SeenPlayer;
  readonly skill: BotSkill;
  readonly generator: GeneratorState;
  readonly walker: Walker;
  /** The cell it stands on. */
  readonly here: number;
  readonly noticed: readonly ForeseenBomb[];
  readonly canBomb: boolean;
  /** The four headings in the order in which they are tried: drawn, so that none is preferred (BT4). */
  readonly order: readonly number[];
  /** What the bombs noticed will do, and the safe ways meanwhile. */
  readonly now: Outlook;
  /** What a blast over each cell is worth. */
  readonly worths: Float64Array;
  /** Steps from each cell to the nearest opponent. */
  readonly towards: Uint8Array;
}

// PERF: scratch of one decision: a bot decides hundreds of times a match.
const now = createOutlook();
const worths = new Float64Array(BOARD_CELLS);
const towards = new Uint8Array(BOARD_CELLS);

function drawOrder(generator: GeneratorState): number[] {
  const order = [0, 1, 2, 3];
  let word = drawWord(generator);
  for (let last = 3; last > 0; last--) {
    const pick = word % (last + 1);
    word = Math.floor(word / (last + 1));
    const kept = order[last]!;
    order[last] = order[pick]!;
    order[pick] = kept;
  }
  return order;
}

/** Looks about for `me`, playing with this skill. Reads `view`, advances `generator`. */
export function decisionInput(
  view: BotView,
  me: SeenPlayer,
  skill: BotSkill,
  generator: GeneratorState,
): DecisionInput {
  const here = cellUnder(me.x, me.y);
  const { x, y, invincibleUntilMs, stats } = me;
  const walker = { x, y, speed: stats.speed, invincibleUntilMs };
  const noticed = noticeBombs(view, me, skill, generator);
  const order = drawOrder(generator);
  const canBomb = view.board[here] === CELL.EMPTY && countBombs(view, me) < stats.maxBombs;
  lookOut(now, view, noticed, walker, { fromMs: view.nowMs, marginMs: skill.marginMs, order });
  mapWorths(worths, view, me, now.forecast.boardAfter, skill);
  mapOpponents(towards, view, me);
  return { view, me, skill, generator, walker, here, noticed, canBomb, order, now, worths, towards };
}
