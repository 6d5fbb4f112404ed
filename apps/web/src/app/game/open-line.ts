// The line of a signed-in page.
import { createConnection } from "../../lib/realtime/connection.ts";
import type { Connection } from "../../lib/realtime/connection.ts";
import type { Services } from "../../lib/services.tsx";

/** Builds the line over the page's services; nothing is dialled yet. `onSessionEnded`: whoever is here now may be somebody else. */
export function openLine(
  { api, identity, clock, storage }: Services,
  onSessionEnded: () => void,
): Connection {
  return createConnection({
    origin: location.origin,
    clock,
    storage,
    onSessionEnded,
    token: async () => {
      const result = await api.connectionToken();
      // Specification §8: a refused connection token signs the person out.
      if (!result.ok) void identity.signOut();
      return result;
    },
  });
}
