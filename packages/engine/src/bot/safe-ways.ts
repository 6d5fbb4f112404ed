// Where one can get to without burning, and when (a search over safe intervals, Phillips & Likhachev 2011): a cell between two blasts
// is a place of its own, so waiting for a blast to pass and walking through after it come out by themselves.
import { cellIndex, cellUnder, cellX, cellY, isOnBoard, isWalkable } from "../board/grid.ts";
import { BASE_SPEED, BOARD_CELLS } from "../constants.ts";
import type { Orientation } from "../match-types.ts";
import { type Forecast, MOST_BLASTS } from "./blast-forecast.ts";

/** The four headings; their index is what `order` and `headingBetween` speak of. */
export const HEADINGS: readonly Orientation[] = ["up", "right", "down", "left"];
const STEP_X = [0, 1, 0, -1];
const STEP_Y = [-1, 0, 1, 0];

/** Stays of one cell: before its first blast, between two, after the last. A place is a cell and one of its stays. */
export const STAYS = MOST_BLASTS + 1;
const PLACES = BOARD_CELLS * STAYS;
const NOWHERE = -1;

const NEIGHBOURS = Int16Array.from({ length: BOARD_CELLS * 4 }, (_, index) => {
  const x = cellX(index >> 2) + STEP_X[index & 3]!;
  const y = cellY(index >> 2) + STEP_Y[index & 3]!;
  return isOnBoard(x, y) ? cellIndex(x, y) : NOWHERE;
});

/** Who walks: as much of a player as a way depends on. */
export interface Walker {
  readonly x: number;
  readonly y: number;
  /** The speed stat (PL1). */
  readonly speed: number;
  /** Match ms; blasts before that do them nothing (PL4). */
  readonly invincibleUntilMs: number;
}

/** How to walk. */
export interface WalkPlan {
  /** Match ms at which the walker sets out. */
  readonly fromMs: number;
  /** Time kept to every blast and wall, ms. */
  readonly marginMs: number;
  /** The four headings in the order in which they are tried: of ways of one length the first tried stands. */
  readonly order: readonly number[];
}

/** All ways from one place; filled by `findWays`, owned by the caller. */
export interface Ways {
  /** Match ms of the earliest arrival at each place; Infinity: none. */
  readonly arriveMs: Float64Array;
  /** The place before on that way; -1 at the start. */
  readonly before: Int16Array;
  /** Places got to, soonest first; `count` of them. The first is the start. */
  readonly reached: Int16Array;
  count: number;
  msPerCell: number;
}

/** Empty ways to be filled. */
export function createWays(): Ways {
  return {
    arriveMs: new Float64Array(PLACES),
    before: new Int16Array(PLACES),
    reached: new Int16Array(PLACES),
    count: 0,
    msPerCell: 0,
  };
}

/** The cell of a place. */
export function cellOfPlace(place: number): number {
  return Math.floor(place / STAYS);
}

/** Index in `HEADINGS` from a cell to its neighbour; -1: they are none. */
export function headingBetween(from: number, to: number): number {
  for (let heading = 0; heading < 4; heading++) if (NEIGHBOURS[from * 4 + heading] === to) return heading;
  return NOWHERE;
}

/** The cell beside `cell` in that heading; -1 off the board. */
export function neighbourOf(cell: number, heading: number): number {
  return NEIGHBOURS[cell * 4 + heading]!;
}

function endOf(forecast: Forecast, cell: number, stay: number): number {
  const closesMs = forecast.closesAtMs[cell]!;
  return stay < forecast.blasts[cell]!
    ? Math.min(forecast.blastAtMs[cell * MOST_BLASTS + stay]!, closesMs)
    : closesMs;
}

/** Match ms until which one can stand at a place one has got to; Infinity for good. */
export function lastsUntil(forecast: Forecast, place: number): number {
  const cell = cellOfPlace(place);
  return endOf(forecast, cell, place - cell * STAYS);
}

/** The stay of a cell at `atMs`: how many of its blasts are over by then. */
function stayAt(forecast: Forecast, cell: number, atMs: number): number {
  let stay = 0;
  while (stay < forecast.blasts[cell]! && forecast.blastAtMs[cell * MOST_BLASTS + stay]! <= atMs) stay += 1;
  return stay;
}

