// What happens next by itself, and playing it: fuses, sudden death, walls, the end of waiting (BM2, OC2, OC3).
import { FIRST_WALL_AT_MS, FUSE_MS, SOLO_IDLE_MS, SUDDEN_DEATH_AT_MS, WALL_EVERY_MS } from "../constants.ts";
import type { MatchEvent } from "../match-events.ts";
import type { MatchState } from "../match-types.ts";
import { holdCourses, walkCourses } from "../movement/courses.ts";
import { closeNextWall } from "./close-wall.ts";
import { explodeDueBombs } from "./explode.ts";
import { endMatch, healthBefore, settleOutcome } from "./outcome.ts";
import { spiralFrom } from "./spiral.ts";

/** Match ms of the next wall; Infinity after the last one. */
function nextWallAtMs(state: MatchState): number {
  if (state.wallsClosed >= spiralFrom(state.closingCorner).length) return Infinity;
  return FIRST_WALL_AT_MS + state.wallsClosed * WALL_EVERY_MS;
}

/** Match ms of whatever is due next; -1 when the match is over. */
export function findNextDue(state: MatchState): number {
  if (state.outcome !== null) return -1;
  const first = state.bombs[0];
  const fuseAtMs = first === undefined ? Infinity : first.placedAtMs + FUSE_MS;
  if (state.startedWith === 1) return Math.min(fuseAtMs, state.lastInputAtMs + SOLO_IDLE_MS);
  return Math.min(fuseAtMs, state.suddenDeathStarted ? nextWallAtMs(state) : SUDDEN_DEATH_AT_MS);
}

/** Plays the one instant that is due next, in the documented order: explosions, sudden death, a wall, the end. */
function playInstant(state: MatchState, out: MatchEvent[]): void {
  const nowMs = state.nextDueAtMs;
  state.nowMs = nowMs;
  walkCourses(state);
  const before = healthBefore(state);
  const first = state.bombs[0];
  if (first !== undefined && first.placedAtMs + FUSE_MS <= nowMs) explodeDueBombs(state, out);
  if (state.startedWith > 1) {
    if (!state.suddenDeathStarted && nowMs >= SUDDEN_DEATH_AT_MS) {
      state.suddenDeathStarted = true;
      out.push({ type: "sudden_death_started" });
    }
    if (state.suddenDeathStarted && nextWallAtMs(state) <= nowMs) closeNextWall(state, out);
  }
  holdCourses(state);
  settleOutcome(state, before, out);
  if (state.startedWith === 1 && state.outcome === null && nowMs >= state.lastInputAtMs + SOLO_IDLE_MS) {
    endMatch(state, null, out);
  }
  state.nextDueAtMs = findNextDue(state);
}

/** Plays everything due up to and including `atMs`, each thing at its own time, and brings the match to `atMs`. */
export function playUntil(state: MatchState, atMs: number, out: MatchEvent[]): void {
  while (state.nextDueAtMs >= 0 && state.nextDueAtMs <= atMs) playInstant(state, out);
  if (state.outcome !== null || !(atMs > state.nowMs)) return;
  state.nowMs = atMs;
  walkCourses(state);
}
