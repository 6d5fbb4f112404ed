// Our server as the generator meets it: tables made over HTTP, players sat down over the real-time protocol, games started by
// `start_game`; raw clients write and read the very lines the `centrifuge` client does, and the probes are `centrifuge` clients.
import { Centrifuge, type PublicationContext } from "centrifuge";
import { WebSocket } from "ws";
import { connectionTokensOf, personSession } from "./fitil-people.ts";
import { mustBeTaken, openRawCentrifuge } from "./centrifuge-client.ts";
import { COUNT_MARK, textTemplate } from "./frames.ts";
import type { SiteTask } from "./task.ts";
import {
  bombJson,
  type Driver,
  type DriverContext,
  inGroups,
  wordJson,
  ProbeSeat,
  RawSeat,
  type Seat,
  walkerName,
} from "./seat.ts";

const IDS = [1, 2, 3, 4] as const;

/** What a run of ours has besides the context. */
interface FitilOptions {
  readonly dataDir: string;
  /** Clients take numeric channel ids, as the real client does. */
  readonly numericIds: boolean;
  /** Several processes, or one. */
  readonly site: SiteTask | null;
}

/** Somebody at a table whose game has not started yet. */
interface Seated {
  /** Publishes an action and resolves with whether it was taken. */
  act(action: object): Promise<boolean>;
  /** Resolves with the seat when the game has started. */
  readonly playing: Promise<Seat>;
}

/** Clients of our server. */
export function createFitilDriver(context: DriverContext, options: FitilOptions): Driver {
  const tokens = connectionTokensOf(options.dataDir);
  const sit = async (roomId: string, table: number, id: number): Promise<Seated> => {
    const person = table * IDS.length + id - 1;
    const token = await tokens.sign(personSession(person));
    const url = realtimeUrl(siteAddress(context, options.site, { table, person }));
    const place = { roomId, table, id, token, url, address: forwardedFor(person) };
    const seated =
      table < context.probeTables ? await sitProbe(context, place) : await sitRaw(context, options, place);
    if (!(await seated.act({ type: "select_character", characterId: id, eyeVariant: 1 }))) {
      throw new Error(`character ${id} of table ${table} was refused`);
    }
    return seated;
  };
  return {
    async open() {
      const rooms = await makeTables(context, options.site);
      const tables = await inGroups(context.tables, 10, async (table) => {
        const seated: Seated[] = [];
        for (const id of IDS) seated.push(await sit(rooms[table] as string, table, id));
        return seated;
      });
      // Everybody sits first, so that all games are young when the measuring starts.
      await context.seated();
      return inGroups(context.tables, context.tables, async (table) => {
        const seated = tables[table] as Seated[];
        // Several processes may say that they do not know for sure: then the start itself tells.
        if ((await seated[0]?.act({ type: "start_game" })) !== true && options.site === null)
          throw new Error(`table ${table} did not start`);
        return Promise.all(seated.map((one) => one.playing));
      });
    },
  };
}

/** Every person calls from a network of their own, as they would through a trusted proxy. */
function forwardedFor(person: number): string {
  return `10.${(person >> 16) & 0xff}.${(person >> 8) & 0xff}.${person & 0xff}`;
}

/** Where somebody dials; `person` null: where the table is made. */
function siteAddress(
  { address }: DriverContext,
  site: SiteTask | null,
  { table, person }: { table: number; person: number | null },
): string {
  if (site === null) return address;
  const { addresses, isPlaced } = site;
  // As good as any chance, and the same in each run.
  const at = isPlaced || person === null ? table : Math.imul(person + 1, 0x9e37_79b1) >>> 16;
  return addresses[at % addresses.length]!;
}

/** Everybody who plays character 1 opens the table, by the session that was put into the data folder. */
async function makeTables(context: DriverContext, site: SiteTask | null): Promise<string[]> {
  return inGroups(context.tables, 10, async (table) => {
    const owner = table * IDS.length;
    const address = siteAddress(context, site, { table, person: null });
    const { sessionId } = personSession(owner);
    const { token } = (await call<{ token: string }>(`${address}/api/auth/token`, owner, null, sessionId))
      .body;
    return (await call<{ id: string }>(`${address}/api/rooms`, owner, { stakes: 0 }, token)).body.id;
  });
}

