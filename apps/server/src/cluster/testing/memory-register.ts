// The register of a test's many processes: plain maps.
import type {
  Beat,
  Claim,
  ClusterRegister,
  TableLocation,
  Saved,
  TableRecord,
  TableWrite,
} from "../ports.ts";

interface OwnedTable extends TableLocation {
  readonly checkpoint: string;
  /** Of the owner's last writing. */
  readonly number: number;
}

/** A register in memory. It forgets everything with its process. */
export class MemoryRegister implements ClusterRegister {
  readonly #counters = new Map<string, number>();
  readonly #evicted = new Set<string>();
  readonly #tables = new Map<string, OwnedTable>();
  readonly #watchers: ((tableId: string, location: TableLocation | null) => void)[] = [];
  #epoch = 0;

  /** Loses everything, as a Redis that is flushed. Epochs go on: a real one's come from its clock. */
  forget(): void {
    this.#counters.clear();
    this.#evicted.clear();
    this.#tables.clear();
  }

  async join(nodeId: string): Promise<void> {
    if (!this.#evicted.has(nodeId)) this.#counters.set(nodeId, 0);
  }

  async beat(nodeId: string): Promise<Beat> {
    const counter = this.#counters.get(nodeId);
    if (counter === undefined) return { kind: this.#evicted.has(nodeId) ? "evicted" : "forgotten" };
    this.#counters.set(nodeId, counter + 1);
    return { kind: "living", counters: new Map(this.#counters) };
  }

  async evict(nodeId: string, counterSeen: number): Promise<boolean> {
    if (this.#counters.get(nodeId) !== counterSeen) return false;
    this.#evicted.add(nodeId);
    return this.#counters.delete(nodeId);
  }

  async create(nodeId: string, tableId: string, record: TableRecord): Promise<number | null> {
    const table = this.#tables.get(tableId);
    if (!this.#counters.has(nodeId) || (table && table.ownerId !== nodeId)) return null;
    return table?.epoch ?? this.#enter(tableId, nodeId, record);
  }

  async claim(nodeId: string, tableId: string): Promise<Claim | null> {
    const table = this.#tables.get(tableId);
    if (!table || !this.#counters.has(nodeId)) return null;
    const { row, checkpoint } = table;
    const record = { row, checkpoint };
    if (table.ownerId === nodeId) return { epoch: table.epoch, record };
    if (this.#counters.has(table.ownerId)) return null;
    return { epoch: this.#enter(tableId, nodeId, record), record };
  }

  async save(writes: readonly (TableWrite & { readonly epoch: number })[]): Promise<readonly Saved[]> {
    return writes.map((write) => this.#write(write));
  }

  #write({ tableId, epoch, number, row, text, isWhole }: TableWrite & { readonly epoch: number }): Saved {
    const table = this.#tables.get(tableId);
    if (table?.epoch !== epoch) return table ? "superseded" : "unknown";
    if (number === table.number) return "saved";
    if (isWhole ? number < table.number : number !== table.number + 1) return "missed";
    const more = text === "" ? table.checkpoint : `${table.checkpoint}\n${text}`;
    const checkpoint = isWhole ? text : more;
    this.#tables.set(tableId, { ...table, row: row ?? table.row, checkpoint, number });
    if (row !== null && row !== table.row) this.#tell(tableId);
    return "saved";
  }

  async hand(tableId: string, epoch: number, toNodeId: string): Promise<boolean> {
    const table = this.#tables.get(tableId);
    if (table?.epoch !== epoch || !this.#counters.has(toNodeId)) return false;
    this.#enter(tableId, toNodeId, table);
    return true;
  }

  async adopt(nodeId: string, tableId: string, epoch: number, record: TableRecord): Promise<number | null> {
    const table = this.#tables.get(tableId);
    if (!this.#counters.has(nodeId) || (table && table.epoch > epoch && table.ownerId !== nodeId))
      return null;
    this.#epoch = Math.max(this.#epoch, epoch);
    return this.#enter(tableId, nodeId, record);
  }

  async drop(tableId: string, epoch: number): Promise<boolean> {
    if (this.#tables.get(tableId)?.epoch !== epoch) return false;
    this.#tables.delete(tableId);
    this.#tell(tableId);
    return true;
  }

  async claimable(nodeId: string): Promise<readonly string[] | null> {
    if (!this.#counters.has(nodeId)) return null;
    const isFree = ({ ownerId }: OwnedTable) => ownerId === nodeId || !this.#counters.has(ownerId);
    return [...this.#tables].filter(([, table]) => isFree(table)).map(([id]) => id);
  }

  async location(tableId: string): Promise<TableLocation | null> {
    const table = this.#tables.get(tableId);
    return table ? locationOf(table) : null;
  }

  async locations(): Promise<ReadonlyMap<string, TableLocation>> {
    return new Map([...this.#tables].map(([id, table]) => [id, locationOf(table)]));
  }

  async watch(changed: (tableId: string, location: TableLocation | null) => void): Promise<void> {
    this.#watchers.push(changed);
  }

  #enter(tableId: string, ownerId: string, { row, checkpoint }: TableRecord): number {
    const epoch = ++this.#epoch;
    this.#tables.set(tableId, { ownerId, epoch, row, checkpoint, number: 0 });
    this.#tell(tableId);
    return epoch;
  }

  #tell(tableId: string): void {
    const table = this.#tables.get(tableId);
    for (const changed of this.#watchers) changed(tableId, table ? locationOf(table) : null);
  }
}

function locationOf({ ownerId, epoch, row }: OwnedTable): TableLocation {
  return { ownerId, epoch, row };
}
