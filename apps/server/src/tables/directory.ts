// All tables of this process: making them, finding them, and who sits where. One person sits at one table.
// The seam for many processes: whatever asks "where is this table" asks here.
import {
  MAX_OPEN_TABLES,
  MAX_PLAYERS,
  actionsChannel,
  compareRooms,
  createRoomSchema,
  gameChannel,
  lobbyChannel,
} from "@fitil/contracts";
import type { Code, RoomSummary, Stake } from "@fitil/contracts";
import type { Account } from "../ports.ts";
import { ListUpdates } from "./list-updates.ts";
import { cleanRoomName, defaultRoomName } from "./room-name.ts";
import { TableActor } from "./table-actor.ts";
import type { TableDeps } from "./table-actor.ts";
import { newTable } from "./table/state.ts";
import type { TableSpec } from "./table/state.ts";

/** Whoever makes a table. */
export type TableOwner = Pick<Account, "userId" | "isGuest">;

/** A made table, or why there is none. */
export type Created =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly code: Code };

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
  #closed = false;

  constructor(deps: Omit<TableDeps, "changed" | "gone" | "deserted">) {
    this.#list = new ListUpdates({
      clock: deps.clock,
      outlet: deps.outlet,
      rooms: () => this.list(),
    });
    this.#deps = {
      ...deps,
      changed: () => this.#list.changed(),
      gone: (userId, tableId) => {
        if (this.#seats.get(userId)?.spec.id === tableId) this.#seats.delete(userId);
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

  /** Public tables in LB7 order (LB8: private ones are not listed). */
  list(): RoomSummary[] {
    const rooms: RoomSummary[] = [];
    for (const table of this.#tables.values()) if (!table.spec.isPrivate) rooms.push(table.summary());
    return rooms.sort(compareRooms);
  }

  /** Somebody asked for the list. */
  requestList(): void {
    this.#list.request();
  }

  /** Makes a table from an unchecked body (LB1); a guest's has no stake (GU1). */
  create({ userId, isGuest }: TableOwner, body: unknown): Created {
    if (this.#closed) return { ok: false, code: "server/shutting_down" };
    const parsed = createRoomSchema.safeParse(body);
    if (!parsed.success) return { ok: false, code: codeOf(parsed.error.issues) };
    if (isGuest && parsed.data.stakes > 0) return { ok: false, code: "user/guest" };
    const { name: given = "", stakes, isPrivate = false } = parsed.data;
    return this.#open({ userId, name: cleanRoomName(given), stakes, isPrivate, isQuick: false });
  }

  /**
   * A public table of this stake with a place, in the lobby: the fullest first, else a new one (QP1). A table where nobody is counts
   * only where bots would come. Codes: user/guest, rooms/too_many_tables, server/shutting_down.
   */
  play({ userId, isGuest }: TableOwner, stakes: Stake): Created {
    if (this.#closed) return { ok: false, code: "server/shutting_down" };
    if (isGuest && stakes > 0) return { ok: false, code: "user/guest" };
    let best: TableActor | null = null;
    let most = -1;
    for (const table of this.#tables.values()) {
      const { playerCount, isGameInProgress } = table.summary();
      const { isPrivate, isQuick } = table.spec;
      if (isPrivate || isGameInProgress || table.spec.stakes !== stakes || playerCount >= MAX_PLAYERS)
        continue;
      // Whoever has lost the line is no company.
      const present = table.state.people.filter(({ away }) => !away).length;
      if ((present === 0 && !isQuick) || present <= most) continue;
      best = table;
      most = present;
    }
    if (best !== null) return { ok: true, id: best.spec.id };
    return this.#open({ userId, name: "", stakes, isPrivate: false, isQuick: stakes === 0 });
  }

  #open(wanted: Omit<TableSpec, "id" | "ownerId"> & { readonly userId: string }): Created {
    const { userId, stakes, isPrivate, isQuick } = wanted;
    const mine = [...this.#tables.values()].filter((table) => table.spec.ownerId === userId);
    if (mine.length >= MAX_OPEN_TABLES) return { ok: false, code: "rooms/too_many_tables" };
    const name = wanted.name === "" ? defaultRoomName(this.#names()) : wanted.name;
    const id = this.#deps.ids.roomId();
    const spec = { id, name, stakes, isPrivate, isQuick, ownerId: userId };
    const table = new TableActor(newTable(spec, this.#deps.clock.now()), this.#deps);
    this.#tables.set(id, table);
    this.#channels.set(lobbyChannel(id), { kind: "lobby", table });
    this.#channels.set(gameChannel(id), { kind: "game", table });
    this.#channels.set(actionsChannel(id), { kind: "actions", table });
    this.#list.changed();
    return { ok: true, id };
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
    this.#tables.delete(id);
    for (const channel of [lobbyChannel(id), gameChannel(id), actionsChannel(id)])
      this.#channels.delete(channel);
    table.dispatch({ type: "close" });
    if (!this.#closed) this.#deps.outlet.tableClosed(id);
    this.#list.changed();
  }

  #names(): Set<string> {
    return new Set([...this.#tables.values()].map((table) => table.spec.name));
  }
}

/** Which rule of LB1 a body breaks; the stake is looked at first. */
function codeOf(issues: readonly { readonly path: readonly PropertyKey[] }[]): Code {
  const fields = issues.map((issue) => issue.path[0]);
  if (fields.includes("stakes")) return "rooms/bad_stake";
  return fields.includes("name") ? "rooms/bad_name" : "request/bad";
}
