// The keys of this page's matches: the usual ones until somebody's own are known.
import { USUAL_KEYS } from "./key-map.ts";
import type { KeyBindings } from "./key-map.ts";

let keys = USUAL_KEYS;

/** The keys as they are now. */
export function ownKeys(): KeyBindings {
  return keys;
}

/** Chooses keys; a match that runs knows them at once. */
export function chooseKeys(chosen: KeyBindings): void {
  keys = chosen;
}
