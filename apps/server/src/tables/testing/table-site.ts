// A whole site without network, database or real time: the real hub and the real tables over fake books. For tests.
import { actionsChannel, gameChannel, lobbyChannel } from "@fitil/contracts";
import type { CreateTable, HeldSeat } from "@fitil/contracts";
import { createHub, systemChance } from "@fitil/realtime";
import type { Hub } from "@fitil/realtime";
import type { PlayedGame } from "../../ports/games.ts";
import type { Clock } from "../../ports/process.ts";
import { createTables } from "../index.ts";
import type { Neighbours, Tables } from "../index.ts";
import type { Created, TableOwner } from "../new-table.ts";
import { FakeLedger } from "./fake-ledger.ts";
import { FakePlayers } from "./fake-players.ts";
import { RawClient } from "./raw-client.ts";

/** Time that a test moves; the testkit's virtual clock has this shape. */
export interface DrivenClock extends Clock {
  advance(ms: number): Promise<void>;
  pending(): number;
}

/** Tables of a site that is one process: it answers at once. */
interface LocalTables extends Tables {
  heldSeat(userId: string): HeldSeat;
  create(owner: TableOwner, body: unknown): Created;
  isInGame(userId: string): boolean;
}

/** Everything is answered at once, and as often as a test likes. */
const LIMITS = {
  windowMs: 0,
  receiptMs: 0,
  pingIntervalMs: 0,
  publishesPerSecond: 1e9,
  publishBurst: 1e9,
  commandsPerSecond: 1e9,
  commandBurst: 1e9,
};

/** The site under test. */
export interface Site {
  readonly clock: DrivenClock;
  readonly hub: Hub;
  readonly tables: LocalTables;
  readonly ledger: FakeLedger;
  readonly players: FakePlayers;
  /** Games that were played to their end. */
  readonly kept: PlayedGame[];
  /** Warnings and errors that were logged. */
  readonly logged: string[];
  /** Whatever a hook threw. */
  readonly faults: unknown[];
  /** Makes a table, or throws. */
  table(body?: Partial<CreateTable>, ownerId?: string): string;
  /** A connected person with an account. */
  person(userId: string): Promise<RawClient>;
  /** A connected person who sits at the table and watches its game. */
  guest(userId: string, roomId: string): Promise<Guest>;
}

/** Somebody at one table. */
export interface Guest {
  readonly client: RawClient;
  readonly lobby: string;
  readonly game: string;
  /** Publishes an action; resolves with the error code, 0 when it was taken. */
  act(action: Record<string, unknown>): Promise<number>;
  select(characterId: number, eyeVariant?: number): Promise<number>;
}

/** Somebody with an account of their own, as tables are made by. */
export function member(userId: string): { readonly userId: string; readonly isGuest: boolean } {
  return { userId, isGuest: false };
}

/** What several processes of a site have in common, and what is one's own. */
interface SharedParts {
  readonly ledger: FakeLedger;
  readonly players: FakePlayers;
  readonly neighbours: Neighbours;
  /** Begins the ids of its tables and games. */
  readonly name: string;
  /** Lets time pass until a reply is there: a yes waits to be written down. */
  readonly meanwhile?: <T>(reply: Promise<T>) => Promise<T>;
}

/** Opens a site. `seedByte` changes the boards; `shared`: one process of several. */
export function openSite(clock: DrivenClock, seedByte = 7, shared?: SharedParts): Site {
  const { ledger, players, neighbours, name, meanwhile } = {
    ledger: new FakeLedger(),
    players: new FakePlayers(),
    neighbours: null,
    name: "",
    meanwhile: undefined,
    ...shared,
  };
  const kept: PlayedGame[] = [];
  const logged: string[] = [];
  const faults: unknown[] = [];
  let rooms = 0;
  let games = 0;
  let draws = seedByte;
  const tables = createTables({
    steadyClock: clock,
    ledger,
    players,
    archive: { keep: (game) => void kept.push(game) },
    random: { bytes: (length) => Uint8Array.from({ length }, (_, index) => (draws++ * 31 + index) & 255) },
    ids: {
      roomId: () => `${name}room${String(++rooms).padStart(4, "0")}`,
      gameId: () => `${name}game${++games}`,
    },
    neighbours,
    log: {
      info: () => {},
      warn: (_fields, message) => void logged.push(message),
      error: (_fields, message) => void logged.push(message),
    },
  }) as LocalTables;
  const hub = createHub({
    clock,
    chance: systemChance(),
    limits: LIMITS,
    hooks: {
      subscribe: (client, channel) => tables.channels.subscribe(client, channel),
      publish: (client, channel, data) => tables.channels.publish(client, channel, data),
      unsubscribed: (client, channel, why) => tables.channels.unsubscribed(client, channel, why),
      connected: (client) => tables.connected(client),
      disconnected: (client) => tables.disconnected(client),
      authenticate: (token) => ({ ok: true, userId: token, data: tables.heldSeat(token) }),
      failed: (error) => void faults.push(error),
    },
  });
  tables.attach(hub);
  const person = async (userId: string) => {
    await ledger.open(userId);
    const client = new RawClient(hub, userId, meanwhile);
    await client.connect();
    return client;
  };
  return {
    clock,
    hub,
    tables,
    ledger,
    players,
    kept,
    logged,
    faults,
    person,
    table(body = {}, ownerId = "owner") {
      const created = tables.create(member(ownerId), { stakes: 0, ...body });
      if (!created.ok) throw new Error(created.code);
      return created.id;
    },
    async guest(userId, roomId) {
      const client = await person(userId);
      const guest = guestOf(client, roomId);
      const replies = [await client.subscribe(guest.lobby), await client.subscribe(guest.game)];
      const refused = replies.find((reply) => reply.error);
      if (refused) throw new Error(`${userId} was refused: ${refused.error?.message}`);
      return guest;
    },
  };
}

/** Looks at a connection as somebody at a table. */
export function guestOf(client: RawClient, roomId: string): Guest {
  const act = (action: Record<string, unknown>) => client.publish(actionsChannel(roomId), action);
  return {
    client,
    lobby: lobbyChannel(roomId),
    game: gameChannel(roomId),
    act,
    select: (characterId, eyeVariant = 1) => act({ type: "select_character", characterId, eyeVariant }),
  };
}
