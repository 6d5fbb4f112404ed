// ws performs and checks the opening handshake; its receiver and sender, which are streams and cost more than all we
// do with a message, are never made.
import { WebSocket } from "ws";

/** What ws makes of a finished handshake, without taking the socket. */
export class HandshakeOnly extends WebSocket {
  /** Bytes that came with the handshake. */
  head: Buffer = Buffer.alloc(0);

  /** Called by ws when the response is written, in place of its own taking over. */
  setSocket(socket: { setTimeout?(ms: number): void; setNoDelay?(on: boolean): void }, head: Buffer): void {
    socket.setTimeout?.(0);
    socket.setNoDelay?.(true);
    this.head = head;
  }
}
