// What is read out when something happens. Pure.
import type { CharacterId } from "@fitil/contracts";
import { CELL } from "@fitil/engine";
import type { ClientEvent } from "../store/world-events.ts";

/** What a screen reader says, as a key of `match.say` and its values; null for what it need not say. */
export type Announcement =
  | { readonly key: "hit"; readonly health: number }
  | { readonly key: "died" | "suddenDeath" | "won" | "over" }
  | { readonly key: "otherDied" | "left" | "overWinner"; readonly name: string }
  | { readonly key: "felled"; readonly name: string; readonly by: string }
  | { readonly key: "powerup"; readonly kind: PowerupName };

/** Names of the power-ups, as the texts call them. */
export type PowerupName = "bomb" | "radius" | "speed" | "health";

/** The name of a power-up by its cell code. Pure. */
export function powerupName(code: number): PowerupName {
  if (code === CELL.POWERUP_BOMB) return "bomb";
  if (code === CELL.POWERUP_RADIUS) return "radius";
  return code === CELL.POWERUP_SPEED ? "speed" : "health";
}

/** The words for a client event; `nameOf` gives a player's name. */
export function announcement(
  clientEvent: ClientEvent,
  myId: CharacterId | null,
  nameOf: (id: CharacterId) => string,
): Announcement | null {
  switch (clientEvent.type) {
    case "hit":
      return clientEvent.playerId === myId ? { key: "hit", health: clientEvent.health } : null;
    case "died": {
      const { playerId, by } = clientEvent;
      if (playerId === myId) return { key: "died" };
      const name = nameOf(playerId);
      // Who blew up whom is told to everybody (SP3).
      if (typeof by === "number" && by !== playerId) return { key: "felled", name, by: nameOf(by) };
      return { key: "otherDied", name };
    }
    case "went":
      return clientEvent.playerId === myId ? null : { key: "left", name: nameOf(clientEvent.playerId) };
    case "sudden-death":
      return { key: "suddenDeath" };
    case "powerup-taken":
      return clientEvent.playerId === myId ? { key: "powerup", kind: powerupName(clientEvent.kind) } : null;
    case "over":
      if (clientEvent.winnerId === null) return { key: "over" };
      return clientEvent.winnerId === myId
        ? { key: "won" }
        : { key: "overWinner", name: nameOf(clientEvent.winnerId) };
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
