// Who has won, judged once everything of an instant has happened (OC1, OC2, OC5).
import type { MatchEvent } from "../match-events.ts";
import type { CharacterId, MatchState } from "../match-types.ts";

/** Health of everybody who played on before an instant, in player order; 0 for the others. */
export function healthBefore(state: MatchState): number[] {
  return state.players.map((player) => (player.status === "playing" ? player.stats.health : 0));
}

/** Ends the match; nothing is due any more. */
export function endMatch(state: MatchState, winnerId: CharacterId | null, out: MatchEvent[]): void {
  state.outcome = { winnerId, atMs: state.nowMs };
  state.nextDueAtMs = -1;
  out.push({ type: "game_over", winnerId });
}

/** Of those who fell in the same instant the one with most health before it; null when two had as much (OC1). */
function strongest(state: MatchState, before: readonly number[]): CharacterId | null {
  const most = Math.max(...before);
  const first = before.indexOf(most);
  return before.lastIndexOf(most) !== first ? null : state.players[first]!.id;
}

/** Ends the match if it is decided; `before` is `healthBefore` of the instant that has just been played. */
export function settleOutcome(state: MatchState, before: readonly number[], out: MatchEvent[]): void {
  if (state.outcome !== null) return;
  const living = state.players.filter((player) => player.status === "playing");
  if (state.startedWith === 1) {
    // The dead do not win: falling with the last brick is falling (OC2, PL4).
    if (living.length === 0) endMatch(state, null, out);
    else if (state.bricksLeft === 0) endMatch(state, living[0]!.id, out);
    return;
  }
  if (living.length > 1) return;
  endMatch(state, living.length === 1 ? living[0]!.id : strongest(state, before), out);
}
