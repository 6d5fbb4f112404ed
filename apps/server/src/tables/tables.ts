// Joins the directory of tables with the hub: one object that app.ts wires up. Must never hold a rule of the game.
import type { HeldSeat, Invitation, RoomSummary, Stake } from "@fitil/contracts";
import type { HubHooks } from "@fitil/realtime";
import type { PlayerCard } from "../ports.ts";
import { Channels } from "./channels.ts";
import type { TableHub, TablesDeps, TablesStats } from "./deps.ts";
import { Directory } from "./directory.ts";
import type { Created, TableOwner } from "./directory.ts";
import { Outlet } from "./outlet.ts";
import { Settlements } from "./settlements.ts";
import type { TableCounters } from "./table-actor.ts";
import { invitationTo } from "./table/list-row.ts";
import { characterOf } from "./table/lobby.ts";
import { personOf } from "./table/people.ts";
import { isInGame } from "./table/state.ts";

/** The hub hooks that belong to tables. `authenticate` and the rest are the application's. */
type TableHooks = Required<
  Pick<HubHooks, "connected" | "subscribe" | "publish" | "unsubscribed" | "disconnected">
>;

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
  /** What the link of this table tells whoever opens it; null: there is no such table (LB8). */
  invitation(tableId: string): Invitation | null;
  /** Makes a table from an unchecked body (LB1). Codes: user/guest, rooms/bad_stake, rooms/bad_name, rooms/too_many_tables, request/bad, server/shutting_down. */
  create(owner: TableOwner, body: unknown): Created;
  /** A public table of this stake with a place, found or made (QP1). Codes: user/guest, rooms/too_many_tables, server/shutting_down. */
  play(owner: TableOwner, stakes: Stake): Created;
  /** Does this person's game still run, alive or dead? Whether it is paid, the ledger knows. */
  isInGame(userId: string): boolean;
  /** A person's name, picture or rating changed: their slot shows it. */
  cardChanged(card: PlayerCard): void;
  /** Takes a person off their table, as `leave_room` would. */
  dismiss(userId: string): void;
  stats(): TablesStats;
  /** No new games; countdowns are cancelled, running games end without a winner and are refunded. Resolves when the books are closed. */
  close(): Promise<void>;
}

/** Makes the tables of one process. Holds no timer until a table is made. */
export function createTables(deps: TablesDeps): Tables {
  const outlet = new Outlet(deps.log);
  const settlements = new Settlements(deps);
  const counters: TableCounters = { gamesStarted: 0, gamesFinished: 0, positions: 0, corrections: 0 };
  const directory = new Directory({ ...deps, outlet, settlements, counters });
  const channels = new Channels(directory, deps.players);
  return {
    hooks: {
      connected: (client) => outlet.keepOnly(client.userId, client.id),
      subscribe: (client, channel) => channels.subscribe(client, channel),
      publish: (client, channel, data) => channels.publish(client, channel, data),
      unsubscribed: (client, channel, why) => channels.unsubscribed(client, channel, why.kind),
      disconnected: (client) => channels.lost(client),
    },
    attach: (hub) => outlet.attach(hub),
    heldSeat: (userId) => {
      const state = directory.tableOf(userId)?.state;
      if (!state || !personOf(state, userId)) return null;
      return { roomId: state.spec.id, characterId: characterOf(state, userId) };
    },
    list: () => directory.list(),
    invitation: (tableId) => {
      const state = directory.table(tableId)?.state;
      return state === undefined ? null : invitationTo(state);
    },
    create: (owner, body) => directory.create(owner, body),
    play: (owner, stakes) => directory.play(owner, stakes),
    isInGame: (userId) => {
      const state = directory.tableOf(userId)?.state;
      return state !== undefined && isInGame(state) && (personOf(state, userId)?.character ?? null) !== null;
    },
    cardChanged: (card) =>
      void directory.tableOf(card.userId)?.dispatch({ type: "cards_changed", cards: [card] }),
    dismiss: (userId) => void directory.tableOf(userId)?.dispatch({ type: "leave", userId }),
    stats: () => statsOf(directory, settlements, counters),
    close: async () => {
      directory.close();
      await settlements.drain();
    },
  };
}

function statsOf(directory: Directory, settlements: Settlements, counters: TableCounters): TablesStats {
  let tables = 0;
  let people = 0;
  let games = 0;
  for (const table of directory.all()) {
    const { playerCount, isGameInProgress } = table.summary();
    tables++;
    people += playerCount;
    if (isGameInProgress) games++;
  }
  const settling = settlements.outstanding();
  return { tables, people, games, ...counters, settling, settlementFailures: settlements.failures() };
}
