// When a bot has something to say: nobody's line delays it, so the match itself holds what everybody knows of its walk.
import { cellAt } from "../board/cells.ts";
import { cellUnder } from "../board/grid.ts";
import { CELL, COURSE_MS, COURSE_REPEAT_MS } from "../constants.ts";
import type { MoveInput } from "../match-input.ts";
import type { MatchState, Orientation, PlayerState } from "../match-types.ts";
import { headingOf } from "../movement/courses.ts";

/**
 * The report of a player who wants to go `heading` (null: to stand) from `state.nowMs` on; null when their last report says it already. As
 * `MoveReporter`: a decision and a power-up's cell are said at once, a walk on and on every 300 ms (PL7).
 */
export function reportMove(
  state: MatchState,
  player: PlayerState,
  heading: Orientation | null,
): MoveInput | null {
  const { id: playerId, x, y, course } = player;
  const isDecision = heading !== headingOf(player, state.nowMs);
  if (!isDecision && (course === null || !isDue(state, player))) return null;
  return { type: "move", playerId, x, y, orientation: heading ?? player.orientation, heading };
}

/** Whether a walk has to be said again although it goes on: it grows old, or has come to what only a report picks up (PL8). */
function isDue({ cells, nowMs }: MatchState, { x, y, course }: PlayerState): boolean {
  if (course === null || (x === course.x && y === course.y)) return false;
  if (cellAt(cells, cellUnder(x, y)) >= CELL.POWERUP_BOMB) return true;
  return nowMs < course.untilMs && nowMs >= course.untilMs - COURSE_MS + COURSE_REPEAT_MS;
}
