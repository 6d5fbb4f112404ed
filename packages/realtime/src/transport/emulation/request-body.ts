// The body of a request of the emulated transports: whole, bounded, and not waited for longer than anybody may take.
import type { IncomingMessage } from "node:http";
import type { Clock } from "../../schedule/ports.ts";

/** What came, or the HTTP status that tells why nothing did: 408 too slow, 413 too much, 404 nobody's, 400 gone half way. */
export type Body = { readonly bytes: Buffer } | { readonly status: 400 | 404 | 408 | 413 };

export interface BodyBounds {
  readonly maxBytes: number;
  /** Milliseconds for all of it. */
  readonly timeoutMs: number;
  readonly clock: Clock;
  /** How much anybody may send; who goes on has to be `known` by it. Absent: all of it. */
  readonly stranger?: { readonly maxBytes: number; readonly isKnown: (head: Buffer) => boolean };
}

/** Reads a body. Never rejects; what is left unread is the caller's to cut off. */
export function readBody(request: IncomingMessage, bounds: BodyBounds): Promise<Body> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    let isStranger = bounds.stranger !== undefined;
    const cancel = bounds.clock.after(bounds.timeoutMs, () => finish({ status: 408 }));
    const take = (chunk: Buffer): void => {
      bytes += chunk.length;
      if (bytes > bounds.maxBytes) {
        finish({ status: 413 });
        return;
      }
      chunks.push(chunk);
      if (!isStranger || bytes <= (bounds.stranger?.maxBytes ?? 0)) return;
      isStranger = false;
      // SAFETY: a whole message of somebody without a session is not to be held in memory.
      if (bounds.stranger?.isKnown(Buffer.concat(chunks)) === false) finish({ status: 404 });
    };
    const end = (): void => finish({ bytes: Buffer.concat(chunks) });
    const gone = (): void => finish({ status: 400 });
    const finish = (body: Body): void => {
      cancel();
      request.off("data", take).off("end", end).off("close", gone);
      request.pause();
      resolve(body);
    };
    request.on("error", () => undefined);
    request.on("data", take).on("end", end).on("close", gone);
  });
}
