// The services of a mentor's page: asked for when somebody needs them, again and again while the server cannot be reached.
// The landing page needs none, and asks for none.
import { wait } from "../../lib/clock.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Services } from "../../lib/services.tsx";

const ASK_AGAIN_MS = 3_000;

export type ServicesState =
  | { readonly phase: "asking" }
  /** The server cannot be reached; it is being asked again. */
  | { readonly phase: "unreachable" }
  | { readonly phase: "ready"; readonly services: Services };

export interface ServicesStore {
  /** The services, for as long as it takes. The first call begins to ask. */
  ready(): Promise<Services>;
  readonly get: () => ServicesState;
  /** Hears of every change; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A store over `askOnce`, which rejects while the server cannot be asked. */
export function createServicesStore(askOnce: () => Promise<Services>, clock: Clock): ServicesStore {
  let state: ServicesState = { phase: "asking" };
  let asking: Promise<Services> | null = null;
  const listeners = new Set<() => void>();
  const become = (next: ServicesState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const ask = async (): Promise<Services> => {
    for (;;) {
      try {
        const services = await askOnce();
        become({ phase: "ready", services });
        return services;
      } catch {
        // The page says that the server is out of reach, and asks on.
        become({ phase: "unreachable" });
        await wait(clock, ASK_AGAIN_MS);
      }
    }
  };
  return {
    ready: () => (asking ??= ask()),
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
