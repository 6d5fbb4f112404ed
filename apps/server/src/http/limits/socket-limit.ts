// How many sockets may be open that speak HTTP or have said nothing yet. A real-time connection counts here until its
// handshake, then the hub counts it.
import type { Server, Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { SocketAddress } from "../caller/client-address.ts";

/** What is counted, and who was turned away. */
export interface SocketCount {
  /** Open now. */
  readonly open: () => number;
  /** Turned away since the start. */
  readonly refused: () => number;
  /** Counts this one no more: somebody else does. */
  readonly release: (socket: Duplex) => void;
}

export interface SocketLimits {
  readonly most: number;
  readonly mostPerAddress: number;
}

const TOO_MANY = "HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

/** Bounds the open sockets of `server`: beyond the whole or one address's share they get 503. */
export function limitSockets(server: Server, limits: SocketLimits, addressOf: SocketAddress): SocketCount {
  let refused = 0;
  const counted = new Map<Duplex, string | null>();
  const perAddress = new Map<string, number>();
  const release = (socket: Duplex): void => {
    const address = counted.get(socket) ?? null;
    counted.delete(socket);
    if (address === null) return;
    const left = (perAddress.get(address) ?? 1) - 1;
    if (left === 0) perAddress.delete(address);
    else perAddress.set(address, left);
  };
  server.on("connection", (socket: Socket) => {
    const address = addressOf(socket);
    const ofThisAddress = address === null ? 0 : (perAddress.get(address) ?? 0);
    if (counted.size >= limits.most || ofThisAddress >= limits.mostPerAddress) {
      refused += 1;
      socket.end(TOO_MANY);
      socket.destroySoon();
      return;
    }
    counted.set(socket, address);
    if (address !== null) perAddress.set(address, ofThisAddress + 1);
    socket.once("close", () => release(socket));
  });
  return { open: () => counted.size, refused: () => refused, release };
}
