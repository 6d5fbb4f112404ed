// All tables of this process: making them, finding them, and who sits where. One person sits at one table.
// The seam for many processes: whatever asks "where is this table" asks here.
import {
  MAX_OPEN_TABLES,
  actionsChannel,
  compareRooms,
  createRoomSchema,
  gameChannel,
  lobbyChannel,
} from "@fitil/contracts";
import type { Code, RoomSummary } from "@fitil/contracts";
import type { Account } from "../ports.ts";
import { ListUpdates } from "./list-updates.ts";
import { cleanRoomName, defaultRoomName } from "./room-name.ts";
import { Table } from "./table.ts";
import type { TableDeps } from "./table-deps.ts";

/** Whoever makes a table. */
export type TableOwner = Pick<Account, "userId" | "isGuest">;

/** A made table, or why there is none. */
export type Created =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly code: Code };

/** A table's channel: which of the three, and whose. */
export interface TableChannel {
  readonly kind: "lobby" | "game" | "actions";
  readonly table: Table;
}

/** The tables of this process. */
export class Directory {
  readonly #deps: TableDeps;
  readonly #list: ListUpdates;
  readonly #tables = new Map<string, Table>();
  readonly #channels = new Map<string, TableChannel>();
  /** Where each person sits. */
  readonly #seats = new Map<string, Table>();
  #closed = false;

  constructor(deps: Omit<TableDeps, "changed" | "gone" | "empty">) {
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
      empty: (tableId) => this.#remove(tableId),
    };
  }

  /** The table a channel belongs to. PERF: one look-up, on the hot path. */
  channel(name: string): TableChannel | undefined {
    return this.#channels.get(name);
  }

  /** The open table of this id. */
  table(id: string): Table | undefined {
    return this.#tables.get(id);
  }

  /** Every open table. */
  all(): IterableIterator<Table> {
    return this.#tables.values();
  }

  /** Where this person sits. */
  tableOf(userId: string): Table | undefined {
    return this.#seats.get(userId);
  }

  /** Notes that a person has sat down here; they stand up where they sat before. */
  seated(userId: string, table: Table): void {
    const before = this.#seats.get(userId);
    this.#seats.set(userId, table);
    if (before && before !== table) before.leave(userId);
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
    const mine = [...this.#tables.values()].filter((table) => table.spec.ownerId === userId);
    if (mine.length >= MAX_OPEN_TABLES) return { ok: false, code: "rooms/too_many_tables" };
    const given = cleanRoomName(parsed.data.name ?? "");
    const name = given === "" ? defaultRoomName(this.#names()) : given;
    const id = this.#deps.ids.roomId();
    const isPrivate = parsed.data.isPrivate ?? false;
    const table = new Table({ id, name, stakes: parsed.data.stakes, isPrivate, ownerId: userId }, this.#deps);
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
    table.close();
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
