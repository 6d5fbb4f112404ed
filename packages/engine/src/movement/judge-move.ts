// Whether a claimed position is possible: speed, time and collisions, with a bounded allowance for jitter (PL3).
// Spends the player's bucket when it accepts; never moves anybody by itself.
import {
  ALLOWANCE_MS,
  BASE_SPEED,
  BOARD_HEIGHT,
  BOARD_WIDTH,
  CLAIM_TOLERANCE_CELLS,
  LAG_JITTER_MS,
  NEW_BOMB_GRACE_MAX_MS,
  NEW_BOMB_GRACE_MS,
  WALK_OFF_OVERLAP_CELLS,
} from "../constants.ts";
import type { BombState, MatchState, PlayerState } from "../match-types.ts";
import { budgetAt, costOf, spend, walkedOn } from "./budget.ts";
import { type Way, findWay } from "./find-way.ts";
import { nearestLane } from "./step-body.ts";

/** The board as the server lets one player walk on it: bombs they could not know of yet do not stop them. */
class JudgedView {
  cells: readonly number[] = [];
  bombs: readonly BombState[] = [];
  player: PlayerState | null = null;
  nowMs = 0;
  graceMs = NEW_BOMB_GRACE_MS;

  mayPassBomb(x: number, y: number, overlap: number): boolean {
    // Positions come rounded: who stands on the very edge of walking off is believed.
    if (overlap > WALK_OFF_OVERLAP_CELLS - CLAIM_TOLERANCE_CELLS) return true;
    const player = this.player!;
    const { course } = player;
    for (const bomb of this.bombs) {
      if (bomb.x !== x || bomb.y !== y) continue;
      // On their own bomb they stood when they put it down, wherever on its cell that was.
      if (bomb.ownerId === player.id) return course !== null && bomb.placedAtMs >= player.allowanceAtMs;
      if (course === null) return this.nowMs - bomb.placedAtMs < this.graceMs;
      // A way is as old as its report: what stands on it was met when it got there (PL8).
      const cells = Math.max(0, Math.abs(x - course.x) + Math.abs(y - course.y) - 1);
      const metAtMs = Math.min(this.nowMs, player.allowanceAtMs + costOf(player, cells));
      return metAtMs - bomb.placedAtMs < this.graceMs;
    }
    return false;
  }
}

// PERF: one view for all judgements; filled anew for each.
const view = new JudgedView();

/** How young a bomb is one that a client behind a line of `lagMs` round trip cannot have seen; 300 ms on ordinary lines (PL3). */
function graceFor(lagMs: number): number {
  if (!(lagMs + LAG_JITTER_MS > NEW_BOMB_GRACE_MS)) return NEW_BOMB_GRACE_MS;
  return Math.min(NEW_BOMB_GRACE_MAX_MS, lagMs + LAG_JITTER_MS);
}

/**
 * Judges whether `player` can be at (`x`, `y`) at `state.nowMs`, from where they last said they were (PL3, PL8). If so, spends the bucket and leaves the end of the way and
 * its turns in `way`. `lagMs`: the measured round trip of their line, 0 if unknown. Not finite, off the board, off the lanes, behind something solid or too far: false, and nothing changes but the filled bucket.
 */
export function judgeMove(
  state: MatchState,
  player: PlayerState,
  x: number,
  y: number,
  lagMs: number,
  way: Way,
): boolean {
  const budgetMs = budgetAt(player, state.nowMs);
  const { course } = player;
  const fromX = course === null ? player.x : course.x;
  const fromY = course === null ? player.y : course.y;
  const laneX = nearestLane(x);
  const laneY = nearestLane(y);
  let toX = x;
  let toY = y;
  if (Math.abs(y - laneY) <= CLAIM_TOLERANCE_CELLS) toY = laneY;
  else if (Math.abs(x - laneX) <= CLAIM_TOLERANCE_CELLS) toX = laneX;
  else return false;
  if (!(toX >= -CLAIM_TOLERANCE_CELLS && toX <= BOARD_WIDTH - 1 + CLAIM_TOLERANCE_CELLS)) return false;
  if (!(toY >= -CLAIM_TOLERANCE_CELLS && toY <= BOARD_HEIGHT - 1 + CLAIM_TOLERANCE_CELLS)) return false;
  view.cells = state.cells;
  view.bombs = state.bombs;
  view.player = player;
  view.nowMs = state.nowMs;
  view.graceMs = graceFor(lagMs);
  // The budget may go below zero by the tolerance, and has to fill up again.
  // A report reaches as far as the bucket holds, or as a course has led already.
  const reachMs = course === null ? ALLOWANCE_MS : Math.max(ALLOWANCE_MS, walkedOn(player, course));
  const limitMs = budgetMs > reachMs ? reachMs : budgetMs;
  const limit = (limitMs * BASE_SPEED * player.stats.speed) / 1000 + CLAIM_TOLERANCE_CELLS;
  const cells = findWay(view, fromX, fromY, toX, toY, limit, CLAIM_TOLERANCE_CELLS, way);
  if (cells < 0) return false;
  spend(player, state.nowMs, budgetMs, costOf(player, cells));
  return true;
}
