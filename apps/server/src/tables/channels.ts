// The channel contract: who may subscribe to what, and what becomes of a publication. Unknown input is judged here,
// once; behind this file everything is typed.
import { LOBBY_UPDATES, gameActionCodec, lobbyListRequestSchema, parseTableChannel } from "@fitil/contracts";
import { ERRORS } from "@fitil/realtime";
import type { MaybePromise, Published, Refusal, Subscribed, UnsubscribedReason } from "@fitil/realtime";
import type { Players } from "../ports/people.ts";
import type { TableConnection } from "./deps.ts";
import type { Directory } from "./directory.ts";
import { LateJson, TAKEN, refusal } from "./hub-answers.ts";
import type { TableActor } from "./table-actor.ts";
import { isPlaying } from "./table/playing.ts";
import { personOf } from "./table/seats.ts";

const UNKNOWN_CHANNEL: Refusal = { ok: false, error: ERRORS.unknownChannel };
const PLAIN: Subscribed = { ok: true };

/** Where a person sits, over all processes of a site. */
interface Seats {
  /** They are about to sit down here: they stand up at another process's table. Null: that is done; else why not. */
  take(userId: string, tableId: string): Promise<"room/game_in_progress" | "server/internal" | null>;
  /** They were refused a place after all. */
  giveBack(userId: string, tableId: string): void;
}

/** Tables that may be another process's; null from one of these: it is this process's own by now. */
interface TablesElsewhere {
  subscribe(client: TableConnection, channel: string, tableId: string): Promise<Subscribed | Refusal | null>;
  publish(
    client: TableConnection,
    channel: string,
    wish: { readonly tableId: string; readonly data: unknown },
  ): Promise<Published | Refusal | null>;
  /** Passes a position on, as JSON that was looked at; false: nobody here knows such a table. */
  position(client: TableConnection, tableId: string, text: string): boolean;
  unsubscribed(client: TableConnection, channel: string, tableId: string): void;
}

/** What channels need where tables may be another process's. */
export interface Elsewhere {
  readonly tables: TablesElsewhere;
  readonly seats: Seats;
}

/** Judges subscriptions and publications for one directory of tables. */
export class Channels {
  readonly #directory: Directory;
  readonly #players: Pick<Players, "card" | "seatWait">;
  /** The table that somebody wanted to leave on this connection, though they may still listen to it. */
  readonly #left = new WeakMap<TableConnection, string>();
  #elsewhere: Elsewhere | null = null;

  constructor(directory: Directory, players: Pick<Players, "card" | "seatWait">) {
    this.#directory = directory;
    this.#players = players;
  }

  /** Tables may be another process's from now on. */
  reach(elsewhere: Elsewhere): void {
    this.#elsewhere = elsewhere;
  }

  /**
   * The public list is for everybody; a lobby seats the person (401 when full, 402 when they play elsewhere); a game may
   * be watched by anybody; actions cannot be listened to (103). Codes: room/not_found, room/full, room/game_in_progress.
   */
  subscribe(client: TableConnection, name: string): MaybePromise<Subscribed | Refusal> {
    if (name === LOBBY_UPDATES) return PLAIN;
    const channel = this.#directory.channel(name);
    if (!channel) return this.#subscribeElsewhere(client, name) ?? noSuchChannel(name);
    if (channel.kind === "actions") return refusal("room/permission_denied");
    if (channel.kind === "lobby") return this.#sitDown(client, channel.table);
    channel.table.dispatch({ type: "seen", userId: client.userId, clientId: client.id });
    channel.table.watched();
    return { ok: true, data: new LateJson(() => channel.table.gamePicture()) };
  }

  /** Actions go to their table, a list request to the list; state channels take nothing (103), others are unknown (102). */
  publish(client: TableConnection, name: string, data: unknown): MaybePromise<Published | Refusal> {
    const channel = this.#directory.channel(name);
    if (channel?.kind === "actions") {
      const action = gameActionCodec.decode(data);
      if (action === null) return refusal("request/bad");
      if (action.type === "player_state") return channel.table.position(client, action);
      if (action.type === "leave_room") this.#left.set(client, channel.table.spec.id);
      return channel.table.act(client, action);
    }
    if (name === LOBBY_UPDATES) {
      if (!lobbyListRequestSchema.safeParse(data).success) return refusal("request/bad");
      this.#directory.requestList();
      return TAKEN;
    }
    const parsed = parseTableChannel(name);
    if (!parsed) return UNKNOWN_CHANNEL;
    if (parsed.kind !== "game:actions") return refusal("room/permission_denied");
    return this.#publishElsewhere(client, name, { tableId: parsed.roomId, data });
  }

