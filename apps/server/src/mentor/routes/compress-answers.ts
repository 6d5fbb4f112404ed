// Long chats are long answers: what is worth it goes out compressed. Streams and pictures never do.
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyInstance, FastifyRequest } from "fastify";

const compress = promisify(gzip);
/** Below this nobody gains anything. */
const LEAST_LENGTH = 4_096;

/** Compresses the JSON and texts of a scope for callers that take gzip. */
export function compressAnswers(scope: FastifyInstance): void {
  scope.addHook("onSend", async (request, reply, payload: unknown) => {
    if (typeof payload !== "string" || payload.length < LEAST_LENGTH || !takesGzip(request)) return payload;
    reply.header("content-encoding", "gzip").header("vary", "accept-encoding").removeHeader("content-length");
    return compress(payload);
  });
}

function takesGzip(request: FastifyRequest): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(String(request.headers["accept-encoding"] ?? ""));
}
