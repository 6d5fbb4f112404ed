// The body of a request of the emulated transports: whole, bounded, and not waited for longer than anybody may take.
import type { IncomingMessage } from "node:http";
import { andThen, type MaybePromise } from "../../schedule/maybe-promise.ts";
import type { Clock } from "../../schedule/ports.ts";

/** What came, or the HTTP status that tells why nothing did: 408 too slow, 413 too much, 404 nobody's, 400 gone half way. */
export type CollectedBody = { readonly bytes: Buffer } | { readonly status: 400 | 404 | 408 | 413 };

export interface BodyBounds {
  readonly maxBytes: number;
  /** Milliseconds for all of it. */
  readonly timeoutMs: number;
  readonly clock: Clock;
  /** How much anybody may send; who goes on has to be known by it. Absent: all of it. `isKnown` never rejects. */
  readonly stranger?: {
    readonly maxBytes: number;
    readonly isKnown: (head: Buffer) => MaybePromise<boolean>;
  };
}

/** Reads a body. Never rejects; what is left unread is the caller's to cut off. */
export function collectBody(request: IncomingMessage, bounds: BodyBounds): Promise<CollectedBody> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    let isOver = false;
    let isStranger = bounds.stranger !== undefined;
    const cancel = bounds.clock.after(bounds.timeoutMs, () => finish({ status: 408 }));
    const take = (chunk: Buffer): void => {
      bytes += chunk.length;
      if (bytes > bounds.maxBytes) {
        finish({ status: 413 });
        return;
      }
      chunks.push(chunk);
      const { stranger } = bounds;
      if (!isStranger || stranger === undefined || bytes <= stranger.maxBytes) return;
      isStranger = false;
      // SAFETY: a whole message of somebody without a session is not to be held in memory.
      request.pause();
      void andThen(stranger.isKnown(Buffer.concat(chunks).subarray(0, stranger.maxBytes)), (isKnown) => {
        if (!isKnown) finish({ status: 404 });
        else if (!isOver) request.resume();
      });
    };
    const end = (): void => finish({ bytes: Buffer.concat(chunks) });
    const gone = (): void => finish({ status: 400 });
    const finish = (body: CollectedBody): void => {
      isOver = true;
      cancel();
      request.off("data", take).off("end", end).off("close", gone);
      request.pause();
      resolve(body);
    };
    request.on("error", () => undefined);
    request.on("data", take).on("end", end).on("close", gone);
  });
}
