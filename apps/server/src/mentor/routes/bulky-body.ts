// Bodies that are large enough to be felt: whose they are is asked before they are read, and the steps from bytes to what
// is kept are turns of the loop, so that a long transcript never holds a game for longer than one of them.
import type { FastifyRequest } from "fastify";
import { yieldToLoop } from "../../runtime/event-loop-yield.ts";

const SMALL_BODY_BYTES = 16_384;
/** Transcripts are bulky: 500 messages and the words around them. */
export const MOST_BODY_BYTES = 1_500_000;

/** Bytes that a request brings; as many as it may, where it does not say how many. */
export function bytesOf({ headers }: FastifyRequest): number {
  const { "content-length": length } = headers;
  return length === undefined ? MOST_BODY_BYTES : Number(length);
}

/** Whether a request brings more than a few pages of text, or does not say how much. */
export function isBulky({ headers }: FastifyRequest): boolean {
  const { "content-length": length = 0, "transfer-encoding": coding } = headers;
  return coding !== undefined || Number(length) > SMALL_BODY_BYTES;
}

/** Resolves after everybody else had a turn, at once when the request brought little. */
export async function turnAfter(request: FastifyRequest): Promise<void> {
  if (isBulky(request)) await yieldToLoop();
}
