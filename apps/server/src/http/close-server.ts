// The end of the HTTP server: open requests may end, and nobody can hold the shutdown up.
import type { FastifyInstance } from "fastify";
import type { Clock } from "../ports.ts";

/** How long open requests may go on while the server is going down. */
const LINGER_MS = 2_000;

/** Lets open requests end. Whoever will not finish one must not hold the shutdown up. */
export async function closeServer(http: FastifyInstance, clock: Clock): Promise<void> {
  const cancel = clock.after(LINGER_MS, () => http.server.closeAllConnections());
  await http.close();
  cancel();
}
