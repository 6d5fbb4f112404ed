// What the end card says, read from how the match ended: rows in order of place, and what felled each. Pure.
import type { CharacterId } from "@fitil/contracts";
import type { HudOutcome, HudPlayer, MatchHud } from "../store/hud.ts";

/** What became of a player. `felled`: by somebody else's bomb. */
export type Fate =
  | { readonly kind: "stood" | "self" | "wall" | "left" }
  | { readonly kind: "felled"; readonly name: string };

/** One line of the results. */
export interface FinishRow {
  readonly player: HudPlayer;
  readonly place: number;
  readonly isWinner: boolean;
  readonly fate: Fate;
  /** Net: the own stake counted. */
  readonly chips: number;
  readonly ratingChange: number;
  /** null for whoever has not seen the whole match. */
  readonly deeds: { readonly crates: number; readonly hits: number } | null;
}

/** The results, the best place first and the winner first of equals; empty when there are none. */
export function finishRows(hud: MatchHud): FinishRow[] {
  const { outcome, players } = hud;
  if (outcome === null) return [];
  const nameOf = (id: CharacterId): string => players.find((player) => player.id === id)?.name ?? "";
  return outcome.places
    .flatMap(({ id, place, chips, ratingChange, felledBy }): FinishRow[] => {
      const player = players.find((one) => one.id === id);
      if (player === undefined) return [];
      const fate = fateOf(player, felledBy, nameOf);
      const deeds = outcome.deeds?.get(id) ?? null;
      return [{ player, place, isWinner: id === outcome.winnerId, fate, chips, ratingChange, deeds }];
    })
    .toSorted((a, b) => a.place - b.place || Number(b.isWinner) - Number(a.isWinner));
}

function fateOf(
  player: HudPlayer,
  felledBy: CharacterId | "wall" | null,
  nameOf: (id: CharacterId) => string,
): Fate {
  if (felledBy === "wall") return { kind: "wall" };
  if (felledBy === player.id) return { kind: "self" };
  if (felledBy !== null) return { kind: "felled", name: nameOf(felledBy) };
  return { kind: player.state === "out" ? "left" : "stood" };
}

/** Why it ended as it did, as a key of `overlay`. */
export type Verdict =
  | "soloWon"
  | "soloLost"
  | "broken"
  | "draw"
  | "byHealth"
  | "byHealthMine"
  | "amongBots"
  | "lastStanding"
  | "winner";

/** The sentence under the title; `rows` are the results that stand below it. */
export function verdictOf(outcome: HudOutcome, isSolo: boolean, rows: readonly FinishRow[]): Verdict {
  if (isSolo) return outcome.isMine ? "soloWon" : "soloLost";
  if (outcome.winnerId === null) return outcome.places.length === 0 ? "broken" : "draw";
  const felledBy = outcome.places.find(({ id }) => id === outcome.winnerId)?.felledBy ?? null;
  // OC1: the last ones fell in one instant, and the healthier of them has won.
  if (felledBy !== null) return outcome.isMine ? "byHealthMine" : "byHealth";
  // BT1: with no person left nobody waits for bots, and the healthiest of those who stand has won.
  if (rows.filter(({ fate }) => fate.kind === "stood").length > 1) return "amongBots";
  return outcome.isMine ? "lastStanding" : "winner";
}
