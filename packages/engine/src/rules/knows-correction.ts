// Whether a client can have known of its last correction when it sent a state: so that one mistake gives one correction (PL3).
// Works from the `seq` alone; what stays uncertain is told by where the client says it stands.
import { SEQ_EPOCH, SEQ_EPOCHS_END } from "../constants.ts";
import type { PlayerState } from "../match-types.ts";

/** What a state with this `seq` says about its sender: it knows of the open correction, it does not, or there is no telling. */
export type KnowsCorrection = "aware" | "unaware" | "unknown";

function epochOf(seq: number): number {
  return Math.floor(seq / SEQ_EPOCH);
}

/** Judges the `seq` (undefined: none) of a state that arrives at `nowMs`. Without an open correction everybody is aware. */
export function knowsCorrection(
  player: PlayerState,
  seq: number | undefined,
  nowMs: number,
): KnowsCorrection {
  if (seq === undefined || nowMs >= player.correctionUntilMs) return "aware";
  // At or below the one echoed: the counter was started afresh (a reloaded page), nothing of it is on its way.
  if (!(seq > player.correctionSeq)) return "aware";
  if (seq < SEQ_EPOCH || seq >= SEQ_EPOCHS_END) return "unknown";
  return epochOf(seq) > epochOf(player.correctionSeq) ? "aware" : "unaware";
}
