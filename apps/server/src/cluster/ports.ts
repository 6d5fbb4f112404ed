// What processes that are one site agree on: who lives, and who owns which table. Tables ask here and nowhere else.
// Chips are never decided here: only the database does that.

/** What a beat found: the counters of all nodes that live, by id, or that this one was evicted and owns nothing any more. */
export type Beat =
  | { readonly isEvicted: false; readonly counters: ReadonlyMap<string, number> }
  | { readonly isEvicted: true };

/** A table that is this node's: only this epoch acts. */
export interface Claim {
  readonly epoch: number;
  /** What its last owner wrote down. */
  readonly checkpoint: string;
}

/** The register of nodes and tables. One rule: the higher epoch wins. Every method is one atomic step; each may fail or be late. */
export interface ClusterRegister {
  /** Enters a fresh node. Ids are never used twice. */
  join(nodeId: string): Promise<void>;
  /** Says that this node lives. */
  beat(nodeId: string): Promise<Beat>;
  /** Takes a node off the list, if its counter still is the one that was seen. False: it lives, or was evicted before. */
  evict(nodeId: string, counterSeen: number): Promise<boolean>;
  /** Enters a table of this node's; returns its epoch, or null when the node was evicted or another's table has the id. */
  create(nodeId: string, tableId: string, checkpoint: string): Promise<number | null>;
  /** Takes over a table whose owner lives no more; null when another node owns it, or nobody knows it. Asked again by its owner: the same. */
  claim(nodeId: string, tableId: string): Promise<Claim | null>;
  /** Writes a table down. False: another epoch owns it, and this one must let go. */
  save(tableId: string, epoch: number, checkpoint: string): Promise<boolean>;
  /** A table has closed. False: another epoch owns it. */
  drop(tableId: string, epoch: number): Promise<boolean>;
  /** Tables that this node may claim: those whose owner lives no more, and its own, of which an answer may have got lost. */
  claimable(nodeId: string): Promise<readonly string[]>;
}
