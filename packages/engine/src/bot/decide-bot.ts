// What a bot does next: out of what will burn, to what is worth most for its way, a bomb where it pays and leaves a way out.
// Pure: what is seen, who one is, how well one plays, chance. No heading, corner or opponent is preferred: ties are drawn.
import { cellUnder, cellX, cellY } from "../board/grid.ts";
import { BOARD_CELLS, BOARD_HEIGHT, BOARD_WIDTH, CELL, FUSE_MS, LONGEST_MATCH_MS } from "../constants.ts";
import type { CharacterId, GeneratorState, Orientation } from "../match-types.ts";
import { drawBelow, drawWord } from "../random/generator.ts";
import type { ForeseenBomb } from "./blast-forecast.ts";
import type { BotSkill } from "./bot-levels.ts";
import type { BotView, SeenPlayer } from "./bot-view.ts";
import { countBombs, fearBombs, NEAR_CELLS, noticeBombs } from "./notice-bombs.ts";
import {
  canStayAt,
  createOutlook,
  findBest,
  findLongest,
  hasRefuge,
  lookOut,
  type Outlook,
} from "./outlook.ts";
import { cellOfPlace, firstPlaceTo, headingBetween, HEADINGS, type Walker } from "./safe-ways.ts";
import { bombWorth, FAR, mapOpponents, mapWorths, powerupWorth } from "./worth-map.ts";

/** What a bot wants to do now. */
export interface BotIntent {
  /** null: stay. */
  readonly direction: Orientation | null;
  readonly placeBomb: boolean;
  /** ms after which it wants to think again; sooner it would find the same. */
  readonly forMs: number;
  /** The cell it is on its way to; -1: none. */
  readonly goal: number;
}

const WORD_RANGE = 4294967296;
const PONDER_MS = 150;
const NOTHING: BotIntent = { direction: null, placeBomb: false, forMs: PONDER_MS, goal: -1 };
/** Waits shorter than that are not worth a stop, ms. */
const SHORT_WAIT_MS = 30;
/** The margin of who has no other way, ms. */
const NARROW_MS = 15;
/** What getting away from one's own bomb may take longer than thought, ms. */
const SLACK_MS = 60;
/** How long putting a bomb down holds up, ms. */
const BOMB_TAKES_MS = 50;

/** Seconds that any undertaking takes besides the way. */
const EFFORT_S = 1;
/** What a cell is worth by being safe, in bricks. */
const SAFE_WORTH = 0.3;
/** What a step nearer to the nearest opponent is worth, in bricks. */
const STEP_WORTH = 0.12;
/** How much of its worth a cell keeps that a bomb of an opponent near by would cut off. */
const EXPOSED = 0.25;
/** How much more the goal of the decision before is worth: no dancing to and fro. */
const KEPT = 1.25;
/** From here on the middle of the board draws, before anybody knows the corner (OC3), match ms. */
const GATHER_AT_MS = 112_000;
const RING_WORTH = 0.5;
const LAST_CELL_WORTH = 4;

// PERF: scratch of one decision: a bot decides hundreds of times a match.
const now = createOutlook();
const afterBomb = createOutlook();
const feared = createOutlook();
const worths = new Float64Array(BOARD_CELLS);
const towards = new Uint8Array(BOARD_CELLS);

/** One decision's givens. */
interface Thought {
  readonly view: BotView;
  readonly me: SeenPlayer;
  readonly skill: BotSkill;
  readonly generator: GeneratorState;
  readonly walker: Walker;
  readonly here: number;
  readonly noticed: readonly ForeseenBomb[];
  /** What opponents near by might put down; null: nobody is near, or the level does not care. */
  readonly fears: readonly ForeseenBomb[] | null;
  readonly canBomb: boolean;
  readonly order: readonly number[];
}

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

/** How much a cell is worth for the end of the match: the middle lasts longest (OC3). */
function shelterWorth(view: BotView, cell: number): number {
  if (!view.hasSuddenDeath || view.nowMs < GATHER_AT_MS) return 0;
  if (view.closingCorner !== null) {
    const lastsMs = now.forecast.closesAtMs[cell]! - view.nowMs;
    return (LAST_CELL_WORTH * lastsMs) / (LONGEST_MATCH_MS - view.nowMs);
  }
  const x = cellX(cell);
  const y = cellY(cell);
  return RING_WORTH * Math.min(x, BOARD_WIDTH - 1 - x, y, BOARD_HEIGHT - 1 - y);
}

/** What a bomb at `cell` would bring by the second. */
function bombRate({ me }: Thought, cell: number, seconds: number): number {
  const worth = bombWorth(worths, now.forecast.boardAfter, cell, me.stats.blastRadius);
  return Math.max(0, worth) / (seconds + EFFORT_S);
}

