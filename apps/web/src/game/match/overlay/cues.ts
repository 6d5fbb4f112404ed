// What is heard when something happens. Pure: says which, plays nothing.
import type { CharacterId } from "@fitil/contracts";
import type { PlayOptions } from "../../../sound/sound-box.ts";
import { loudnessAt, panAt } from "../../../sound/sound-table.ts";
import type { SoundName } from "../../../sound/sound-table.ts";
import type { ClientEvent } from "../store/world-events.ts";

/** A sound and how it is played. */
export interface SoundCue {
  readonly name: SoundName;
  readonly options: PlayOptions;
}

/** Where the listener stands, in cells; the board's middle for whoever watches. */
export interface Listener {
  readonly id: CharacterId | null;
  readonly x: number;
  readonly y: number;
}

const PICKUPS: Readonly<Record<number, SoundName>> = {
  4: "pickup-bomb",
  5: "pickup-radius",
  6: "pickup-speed",
  7: "pickup-health",
};
/** What others do is heard less than what one does oneself. */
const OTHERS_VOLUME = 0.45;

/** The sound of a client event for that listener; null when it is silent. */
export function soundCue(clientEvent: ClientEvent, listener: Listener): SoundCue | null {
  switch (clientEvent.type) {
    case "placed":
      return {
        name: "place",
        options: near(clientEvent, listener, clientEvent.ownerId === listener.id ? 1 : OTHERS_VOLUME),
      };
    case "blast":
      return {
        name: "blast",
        options: {
          ...near(clientEvent, listener, 1),
          rate: 0.92 + ((clientEvent.x * 7 + clientEvent.y * 3) % 5) * 0.04,
        },
      };
    case "powerup-taken": {
      const isMine = clientEvent.playerId === listener.id;
      const name = PICKUPS[clientEvent.kind];
      return name === undefined
        ? null
        : { name, options: near(clientEvent, listener, isMine ? 1 : OTHERS_VOLUME) };
    }
    case "hit":
      return clientEvent.playerId === listener.id ? { name: "hit", options: {} } : null;
    case "died":
      return { name: "death", options: { volume: clientEvent.playerId === listener.id ? 1 : OTHERS_VOLUME } };
    case "sudden-death":
      return { name: "alarm", options: {} };
    case "wall":
      return { name: "wall", options: near(clientEvent, listener, 0.6) };
    case "over":
      if (listener.id === null || clientEvent.winnerId === null)
        return { name: "death", options: { volume: 0.6 } };
      return { name: clientEvent.winnerId === listener.id ? "win" : "lose", options: {} };
    case "crate-broken":
    case "powerup-shown":
    case "powerup-burnt":
    case "went":
    case "line":
    case "reaction":
      return null;
  }
}

function near(
  at: { readonly x: number; readonly y: number },
  listener: Listener,
  volume: number,
): PlayOptions {
  const across = at.x - listener.x;
  return { volume: volume * loudnessAt(Math.hypot(across, at.y - listener.y)), pan: panAt(across) };
}
