// What one table is and works with. Shapes only.
import type { Stake } from "@fitil/contracts";
import type { TablesDeps } from "./deps.ts";
import type { Outlet } from "./outlet.ts";
import type { Settlements } from "./settlements.ts";

/** What a table is. */
export interface TableSpec {
  readonly id: string;
  readonly name: string;
  readonly stakes: Stake;
  readonly isPrivate: boolean;
  /** Opened by «Играть»: bots fill it up and its games follow each other (QP2, QP3). */
  readonly isQuick: boolean;
  /** Whose table it counts as (LB1). */
  readonly ownerId: string;
}

/** Counted over all tables, for the figures. */
export interface TableCounters {
  gamesStarted: number;
  gamesFinished: number;
  positions: number;
  corrections: number;
}

/** What a table works with, and whom it tells. */
export interface TableDeps extends TablesDeps {
  readonly outlet: Outlet;
  readonly settlements: Settlements;
  readonly counters: TableCounters;
  /** What the list shows of a table may have changed. */
  readonly changed: () => void;
  /** This person sits at that table no more. */
  readonly gone: (userId: string, tableId: string) => void;
  /** Nobody has been at that table for LB3's time. */
  readonly empty: (tableId: string) => void;
}
