// Takes bulk in piece by piece: the bodies of one pacer together get one piece in a turn of the loop that serves games, and
// no more bytes a second than the loop's garbage collector can clear unnoticed. Must never hold more of a body than its piece.
import type { Readable } from "node:stream";
import type { Clock } from "../../ports/process.ts";

export interface UploadPacer {
  /** The pieces of a body as it comes, each in its turn. Leaving early leaves the rest of the body unread. */
  pieces(body: Readable): AsyncGenerator<Buffer, void, undefined>;
  /**
   * Reads a body to its end and throws it away, so that its sender gets to read the answer; hangs up on one that goes on
   * beyond `most` bytes.
   */
  readPast(body: Readable, most: number): Promise<void>;
}

export interface UploadPacerPorts {
  /** Never jumps. */
  readonly clock: Clock;
  /** Runs its task once, after everybody else in the loop had a turn. */
  readonly nextTurn?: (task: () => void) => void;
}

interface Waiting {
  readonly bytes: number;
  readonly granted: () => void;
}

/** Taken at once before the pace is kept: a few screenshots never wait. */
const BURST_BYTES = 16 * 1_048_576;

/** A pacer that takes `bytesPerMs` of all its bodies together. */
export function createUploadPacer(
  { clock, nextTurn = setImmediate }: UploadPacerPorts,
  { bytesPerMs }: { readonly bytesPerMs: number },
): UploadPacer {
  const waiting: Waiting[] = [];
  let taken = 0;
  let at = clock.now();
  const plan = () => {
    const now = clock.now();
    taken = Math.max(0, taken - (now - at) * bytesPerMs);
    at = now;
    const waitMs = Math.ceil((taken + (waiting[0]?.bytes ?? 0) - BURST_BYTES) / bytesPerMs);
    if (waitMs > 0) clock.after(waitMs, serve);
    else nextTurn(serve);
  };
  const serve = () => {
    const next = waiting.shift();
    taken += next?.bytes ?? 0;
    next?.granted();
    if (waiting.length > 0) plan();
  };
  const turn = (bytes: number) =>
    new Promise<void>((granted) => {
      waiting.push({ bytes, granted });
      if (waiting.length === 1) plan();
    });
  async function* pieces(body: Readable): AsyncGenerator<Buffer, void, undefined> {
    const rest = body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
    for await (const piece of rest) {
      await turn(piece.length);
      yield piece;
    }
  }
  return {
    pieces,
    async readPast(body, most) {
      // What is here already takes no time. Node would read the rest at once of a body that was not begun.
      let seen = body.readableLength;
      if (seen > 0) body.read(seen);
      try {
        for await (const piece of pieces(body)) {
          seen += piece.length;
          if (seen > most) body.destroy();
        }
      } catch {
        // The sender hung up: then nobody waits for the answer either.
      }
    },
  };
}
