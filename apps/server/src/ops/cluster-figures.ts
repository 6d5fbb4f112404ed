// The figures of a process among the others of its site; none where there are none.
import { Gauge } from "prom-client";
import type { Registry } from "prom-client";
import type { ClusterFigures } from "../ports/shared-site.ts";

/** Adds a figure that is read when somebody asks. */
export type AddFigure = (name: string, help: string, read: () => number) => void;

/** Adds the figures of this process among the others. */
export function clusterFigures(
  read: () => ClusterFigures,
  { registry, gauge, counter }: { registry: Registry; gauge: AddFigure; counter: AddFigure },
): void {
  const labelNames = ["node"];
  new Gauge({
    name: "fitil_node",
    help: "This process's NODE_ID, as a label",
    labelNames,
    registers: [registry],
  }).set({ node: read().name }, 1);
  gauge("fitil_cluster_nodes", "Processes of the site that live", () => read().nodes);
  gauge("fitil_cluster_owned_tables", "Tables that this process owns", () => read().ownedTables);
  gauge(
    "fitil_cluster_lease_left_seconds",
    "How long this process may still act; 0: its matches stand still",
    () => read().leaseLeftMs / 1000,
  );
  gauge(
    "fitil_redis_round_trip_seconds",
    "How long Redis took to answer the last beat",
    () => read().roundTripMs / 1000,
  );
  counter(
    "fitil_cluster_takeovers_total",
    "Tables taken over from processes that were gone or gave them away",
    () => read().takeovers,
  );
  counter("fitil_cluster_handed_over_total", "Tables given to other processes", () => read().handedOver);
  counter(
    "fitil_cluster_evictions_total",
    "Times the other processes took this one for dead",
    () => read().evictions,
  );
  counter("fitil_cluster_words_sent_total", "Words sent to other processes", () => read().messagesSent);
  counter("fitil_cluster_words_received_total", "Words of other processes", () => read().messagesReceived);
  counter("fitil_cluster_gaps_total", "Times words of another process got lost", () => read().gaps);
  counter(
    "fitil_cluster_not_understood_total",
    "Words of other processes that are none for this version",
    () => read().notUnderstood,
  );
}
