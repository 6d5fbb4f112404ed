// When the next thing happens by itself: a fuse, sudden death, a wall, the end of waiting (BM2, OC2, OC3).
import { FIRST_WALL_AT_MS, FUSE_MS, SOLO_IDLE_MS, SUDDEN_DEATH_AT_MS, WALL_EVERY_MS } from "../constants.ts";
import type { MatchState } from "../match-types.ts";
import { spiralFrom } from "./spiral.ts";

/** Match ms of the next wall; Infinity after the last one. */
export function nextWallAtMs(state: MatchState): number {
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
