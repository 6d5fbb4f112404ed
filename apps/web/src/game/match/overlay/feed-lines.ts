// What happened, as short lines for everybody to read: who felled whom, who took what, whose line is down (SP3). Pure.
import type { CharacterId } from "@fitil/contracts";
import type { ClientEvent } from "../store/world-events.ts";
import { powerupName } from "./announcements.ts";
import type { PowerupName } from "./announcements.ts";

/** One line, as a key of `overlay.feed` and whom it is about. */
export type FeedLine =
  | { readonly key: "felled"; readonly of: CharacterId; readonly by: CharacterId }
  | { readonly key: "took"; readonly of: CharacterId; readonly kind: PowerupName }
  | { readonly key: "self" | "wall" | "died" | "went" | "lost" | "back"; readonly of: CharacterId };

/** As many lines as are kept. */
const KEPT = 3;

/** The line for a client event, or null for what is not worth one. */
export function feedLine(clientEvent: ClientEvent): FeedLine | null {
  switch (clientEvent.type) {
    case "died": {
      const { playerId: of, by } = clientEvent;
      if (by === null) return { key: "died", of };
      if (by === "wall") return { key: "wall", of };
      return by === of ? { key: "self", of } : { key: "felled", of, by };
    }
    case "powerup-taken":
      return { key: "took", of: clientEvent.playerId, kind: powerupName(clientEvent.kind) };
    case "went":
      return { key: "went", of: clientEvent.playerId };
    case "line":
      return { key: clientEvent.isLost ? "lost" : "back", of: clientEvent.playerId };
    case "placed":
    case "blast":
    case "crate-broken":
    case "powerup-shown":
    case "powerup-burnt":
    case "hit":
    case "reaction":
    case "sudden-death":
    case "wall":
    case "over":
      return null;
  }
}

/** The lines after one more: the latest last. */
export function withLine<Line>(lines: readonly Line[], line: Line): readonly Line[] {
  return [...lines, line].slice(-KEPT);
}
