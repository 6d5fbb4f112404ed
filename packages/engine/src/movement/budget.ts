// The movement budget of a player: fills by 1 ms per ms, holds at most 500 ms, and is spent by the reports that are believed (PL3, PL8).
// A course spends nothing before its next report, but what it walks is time spent walking: it does not run over the brim.
import { ALLOWANCE_MS, BASE_SPEED } from "../constants.ts";
import type { Course, PlayerState } from "../match-types.ts";

/** How many ms of the player's movement a way of `cells` costs. */
export function costOf(player: PlayerState, cells: number): number {
  return (cells * 1000) / (BASE_SPEED * player.stats.speed);
}

/** What the course has walked since its report, in ms of movement; the player is where it leads now. */
export function walkedOn(player: PlayerState, course: Course): number {
  const cells = Math.abs(player.x - course.fromX) + Math.abs(player.y - course.fromY);
  return course.walkedMs + costOf(player, cells);
}

/** The budget without what a course has walked since its report, 0..500 ms but for a small debt. */
function restAt(player: PlayerState, nowMs: number, walkedMs: number): number {
  const filled = player.allowanceMs + nowMs - player.allowanceAtMs - walkedMs;
  return filled > ALLOWANCE_MS ? ALLOWANCE_MS : filled;
}

/** What the player may spend at `nowMs`, in ms of movement: at most 500, and as much again as a course of theirs has walked. Fills the bucket of whoever stands. */
export function budgetAt(player: PlayerState, nowMs: number): number {
  if (player.course !== null) {
    const walkedMs = walkedOn(player, player.course);
    return restAt(player, nowMs, walkedMs) + walkedMs;
  }
  player.allowanceMs = restAt(player, nowMs, 0);
  player.allowanceAtMs = nowMs;
  return player.allowanceMs;
}

/** Spends `ms` of the `budgetMs` that `budgetAt` gave for the same instant. */
export function spend(player: PlayerState, nowMs: number, budgetMs: number, ms: number): void {
  const rest = budgetMs - ms;
  player.allowanceMs = rest > ALLOWANCE_MS ? ALLOWANCE_MS : rest;
  player.allowanceAtMs = nowMs;
}
