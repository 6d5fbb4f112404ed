// How many sockets may be open that speak HTTP or have said nothing yet. A real-time connection counts here until its
// handshake, then the hub counts it.
import type { Server, Socket } from "node:net";
import type { SocketAddress } from "./client-address.ts";

/** What is counted, and who was turned away. */
export interface SocketCount {
  /** Open now. */
  readonly open: () => number;
  /** Turned away since the start. */
  readonly refused: () => number;
}

export interface SocketLimits {
  readonly most: number;
  readonly mostPerAddress: number;
}

const TOO_MANY = "HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

/** Bounds the open sockets of `server`: beyond the whole they are cut, beyond one address's share they get 503. */
export function limitSockets(server: Server, limits: SocketLimits, addressOf: SocketAddress): SocketCount {
  let open = 0;
  let refused = 0;
  const perAddress = new Map<string, number>();
  server.maxConnections = limits.most;
  server.on("drop", () => {
    refused += 1;
  });
  server.on("connection", (socket: Socket) => {
    open += 1;
    const address = addressOf(socket);
    const ofThisAddress = address === null ? 0 : (perAddress.get(address) ?? 0) + 1;
    if (address !== null) perAddress.set(address, ofThisAddress);
    socket.once("close", () => {
      open -= 1;
      if (address === null) return;
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left === 0) perAddress.delete(address);
      else perAddress.set(address, left);
    });
    if (ofThisAddress <= limits.mostPerAddress) return;
    refused += 1;
    socket.end(TOO_MANY);
    socket.destroySoon();
  });
  return { open: () => open, refused: () => refused };
}
