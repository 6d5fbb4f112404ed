// The real-time line's door: WebSockets of the site's own pages and of programs, and nobody else's; and, for networks that
// break WebSockets, the same over ordinary requests.
import { EMULATION_PATHS } from "@fitil/realtime";
import type { EmulateOptions, EntryOptions, Hub } from "@fitil/realtime";
import type { FastifyInstance } from "fastify";
import type { ClientAddress } from "../caller/client-address.ts";
import type { SiteCalls } from "../../ports/shared-site.ts";
import { emulationPeers } from "./emulation-peers.ts";
import type { SiteAddress } from "../site/site-address.ts";
import type { SocketCount } from "../limits/socket-limit.ts";

export interface LineDeps {
  readonly site: SiteAddress;
  readonly clientAddress: ClientAddress;
  readonly sockets: SocketCount;
  /** The other processes of the site; null where there are none. */
  readonly calls?: SiteCalls | null;
}

/** Opens `/ws` and the paths of SSE and HTTP streaming on the server; the returned function closes `/ws` to new connections. */
export function openToNetwork(
  hub: Hub,
  http: FastifyInstance,
  { site, clientAddress, sockets, calls = null }: LineDeps,
): () => void {
  const entry: EntryOptions = {
    allowedHost: (request) => site.isServed(request),
    allowedOrigin: (origin, request) => origin === undefined || site.isOwn(origin, request),
    clientAddress,
    taken: (socket) => sockets.release(socket),
  };
  emulate(hub, http, calls === null ? entry : { ...entry, peers: emulationPeers(hub, calls) });
  return hub.attach(http.server, { path: "/ws", ...entry });
}

/** The hub reads these requests by itself: its limits are for connections, not for calls. */
function emulate(hub: Hub, http: FastifyInstance, entry: EmulateOptions): void {
  const serve = hub.emulate(entry);
  void http.register(async (paths) => {
    paths.removeAllContentTypeParsers();
    paths.addContentTypeParser("*", (_request, _body, done) => done(null));
    for (const url of Object.values(EMULATION_PATHS)) {
      paths.route({
        method: ["GET", "POST", "OPTIONS"],
        url,
        handler(request, reply) {
          reply.hijack();
          for (const [name, value] of Object.entries(reply.getHeaders()))
            if (value !== undefined) reply.raw.setHeader(name, value);
          serve(request.raw, reply.raw);
        },
      });
    }
  });
}
