// For those who run the server: is it alive, and how is it doing.
import type { FastifyInstance } from "fastify";
import type { Metrics } from "./metrics.ts";

/** Adds /healthz (503 when the database does not answer or the server is going down) and /metrics. */
export function opsRoutes(
  app: FastifyInstance,
  deps: { readonly metrics: Metrics; readonly ping: () => Promise<void>; readonly isClosing: () => boolean },
): void {
  app.get("/healthz", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    if (deps.isClosing()) return reply.code(503).send({ status: "closing" });
    try {
      await deps.ping();
    } catch {
      return reply.code(503).send({ status: "database" });
    }
    return reply.send({ status: "ok" });
  });
  app.get("/metrics", async (_request, reply) =>
    reply
      .header("cache-control", "no-store")
      .type(deps.metrics.contentType)
      .send(await deps.metrics.text()),
  );
}
