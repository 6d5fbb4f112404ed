// Walks said as courses: where each has led by now (PL6, PL7), on a board that changes only when all of them have been walked up to it (PL9).
// Where nobody sends courses this is one null check per player.
import { COURSE_MS, FORESEEN_CELLS } from "../constants.ts";
import type { MoveInput } from "../match-input.ts";
import type { Course, MatchState, Orientation, PlayerState } from "../match-types.ts";
import { budgetAt, spend, walkedOn } from "./budget.ts";
import { type Body, stepBody } from "./step-body.ts";

// PERF: one body for all walks.
const body: Body = { x: 0, y: 0, orientation: "up", speed: 1 };

/** Which way a player is believed to walk at `nowMs`; null: stands (PL7). */
export function headingOf(player: PlayerState, nowMs: number): Orientation | null {
  const { course } = player;
  return course !== null && player.status === "playing" && nowMs < course.untilMs ? course.heading : null;
}

/** Whether a report tells those who walk this player's course along nothing new: on that way, from where it has led by `nowMs`, the match's own. */
export function isForeseen(
  player: PlayerState,
  nowMs: number,
  { x, y, heading }: Pick<MoveInput, "x" | "y" | "heading">,
): boolean {
  if (heading == null || headingOf(player, nowMs) !== heading) return false;
  return Math.abs(player.x - x) + Math.abs(player.y - y) <= FORESEEN_CELLS;
}

function isBetween(cell: number, from: number, to: number): boolean {
  const first = Math.round(from);
  const last = Math.round(to);
  return first < last ? cell >= first && cell <= last : cell >= last && cell <= first;
}

/** Whether a player's course has led them over a whole-numbered cell since their last report, the cells of both ends included. */
export function hasLedOver(player: PlayerState, x: number, y: number): boolean {
  const { course } = player;
  if (course === null) return false;
  // A course slides onto its lane first, if at all, and keeps to it.
  const isVertical = course.heading === "up" || course.heading === "down";
  const slid = isVertical
    ? y === Math.round(course.y) && isBetween(x, course.x, player.x)
    : x === Math.round(course.x) && isBetween(y, course.y, player.y);
  if (slid) return true;
  return isVertical
    ? x === Math.round(player.x) && isBetween(y, course.y, player.y)
    : y === Math.round(player.y) && isBetween(x, course.x, player.x);
}

/** Brings everybody on a course to where it has led them by `state.nowMs`, in place. However often: the place is the same. */
export function walkCourses(state: MatchState): void {
  // PERF: by index: a match of positions comes by here with every input.
  for (let index = 0; index < state.players.length; index++) {
    const player = state.players[index]!;
    const { course } = player;
    if (course === null || player.status !== "playing") continue;
    const ms = Math.min(state.nowMs, course.untilMs) - course.fromMs;
    body.x = course.fromX;
    body.y = course.fromY;
    body.orientation = player.orientation;
    body.speed = player.stats.speed;
    stepBody(state, body, course.heading, ms > 0 ? ms : 0);
    player.x = body.x + 0;
    player.y = body.y + 0;
    player.orientation = body.orientation;
  }
}

/** The board changes at `state.nowMs`: walks on from where everybody is, in place (PL9). `walkCourses` has been called. */
export function holdCourses(state: MatchState): void {
  for (const player of state.players) {
    const { course } = player;
    if (course === null) continue;
    course.walkedMs = walkedOn(player, course);
    course.fromX = player.x;
    course.fromY = player.y;
    course.fromMs = Math.max(course.fromMs, Math.min(state.nowMs, course.untilMs));
  }
}

/**
 * The player's place becomes a report of theirs: they walk `heading` from here, believed for 600 ms (PL7), and the next report is judged from
 * here. Never walks before a debt of the budget is paid (PL8).
 */
export function startCourse(state: MatchState, player: PlayerState, heading: Orientation): Course {
  const { x, y } = player;
  const fromMs = state.nowMs + Math.max(0, -player.allowanceMs);
  const untilMs = state.nowMs + COURSE_MS;
  return (player.course = { heading, x, y, untilMs, fromX: x, fromY: y, fromMs, walkedMs: 0 });
}

/**
 * Where the course has led becomes the player's report, paid for: their way there is closed to judgement now (PL8). Believed no longer than
 * before, as nobody is told. Picks up nothing.
 */
export function settleCourse(state: MatchState, player: PlayerState, course: Course): void {
  const walkedMs = walkedOn(player, course);
  spend(player, state.nowMs, budgetAt(player, state.nowMs), walkedMs);
  startCourse(state, player, course.heading).untilMs = course.untilMs;
}
