// A TCP socket that has shaken hands with the real-time line and then says what it likes, frame by frame, by hand.
import { connect, type Socket } from "node:net";

/** One masked frame whose mask is zero, so that the payload travels as it is. `first` = the whole first byte. */
export function frame(first: number, payload: Buffer | string = ""): Buffer {
  const body = typeof payload === "string" ? Buffer.from(payload) : payload;
  const head =
    body.length < 126
      ? Buffer.from([first, 0x80 | body.length, 0, 0, 0, 0])
      : Buffer.from([first, 0xfe, body.length >> 8, body.length & 0xff, 0, 0, 0, 0]);
  return Buffer.concat([head, body]);
}

/** What the handshake of a WebSocket on the site's line says. */
export function handshake(address: string): string {
  return (
    `GET /ws HTTP/1.1\r\nHost: ${new URL(address).host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
  );
}

/**
 * Opens a socket to `address` (the server's) and returns it with the status of the handshake's answer; 0 = cut without
 * one. `from` = the loopback address to come from. Never rejects because the server hangs up.
 */
export async function openRude(
  address: string,
  from = "127.0.0.1",
): Promise<{ readonly socket: Socket; readonly status: number }> {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port), localAddress: from });
  socket.on("error", () => undefined);
  socket.write(handshake(address));
  const answer = await new Promise<string>((heard) => {
    socket.once("data", (chunk: Buffer) => heard(chunk.toString("latin1")));
    socket.once("close", () => heard(""));
  });
  socket.resume();
  return { socket, status: Number(answer.slice(9, 12)) };
}

/** Writes, and resolves when the kernel has taken it or the server has hung up. */
export async function pour(socket: Socket, bytes: Buffer): Promise<void> {
  if (socket.destroyed) return;
  await new Promise<void>((done) => {
    const settle = (): void => {
      socket.off("close", settle);
      done();
    };
    socket.once("close", settle);
    socket.write(bytes, settle);
  });
}
