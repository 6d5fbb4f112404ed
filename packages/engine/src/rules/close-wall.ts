// Sudden death: walls that close in, one cell at a time, over whatever is there (OC3).
import { cellAt, setCell } from "../board/cells.ts";
import { cellIndex, cellUnder, cellX, cellY } from "../board/grid.ts";
import { BASE_SPEED, CELL, COURSE_MS, MAX_SPEED } from "../constants.ts";
import type { MatchEvent } from "../match-events.ts";
import type { CharacterId, Course, MatchState, PlayerState } from "../match-types.ts";
import { headingOf, settleCourse, startCourse } from "../movement/courses.ts";
import { findWay, newWay } from "../movement/find-way.ts";
import { findPlayer } from "./find-player.ts";
import { tellPlayerState } from "./move-player.ts";
import { spiralFrom } from "./spiral.ts";

/** Further a course leads nobody. */
const LONGEST_COURSE_CELLS = (BASE_SPEED * MAX_SPEED * COURSE_MS) / 1000;

function clearCell(state: MatchState, cell: number): void {
  const code = cellAt(state.cells, cell);
  if (code === CELL.BRICK) state.bricksLeft -= 1;
  if (code === CELL.BOMB) {
    const index = state.bombs.findIndex((bomb) => cellIndex(bomb.x, bomb.y) === cell);
    const [bomb] = state.bombs.splice(index, 1);
    findPlayer(state, bomb!.ownerId)!.standingBombs -= 1;
  }
  setCell(state.hiddenCells, cell, 0);
}

/** Whether a body at this place reaches into that cell. */
function overlaps(body: { x: number; y: number }, x: number, y: number): boolean {
  return Math.abs(body.x - x) < 1 && Math.abs(body.y - y) < 1;
}

/** Moves a body that overlaps the wall's cell, but stands on another, to the middle of its own; whether it had to. */
export function pushOut(body: { x: number; y: number }, wallX: number, wallY: number): boolean {
  if (!overlaps(body, wallX, wallY)) return false;
  body.x = Math.round(body.x);
  body.y = Math.round(body.y);
  return true;
}

// PERF: only the length is asked for.
const unread = newWay();

/** Whether a wall has come on or between a walking player's last word and where their course has led. */
function isCutOff(
  state: MatchState,
  player: PlayerState,
  course: Course,
  wallX: number,
  wallY: number,
): boolean {
  if (overlaps(player, wallX, wallY) || overlaps(course, wallX, wallY)) return true;
  return findWay(state, course.x, course.y, player.x, player.y, LONGEST_COURSE_CELLS, 0, unread) < 0;
}

/**
 * Closes the next cell of the spiral in place: a bomb, brick or power-up in it is gone, whoever's cell it is dies whatever their health
 * and invincibility, whoever only overlaps it is pushed to the middle of their own cell and told so after the wall (OC3).
 */
export function closeNextWall(state: MatchState, out: MatchEvent[]): void {
  const cell = spiralFrom(state.closingCorner)[state.wallsClosed]!;
  const x = cellX(cell);
  const y = cellY(cell);
  state.wallsClosed += 1;
  clearCell(state, cell);
  setCell(state.cells, cell, CELL.WALL);
  const crushedPlayers: CharacterId[] = [];
  const pushed: PlayerState[] = [];
  for (const player of state.players) {
    if (player.status !== "playing") continue;
    if (cellUnder(player.x, player.y) === cell) {
      player.status = "dead";
      player.stats.health = 0;
      crushedPlayers.push(player.id);
      continue;
    }
    const { course } = player;
    if (course !== null && isCutOff(state, player, course, x, y)) settleCourse(state, player, course);
    if (!pushOut(player, x, y)) continue;
    pushed.push(player);
    if (headingOf(player, state.nowMs) !== null) startCourse(state, player, course!.heading);
    else player.course = null;
  }
  out.push({ type: "wall_spawned", x, y, crushedPlayers });
  for (const player of pushed) tellPlayerState(state, player, out);
}