  /** Somebody left a lobby: by their own wish, or because their connection ended, which keeps the place (OC4). */
  unsubscribed(client: TableConnection, name: string, { kind }: Pick<UnsubscribedReason, "kind">): void {
    const channel = this.#directory.channel(name);
    if (channel === undefined) {
      const tableId = parseTableChannel(name)?.roomId;
      // The end of a connection is told once.
      if (tableId !== undefined && kind !== "disconnect")
        this.#elsewhere?.tables.unsubscribed(client, name, tableId);
      return;
    }
    if (channel?.kind === "game") channel.table.watched();
    if (channel?.kind !== "lobby") return;
    const { userId, id: clientId } = client;
    channel.table.dispatch({ type: kind === "disconnect" ? "lost" : "left_lobby", userId, clientId });
  }

  /** The connection is gone: a seat is kept for the grace (OC4). */
  lost(client: TableConnection): void {
    const { userId, id: clientId } = client;
    this.#directory.tableOf(userId)?.dispatch({ type: "lost", userId, clientId });
  }

  /** Did this person want to leave the table on this very connection? Whoever goes on with it does not seat them again. */
  hasLeft(client: TableConnection, tableId: string): boolean {
    return this.#left.get(client) === tableId;
  }

  /** Null: there is nowhere else to look. */
  #subscribeElsewhere(client: TableConnection, name: string): Promise<Subscribed | Refusal> | null {
    const parsed = parseTableChannel(name);
    if (this.#elsewhere === null || parsed === null || parsed.kind === "game:actions") return null;
    const { roomId, kind } = parsed;
    return this.#elsewhere.tables.subscribe(client, name, roomId).then((answer) => {
      if (answer?.ok === true && kind === "lobby:state") this.#left.delete(client);
      // The table is this process's by now; the connection may be gone, and its person here on a newer one.
      return answer ?? (client.open ? this.subscribe(client, name) : refusal("room/permission_denied"));
    });
  }

  /** PERF: a position is passed on at once, without a promise. */
  #publishElsewhere(
    client: TableConnection,
    name: string,
    wish: { readonly tableId: string; readonly data: unknown },
  ): MaybePromise<Published | Refusal> {
    const tables = this.#elsewhere?.tables;
    if (tables === undefined) return refusal("room/not_found");
    const action = gameActionCodec.decode(wish.data);
    if (action === null) return refusal("request/bad");
    if (action.type === "player_state" && tables.position(client, wish.tableId, JSON.stringify(action)))
      return TAKEN;
    if (action.type === "leave_room") this.#left.set(client, wish.tableId);
    return tables
      .publish(client, name, wish)
      .then((answer) => answer ?? this.publish(client, name, wish.data));
  }

  async #sitDown(client: TableConnection, table: TableActor): Promise<Subscribed | Refusal> {
    const { userId } = client;
    const [card, wait] = await Promise.all([this.#players.card(userId), this.#players.seatWait(userId)]);
    if (!card) return refusal("auth/unauthorized");
    // The table may have closed and the connection gone while the card was fetched.
    if (!client.open) return refusal("room/permission_denied");
    if (this.#directory.table(table.spec.id) !== table) return refusal("room/not_found");
    const before = this.#directory.tableOf(userId);
    if (before && before !== table && isPlaying(before.state, personOf(before.state, userId)))
      return refusal("room/game_in_progress");
    const elsewhere = this.#elsewhere;
    if (elsewhere !== null) {
      const barred = await elsewhere.seats.take(userId, table.spec.id);
      if (barred !== null) return refusal(barred);
    }
    const refused = client.open
      ? table.dispatch({ type: "arrive", card, clientId: client.id, waitMs: wait?.leftMs ?? 0 })
      : "room/permission_denied";
    if (refused !== null) {
      // Whoever sits here from before keeps the seat: forgotten, it would let them sit at two tables.
      if (personOf(table.state, userId) === undefined) elsewhere?.seats.giveBack(userId, table.spec.id);
      return refusal(refused);
    }
    this.#directory.seated(userId, table);
    this.#left.delete(client);
    // Whoever is told that they sit here does so in the next process's eyes, too.
    if ((await table.whenWritten()) === false) return refusal("server/internal");
    return { ok: true, data: new LateJson(() => table.lobbyPicture()) };
  }
}

/** A well-formed channel of a table that is not here, or something that never was a channel. */
function noSuchChannel(name: string): Refusal {
  const parsed = parseTableChannel(name);
  if (!parsed) return UNKNOWN_CHANNEL;
  return refusal(parsed.kind === "game:actions" ? "room/permission_denied" : "room/not_found");
}
