// Takes a raw TCP socket over from the HTTP server so that all sockets read into one shared buffer. Node's own way
// allocates 64 KB for every read and walks a stream for every chunk, which costs more than all that is done with a
// position afterwards. Where the socket is not a plain TCP one, it is used as it is.
import { Socket } from "node:net";
import type { Duplex } from "node:stream";

/** Takes the first `length` bytes of `bytes`, which are only good during the call. */
export type BytesListener = (bytes: Buffer, length: number) => void;

const SHARED_READ_BYTES = 65_536;
/** SAFETY: reads happen one at a time, and each is used up before the next begins. */
const shared = Buffer.allocUnsafeSlow(SHARED_READ_BYTES);

interface Handle {
  useUserBuffer?: unknown;
}

/**
 * Starts reading. Returns the socket to use from now on: events, writes and ending go there. The one handed in must
 * not be used any more if another one comes back.
 */
export function takeOver(socket: Duplex, listener: BytesListener): Duplex {
  const handle = plainHandle(socket);
  if (handle === undefined) {
    socket.on("data", (chunk: Buffer) => listener(chunk, chunk.length));
    return socket;
  }
  const onread = {
    buffer: shared,
    callback(length: number): boolean {
      listener(shared, length);
      return true;
    },
  };
  const held = socket as unknown as { _handle: Handle | null };
  held._handle = null;
  // PERF: `handle` is not in Node's documented options (`fd` and `onread` are); it is how Node itself makes a socket
  // of an accepted connection.
  const taken = new Socket({ handle, onread, allowHalfOpen: true } as unknown as ConstructorParameters<
    typeof Socket
  >[0]);
  socket.on("error", () => undefined);
  socket.destroy();
  return taken;
}

function plainHandle(socket: Duplex): Handle | undefined {
  if (socket.readableLength > 0 || socket.writableLength > 0 || socket.constructor !== Socket)
    return undefined;
  const handle = (socket as unknown as { _handle?: Handle | null })._handle;
  return typeof handle?.useUserBuffer === "function" ? handle : undefined;
}
