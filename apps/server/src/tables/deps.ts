// What the tables need from the rest of the server, and the little of the hub they use.
// Shapes only; nothing here may do anything.
import type { Client, Hub } from "@fitil/realtime";
import type { Neighbours } from "./neighbours.ts";
import type { Ledger } from "../ports/ledger.ts";
import type { GameArchive } from "../ports/games.ts";
import type { Players } from "../ports/people.ts";
import type { Clock, Ids, Log, Random } from "../ports/process.ts";

/** What tables ask the ledger for. */
export type TablesLedger = Pick<Ledger, "balance" | "mayTakeSlot" | "stake" | "pay" | "refund" | "takeOver">;

/** Everything that comes in from outside. */
export interface TablesDeps {
  /** Goes on always, and never jumps. */
  readonly steadyClock: Clock;
  readonly random: Random;
  readonly ids: Ids;
  readonly ledger: TablesLedger;
  readonly players: Pick<Players, "card" | "rate" | "noteMissed" | "noteLeft" | "seatWait">;
  readonly archive: GameArchive;
  readonly log: Log;
  /** The other processes of the site; null where there are none. */
  readonly neighbours?: Neighbours | null;
}

/** The part of the hub that tables speak through. */
export type TableHub = Pick<
  Hub,
  | "publish"
  | "sendToClient"
  | "client"
  | "disconnectClient"
  | "disconnectUser"
  | "subscriberCount"
  | "subscribers"
  | "unsubscribeClient"
>;

/** Counted over all tables since the start. */
export interface TableCounters {
  gamesStarted: number;
  gamesFinished: number;
  /** `player_state` taken from clients and judged. */
  positions: number;
  /** Corrections sent (PL3). */
  corrections: number;
}

/** The counters, and what stands now. */
export interface TablesStats extends Readonly<TableCounters> {
  /** Open tables, private ones too. */
  readonly tables: number;
  /** People at tables (LB2), over all tables. */
  readonly people: number;
  /** Games that run now. */
  readonly games: number;
  /** Ledger and rating calls that are not through yet. */
  readonly settling: number;
  /** How often such a call failed; each is made again. */
  readonly settlementFailures: number;
}

/** What tables ask of a connection, whichever process of the site it ends in. */
export type TableConnection = Pick<Client, "id" | "userId" | "open" | "roundTripMs">;
