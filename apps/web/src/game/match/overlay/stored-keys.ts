// The keys that somebody has chosen, as the device remembers them. Late: a match begins with the usual ones.
import type { Storage } from "../../../lib/device/storage.ts";
import { STORED } from "../../../lib/device/storage.ts";
import { BOUND_ACTIONS, USUAL_KEYS } from "../input/key-map.ts";
import type { BoundAction, KeyBindings } from "../input/key-map.ts";

/** The stored keys; the usual ones when none, or nothing sensible, is stored. */
export function readKeys(storage: Pick<Storage, "get">): KeyBindings {
  try {
    const stored: unknown = JSON.parse(storage.get(STORED.keys) ?? "");
    return BOUND_ACTIONS.reduce<KeyBindings>((keys, action) => {
      const pair = (stored as Partial<Record<BoundAction, unknown>>)[action];
      const isPair = Array.isArray(pair) && pair.length === 2 && pair.every((key) => typeof key === "string");
      return isPair ? { ...keys, [action]: pair } : keys;
    }, USUAL_KEYS);
  } catch {
    // Nothing stored, or not by us.
    return USUAL_KEYS;
  }
}

/** Remembers chosen keys. */
export function storeKeys(storage: Pick<Storage, "set">, chosen: KeyBindings): void {
  storage.set(STORED.keys, JSON.stringify(chosen));
}
