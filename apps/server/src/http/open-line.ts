// The real-time line's door: WebSockets of the site's own pages and of programs, and nobody else's.
import type { Hub } from "@fitil/realtime";
import type { FastifyInstance } from "fastify";
import type { ClientAddress } from "./client-address.ts";
import type { SiteAddress } from "./site-address.ts";
import type { SocketCount } from "./socket-limit.ts";

export interface LineDeps {
  readonly site: SiteAddress;
  readonly clientAddress: ClientAddress;
  readonly sockets: SocketCount;
}

/** Opens `/ws` on the server; the returned function closes it to new connections. */
export function openLine(
  hub: Hub,
  http: FastifyInstance,
  { site, clientAddress, sockets }: LineDeps,
): () => void {
  return hub.attach(http.server, {
    path: "/ws",
    allowedHost: (request) => site.isServed(request),
    allowedOrigin: (origin, request) => origin === undefined || site.isOwn(origin, request),
    clientAddress,
    taken: (socket) => sockets.release(socket),
  });
}
