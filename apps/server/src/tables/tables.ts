// Joins the directory of tables with the hub: one object that app.ts wires up. Must never hold a rule of the game.
import type { HeldSeat, Invitation, TableSummary, Stake } from "@fitil/contracts";
import type { Client, MaybePromise } from "@fitil/realtime";
import type { PlayerCard } from "../ports/people.ts";
import { Channels } from "./channels.ts";
import { Checkpointer } from "./checkpoint/checkpointer.ts";
import type { TableCounters, TableHub, TablesDeps, TablesStats } from "./deps.ts";
import { Directory } from "./directory.ts";
import type { Created, TableOwner } from "./new-table.ts";
import { NewestConnections } from "./newest-connections.ts";
import { TablePublisher } from "./table-publisher.ts";
import { SettlementQueue } from "./settlement-queue.ts";
import { SharedTables } from "./remote/shared-tables.ts";
import { invitationTo } from "./table/list-row.ts";
import { personOf } from "./table/seats.ts";
import { isInGame } from "./table/state.ts";

/** All tables of this process. */
export interface Tables {
  /** Who may subscribe to what, and what becomes of a publication: hooks of the hub. */
  readonly channels: Pick<Channels, "subscribe" | "publish" | "unsubscribed">;
  /** Somebody has connected: what they have besides is older. */
  connected(client: Client): void;
  /** A connection is over: a seat is kept for the grace (OC4). */
  disconnected(client: Client): void;
  /** Names the hub that publications go to. Call once, before the first client. */
  attach(hub: TableHub): void;
  /** The `data` of a person's connect reply: the seat that is still theirs, or null (OC4). */
  heldSeat(userId: string): MaybePromise<HeldSeat>;
  /** Joins the other processes of the site, where there are some. Call once, after `attach`. */
  join(): Promise<void>;
  /** Why nobody new should come here, in a word or two; null: they may. */
  unready(): string | null;
  /** The public list in LB7 order. */
  list(): TableSummary[];
  /** What the link of this table tells whoever opens it; null: there is no such table (LB8). */
  invitation(tableId: string): Invitation | null;
  /** The same of a table that is in the list, with its row; null of every other. */
  listed(tableId: string): { readonly room: TableSummary; readonly invitation: Invitation } | null;
  /** Makes a table from an unchecked body (LB1). Codes: user/guest, rooms/bad_stake, rooms/bad_name, rooms/too_many_tables, request/bad, server/shutting_down. */
  create(owner: TableOwner, body: unknown): MaybePromise<Created>;
  /** A public table of this stake with a place, found or made (QP1). Codes: user/guest, rooms/too_many_tables, server/shutting_down. */
  play(owner: TableOwner, stakes: Stake): Promise<Created>;
  /** Does this person's game still run, alive or dead? Whether it is paid, the ledger knows. */
  isInGame(userId: string): MaybePromise<boolean>;
  /** A person's name, picture or rating changed: their slot shows it. */
  cardChanged(card: PlayerCard): void;
  /** Takes a person off their table, as `leave_room` would. */
  dismiss(userId: string): void;
  stats(): TablesStats;
  /** No new games; tables go on in another process where there is one, else countdowns are cancelled, running games end without a winner and are refunded. Resolves when the books are closed. */
  close(): Promise<void>;
}

/** Makes the tables of one process. Holds no timer until a table is made. */
export function createTables(deps: TablesDeps): Tables {
  const { steadyClock, random, ids, neighbours = null, ledger, log, players, archive } = deps;
  const publisher = new TablePublisher(log);
  const counters: TableCounters = { gamesStarted: 0, gamesFinished: 0, positions: 0, corrections: 0 };
  const checkpointer = neighbours && new Checkpointer(neighbours, steadyClock);
  const settlements = new SettlementQueue({ clock: steadyClock, ledger, players, log, checkpointer });
  const directory = new Directory({
    tableClock: neighbours?.clock ?? steadyClock,
    random,
    ids,
    ledger,
    archive,
    log,
    neighbours,
    publisher,
    settlements,
    counters,
    checkpointer,
  });
  const channels = new Channels(directory, players);
  const connections = new NewestConnections(neighbours, log);
  const parts = { directory, channels, publisher, connections };
  const shared =
    neighbours &&
    checkpointer &&
    new SharedTables({ clock: steadyClock, ledger, log, neighbours, checkpointer, ...parts });
  let isClosing = false;
  return {
    channels,
    connected: (client) => connections.connected(client),
    disconnected(client) {
      channels.lost(client);
      shared?.remote.lost(client);
      connections.disconnected(client);
    },
    async join() {
      if (shared) await neighbours?.start(shared);
    },
    unready() {
      if (isClosing) return "closing";
      return neighbours?.isReady() === false ? "waiting for Redis" : null;
    },
    attach: (hub) => {
      publisher.attach(hub);
      connections.attach(hub);
      shared?.attach(hub);
    },
    heldSeat: (userId) => (shared ? shared.heldSeat(userId) : directory.heldSeat(userId)),
    list: () => directory.list(),
    invitation: (tableId) => {
      const state = directory.table(tableId)?.state;
      return state === undefined ? (directory.others.get(tableId)?.invitation ?? null) : invitationTo(state);
    },
    listed: (tableId) => directory.listed(tableId),
    create: (owner, body) => (shared ?? directory).create(owner, body),
    play: async (owner, stakes) =>
      (shared ?? directory).play(owner, stakes, (await players.seatWait(owner.userId)) !== null),
    isInGame: (userId) => playsHere(directory, userId) || (shared?.remote.isInGame(userId) ?? false),
    cardChanged(card) {
      const table = directory.tableOf(card.userId);
      if (table) table.dispatch({ type: "cards_changed", cards: [card] });
      else shared?.cardChanged(card);
    },
    dismiss(userId) {
      const table = directory.tableOf(userId);
      if (table) table.dispatch({ type: "leave", userId });
      else shared?.dismiss(userId);
    },
    stats: () => statsOf(directory, settlements, counters),
    async close() {
      isClosing = true;
      await shared?.handOver();
      directory.close();
      await settlements.drain();
    },
  };
}

function playsHere(directory: Directory, userId: string): boolean {
  const state = directory.tableOf(userId)?.state;
  if (state === undefined || !isInGame(state)) return false;
  return (personOf(state, userId)?.character ?? null) !== null;
}

function statsOf(directory: Directory, settlements: SettlementQueue, counters: TableCounters): TablesStats {
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