/** ms to the middle of the cell beside, in that heading, for a walker who may stand off the middle of their own. */
function firstStepMs(walker: Walker, heading: number, msPerCell: number): number {
  const offX = walker.x - Math.round(walker.x);
  const offY = walker.y - Math.round(walker.y);
  const towards = offX * STEP_X[heading]! + offY * STEP_Y[heading]!;
  // Forwards it is shorter; back, and round the corner, longer.
  return msPerCell * (towards > 0 ? 1 - towards : 1 + Math.abs(offX) + Math.abs(offY));
}

// PERF: the queue of a search, kept sorted by insertion: arrivals come almost in order, so an insertion is a step or two.
const queue = new Int16Array(PLACES);
let head = 0;
let tail = 0;

/** Takes note of a way to `to` if none as short is known. */
function offer(ways: Ways, to: number, arriveMs: number, before: number): void {
  if (arriveMs >= ways.arriveMs[to]!) return;
  let at = tail;
  if (ways.arriveMs[to] === Infinity) tail += 1;
  else at = queue.lastIndexOf(to, tail - 1);
  ways.arriveMs[to] = arriveMs;
  ways.before[to] = before;
  for (; at > head && ways.arriveMs[queue[at - 1]!]! > arriveMs; at--) queue[at] = queue[at - 1]!;
  queue[at] = to;
}

/** Offers every stay of the cell `next` that can be walked into from `place`, in `walkMs` to its middle. */
function offerStays(
  ways: Ways,
  forecast: Forecast,
  place: number,
  next: number,
  walkMs: number,
  immuneMs: number,
  marginMs: number,
): void {
  const leaveByMs = lastsUntil(forecast, place);
  const readyMs = ways.arriveMs[place]!;
  // One is in the next cell from half a cell before its middle on.
  const crossMs = walkMs - ways.msPerCell / 2;
  const isShut = forecast.opensLate[next] === 1;
  const first = Math.max(stayAt(forecast, next, immuneMs), isShut ? 1 : 0);
  for (let stay = first; stay <= forecast.blasts[next]!; stay++) {
    const openMs = stay === 0 ? 0 : forecast.blastAtMs[next * MOST_BLASTS + stay - 1]!;
    const safeMs = openMs <= immuneMs && !isShut ? 0 : openMs + marginMs;
    const departMs = Math.max(readyMs, safeMs - crossMs);
    if (departMs + crossMs + marginMs > leaveByMs) return;
    if (departMs + walkMs + marginMs > endOf(forecast, next, stay)) continue;
    offer(ways, next * STAYS + stay, departMs + walkMs, place);
  }
}

/**
 * Fills `ways` with the earliest safe arrival at every place that `walker` can get to over `board` (187 codes) as `forecast` foresees it.
 * The start counts as reached. Deterministic; changes nothing but `ways`.
 */
export function findWays(
  ways: Ways,
  board: ArrayLike<number>,
  forecast: Forecast,
  walker: Walker,
  { fromMs, marginMs, order }: WalkPlan,
): Ways {
  const immuneMs = walker.invincibleUntilMs;
  const start = cellUnder(walker.x, walker.y);
  ways.arriveMs.fill(Infinity);
  ways.msPerCell = 1000 / (BASE_SPEED * walker.speed);
  ways.count = 0;
  head = 0;
  tail = 0;
  offer(ways, start * STAYS + stayAt(forecast, start, Math.max(fromMs, immuneMs)), fromMs, NOWHERE);
  while (head < tail) {
    const place = queue[head]!;
    head += 1;
    ways.reached[ways.count] = place;
    ways.count += 1;
    const cell = cellOfPlace(place);
    const isStart = ways.before[place] === NOWHERE;
    for (const heading of order) {
      const next = NEIGHBOURS[cell * 4 + heading]!;
      if (next === NOWHERE || (forecast.opensLate[next] === 0 && !isWalkable(board[next]!))) continue;
      const walkMs = isStart ? firstStepMs(walker, heading, ways.msPerCell) : ways.msPerCell;
      offerStays(ways, forecast, place, next, walkMs, immuneMs, marginMs);
    }
  }
  return ways;
}

/** The first place on the way to `place`; -1 where one is there already. */
export function firstPlaceTo(ways: Ways, place: number): number {
  let first = NOWHERE;
  for (let at = place; ways.before[at] !== NOWHERE; at = ways.before[at]!) first = at;
  return first;
}
