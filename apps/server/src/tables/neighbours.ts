// What tables need of the other processes of their site, and what they say to each other. Shapes only; app.ts brings the cluster.
import type { GamePicture, HeldSeat, Invitation, LobbyPicture, TableSummary, Stake } from "@fitil/contracts";
import type { ProtocolError } from "@fitil/realtime";
import type { Fence } from "../ports/ledger.ts";
import type { PlayerCard } from "../ports/people.ts";
import type { Clock } from "../ports/process.ts";
import type { Created, TableOwner } from "./new-table.ts";

/** Which process owns a table, and what it tells all others of it (a `TableRow` as JSON). */
export interface OwnedRow {
  readonly ownerId: string;
  readonly epoch: number;
  readonly row: string;
}

/** A table written down: for everybody, and for whoever goes on with it. */
export interface WrittenTable {
  readonly row: string;
  readonly checkpoint: string;
}

/** What is written down of a table at once: the whole of it, or the lines that follow what was written before. */
export interface WrittenPiece {
  readonly tableId: string;
  /** Grows by one with each writing of a table; the first one in a process is a whole. */
  readonly number: number;
  /** Null: it is as it was. */
  readonly row: string | null;
  readonly text: string;
  readonly isWhole: boolean;
}

/** What tables are told. */
export interface NeighbourEvents {
  /** A table is this process's own now, as it was written down last. */
  taken(tableId: string, claim: { readonly record: WrittenTable }): void;
  /** It is not any more: it stops here, without a word to its people. */
  released(tableId: string): void;
  /** How a table of this process's stands now; null: it is still on its way here. */
  recordOf(tableId: string): WrittenTable | null;
  /** A table has another owner or another row, or is gone (null). */
  moved(tableId: string, location: OwnedRow | null, hasNewOwner: boolean): void;
  /** Another process says something. */
  received(from: string, message: unknown): Promise<void> | void;
  /** What another process has said may be lost. */
  gap(nodeId: string): void;
  /** Another process is gone, and with it its connections. */
  gone(nodeId: string): void;
  /** The others know this process by another name now. */
  renamed(): void;
}

/** Where people are, over all processes. Each rejects when the register is away. */
interface NeighbourPeople {
  /** The process that has a person's newest connection; null: none that lives. */
  whereIs(userId: string): Promise<string | null>;
  /** A person has connected to this process. */
  takeConnection(
    userId: string,
    clientId: string,
  ): Promise<{
    readonly serial: number;
    readonly before: { readonly nodeId: string; readonly clientId: string } | null;
  }>;
  /** They sit at this table now; returns where they sat before. */
  takeSeat(userId: string, tableId: string): Promise<string | null>;
  leaveSeat(userId: string, tableId: string): Promise<void>;
  seat(userId: string): Promise<string | null>;
}

/** The other processes of a site, and this one's place among them. */
export interface Neighbours {
  /** Joins them. Call once. */
  start(events: NeighbourEvents): Promise<void>;
  /** May this process act at all? False where the others may have taken it for dead. */
  isReady(): boolean;
  readonly nodeId: string;
  /** Stands still while this process may not act. */
  readonly clock: Clock;
  mayAct(tableId: string): boolean;
  fenceOf(tableId: string): Fence | undefined;
  /** False: it is not to be. These three reject when the register is away. */
  create(tableId: string, record: WrittenTable): Promise<boolean>;
  /** Ms until the next moment of so many that what is asked of the register falls on. */
  untilTick(everyMs: number): number;
  /** Each by itself: written; not this process's table any more; or not written, and a whole is to follow. */
  save(writes: readonly WrittenPiece[]): Promise<readonly ("saved" | "not_ours" | "later")[]>;
  find(tableId: string): Promise<OwnedRow | null>;
  drop(tableId: string): void;
  hand(tableId: string, toNodeId: string): Promise<boolean>;
  takeOver(tableId: string): Promise<void>;
  /** As far as it is known here. */
  location(tableId: string): OwnedRow | null;
  locations(): ReadonlyMap<string, OwnedRow>;
  others(): readonly string[];
  send(to: string, message: string, isUrgent: boolean): void;
  /** Leaves a text for whichever process picks it up within 10 minutes, once. Both reject when the register is away. */
  leave(key: string, text: string): Promise<void>;
  pickUp(key: string): Promise<string | null>;
  /** A message was none that is known here: it is counted, and let go. */
  notUnderstood(): void;
  /** Where people reach this very process, past the balancer; null: only with all others. */
  address(): string | null;
  readonly people: NeighbourPeople;
}

