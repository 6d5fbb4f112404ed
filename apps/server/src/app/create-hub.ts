// The hub with the application's side of it: who is let in, and when their session ends; tables decide the rest.
import {
  FLOOD_TOLERANCE_MS,
  PING_INTERVAL_MS,
  PONG_WAIT_MS,
  PUBLICATION_BURST,
  PUBLICATIONS_PER_SECOND,
} from "@fitil/contracts";
import { CLOSES, createHub } from "@fitil/realtime";
import type { Chance, Hub, HubHooks } from "@fitil/realtime";
import type { Env } from "../env.ts";
import { CodedError } from "../errors.ts";
import { createConnectionSessions } from "../identity/sessions/connection-session.ts";
import type { ConnectionSessionDeps } from "../identity/sessions/connection-session.ts";
import type { Players } from "../ports/people.ts";
import type { Clock, Log } from "../ports/process.ts";
import type { SharedSite } from "../ports/shared-site.ts";
import type { Tables } from "../tables/index.ts";

/** How long a position may wait for company: it still arrives within 40 ms. */
const WINDOW_MS = 30;
/** A connect with its token, several times over. */
const MAX_CONNECT_BYTES = 2_048;

/** What the hub needs of what comes in from outside. */
interface AppHubDeps {
  readonly env: Pick<Env, "connections">;
  /** Never jumps. */
  readonly steadyClock: Clock;
  readonly chance: Chance;
  readonly log: Log;
  /** Names this process among the others of its site. */
  readonly ownerId: string;
  readonly shared?: SharedSite | null;
}

/** Makes the hub, and attaches the tables to it. */
export function createAppHub(
  deps: AppHubDeps,
  parts: { tables: Tables; players: Players } & Omit<ConnectionSessionDeps, "disconnect">,
): Hub {
  const { tables, players } = parts;
  const sessions = createConnectionSessions({
    ...parts,
    disconnect: (clientId, why) => void hub.disconnectClient(clientId, why),
  });
  const hooks: HubHooks = {
    async authenticate(token) {
      const admitted = await sessions.admit(token);
      if (!admitted.ok) return admitted;
      const { session } = admitted;
      // The account may have been closed since the token was made.
      if ((await players.card(session.userId)) === null) return { ok: false, close: CLOSES.invalidToken };
      return {
        ok: true,
        userId: session.userId,
        data: await tables.heldSeat(session.userId),
        context: session,
      };
    },
    subscribe: (client, channel) => tables.channels.subscribe(client, channel),
    publish: (client, channel, data) => tables.channels.publish(client, channel, data),
    unsubscribed: (client, channel, why) => tables.channels.unsubscribed(client, channel, why),
    connected(client) {
      sessions.connected(client);
      tables.connected(client);
    },
    disconnected(client, code, reason) {
      sessions.disconnected(client, code, reason);
      tables.disconnected(client);
    },
    failed: (error, where) => {
      // The database's own troubles are in the log once, not once a command.
      if (!(error instanceof CodedError)) deps.log.error({ err: error, where }, "a real-time command failed");
    },
  };
  const { connections } = deps.env;
  const hub = createHub({
    // Others find the streams of this process by it.
    ...(deps.shared && { node: deps.ownerId }),
    hooks,
    clock: deps.steadyClock,
    chance: deps.chance,
    limits: {
      windowMs: WINDOW_MS,
      pingIntervalMs: PING_INTERVAL_MS,
      pongTimeoutMs: PONG_WAIT_MS,
      publishesPerSecond: PUBLICATIONS_PER_SECOND,
      publishBurst: PUBLICATION_BURST,
      floodGraceMs: FLOOD_TOLERANCE_MS,
      maxConnectBytes: MAX_CONNECT_BYTES,
      maxConnections: connections.most,
      maxConnectionsPerAddress: connections.mostPerAddress,
      maxUnauthenticated: connections.mostUnauthenticated,
    },
  });
  tables.attach(hub);
  return hub;
}
