// The bare HTTP server: limits on what comes in, JSON and nothing else, coded answers. Knows no route.
import Fastify from "fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Clock, Log } from "../ports/process.ts";
import type { SharedCounts } from "../ports/shared-site.ts";
import { answerBrokenRequest } from "./refusals/broken-requests.ts";
import type { ClientAddress } from "./caller/client-address.ts";
import { checkOrigins, checkHosts } from "./site/origin-check.ts";
import { handleErrors, refuse } from "./refusals/refuse.ts";
import { limitRequests } from "./limits/request-limit.ts";
import { securityHeaders } from "./site/security-headers.ts";
import type { SiteAddress } from "./site/site-address.ts";
import { limitSlowBodies } from "./limits/slow-bodies.ts";

const MAX_BODY_BYTES = 16_384;
/** How long headers may take, and bodies of ordinary calls (limits/slow-bodies.ts). */
const HEADERS_TIMEOUT_MS = 15_000;
/** How often sockets are looked at for it: a silent one holds its place for at most 20 s. */
const TIMEOUT_CHECK_MS = 5_000;
/** How long a whole request may take at most: six pictures from a slow phone. */
const REQUEST_TIMEOUT_MS = 180_000;
const KEEP_ALIVE_MS = 10_000;

export interface HttpOptions {
  readonly log: Log;
  readonly site: SiteAddress;
  readonly clientAddress: ClientAddress;
  readonly firebaseAuthDomain: string | null;
  /** API calls of one address in a minute. */
  readonly callsPerMinute: number;
  /** Times slow bodies and counts calls; never jumps. */
  readonly clock: Clock;
  /** Counts of all processes of the site; null where there is one. */
  readonly counts?: SharedCounts | null;
}

/** Makes the server; it listens to nothing yet. */
export async function createHttp(options: HttpOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: TIMEOUT_CHECK_MS },
    keepAliveTimeout: KEEP_ALIVE_MS,
    // The framework's own answers to broken requests go through the same table of codes.
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (_error, request, reply) => {
      // An address that cannot be decoded comes here before any hook adds its headers.
      reply
        .header("content-security-policy", "default-src 'none'")
        .header("x-content-type-options", "nosniff");
      // Fastify types what comes before routing by its defaults; it is the same object.
      refuse(request as FastifyRequest, reply as unknown as FastifyReply, "request/bad");
    },
    routerOptions: { maxParamLength: 200 },
  });
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    // A POST without a body may still say that it is JSON.
    if (body === "") done(null, undefined);
    else void parse(request, String(body), done);
  });
  handleErrors(app, options.log);
  await securityHeaders(app, options);
  checkHosts(app, options.site);
  checkOrigins(app, options.site);
  limitSlowBodies(app, (delayMs, task) => options.clock.after(delayMs, task));
  // Every answer of the API is somebody's own, or of this moment; what may be kept says so itself.
  app.addHook("onSend", async (request, reply) => {
    if (request.url.startsWith("/api/") && !reply.hasHeader("cache-control"))
      reply.header("cache-control", "no-store");
  });
  await limitRequests(app, { perMinute: options.callsPerMinute, ...options });
  return app;
}

// The end of the HTTP server: open requests may end, and nobody can hold the shutdown up.

/** How long open requests may go on while the server is going down. */
const LINGER_MS = 2_000;

/**
 * Lets the port go: a balancer sends whoever dials now to another process, and what is open goes on. Resolves when nothing is open any more.
 */
export function refuseDials(http: FastifyInstance): Promise<void> {
  // Where no port was open it is said as an error, and nothing is open either.
  return new Promise((resolve) => http.server.close(() => resolve()));
}

/** Lets open requests end; `ended`: when they have. Whoever will not finish one must not hold the shutdown up. */
export async function closeServer(http: FastifyInstance, clock: Clock, ended: Promise<void>): Promise<void> {
  const cancel = clock.after(LINGER_MS, () => http.server.closeAllConnections());
  await Promise.all([http.close(), ended]);
  cancel();
}
