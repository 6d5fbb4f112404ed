// What those who run the server look at: figures of every part, and whether the process lives and is ready.
import type { FastifyInstance } from "fastify";
import type { Hub } from "@fitil/realtime";
import type { AppDeps } from "./app.ts";
import { createMetrics } from "../ops/metrics.ts";
import type { FigureSources, Metrics } from "../ops/metrics.ts";
import { opsRoutes } from "../ops/ops-routes.ts";
import type { Tables } from "../tables/index.ts";

/** Adds the routes for it. Returns the figures, which measure until they are closed. */
export function addOperations(
  deps: AppDeps,
  http: FastifyInstance,
  parts: {
    readonly tables: Tables;
    readonly hub: Hub;
    readonly sockets: FigureSources["sockets"];
    readonly ledger: { movements(): number };
    readonly mentor: { stats(): ReturnType<FigureSources["mentor"]> };
  },
): Metrics {
  const { tables, hub, sockets, ledger, mentor } = parts;
  const { neighbours = null } = deps;
  const { health } = deps.database;
  const metrics = createMetrics({
    tables: () => tables.stats(),
    hub: () => hub.stats(),
    sockets,
    ledgerMovements: () => ledger.movements(),
    database: health,
    cluster: deps.shared?.figures ?? null,
    mentor: () => mentor.stats(),
  });
  const processId = neighbours ? deps.ownerId : null;
  opsRoutes(http, { metrics, processId, database: health, unready: () => tables.unready() });
  return metrics;
}
