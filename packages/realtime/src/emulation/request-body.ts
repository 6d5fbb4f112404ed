// The body of a request of the emulated transports: whole, bounded, and not waited for longer than anybody may take.
import type { IncomingMessage } from "node:http";
import type { Clock } from "../ports.ts";

/** What came, or the HTTP status that tells why nothing did: 408 too slow, 413 too much, 400 gone half way. */
export type Body = { readonly bytes: Buffer } | { readonly status: 400 | 408 | 413 };

export interface BodyBounds {
  readonly maxBytes: number;
  /** Milliseconds for all of it. */
  readonly timeoutMs: number;
  readonly clock: Clock;
}

/** Reads a body. Never rejects; what is left unread is the caller's to cut off. */
export function readBody(request: IncomingMessage, bounds: BodyBounds): Promise<Body> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const cancel = bounds.clock.after(bounds.timeoutMs, () => finish({ status: 408 }));
    const take = (chunk: Buffer): void => {
      bytes += chunk.length;
      if (bytes > bounds.maxBytes) finish({ status: 413 });
      else chunks.push(chunk);
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
