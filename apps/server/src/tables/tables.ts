// Joins the directory of tables with the hub: one object that app.ts wires up. Must never hold a rule of the game.
import type { HeldSeat, RoomSummary, Code } from "@fitil/contracts";
import type { HubHooks } from "@fitil/realtime";
import type { PlayerCard } from "../ports.ts";
import type { TableHub, TablesDeps, TablesStats } from "./deps.ts";

/** The hub hooks that belong to tables. `authenticate` and the rest are the application's. */
export type TableHooks = Required<
  Pick<HubHooks, "connected" | "subscribe" | "publish" | "unsubscribed" | "disconnected">
>;

/** A made table, or why there is none. */
export type Created =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly code: Code };

/** All tables of this process. */
export interface Tables {
  /** Give these to `createHub`, then call `attach` with the hub. */
  readonly hooks: TableHooks;
  /** Names the hub that publications go to. Call once, before the first client. */
  attach(hub: TableHub): void;
  /** The `data` of a person's connect reply: the seat that is still theirs, or null (OC4). */
  heldSeat(userId: string): HeldSeat;
  /** The public list in LB7 order. */
  list(): RoomSummary[];
  /** Makes a table from an unchecked body (LB1). Codes: rooms/bad_stake, rooms/bad_name, rooms/too_many_tables, request/bad, server/shutting_down. */
  create(userId: string, body: unknown): Created;
  /** Is this person's character alive in a running game? */
  isPlaying(userId: string): boolean;
  /** A person's name, picture or rating changed: their slot shows it. */
  cardChanged(card: PlayerCard): void;
  /** Takes a person off their table, as `leave_room` would. */
  dismiss(userId: string): void;
  stats(): TablesStats;
  /** No new games; countdowns are cancelled, running games end without a winner and are refunded. Resolves when the books are closed. */
  close(): Promise<void>;
}

/** Makes the tables of one process. Holds no timer until a table is made. */
export function createTables(_deps: TablesDeps): Tables {
  throw new Error("not built yet");
}
