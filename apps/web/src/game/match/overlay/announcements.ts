// What is read out when something happens. Pure.
import type { CharacterId } from "@fitil/contracts";
import { CELL } from "@fitil/engine";
import type { Happening } from "../store/world-events.ts";

/** What a screen reader says, as a key of `match.say` and its values; null for what it need not say. */
export type Announcement =
  | { readonly key: "hit"; readonly health: number }
  | { readonly key: "died" | "suddenDeath" | "won" | "over" }
  | { readonly key: "otherDied" | "left" | "overWinner"; readonly name: string }
  | { readonly key: "powerup"; readonly kind: PowerupName };

/** Names of the power-ups, as the texts call them. */
export type PowerupName = "bomb" | "radius" | "speed" | "health";

/** The name of a power-up by its cell code. Pure. */
export function powerupName(code: number): PowerupName {
  if (code === CELL.POWERUP_BOMB) return "bomb";
  if (code === CELL.POWERUP_RADIUS) return "radius";
  return code === CELL.POWERUP_SPEED ? "speed" : "health";
}

/** The words for a happening; `nameOf` gives a player's name. */
export function announcement(
  happening: Happening,
  myId: CharacterId | null,
  nameOf: (id: CharacterId) => string,
): Announcement | null {
  switch (happening.type) {
    case "hit":
      return happening.playerId === myId ? { key: "hit", health: happening.health } : null;
    case "died":
      return happening.playerId === myId
        ? { key: "died" }
        : { key: "otherDied", name: nameOf(happening.playerId) };
    case "went":
      return happening.playerId === myId ? null : { key: "left", name: nameOf(happening.playerId) };
    case "sudden-death":
      return { key: "suddenDeath" };
    case "powerup-taken":
      return happening.playerId === myId ? { key: "powerup", kind: powerupName(happening.kind) } : null;
    case "over":
      if (happening.winnerId === null) return { key: "over" };
      return happening.winnerId === myId
        ? { key: "won" }
        : { key: "overWinner", name: nameOf(happening.winnerId) };
    case "line":
    case "reaction":
    case "placed":
    case "blast":
    case "crate-broken":
    case "powerup-shown":
    case "powerup-burnt":
    case "wall":
      return null;
  }
}
