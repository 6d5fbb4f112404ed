// What is heard and what is read out when something happens. Pure: says which, plays nothing.
import type { CharacterId } from "@fitil/contracts";
import { CELL } from "@fitil/engine";
import type { PlayOptions } from "../../sound/sound-box.ts";
import { loudnessAt, panAt } from "../../sound/sound-table.ts";
import type { SoundName } from "../../sound/sound-table.ts";
import type { Happening } from "./store/world-events.ts";

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

/** The sound of a happening for that listener; null when it is silent. */
export function soundCue(happening: Happening, listener: Listener): SoundCue | null {
  switch (happening.type) {
    case "placed":
      return {
        name: "place",
        options: near(happening, listener, happening.ownerId === listener.id ? 1 : OTHERS_VOLUME),
      };
    case "blast":
      return {
        name: "blast",
        options: {
          ...near(happening, listener, 1),
          rate: 0.92 + ((happening.x * 7 + happening.y * 3) % 5) * 0.04,
        },
      };
    case "powerup-taken": {
      const isMine = happening.playerId === listener.id;
      const name = PICKUPS[happening.kind];
      return name === undefined
        ? null
        : { name, options: near(happening, listener, isMine ? 1 : OTHERS_VOLUME) };
    }
    case "hit":
      return happening.playerId === listener.id ? { name: "hit", options: {} } : null;
    case "died":
      return { name: "death", options: { volume: happening.playerId === listener.id ? 1 : OTHERS_VOLUME } };
    case "sudden-death":
      return { name: "alarm", options: {} };
    case "wall":
      return { name: "wall", options: near(happening, listener, 0.6) };
    case "over":
      if (listener.id === null || happening.winnerId === null)
        return { name: "death", options: { volume: 0.6 } };
      return { name: happening.winnerId === listener.id ? "win" : "lose", options: {} };
    case "crate-broken":
    case "powerup-shown":
    case "powerup-burnt":
    case "went":
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

/** What a screen reader says, as a key of `match.say` and its values; null for what it need not say. */
export type Announcement =
  | { readonly key: "hit"; readonly health: number }
  | { readonly key: "died" | "suddenDeath" | "won" | "over" }
  | { readonly key: "otherDied" | "left" | "overWinner"; readonly name: string }
  | { readonly key: "powerup"; readonly kind: PowerupName };

/** Names of the power-ups, as the texts call them. */
export type PowerupName = "bomb" | "radius" | "speed" | "health";

function powerupName(code: number): PowerupName {
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
    case "placed":
    case "blast":
    case "crate-broken":
    case "powerup-shown":
    case "powerup-burnt":
    case "wall":
      return null;
  }
}
