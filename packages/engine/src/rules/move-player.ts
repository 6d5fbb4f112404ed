// A player's claim to be somewhere: judged, taken over or answered with a correction (PL3), power-ups on the way taken (PL5).
import { CORRECTION_PATIENCE_MS } from "../constants.ts";
import type { MatchEvent } from "../match-events.ts";
import type { MoveInput } from "../match-input.ts";
import type { MatchState, Orientation, PlayerState } from "../match-types.ts";
import { headingOf, startCourse } from "../movement/courses.ts";
import { type Way, newWay } from "../movement/find-way.ts";
import { judgeMove } from "../movement/judge-move.ts";
import { knowsCorrection } from "./knows-correction.ts";
import { collectPowerup } from "./collect-powerup.ts";

// PERF: one way for all judgements here; each is followed before the next.
const judged = newWay();

/** Tells everybody where the player is, and where to if they walk. */
export function tellPlayerState(state: MatchState, player: PlayerState, out: MatchEvent[]): void {
  const { id, x, y, orientation } = player;
  const heading = headingOf(player, state.nowMs);
  if (heading === null) out.push({ type: "player_state", id, x, y, orientation });
  else out.push({ type: "player_state", id, x, y, orientation, heading });
}

/** Takes what lies on the cells of one straight piece of way, the first cell excluded. */
function collectAlong(
  state: MatchState,
  player: PlayerState,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  out: MatchEvent[],
): void {
  let x = Math.round(fromX);
  let y = Math.round(fromY);
  const endX = Math.round(toX);
  const endY = Math.round(toY);
  while (x !== endX || y !== endY) {
    if (x !== endX) x += x < endX ? 1 : -1;
    else y += y < endY ? 1 : -1;
    collectPowerup(state, player, x, y, out);
  }
}

/**
 * Puts the player at the end of `way`, which has just been judged, walking `heading` (null: standing), tells it, and lets them take what lies on the way
 * (PL5).
 */
export function followWay(
  state: MatchState,
  player: PlayerState,
  way: Way,
  heading: Orientation | null,
  out: MatchEvent[],
): void {
  const { turns } = way;
  const { course } = player;
  let fromX = course === null ? player.x : course.x;
  let fromY = course === null ? player.y : course.y;
  // Adding 0 makes -0 a plain 0, as JSON would.
  player.x = way.endX + 0;
  player.y = way.endY + 0;
  if (heading !== null) startCourse(state, player, heading);
  else if (course !== null) player.course = null;
  tellPlayerState(state, player, out);
  // Who was brought here by a course and not by their own word may stand on what they have not taken yet.
  if (course !== null) collectPowerup(state, player, Math.round(fromX), Math.round(fromY), out);
  for (let index = turns.length - 2; index >= 0; index -= 2) {
    collectAlong(state, player, fromX, fromY, turns[index]!, turns[index + 1]!, out);
    fromX = turns[index]!;
    fromY = turns[index + 1]!;
  }
  collectAlong(state, player, fromX, fromY, player.x, player.y, out);
}

function correct(state: MatchState, player: PlayerState, seq: number | undefined, out: MatchEvent[]): void {
  const { id, orientation, course } = player;
  const x = course === null ? player.x : course.x;
  const y = course === null ? player.y : course.y;
  if (seq === undefined) {
    out.push({ type: "correction", id, x, y, orientation });
    return;
  }
  player.correctionUntilMs = state.nowMs + CORRECTION_PATIENCE_MS;
  player.correctionSeq = seq;
  out.push({ type: "correction", id, x, y, orientation, seq });
}

/**
 * Judges a claimed position at `state.nowMs`, in place. Possible: the player is there, walks on if they said so (PL6), and a
 * `player_state` follows (none if somebody who stands changed nothing). Impossible: nothing moves, and a `correction` follows, or silence while an earlier one is still on its way (PL3).
 */
export function movePlayer(
  state: MatchState,
  player: PlayerState,
  input: MoveInput,
  out: MatchEvent[],
): void {
  const knows = knowsCorrection(player, input.seq, state.nowMs);
  if (knows === "unaware") return;
  const heading = input.heading ?? null;
  if (heading === null && player.course === null && input.x === player.x && input.y === player.y) {
    player.correctionUntilMs = 0;
    if (input.orientation === player.orientation) return;
    player.orientation = input.orientation;
    tellPlayerState(state, player, out);
    return;
  }
  if (!judgeMove(state, player, input.x, input.y, input.lagMs ?? 0, judged)) {
    // Impossible, but perhaps sent in ignorance: silence until the client shows where it stands, or patience ends.
    if (knows === "aware") correct(state, player, input.seq, out);
    return;
  }
  player.correctionUntilMs = 0;
  player.orientation = heading ?? input.orientation;
  followWay(state, player, judged, heading, out);
}
