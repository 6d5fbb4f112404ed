// The register of a site that is one process, or of a test's many: plain maps.
import type { Beat, Claim, ClusterRegister } from "../ports.ts";

interface OwnedTable {
  ownerId: string;
  epoch: number;
  checkpoint: string;
}

/** A register in memory. It forgets everything with its process. */
export class MemoryRegister implements ClusterRegister {
  readonly #counters = new Map<string, number>();
  readonly #tables = new Map<string, OwnedTable>();

  async join(nodeId: string): Promise<void> {
    this.#counters.set(nodeId, 0);
  }

  async beat(nodeId: string): Promise<Beat> {
    const counter = this.#counters.get(nodeId);
    if (counter === undefined) return { isEvicted: true };
    this.#counters.set(nodeId, counter + 1);
    return { isEvicted: false, counters: new Map(this.#counters) };
  }

  async evict(nodeId: string, counterSeen: number): Promise<boolean> {
    return this.#counters.get(nodeId) === counterSeen && this.#counters.delete(nodeId);
  }

  async create(nodeId: string, tableId: string, checkpoint: string): Promise<number | null> {
    const table = this.#tables.get(tableId);
    if (!this.#counters.has(nodeId) || (table && table.ownerId !== nodeId)) return null;
    if (!table) this.#tables.set(tableId, { ownerId: nodeId, epoch: 1, checkpoint });
    return table?.epoch ?? 1;
  }

  async claim(nodeId: string, tableId: string): Promise<Claim | null> {
    const table = this.#tables.get(tableId);
    if (!table || !this.#counters.has(nodeId)) return null;
    if (table.ownerId !== nodeId) {
      if (this.#counters.has(table.ownerId)) return null;
      table.ownerId = nodeId;
      table.epoch += 1;
    }
    return { epoch: table.epoch, checkpoint: table.checkpoint };
  }

  async save(tableId: string, epoch: number, checkpoint: string): Promise<boolean> {
    const table = this.#tables.get(tableId);
    if (table?.epoch !== epoch) return false;
    table.checkpoint = checkpoint;
    return true;
  }

  async drop(tableId: string, epoch: number): Promise<boolean> {
    return this.#tables.get(tableId)?.epoch === epoch && this.#tables.delete(tableId);
  }

  async claimable(nodeId: string): Promise<readonly string[]> {
    const isFree = ({ ownerId }: OwnedTable) => ownerId === nodeId || !this.#counters.has(ownerId);
    return [...this.#tables].filter(([, table]) => isFree(table)).map(([id]) => id);
  }
}