/** What all processes know of a table. */
export interface TableRow {
  readonly room: TableSummary;
  /** For whoever opens its link (LB8). */
  readonly invitation: Invitation;
  readonly isPrivate: boolean;
  readonly isQuick: boolean;
  /** People who have not lost their line (QP1). */
  readonly present: number;
  /** Whose table it counts as (LB1). */
  readonly ownerId: string;
}

/** A connection of another process's, as its owner is told of it. */
export interface FarClient {
  readonly userId: string;
  readonly id: string;
  readonly roundTripMs: number;
  /** Of two connections of one person the higher one is the newer. */
  readonly serial: number;
}

/** A connection with the table's channels that it is in. */
export interface FarListener extends FarClient {
  readonly isInLobby: boolean;
  readonly isAtGame: boolean;
  /** They wanted to leave the table, and still listen: they are not to be seated again. */
  readonly hasLeft: boolean;
}

/** What is asked of a table's owner, and answered. */
export type OwnerRequest =
  | { readonly type: "subscribe"; readonly client: FarClient; readonly channel: string }
  | { readonly type: "publish"; readonly client: FarClient; readonly channel: string; readonly data: unknown }
  /** A table for somebody whose connection is there, as they would ask for it over HTTP. */
  | { readonly type: "create"; readonly owner: TableOwner; readonly body: unknown }
  | { readonly type: "play"; readonly owner: TableOwner; readonly stakes: Stake; readonly mustWait: boolean }
  /** The seat that is still this person's there. */
  | { readonly type: "held_seat"; readonly userId: string; readonly tableId: string }
  /** Does this person's game still run there? */
  | { readonly type: "in_game"; readonly userId: string; readonly tableId: string }
  /** They sit down elsewhere: they are to stand up there. False: they play. */
  | { readonly type: "stand_up"; readonly userId: string; readonly tableId: string };

/** What an owner answers: to a subscription its picture, to a question what was asked. */
export type OwnerAnswer =
  | { readonly ok: true; readonly data?: LobbyPicture | GamePicture | HeldSeat | boolean | Created }
  | { readonly ok: false; readonly error: ProtocolError }
  /** The table is not this process's. */
  | { readonly ok: false; readonly error: null };

/** Everything that one process says to another about tables. */
export type NodeMessage =
  | { readonly type: "ask"; readonly number: number; readonly question: OwnerRequest }
  | { readonly type: "answer"; readonly number: number; readonly answer: OwnerAnswer }
  | {
      readonly type: "position";
      readonly client: FarClient;
      readonly channel: string;
      readonly data: unknown;
    }
  | { readonly type: "unsubscribed"; readonly clientId: string; readonly channel: string }
  /** A connection is over. */
  | { readonly type: "lost"; readonly clientId: string }
  /** All of a process's connections at a table, in place of what was known of them; of those that are about to come (`asking`) nothing is said. */
  | {
      readonly type: "here";
      readonly tableId: string;
      readonly clients: readonly FarListener[];
      readonly asking: readonly string[];
    }
  /** Say `here` again of a table of mine, or of every one (null). */
  | { readonly type: "again"; readonly tableId: string | null }
  | { readonly type: "leave"; readonly userId: string; readonly tableId: string }
  | { readonly type: "card"; readonly card: PlayerCard; readonly tableId: string }
  /** I am going down, and take no table any more. */
  | { readonly type: "draining" }
  /** This table was given to you. */
  | { readonly type: "take"; readonly tableId: string }
  /** To everybody in a channel. */
  | {
      readonly type: "say";
      readonly channel: string;
      readonly text: string;
      readonly isUrgent: boolean;
      readonly exceptClient?: string;
    }
  /** To one connection. */
  | { readonly type: "tell"; readonly clientId: string; readonly message: object }
  /** A table is gone: whoever still listens to it is told so. */
  | { readonly type: "closed"; readonly tableId: string }
  /** A person has a newer connection than this one. */
  | { readonly type: "replaced"; readonly clientId: string };
