// Takes WebSocket upgrades of an HTTP server: path, origin and crowd are judged before the handshake, which is ws's
// as is all reading after it.
import { STATUS_CODES, type IncomingMessage, type Server as HttpServer } from "node:http";
import type { Server as HttpsServer } from "node:https";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import { acceptConnection } from "../accept.ts";
import { addressOf, countAddress, makeRoom, refusalStatus } from "../admission.ts";
import type { Core } from "../../session/core.ts";
import type { AttachOptions } from "../entry-options.ts";
import { webSocketBounds } from "../frame-size.ts";
import type { Cancel } from "../../schedule/ports.ts";
import { HubWebSocket } from "./hub-web-socket.ts";
import { SocketConnection } from "./socket-connection.ts";

/** A server whose upgrades can be taken. */
export type UpgradeServer = HttpServer | HttpsServer;

const JSON_PROTOCOL = "centrifuge-json";
const BINARY_PROTOCOL = "centrifuge-protobuf";

/** Serves upgrades on one path. Returns how to stop. */
export function attachWebSocket(core: Core, server: UpgradeServer, options: AttachOptions): Cancel {
  const handshake = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    WebSocket: HubWebSocket,
    // Pongs have an allowance.
    autoPong: false,
    ...webSocketBounds(core.limits),
    handleProtocols: (offered) =>
      [JSON_PROTOCOL, BINARY_PROTOCOL].find((known) => offered.has(known)) ?? false,
  });
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const [path, query = ""] = (request.url ?? "").split("?", 2) as [string, string?];
    if (path !== options.path) {
      if (server.listenerCount("upgrade") === 1) refuseUpgrade(socket, 404);
      return;
    }
    const address = addressOf(options, request);
    const status = refusalStatus(core, options, request, address);
    if (status !== undefined) {
      refuseUpgrade(socket, status);
      return;
    }
    handshake.handleUpgrade(request, socket, head, (webSocket) => {
      options.taken?.(socket);
      const isBinary = webSocket.protocol === BINARY_PROTOCOL || asksForProtobuf(query);
      const parts = { webSocket, socket, encoding: isBinary ? "protobuf" : "json" } as const;
      const connection = new SocketConnection(core, parts, countAddress(core, address));
      makeRoom(core);
      const { origin } = request.headers;
      const session = acceptConnection(core, connection, { address, origin });
      core.strangers.add(session);
      connection.start(session);
    });
  };
  server.on("upgrade", upgrade);
  return () => server.off("upgrade", upgrade);
}

function asksForProtobuf(query: string): boolean {
  const wanted = new URLSearchParams(query);
  return wanted.get("cf_protocol") === "protobuf" || wanted.get("format") === "protobuf";
}

function refuseUpgrade(socket: Duplex, status: number): void {
  const text = STATUS_CODES[status] ?? "";
  socket.on("error", () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} ${text}\r\nConnection: close\r\nContent-Type: text/plain\r\n` +
      `Content-Length: ${text.length}\r\n\r\n${text}`,
    // SAFETY: nobody watches this socket any more; who would not hang up would keep its place.
    () => socket.destroy(),
  );
}
