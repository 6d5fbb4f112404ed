// Processes of a site that share calls, places and counts in memory, for tests of what stands on them. Tables are none here.
import type { Clock } from "../../ports/process.ts";
import type { SharedSite } from "../../ports/shared-site.ts";
import { ClusterNode } from "../cluster-node.ts";
import { MemoryPeople } from "./memory-people.ts";
import { MemoryRegister } from "./memory-register.ts";
import { MemoryShare } from "./memory-share.ts";
import { MemoryWire } from "./memory-wire.ts";

const QUIET = { info: () => {}, warn: () => {}, error: () => {} };
const NO_TABLES = {
  taken: () => undefined,
  released: () => undefined,
  recordOf: () => ({ row: "", checkpoint: "" }),
  moved: () => undefined,
  received: () => undefined,
  gap: () => undefined,
  gone: () => undefined,
  renamed: () => undefined,
};

/** One process of it. */
export interface MemoryProcess {
  readonly shared: SharedSite;
  /** Kill -9: the others find out in a second. */
  kill(): void;
}

/** Opens a site whose processes have these ids. */
export async function openMemorySite(clock: Clock, processIds: readonly string[]): Promise<MemoryProcess[]> {
  const register = new MemoryRegister();
  const [people, wire] = [new MemoryPeople(), new MemoryWire()];
  const dead = new Set<string>();
  const share = new MemoryShare((nodeId) => !dead.has(nodeId));
  return Promise.all(
    processIds.map(async (processId) => {
      const deps = { name: "p", freshId: () => `${processId}.1.build`, register, people, wire, share };
      const node = new ClusterNode({ ...deps, clock, log: QUIET });
      await node.start(NO_TABLES);
      const shared = node.shared();
      if (shared === null) throw new Error("nothing is shared");
      const kill = () => {
        node.stop();
        dead.add(node.nodeId);
      };
      return { shared, kill };
    }),
  );
}
