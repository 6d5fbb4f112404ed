// One possible near future, as a bot looks at it: what burns when, and where one can get to in it.
import { createForecast, foresee, type ForeseenBomb, type Forecast } from "./blast-forecast.ts";
import type { BotView } from "./bot-view.ts";
import {
  cellOfPlace,
  createWays,
  findWays,
  lastsUntil,
  STAYS,
  type Walker,
  type WalkPlan,
  type Ways,
} from "./safe-ways.ts";

/** How far a bot plans ahead: whatever lasts longer is safe for good, ms. */
const AHEAD_MS = 4000;

/** A future and the ways in it; filled by `lookOut`, owned by the caller. */
export interface Outlook {
  readonly forecast: Forecast;
  readonly ways: Ways;
  /** Match ms it was looked at. */
  nowMs: number;
}

/** A place and what it is worth. */
export interface RatedPlace {
  /** -1: there is none. */
  readonly place: number;
  readonly value: number;
}

/** An outlook to be filled. */
export function createOutlook(): Outlook {
  return { forecast: createForecast(), ways: createWays(), nowMs: 0 };
}

/** Fills `outlook` with what these bombs will do and where `walker` can get to meanwhile. */
export function lookOut(
  outlook: Outlook,
  view: BotView,
  bombs: readonly ForeseenBomb[],
  walker: Walker,
  plan: WalkPlan,
): Outlook {
  foresee(outlook.forecast, view, bombs);
  findWays(outlook.ways, view.board, outlook.forecast, walker, plan);
  outlook.nowMs = view.nowMs;
  return outlook;
}

function isRefuge({ forecast, nowMs }: Outlook, place: number): boolean {
  return lastsUntil(forecast, place) >= nowMs + AHEAD_MS;
}

/** Whether one can get to this cell and stay there. */
export function canStayAt(outlook: Outlook, cell: number): boolean {
  for (let place = cell * STAYS; place < (cell + 1) * STAYS; place++)
    if (outlook.ways.arriveMs[place] !== Infinity && isRefuge(outlook, place)) return true;
  return false;
}

/** Whether one can get anywhere to stay. */
export function hasRefuge(outlook: Outlook): boolean {
  const { reached, count } = outlook.ways;
  for (let index = 0; index < count; index++) if (isRefuge(outlook, reached[index]!)) return true;
  return false;
}

/** Of the places where one can stay the one of most `value` (of its cell, when one is there in so many seconds). */
export function findBest(outlook: Outlook, value: (cell: number, seconds: number) => number): RatedPlace {
  const { reached, count, arriveMs } = outlook.ways;
  let best = -1;
  let most = -Infinity;
  for (let index = 0; index < count; index++) {
    const place = reached[index]!;
    if (!isRefuge(outlook, place)) continue;
    const worth = value(cellOfPlace(place), (arriveMs[place]! - outlook.nowMs) / 1000);
    if (worth <= most) continue;
    best = place;
    most = worth;
  }
  return { place: best, value: most };
}

/** `findBest` for up to `count` different cells, the best first. */
export function findBests(
  outlook: Outlook,
  value: (cell: number, seconds: number) => number,
  count: number,
): RatedPlace[] {
  const { reached, count: known, arriveMs } = outlook.ways;
  const best: RatedPlace[] = [];
  for (let index = 0; index < known; index++) {
    const place = reached[index]!;
    if (!isRefuge(outlook, place)) continue;
    const rated = { place, value: value(cellOfPlace(place), (arriveMs[place]! - outlook.nowMs) / 1000) };
    if (best.length === count && rated.value <= best.at(-1)!.value) continue;
    if (best.length === count) best.pop();
    best.push(rated);
    best.sort((a, b) => b.value - a.value);
  }
  return best;
}

/** Refuges whose ways are looked into, the nearest first. */
const NEAREST_REFUGES = 12;

/** Whether one gets to a refuge before any opponent can be on the way to it. `rivalSteps`: of the nearest one, to each cell. */
export function hasOpenWay(outlook: Outlook, rivalSteps: ArrayLike<number>): boolean {
  const { before } = outlook.ways;
  const nearest = findBests(outlook, (_, seconds) => -seconds, NEAREST_REFUGES);
  return nearest.some(({ place }) => {
    const cells: number[] = [];
    for (let at = place; before[at]! >= 0; at = before[at]!) cells.push(cellOfPlace(at));
    return cells.reverse().every((cell, index) => index + 1 < rivalSteps[cell]!);
  });
}

/** Where nothing is safe: the place that lasts longest. */
export function findLongest({ forecast, ways }: Outlook): number {
  let best = ways.reached[0]!;
  for (let index = 1; index < ways.count; index++) {
    const place = ways.reached[index]!;
    if (lastsUntil(forecast, place) > lastsUntil(forecast, best)) best = place;
  }
  return best;
}
