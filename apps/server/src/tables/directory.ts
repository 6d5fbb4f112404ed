// All tables of this process: making them, finding them, and who sits where. One person sits at one table.
// Of other processes' tables it knows the rows alone.
import {
  MAX_OPEN_TABLES,
  MAX_PLAYERS,
  actionsChannel,
  compareTables,
  createTableSchema,
  gameChannel,
  lobbyChannel,
} from "@fitil/contracts";
import type { HeldSeat, TableSummary, Stake } from "@fitil/contracts";
import type { MaybePromise } from "@fitil/realtime";
import type { Clock } from "../ports/process.ts";
import { writtenTableOf, rowOf } from "./checkpoint/written-table.ts";
import { ListUpdates } from "./list-updates.ts";
import type { Neighbours, TableRow } from "./neighbours.ts";
import { RemoteRows } from "./remote-rows.ts";
import { cleanTableName, codeOfIssues, defaultTableName } from "./new-table.ts";
import type { Created, TableOwner } from "./new-table.ts";
import { TableActor } from "./table-actor.ts";
import type { TableDeps } from "./table-actor.ts";
import { characterOf } from "./table/lobby.ts";
import { personOf } from "./table/seats.ts";
import { emptyTable } from "./table/state.ts";
import type { TableSpec, TableState } from "./table/state.ts";

/** A table's channel: which of the three, and whose. */
export interface TableChannel {
  readonly kind: "lobby" | "game" | "actions";
  readonly table: TableActor;
}

/** The tables of this process. */
export class Directory {
  readonly #deps: TableDeps;
  readonly #list: ListUpdates;
  readonly #tables = new Map<string, TableActor>();
  readonly #channels = new Map<string, TableChannel>();
  /** Where each person sits. */
  readonly #seats = new Map<string, TableActor>();
  /** Tables of other processes. */
  readonly others = new RemoteRows();
  #closed = false;

