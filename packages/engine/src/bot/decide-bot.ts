// What a bot does next: out of what will burn, to what is worth most for its way, a bomb where it pays and leaves a way out.
// Pure: what is seen, who one is, how well one plays, chance. No heading, corner or opponent is preferred: ties are drawn.
import { cellX, cellY } from "../board/grid.ts";
import { FUSE_MS } from "../constants.ts";
import type { CharacterId, GeneratorState, Orientation } from "../match-types.ts";
import { drawBelow } from "../random/generator.ts";
import type { ForeseenBomb } from "./blast-forecast.ts";
import type { BotSkill } from "./bot-levels.ts";
import type { BotView } from "./bot-view.ts";
import { bombRate, goalRate, KEPT } from "./goal-worth.ts";
import { foreseeReply, lookAhead, timedWay } from "./look-ahead.ts";
import { countBombs } from "./notice-bombs.ts";
import {
  createOutlook,
  findBest,
  findBests,
  findLongest,
  hasOpenWay,
  hasRefuge,
  lookOut,
  type Outlook,
  type RatedPlace,
} from "./outlook.ts";
import { cellOfPlace, firstPlaceTo, headingBetween, HEADINGS } from "./safe-ways.ts";
import { decisionInput, type DecisionInput } from "./decision-input.ts";

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

const PONDER_MS = 150;
const NOTHING: BotIntent = { direction: null, placeBomb: false, forMs: PONDER_MS, goal: -1 };
const DROP: BotIntent = { direction: null, placeBomb: true, forMs: 0, goal: -1 };
/** Waits shorter than that are not worth a stop, ms. */
const SHORT_WAIT_MS = 30;
/** The margin of who has no other way, ms. */
const NARROW_MS = 15;
/** What getting away from one's own bomb may take longer than thought, ms. */
const SLACK_MS = 60;
/** How long putting a bomb down holds up, ms. */
const BOMB_TAKES_MS = 50;
/** Opponents nearer than that are worth looking ahead for, cells. */
const NEAR_CELLS = 7;
/** Goals that are looked into, and ways off from a bomb. */
const GOALS = 5;
const WAYS_OFF = 3;
/** What a hit given and a hit taken weigh against the worth of a plan by the second. */
const GIVEN_WORTH = 3;
const TAKEN_WORTH = 8;
/** What a bomb costs that leaves no way off but one on which an opponent can be first. Costs of 1 to 4 win about alike. */
const CUT_OFF = 1.5;
/** How much more a bomb is worth to one of the last two, as long as none of their own stands: one of them has to begin. */
const BEGIN = 1.5;

// PERF: scratch of one decision.
const afterBomb = createOutlook();

/** The first step of the way to `place`. */
function setOut({ view, me, here }: DecisionInput, { ways }: Outlook, place: number): BotIntent {
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
function flee(input: DecisionInput): BotIntent {
  const { view, noticed, walker, order, now } = input;
  lookOut(now, view, noticed, walker, { fromMs: view.nowMs, marginMs: NARROW_MS, order });
  const { place } = findBest(now, (_, seconds) => -seconds);
  return setOut(input, now, place < 0 ? findLongest(now) : place);
}

/** The bomb it would put down here now. */
function ownBomb({ view, me, here }: DecisionInput): ForeseenBomb {
  return { x: cellX(here), y: cellY(here), blastRadius: me.stats.blastRadius, dueAtMs: view.nowMs + FUSE_MS };
}

/**
 * How much more a bomb here is worth than it brings. A place that it came to for a bomb counts more, as it did as a goal: else a place
 * just left would look better again and again. Of two who look ahead, alone against each other, each would otherwise find the place just
 * beyond the other better for ever, and they would run through each other without a bomb.
 */
function eagerness({ view, me, skill }: DecisionInput, isGoal: boolean): number {
  const mustBegin = skill.lookAheadSteps > 0 && view.players.length === 2 && countBombs(view, me) === 0;
  if (mustBegin) return BEGIN;
  return isGoal ? KEPT : 1;
}

/** Looks at what a bomb here would lead to; whether it leaves a way out. */
function canEscape(input: DecisionInput): boolean {
  const { view, skill, noticed, walker, order } = input;
  const plan = { fromMs: view.nowMs + BOMB_TAKES_MS, marginMs: skill.marginMs + SLACK_MS, order };
  return hasRefuge(lookOut(afterBomb, view, [...noticed, ownBomb(input)], walker, plan));
}

/** Of a few good plans the one that ends best when played by the rules (BT5). */
function weighPlans(input: DecisionInput, goals: readonly RatedPlace[], rate: number): BotIntent {
  const { now } = input;
  const budget = { left: input.skill.lookAheadSteps };
  let best = goals[0]!.place;
  let most = -Infinity;
  const quiet = foreseeReply(input, null);
  for (const { place, value } of goals) {
    const prospect = lookAhead(input, { placeBomb: false, way: timedWay(now.ways, place) }, quiet, budget);
    if (prospect === null) break;
    const worth = value + GIVEN_WORTH * prospect.given - TAKEN_WORTH * prospect.taken;
    if (worth <= most) continue;
    best = place;
    most = worth;
  }
  if (rate <= 0 || !canEscape(input)) return setOut(input, now, best);
  const loud = foreseeReply(input, ownBomb(input));
  const cost = hasOpenWay(afterBomb, input.towards) ? 0 : CUT_OFF;
  for (const { place } of findBests(afterBomb, (_, seconds) => -seconds, WAYS_OFF)) {
    const prospect = lookAhead(
      input,
      { placeBomb: true, way: timedWay(afterBomb.ways, place) },
      loud,
      budget,
    );
    if (prospect === null) break;
    if (rate - cost + GIVEN_WORTH * prospect.given - TAKEN_WORTH * prospect.taken > most) return DROP;
  }
  return setOut(input, now, best);
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
  const input = decisionInput(view, me, skill, generator);
  const { here, canBomb, towards, now } = input;
  const kept = before?.goal ?? -1;
  const rate = canBomb ? bombRate(input, here, 0) * eagerness(input, kept === here) : 0;
  const value = (cell: number, seconds: number) => goalRate(input, kept, cell, seconds);
  if (skill.lookAheadSteps > 0 && towards[here]! <= NEAR_CELLS) {
    const goals = findBests(now, value, GOALS);
    return goals.length === 0 ? flee(input) : weighPlans(input, goals, rate);
  }
  const goal = findBest(now, value);
  if (goal.place < 0) return flee(input);
  if (rate > 0 && rate >= goal.value) {
    const isCareless = skill.carelessOdds > 0 && drawBelow(generator, skill.carelessOdds) === 0;
    if (isCareless || canEscape(input)) return DROP;
  }
  return setOut(input, now, goal.place);
}
