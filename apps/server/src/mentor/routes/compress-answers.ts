// Long chats are long answers: what is worth it goes out compressed. Streams and pictures never do.
import { promisify } from "node:util";
import { pipeline, Readable } from "node:stream";
import { createGzip, gzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

const compress = promisify(gzip);
/** Below this nobody gains anything. */
const MIN_LENGTH = 4_096;

/** Compresses the JSON and texts of a scope for callers that take gzip. */
export function compressAnswers(scope: FastifyInstance): void {
  scope.addHook("onSend", async (request, reply, payload: unknown) => {
    if (!takesGzip(request)) return payload;
    const zip = zipOf(reply, payload);
    if (zip === null) return payload;
    reply.header("content-encoding", "gzip").header("vary", "accept-encoding").removeHeader("content-length");
    return zip;
  });
}

/** The payload compressed, or null where that is not worth it. */
function zipOf(reply: FastifyReply, payload: unknown): Readable | Promise<Buffer> | null {
  if (payload instanceof Readable) return isDocument(reply) ? zipped(payload) : null;
  return typeof payload === "string" && payload.length >= MIN_LENGTH ? compress(payload) : null;
}

/** Long chats are written while they are sent; an answer that is just being given must not wait for a zipper. */
function isDocument(reply: FastifyReply): boolean {
  return /^(?:application\/json|text\/markdown)/.test(String(reply.getHeader("content-type")));
}

/** A reader who leaves ends both. */
function zipped(document: Readable): Readable {
  return pipeline(document, createGzip(), () => undefined);
}

function takesGzip(request: FastifyRequest): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(String(request.headers["accept-encoding"] ?? ""));
}
