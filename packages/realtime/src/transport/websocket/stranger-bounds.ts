// What a connection may send before it is authenticated, counted in raw bytes and reads in front of ws's parser: ws
// keeps an object for every read and every fragment that it has not finished with, and a stranger is not to be paid for.
import type { Duplex } from "node:stream";
import { type CloseAdvice, CLOSES } from "../../protocol/codes.ts";
import type { Cancel } from "../../schedule/ports.ts";

/** A connect and its token come in one or two; a slow line may tear them into a few more. */
const MAX_READS = 16;

/** Calls `exceeded` once when more than `maxBytes` or too many reads have come. Returns how to lift the bounds. */
export function boundStranger(
  socket: Duplex,
  maxBytes: number,
  exceeded: (why: CloseAdvice) => void,
): Cancel {
  let bytes = 0;
  let reads = 0;
  const count = (chunk: Buffer): void => {
    bytes += chunk.length;
    reads += 1;
    if (bytes <= maxBytes && reads <= MAX_READS) return;
    lift();
    exceeded(bytes > maxBytes ? CLOSES.messageTooBig : CLOSES.tooManyFragments);
  };
  const lift = (): void => void socket.off("data", count);
  // In front of ws: what is too much is not even parsed for this session.
  socket.prependListener("data", count);
  return lift;
}