/** What being at `cell` in so many seconds is worth. */
function goalValue(thought: Thought, before: BotIntent | null, cell: number, seconds: number): number {
  const { view, me, skill, generator, here } = thought;
  const gain = SAFE_WORTH + powerupWorth(view.board[cell]!, me) + shelterWorth(view, cell);
  const nearer = towards[cell] === FAR ? 0 : STEP_WORTH * (towards[here]! - towards[cell]!);
  const spot = bombRate(thought, cell, seconds);
  const whim = 1 + skill.whim * (drawWord(generator) / WORD_RANGE - 0.5);
  const kept = before?.goal === cell ? KEPT : 1;
  const exposed = thought.fears !== null && !canStayAt(feared, cell) ? EXPOSED : 1;
  return ((gain + nearer) / (seconds + EFFORT_S) + spot) * whim * kept * exposed;
}

/** The first step of the way to `place`. */
function setOut({ view, me, here }: Thought, { ways }: Outlook, place: number): BotIntent {
  const goal = cellOfPlace(place);
  const first = firstPlaceTo(ways, place);
  if (first < 0) return { ...NOTHING, goal };
  const next = cellOfPlace(first);
  const walkMs = (Math.abs(cellX(next) - me.x) + Math.abs(cellY(next) - me.y)) * ways.msPerCell;
  const waitMs = ways.arriveMs[first]! - walkMs - view.nowMs;
  if (waitMs > SHORT_WAIT_MS) return { ...NOTHING, forMs: Math.min(waitMs, PONDER_MS), goal };
  return { direction: HEADINGS[headingBetween(here, next)]!, placeBomb: false, forMs: walkMs, goal };
}

/** Nothing is safe with a good margin: the narrowest way out, otherwise where one lasts longest. */
function flee(thought: Thought): BotIntent {
  const { view, noticed, walker, order } = thought;
  lookOut(now, view, noticed, walker, { fromMs: view.nowMs, marginMs: NARROW_MS, order });
  const { place } = findBest(now, (_, seconds) => -seconds);
  return setOut(thought, now, place < 0 ? findLongest(now) : place);
}

/** Whether a bomb here leaves a way out, also if opponents near by put theirs down too. */
function canEscape({ view, me, skill, here, noticed, fears, walker, order }: Thought): boolean {
  const { blastRadius } = me.stats;
  const own = { x: cellX(here), y: cellY(here), blastRadius, dueAtMs: view.nowMs + FUSE_MS };
  const fromMs = view.nowMs + BOMB_TAKES_MS;
  const plan = { fromMs, marginMs: skill.marginMs + SLACK_MS, order };
  if (!hasRefuge(lookOut(afterBomb, view, [...noticed, own], walker, plan))) return false;
  if (fears === null) return true;
  const narrow = { fromMs, marginMs: NARROW_MS, order };
  return hasRefuge(lookOut(feared, view, [...noticed, own, ...fears], walker, narrow));
}

function think(view: BotView, me: SeenPlayer, skill: BotSkill, generator: GeneratorState): Thought {
  const here = cellUnder(me.x, me.y);
  const { x, y, invincibleUntilMs, stats } = me;
  mapOpponents(towards, view, me);
  return {
    view,
    me,
    skill,
    generator,
    walker: { x, y, speed: stats.speed, invincibleUntilMs },
    here,
    noticed: noticeBombs(view, me, skill, generator),
    fears: skill.isWary && towards[here]! <= NEAR_CELLS ? fearBombs(view, me) : null,
    canBomb: view.board[here] === CELL.EMPTY && countBombs(view, me) < stats.maxBombs,
    order: drawOrder(generator),
  };
}

/**
 * What `playerId` should do now. `before` is its last decision, if there was one. Reads `view`, advances `generator`; whoever is not on
 * the board stays and does nothing.
 */
export function decideBot(
  view: BotView,
  playerId: CharacterId,
  skill: BotSkill,
  generator: GeneratorState,
  before: BotIntent | null,
): BotIntent {
  const me = view.players.find(({ id }) => id === playerId);
  if (me === undefined) return NOTHING;
  const thought = think(view, me, skill, generator);
  const { here, noticed, fears, walker, order, canBomb } = thought;
  const plan = { fromMs: view.nowMs, marginMs: skill.marginMs, order };
  lookOut(now, view, noticed, walker, plan);
  if (fears !== null) lookOut(feared, view, [...noticed, ...fears], walker, { ...plan, marginMs: NARROW_MS });
  mapWorths(worths, view, me, now.forecast.boardAfter, skill);
  const goal = findBest(now, (cell, seconds) => goalValue(thought, before, cell, seconds));
  if (goal.place < 0) return flee(thought);
  const rate = canBomb ? bombRate(thought, here, 0) : 0;
  if (rate > 0 && (cellOfPlace(goal.place) === here || rate >= goal.value)) {
    const isCareless = skill.carelessOdds > 0 && drawBelow(generator, skill.carelessOdds) === 0;
    if (isCareless || canEscape(thought)) return { ...NOTHING, placeBomb: true, forMs: 0 };
  }
  return setOut(thought, now, goal.place);
}
