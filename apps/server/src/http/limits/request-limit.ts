// How often one address may call the API at all. The current-user and connection-token calls are free of it, because a
// refusal there signs the person out (specification §8). Sign-in attempts have stricter limits of their own.
import rateLimit from "@fastify/rate-limit";
import type { FastifyRateLimitStore } from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import { CodedError } from "../../errors.ts";
import type { Clock } from "../../ports/process.ts";
import type { SharedCounts } from "../../ports/shared-site.ts";
import type { ClientAddress } from "../caller/client-address.ts";

const WINDOW_MS = 60_000;
const EXEMPT = new Set(["/api/user/me", "/api/centrifuge/connection_token"]);

/** Addresses counted at once; beyond it all begin anew, so that many addresses cannot fill the memory. */
const MAX_ADDRESSES = 50_000;

interface Counted {
  readonly current: number;
  readonly ttl: number;
}

/**
 * The library's own store goes by the wall clock: set back by a day, everybody would be refused after one minute's calls
 * until tomorrow.
 */
class SteadyStore implements FastifyRateLimitStore {
  readonly #clock: Pick<Clock, "now">;
  readonly #shared: SharedCounts | null;
  #counts = new Map<string, number>();
  #since = 0;

  constructor(clock: Pick<Clock, "now">, shared: SharedCounts | null) {
    this.#clock = clock;
    this.#shared = shared;
  }

  incr(address: string, done: Parameters<FastifyRateLimitStore["incr"]>[1], windowMs: number): void {
    const now = this.#clock.now();
    if (now - this.#since >= windowMs || this.#counts.size >= MAX_ADDRESSES) {
      this.#counts = new Map();
      this.#since = now;
    }
    const current = (this.#counts.get(address) ?? 0) + 1;
    this.#counts.set(address, current);
    const own = { current, ttl: this.#since + windowMs - now };
    if (this.#shared === null) return done(null, own);
    void this.#countTogether(this.#shared, { address, own, windowMs }, done);
  }

  async #countTogether(
    shared: SharedCounts,
    {
      address,
      own,
      windowMs,
    }: { readonly address: string; readonly own: Counted; readonly windowMs: number },
    done: Parameters<FastifyRateLimitStore["incr"]>[1],
  ): Promise<void> {
    // While the others cannot be asked, each process counts for itself.
    const all = await shared.add(`calls:${address}`, 1, windowMs).catch(() => null);
    done(null, all === null || all.count <= own.current ? own : { current: all.count, ttl: all.leftMs });
  }

  child(): FastifyRateLimitStore {
    return this;
  }
}

/** Refuses with `request/too_many` and `retry-after` beyond `perMinute` calls of one address in a minute. */
export async function limitRequests(
  app: FastifyInstance,
  options: {
    readonly perMinute: number;
    readonly clientAddress: ClientAddress;
    /** Never jumps. */
    readonly clock: Pick<Clock, "now">;
    /** Counts of all processes of the site; null where there is one. */
    readonly counts?: SharedCounts | null;
  },
): Promise<void> {
  await app.register(rateLimit, {
    max: options.perMinute,
    timeWindow: WINDOW_MS,
    store: class extends SteadyStore {
      constructor() {
        super(options.clock, options.counts ?? null);
      }
    },
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
