// Whether a body can get from one place to another within a distance, by the lanes (PL3).
// Pillars leave no 2×2 block free, so bodies live on a graph of lanes whose junctions are the even cells; shorter than 4 cells the way is unique.
import { type MovementView, walkUntilStopped } from "./collision.ts";

/** Cells between junctions. */
const JUNCTION_GAP = 2;

/** A way that was found. PERF: its owner hands it in and keeps it for the next search, so that judging a move allocates nothing. */
export interface Way {
  /** Where it really ends: the goal, or up to the tolerance short of it. */
  endX: number;
  endY: number;
  /** Junctions on it as x, y, x, y…, the last one first. */
  readonly turns: number[];
}

/** An empty way, to be filled by searches. */
export function newWay(): Way {
  return { endX: 0, endY: 0, turns: [] };
}

const NOT_ON_ONE_LANE = -2;

/** Length of the straight walk if both places are on one lane; -1 when blocked. */
function straight(
  view: MovementView,
  x: number,
  y: number,
  toX: number,
  toY: number,
  tolerance: number,
  way: Way,
): number {
  if (y === toY && (y % JUNCTION_GAP === 0 || x === toX)) {
    const reached = walkUntilStopped(view, x, y, false, toX);
    way.endX = reached;
    way.endY = y;
    return Math.abs(toX - reached) <= tolerance ? Math.abs(reached - x) : -1;
  }
  if (x === toX && x % JUNCTION_GAP === 0) {
    const reached = walkUntilStopped(view, x, y, true, toY);
    way.endX = x;
    way.endY = reached;
    return Math.abs(toY - reached) <= tolerance ? Math.abs(reached - y) : -1;
  }
  return NOT_ON_ONE_LANE;
}

/**
 * Length in cells of the way from (`x`, `y`) to (`toX`, `toY`), both on lanes, or -1 if there is none of at most `limit` (< 4) cells.
 * A way that is stopped up to `tolerance` short of the goal counts, one that turns round on its lane does not. Leaves its end and turns in `way`.
 * Allocates nothing. `barred`: the direction one has come from, right 0, left 1, down 2, up 3; -1: none.
 */
export function findWay(
  view: MovementView,
  x: number,
  y: number,
  toX: number,
  toY: number,
  limit: number,
  tolerance: number,
  way: Way,
  barred = -1,
): number {
  // PERF: setting a length, even to what it is, costs as much as the rest of a straight way.
  if (way.turns.length > 0) way.turns.length = 0;
  if (Math.abs(toX - x) + Math.abs(toY - y) > limit) return -1;
  const direct = straight(view, x, y, toX, toY, tolerance, way);
  if (direct !== NOT_ON_ONE_LANE) return direct;
  for (let turn = 0; turn < 4; turn++) {
    const isVertical = turn >= 2;
    if (turn === barred || (isVertical ? x : y) % JUNCTION_GAP !== 0) continue;
    const start = isVertical ? y : x;
    const steps = start / JUNCTION_GAP;
    const junction = JUNCTION_GAP * (turn % 2 === 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1);
    const junctionX = isVertical ? x : junction;
    const junctionY = isVertical ? junction : y;
    const rest = limit - Math.abs(junction - start);
    if (rest < Math.abs(toX - junctionX) + Math.abs(toY - junctionY)) continue;
    if (walkUntilStopped(view, x, y, isVertical, junction) !== junction) continue;
    const further = findWay(view, junctionX, junctionY, toX, toY, rest, tolerance, way, turn ^ 1);
    if (further < 0) continue;
    way.turns.push(junctionX, junctionY);
    return Math.abs(junction - start) + further;
  }
  return -1;
}