async function call<Body = unknown>(
  url: string,
  person: number,
  body: object | null,
  bearer?: string,
): Promise<{ body: Body; headers: Headers }> {
  const response = await fetch(url, {
    method: body === null ? "GET" : "POST",
    headers: {
      "x-forwarded-for": forwardedFor(person),
      origin: new URL(url).origin,
      ...(body === null ? {} : { "content-type": "application/json" }),
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    },
    ...(body === null ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return { body: (await response.json()) as Body, headers: response.headers };
}

interface Place {
  readonly roomId: string;
  readonly table: number;
  readonly id: number;
  readonly token: string;
  /** Of the real-time line. */
  readonly url: string;
  readonly address: string;
}

async function sitRaw(context: DriverContext, options: FitilOptions, place: Place): Promise<Seated> {
  const { roomId, id } = place;
  const started = Promise.withResolvers<void>();
  const { client, command } = await openRawCentrifuge(
    { url: place.url, headers: `X-Forwarded-For: ${place.address}\r\n` },
    context.tally,
    (text) => {
      if (text.includes('"type":"game_started"')) started.resolve();
    },
  );
  const flag = options.numericIds ? { flag: 1 } : {};
  mustBeTaken(
    await Promise.all([
      command({ connect: { token: place.token, name: "js" } }),
      command({ subscribe: { channel: `lobby:state:${roomId}`, ...flag } }),
      command({ subscribe: { channel: `game:state:${roomId}`, ...flag } }),
    ]),
  );
  const publication = (data: string): string =>
    `{"publish":{"channel":"game:actions:${roomId}","data":${data}},"id":${COUNT_MARK}}`;
  return {
    act: async (action) => {
      const reply = await command({ publish: { channel: `game:actions:${roomId}`, data: action } });
      return reply.error === undefined;
    },
    playing: started.promise.then(() => {
      client.goLean();
      return new RawSeat(client, id, context.saying, {
        position: (stop) => textTemplate(publication(wordJson(id, stop, context.saying, COUNT_MARK))),
        bomb: (stop) => textTemplate(publication(bombJson(stop))),
      });
    }),
  };
}

async function sitProbe(context: DriverContext, place: Place): Promise<Seated> {
  const { roomId, table, id } = place;
  class ForwardedWebSocket extends WebSocket {
    constructor(url: string | URL) {
      super(url, { perMessageDeflate: false, headers: { "x-forwarded-for": place.address } });
    }
  }
  const client = new Centrifuge(place.url, { token: place.token, websocket: ForwardedWebSocket });
  const started = Promise.withResolvers<void>();
  const lobby = client.newSubscription(`lobby:state:${roomId}`);
  const game = client.newSubscription(`game:state:${roomId}`);
  const fault = (): void => {
    context.tally.faults++;
  };
  game.on("publication", ({ data }: PublicationContext) => {
    const event = data as { type: string; id: number; x: number; y: number; orientation: string };
    if (event.type === "game_started") started.resolve();
    if (event.type !== "player_state") return;
    context.heard();
    context.latency.heard(walkerName(table, event.id), event);
  });
  client.on("message", ({ data }: { data: { corrected?: boolean } }) => {
    if (data.corrected === true) fault();
  });
  lobby.subscribe();
  game.subscribe();
  client.connect();
  await Promise.all([lobby.ready(), game.ready()]);
  const channel = `game:actions:${roomId}`;
  const publish = (data: object): void => void client.publish(channel, data).catch(fault);
  return {
    act: (action) =>
      client.publish(channel, action).then(
        () => true,
        () => false,
      ),
    playing: started.promise.then(
      () =>
        new ProbeSeat({ table, id }, context, {
          position: (stop, seq) =>
            publish(JSON.parse(wordJson(id, stop, context.saying, String(seq))) as object),
          bomb: ({ x, y }) => publish({ type: "place_bomb", x, y }),
          leave: () => client.disconnect(),
        }),
    ),
  };
}

function realtimeUrl(address: string): string {
  return `${address.replace("http", "ws")}/ws`;
}
