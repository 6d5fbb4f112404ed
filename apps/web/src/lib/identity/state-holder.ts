// The signed-in state of an adapter and who listens to it.
import { STORED } from "../device/storage.ts";
import type { Storage } from "../device/storage.ts";
import { isSomebody } from "./identity-client.ts";
import type { IdentityState } from "./identity-client.ts";

/** Holds one state; a listener hears the present one at once and every change after it. */
export interface StateHolder {
  get(): IdentityState;
  set(next: IdentityState): void;
  listen(listener: (state: IdentityState) => void): () => void;
}

/** A holder that starts in `loading`; this device remembers that somebody is likely to be signed in. */
export function createStateHolder(storage: Storage): StateHolder {
  let state: IdentityState = "loading";
  const listeners = new Set<(state: IdentityState) => void>();
  return {
    get: () => state,
    set(next) {
      if (next === state) return;
      state = next;
      if (isSomebody(next)) storage.set(STORED.signedIn, "1");
      else if (next === "signed-out") storage.remove(STORED.signedIn);
      if (next === "guest") storage.set(STORED.guest, "1");
      else storage.remove(STORED.guest);
      for (const listener of listeners) listener(next);
    },
    listen(listener) {
      listeners.add(listener);
      listener(state);
      return () => listeners.delete(listener);
    },
  };
}
