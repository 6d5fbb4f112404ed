// A node as other slices see the site: calls, places and counts, under whatever name the node has at the moment.
import { withDeadline } from "../runtime/with-deadline.ts";
import type { Clock } from "../ports/process.ts";
import type { ClusterFigures, SharedSite } from "../ports/shared-site.ts";
import type { NodeCalls } from "./node-calls.ts";
import type { ShareRegister } from "./ports.ts";

/** Whoever asks for a limit is not held up by a Redis that hangs. */
const PATIENCE_MS = 300;

/** The site of one node. */
export function shareSite(deps: {
  readonly calls: NodeCalls;
  readonly share: ShareRegister;
  readonly clock: Clock;
  readonly nodeId: () => string;
  /** The other nodes that live. */
  readonly others: () => readonly string[];
  readonly figures: () => ClusterFigures;
}): SharedSite {
  const { calls, share, clock, nodeId, others, figures } = deps;
  const soon = <T>(answer: Promise<T>) => withDeadline(clock, PATIENCE_MS, answer);
  return {
    calls: {
      nodeId,
      nodeOf: (processId) => [nodeId(), ...others()].find((id) => id.split(".").includes(processId)) ?? null,
      serve: (kind, answer) => calls.serve(kind, answer),
      serveStream: (kind, open) => calls.serveStream(kind, open),
      call: (to, kind, payload) => calls.call(to, kind, payload),
      read: (to, kind, payload) => calls.read(to, kind, payload),
      tellAll: (kind, payload) => {
        for (const other of others()) calls.tell(other, kind, payload);
      },
    },
    places: {
      take: (key, item, most) => soon(share.take(nodeId(), { key, item, most })),
      free: (key, item) => share.free(nodeId(), key, item),
      holder: (key, item) => soon(share.holder(key, item)),
    },
    counts: { add: (key, amount, windowMs) => soon(share.add(key, amount, windowMs)) },
    isOneBuild: () => others().every((other) => buildIn(other) === buildIn(nodeId())),
    figures,
  };
}

/** The last part of a node's name. */
function buildIn(nodeId: string): string {
  return nodeId.slice(nodeId.lastIndexOf(".") + 1);
}
