// How often one address may call the API at all. The current-user and connection-token calls are free of it, because a
// refusal there signs the person out (specification §8). Sign-in attempts have stricter limits of their own.
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import { CodedError } from "../errors.ts";
import type { ClientAddress } from "./client-address.ts";

const WINDOW_MS = 60_000;
const EXEMPT = new Set(["/api/user/me", "/api/centrifuge/connection_token"]);

/** Refuses with `request/too_many` and `retry-after` beyond `perMinute` calls of one address in a minute. */
export async function limitRequests(
  app: FastifyInstance,
  options: { readonly perMinute: number; readonly clientAddress: ClientAddress },
): Promise<void> {
  await app.register(rateLimit, {
    max: options.perMinute,
    timeWindow: WINDOW_MS,
    keyGenerator: (request) => options.clientAddress(request.raw),
    allowList: (request) => {
      const path = request.url.split("?", 1)[0] ?? "";
      return !path.startsWith("/api/") || (request.method === "GET" && EXEMPT.has(path));
    },
    addHeaders: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
    addHeadersOnExceeding: {
      "x-ratelimit-limit": false,
      "x-ratelimit-remaining": false,
      "x-ratelimit-reset": false,
    },
    errorResponseBuilder: (_request, { ttl }) =>
      new CodedError("request/too_many", { retryAfterS: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
}
