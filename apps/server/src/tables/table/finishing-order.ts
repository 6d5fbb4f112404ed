// Who came in which place, for the rating (CH5). Pure.
import type { CharacterId } from "@fitil/contracts";

/** What is known of each player when a game ends. */
export interface Finisher {
  readonly characterId: CharacterId;
  /** Match ms of the death; null for whoever did not die. */
  readonly diedAtMs: number | null;
  /** Went away, or stayed away too long, while still alive. */
  readonly left: boolean;
}

/**
 * Places from 1, equal numbers are ties. The winner is first; then the survivors, then the dead, the latest death
 * first and deaths of one instant tied; whoever left alive is last, whenever that was (CH5).
 */
export function finishingOrder(
  finishes: readonly Finisher[],
  winnerId: CharacterId | null,
): { readonly characterId: CharacterId; readonly place: number }[] {
  const scores = finishes.map((finish) => scoreOf(finish, winnerId));
  return finishes.map((finish, index) => ({
    characterId: finish.characterId,
    place: 1 + scores.filter((score) => score > (scores[index] as number)).length,
  }));
}

/** Higher is better. */
function scoreOf(finish: Finisher, winnerId: CharacterId | null): number {
  if (finish.characterId === winnerId) return Number.POSITIVE_INFINITY;
  if (finish.left) return -1;
  return finish.diedAtMs ?? Number.MAX_VALUE;
}
