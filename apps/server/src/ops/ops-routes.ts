// For those who run the server: is it alive, and how is it doing.
import type { FastifyInstance } from "fastify";
import type { Metrics } from "./metrics.ts";

/**
 * Adds /healthz (this process lives: always 200, with the database's trouble in words), /readyz (it may get new people:
 * 503 while it goes down, or may not act for its tables) and /metrics. A database that is away is everybody's trouble: it must not take every process
 * out of the balancer at once.
 */
export function opsRoutes(
  app: FastifyInstance,
  deps: {
    readonly metrics: Metrics;
    /** Tells a process of a site from the others; null where there are none. */
    readonly processId: string | null;
    /** What is wrong with it, in words. */
    readonly database: { trouble(): string | null };
    /** Why this process may get nobody new, in a word or two; null: it may. */
    readonly unready: () => string | null;
  },
): void {
  app.get("/healthz", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    const database = deps.database.trouble();
    const health = database === null ? { status: "ok" } : { status: "degraded", database };
    return reply.send(deps.processId === null ? health : { ...health, process: deps.processId });
  });
  app.get("/readyz", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    const why = deps.unready();
    if (why !== null) return reply.code(503).send({ status: why });
    return reply.send({ status: "ready" });
  });
  app.get("/metrics", async (_request, reply) =>
    reply
      .header("cache-control", "no-store")
      .type(deps.metrics.contentType)
      .send(await deps.metrics.text()),
  );
}