  constructor(deps: Omit<TableDeps, "changed" | "gone" | "deserted">) {
    this.#list = new ListUpdates({
      clock: deps.tableClock,
      publisher: deps.publisher,
      rooms: () => this.list(),
    });
    this.#deps = {
      ...deps,
      changed: () => this.#list.changed(),
      gone: (userId, tableId) => {
        if (this.#seats.get(userId)?.spec.id === tableId) this.#seats.delete(userId);
        // A seat too many in the register does no harm: whoever asks by it asks the table itself.
        deps.neighbours?.people.leaveSeat(userId, tableId).catch(() => undefined);
      },
      deserted: (tableId) => this.#remove(tableId),
    };
  }

  /** The table a channel belongs to. PERF: one look-up, on the hot path. */
  channel(name: string): TableChannel | undefined {
    return this.#channels.get(name);
  }

  /** The open table of this id. */
  table(id: string): TableActor | undefined {
    return this.#tables.get(id);
  }

  /** Every open table. */
  all(): IterableIterator<TableActor> {
    return this.#tables.values();
  }

  /** Where this person sits. */
  tableOf(userId: string): TableActor | undefined {
    return this.#seats.get(userId);
  }

  /** Notes that a person has sat down here; they stand up where they sat before. */
  seated(userId: string, table: TableActor): void {
    const before = this.#seats.get(userId);
    this.#seats.set(userId, table);
    if (before && before !== table) before.dispatch({ type: "leave", userId });
  }

  /** The seat that is still a person's at a table of this process, or null (OC4). */
  heldSeat(userId: string): HeldSeat {
    const state = this.tableOf(userId)?.state;
    if (!state || !personOf(state, userId)) return null;
    return { roomId: state.spec.id, characterId: characterOf(state, userId) };
  }

  /** Public tables in LB7 order (LB8: private ones are not listed). */
  list(): TableSummary[] {
    const rooms: TableSummary[] = [];
    for (const table of this.#tables.values()) if (!table.spec.isPrivate) rooms.push(table.summary());
    for (const { isPrivate, room } of this.others.all()) if (!isPrivate) rooms.push(room);
    return rooms.sort(compareTables);
  }

  /** One of them, and what its link tells; null: there is none, or it is private. */
  listed(id: string): Pick<TableRow, "room" | "invitation"> | null {
    const table = this.#tables.get(id);
    const row = table === undefined ? this.others.get(id) : rowOf(table);
    return row === undefined || row.isPrivate ? null : row;
  }

  /** A table of another process's has changed. */
  listChanged(): void {
    this.#list.changed();
  }

  /** Somebody asked for the list. */
  requestList(): void {
    this.#list.request();
  }

  /** Makes a table from an unchecked body (LB1); a guest's has no stake (GU1). */
  create({ userId, isGuest }: TableOwner, body: unknown): MaybePromise<Created> {
    if (this.#closed) return { ok: false, code: "server/shutting_down" };
    const parsed = createTableSchema.safeParse(body);
    if (!parsed.success) return { ok: false, code: codeOfIssues(parsed.error.issues) };
    if (isGuest && parsed.data.stakes > 0) return { ok: false, code: "user/guest" };
    const { name: given = "", stakes, isPrivate = false } = parsed.data;
    return this.#open({ userId, name: cleanTableName(given), stakes, isPrivate, isQuick: false });
  }

  /**
   * A public table of this stake with a place, in the lobby: the fullest first, else a new one (QP1). A table where nobody is counts
   * only where bots would come, and is the only kind for whoever has to wait (SN4). Codes: user/guest, rooms/too_many_tables,
   * server/shutting_down.
   */
  play({ userId, isGuest }: TableOwner, stakes: Stake, mustWait = false): MaybePromise<Created> {
    if (this.#closed) return { ok: false, code: "server/shutting_down" };
    if (isGuest && stakes > 0) return { ok: false, code: "user/guest" };
    let best: string | null = null;
    let most = -1;
    for (const { room, isPrivate, isQuick, present } of this.#rows()) {
      const { playerCount, isGameInProgress } = room;
      if (isPrivate || isGameInProgress || room.stakes !== stakes || playerCount >= MAX_PLAYERS) continue;
      if ((present === 0 && !isQuick) || present <= most || (mustWait && present > 0)) continue;
      best = room.id;
      most = present;
    }
    if (best !== null) return { ok: true, id: best };
    return this.#open({ userId, name: "", stakes, isPrivate: false, isQuick: stakes === 0 });
  }

  #open(wanted: Omit<TableSpec, "id" | "ownerId"> & { readonly userId: string }): MaybePromise<Created> {
    const { userId, stakes, isPrivate, isQuick } = wanted;
    const all = [...this.#rows()];
    const mine = all.filter(({ ownerId }) => ownerId === userId);
    if (mine.length >= MAX_OPEN_TABLES) return { ok: false, code: "rooms/too_many_tables" };
    const name =
      wanted.name === "" ? defaultTableName(new Set(all.map(({ room }) => room.name))) : wanted.name;
    const id = this.#deps.ids.roomId();
    const spec = { id, name, stakes, isPrivate, isQuick, ownerId: userId };
    const table = new TableActor(emptyTable(spec, this.#deps.tableClock.now()), this.#deps);
    const { neighbours } = this.#deps;
    if (neighbours) return this.#enter(table, neighbours);
    this.#install(table);
    return { ok: true, id };
  }

  /** A new table is one when all processes know it. */
  async #enter(table: TableActor, neighbours: Pick<Neighbours, "create" | "drop">): Promise<Created> {
    const { id } = table.spec;
    // A register that does not answer has no room for a table.
    const isEntered = await neighbours.create(id, writtenTableOf(table)).catch(() => false);
    if (!isEntered) {
      table.stop();
      return { ok: false, code: "server/busy" };
    }
    if (!this.#tables.has(id)) this.#install(table);
    return { ok: true, id };
  }

  /** Goes on with a table as it was written down; `at`: the moment on its own clock. Its people sit here now. */
  goOn(state: TableState, at: number): TableActor {
    const tableClock = goingOnFrom(at, this.#deps.tableClock);
    const table = new TableActor(state, { ...this.#deps, tableClock });
    this.#install(table);
    for (const { userId } of state.people) this.#seats.set(userId, table);
    return table;
  }

  /** Another process goes on with a table: here it stops without a word. */
  letGo(id: string): void {
    const table = this.#tables.get(id);
    if (!table) return;
    table.stop();
    this.#forget(id);
    for (const [userId, seat] of this.#seats) if (seat === table) this.#seats.delete(userId);
    this.#list.changed();
  }

  #install(table: TableActor): void {
    const { id } = table.spec;
    this.#tables.set(id, table);
    this.#channels.set(lobbyChannel(id), { kind: "lobby", table });
    this.#channels.set(gameChannel(id), { kind: "game", table });
    this.#channels.set(actionsChannel(id), { kind: "actions", table });
    this.#list.changed();
  }

  /** Closes every table and takes no new one. The books are the settlements' business. */
  close(): void {
    this.#closed = true;
    for (const id of this.#tables.keys()) this.#remove(id);
    this.#list.close();
  }

  #remove(id: string): void {
    const table = this.#tables.get(id);
    if (!table) return;
    this.#forget(id);
    table.dispatch({ type: "close" });
    this.#deps.neighbours?.drop(id);
    if (!this.#closed) this.#deps.publisher.tableClosed(id);
    this.#list.changed();
  }

  #forget(id: string): void {
    this.#tables.delete(id);
    for (const channel of [lobbyChannel(id), gameChannel(id), actionsChannel(id)])
      this.#channels.delete(channel);
    this.#deps.checkpointer?.forget(id);
  }

  /** Every table of the site. */
  *#rows(): Generator<TableRow> {
    for (const table of this.#tables.values()) yield rowOf(table);
    yield* this.others.all();
  }
}

/** A clock that says `at` now and goes on as `clock` does. */
function goingOnFrom(at: number, clock: Clock): Clock {
  const behind = at - clock.now();
  return { now: () => clock.now() + behind, after: (delayMs, task) => clock.after(delayMs, task) };
}
