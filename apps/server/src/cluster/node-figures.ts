// How a node fares among the others, for whoever watches the site.
import type { Clock } from "../ports/process.ts";
import type { ClusterFigures } from "../ports/shared-site.ts";
import type { Ownership } from "./ownership.ts";

/** What has happened to a node since its process began, under whatever names. */
export type NodeCounts = {
  -readonly [
    Count in Exclude<keyof ClusterFigures, "name" | "nodes" | "ownedTables" | "leaseLeftMs" | "roundTripMs">
  ]: number;
};

/** Nothing has happened yet. */
export function noCounts(): NodeCounts {
  return {
    takeovers: 0,
    handedOver: 0,
    evictions: 0,
    messagesSent: 0,
    messagesReceived: 0,
    gaps: 0,
    notUnderstood: 0,
  };
}

/** The figures at this moment. */
export function figuresOf(
  { name, clock }: { readonly name: string; readonly clock: Clock },
  ownership: Ownership,
  counts: NodeCounts,
): ClusterFigures {
  return {
    name,
    nodes: ownership.others().length + 1,
    ownedTables: ownership.size(),
    leaseLeftMs: Math.max(0, ownership.actsUntil() - clock.now()),
    roundTripMs: ownership.roundTripMs(),
    ...counts,
  };
}
