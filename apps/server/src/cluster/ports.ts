// What processes that are one site agree on: who lives, who owns which table, and how they speak to each other. Chips are
// never decided here: only the database does that.

import type { PlaceTaken } from "../ports/shared-site.ts";

/** What a beat found. */
export type Beat =
  /** The counters of all nodes that live, by id. */
  | { readonly kind: "living"; readonly counters: ReadonlyMap<string, number> }
  /** The others have taken this node off the list: it owns nothing any more. */
  | { readonly kind: "evicted" }
  /** The register has lost everything it held: whoever lives enters again, with its tables. */
  | { readonly kind: "forgotten" };

/** A table that is this node's: only this epoch acts. */
export interface Claim {
  readonly epoch: number;
  readonly record: TableRecord;
}

/** A table as its owner writes it down. Neither text is looked into here; a row has no line breaks. */
export interface TableRecord {
  /** What all nodes should know of it, without secrets. */
  readonly row: string;
  /** All that another owner needs to go on with it: the whole of it, and a line of each piece that was written since. */
  readonly checkpoint: string;
}

/** What is written down of a table at once: the whole of it, or a piece that follows what was written before. */
export interface TableWrite {
  readonly tableId: string;
  /** Of one owner's writings the number grows by one each time; the first one is a whole. */
  readonly number: number;
  /** Null: it is as it was. */
  readonly row: string | null;
  /** May be empty where it is a piece. */
  readonly text: string;
  readonly isWhole: boolean;
}

/**
 * What became of it: done; another epoch owns the table and this one must let go; nobody knows the table; or it does not fit what is
 * written, because an earlier piece never came or a later one is there already: a whole is to follow.
 */
export type Saved = "saved" | "superseded" | "unknown" | "missed";

/**
 * The same for whoever had it written: it is; the table is not this node's any more; or it is not written, and a whole is to follow. What a
 * register has lost it is told of after the next beat.
 */
export type WriteOutcome = "saved" | "not_ours" | "later";

/** What all nodes know of a table. */
export interface TableLocation {
  readonly ownerId: string;
  readonly epoch: number;
  readonly row: string;
}

/** The register of nodes and tables. One rule: the higher epoch wins. Every method is one atomic step; each may fail or be late. */
export interface ClusterRegister {
  /** Enters a node; an id that was evicted is never used again. */
  join(nodeId: string): Promise<void>;
  /** Says that this node lives. */
  beat(nodeId: string): Promise<Beat>;
  /** Takes a node off the list, if its counter still is the one that was seen. False: it lives, or was evicted before. */
  evict(nodeId: string, counterSeen: number): Promise<boolean>;
  /** Enters a table of this node's; returns its epoch, or null when the node was evicted or another's table has the id. */
  create(nodeId: string, tableId: string, record: TableRecord): Promise<number | null>;
  /** Takes over a table whose owner lives no more; null when another node owns it, or nobody knows it. Asked again by its owner: the same. */
  claim(nodeId: string, tableId: string): Promise<Claim | null>;
  /** Writes tables down, each by itself: the answers are in their order. */
  save(writes: readonly (TableWrite & { readonly epoch: number })[]): Promise<readonly Saved[]>;
  /** Gives a table to a living node, which then claims it. False: another epoch owns it, or that node lives no more. */
  hand(tableId: string, epoch: number, toNodeId: string): Promise<boolean>;
  /** Enters a table again that the register has lost; returns its new epoch, or null: the node is not entered, or a higher epoch came first. */
  adopt(nodeId: string, tableId: string, epoch: number, record: TableRecord): Promise<number | null>;
  /** A table has closed. False: another epoch owns it. */
  drop(tableId: string, epoch: number): Promise<boolean>;
  /** Tables that this node may claim: those whose owner lives no more, and all its own, of which an answer may have got lost. Null: the node is not entered. */
  claimable(nodeId: string): Promise<readonly string[] | null>;
  /** Where a table is; null: nobody knows it. */
  location(tableId: string): Promise<TableLocation | null>;
  /** Where every table is. */
  locations(): Promise<ReadonlyMap<string, TableLocation>>;
  /** Tells of every change of a location from now on, in the register's order; null: the table is gone. Changes may get lost. */
  watch(changed: (tableId: string, location: TableLocation | null) => void): Promise<void>;
}

/** A person's newest connection: a higher serial is newer. */
export interface NewestConnection {
  readonly nodeId: string;
  readonly clientId: string;
}

/** Where people are: their newest connection, and the table they sit at. */
export interface PersonRegister {
  /** Notes a new connection; returns its serial, and the one that it takes the place of. */
  takeConnection(
    userId: string,
    connection: NewestConnection,
  ): Promise<{ readonly serial: number; readonly before: NewestConnection | null }>;
  /** A person's newest connection, which may be over by now; null: none is known. */
  newest(userId: string): Promise<NewestConnection | null>;
  /** Notes that a person has sat down at a table; returns the one where they sat before, or null. */
  takeSeat(userId: string, tableId: string): Promise<string | null>;
  /** They sit at that table no more; nothing changes when they sit at another one. */
  leaveSeat(userId: string, tableId: string): Promise<void>;
  /** The table where a person sits, or null. */
  seat(userId: string): Promise<string | null>;
}

/** Places that nodes hold for something (`SharedPlaces`), and counts of all nodes together (`SharedCounts`). Every method is one atomic step. */
export interface ShareRegister {
  /** A node takes a place, or keeps the one it has. */
  take(
    nodeId: string,
    place: { readonly key: string; readonly item: string; readonly most: number },
  ): Promise<PlaceTaken>;
  /** It lets go of it; nothing changes when it is not its. */
  free(nodeId: string, key: string, item: string): Promise<void>;
  /** The node that holds it and lives, or null. */
  holder(key: string, item: string): Promise<string | null>;
  /** Leaves a text for 10 minutes. */
  leave(key: string, text: string): Promise<void>;
  /** Takes it away: whoever asks first has it; null: there is none. */
  pickUp(key: string): Promise<string | null>;
  /** Adds to a count, which begins anew when its window is over. */
  add(
    key: string,
    amount: number,
    windowMs: number,
  ): Promise<{ readonly count: number; readonly leftMs: number }>;
}

/** Carries texts between nodes. What is published while it is broken, or nobody listens, is lost. */
export interface Wire {
  publish(channel: string, text: string): Promise<void>;
  listen(channel: string, heard: (text: string) => void): Promise<void>;
  unlisten(channel: string): Promise<void>;
}

/** What tables do when the cluster changes. */
export interface ClusterEvents {
  /** A table is this process's own now, as it was written down last. */
  taken(tableId: string, claim: Claim): void;
  /** A table is this process's no more: it stops here, without a word to its people. */
  released(tableId: string): void;
  /** How a table of this process's stands now; null: it is still on its way here. */
  recordOf(tableId: string): TableRecord | null;
  /** A table has another owner than before, or another row, or is gone (null). */
  moved(tableId: string, location: TableLocation | null, hasNewOwner: boolean): void;
  /** Another process says something; what it says after it waits for the promise. */
  received(from: string, message: unknown): Promise<void> | void;
  /** What another process has said may be lost. */
  gap(nodeId: string): void;
  /** Another process is gone. */
  gone(nodeId: string): void;
  /** This process has another name: those who know its people under the old one are to be told. */
  renamed(): void;
}
