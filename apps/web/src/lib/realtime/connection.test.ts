// The line, with the real protocol client on a socket that answers by script.
import { settle, VirtualClock } from "@fitil/testkit";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Result } from "../http/http.ts";
import { memoryStorage, STORED } from "../device/storage.ts";
import { createConnection } from "./connection.ts";

type Command = { id: number } & Record<string, unknown>;

/** A WebSocket without a network: `sockets` holds every one that was opened. */
class ScriptedSocket extends EventTarget {
  static sockets: ScriptedSocket[] = [];
  readonly sent: Command[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  readyState = 1;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    ScriptedSocket.sockets.push(this);
    queueMicrotask(() => this.onopen?.());
  }

  send(frame: string): void {
    for (const line of frame.split("\n")) this.sent.push(JSON.parse(line) as Command);
  }

  close(): void {
    this.readyState = 3;
  }

  receive(reply: object): void {
    this.dispatchEvent(new Event("message"));
    this.onmessage?.({ data: JSON.stringify(reply) });
  }

  /** The last command of this kind. */
  command(kind: string): Command | undefined {
    return this.sent.findLast((command) => kind in command);
  }
}

const socket = () => ScriptedSocket.sockets.at(-1) as ScriptedSocket;

const REFUSED: Result<never> = {
  ok: false,
  failure: { status: 401, code: "auth/unauthorized", message: null, retryAfterMs: null, body: null },
};
const SESSION_ENDED = { code: 3500, reason: "session ended" };

async function setUp(heldSeat: unknown = null) {
  const clock = new VirtualClock();
  const storage = memoryStorage();
  let asked = 0;
  let ended = 0;
  let signedOut = false;
  const line = createConnection({
    origin: "http://a.b",
    clock,
    storage,
    token: () => {
      asked += 1;
      return Promise.resolve(signedOut ? REFUSED : { ok: true, value: { token: `jwt ${asked}` } });
    },
    onSessionEnded: () => void (ended += 1),
  });
  const answerConnect = async () => {
    await settle();
    const id = socket().command("connect")?.id;
    socket().receive({ id, connect: { client: "c1", version: "1", ping: 5, pong: true, data: heldSeat } });
    await settle();
  };
  line.connect();
  await answerConnect();
  const counts = () => ({ asked, ended });
  return { line, clock, storage, answerConnect, counts, signOut: () => void (signedOut = true) };
}

beforeEach(() => {
  ScriptedSocket.sockets = [];
  vi.stubGlobal("WebSocket", ScriptedSocket);
  vi.stubGlobal("EventSource", class {});
});
afterEach(() => vi.unstubAllGlobals());

describe("the line", () => {
  it("connects with the token and knows its id and the seat that is held", async () => {
    const { line, storage } = await setUp({ roomId: "room01", characterId: 3 });
    expect(socket().command("connect")?.["connect"]).toMatchObject({ token: "jwt 1" });
    expect(line.store.getState()).toEqual({
      status: "connected",
      replaced: false,
      clientId: "c1",
      heldSeat: { roomId: "room01", characterId: 3 },
    });
    expect(storage.get(STORED.clientId)).toBe("c1");
    line.disconnect();
  });

  it("[SE4] asks once who is here when its session ends, and stays away when nobody is", async () => {
    const { line, clock, counts, signOut } = await setUp();
    signOut();
    socket().onclose?.(SESSION_ENDED);
    await clock.advance(60_000);
    expect([line.store.getState().status, line.store.getState().replaced]).toEqual(["disconnected", false]);
    expect([counts(), ScriptedSocket.sockets.length]).toEqual([{ asked: 2, ended: 1 }, 1]);
  });

  it("[SE4] goes on by a new token where somebody has signed in meanwhile", async () => {
    const { line, clock, counts, answerConnect } = await setUp();
    socket().onclose?.(SESSION_ENDED);
    await clock.advance(0);
    await answerConnect();
    expect(socket().command("connect")?.["connect"]).toMatchObject({ token: "jwt 2" });
    expect([line.store.getState().status, counts()]).toEqual(["connected", { asked: 2, ended: 1 }]);
    line.disconnect();
  });

  it("[SE4] does not hurry where new tokens are refused as well, and gives up when it is told to", async () => {
    const { line, clock, counts } = await setUp();
    socket().onclose?.(SESSION_ENDED);
    for (let times = 0; times < 10; times += 1) {
      await clock.advance(0);
      await settle();
      socket().onclose?.(SESSION_ENDED);
      await clock.advance(1_000);
    }
    expect(counts().asked).toBeLessThanOrEqual(12);
    line.disconnect();
    const { asked } = counts();
    await clock.advance(60_000);
    expect(counts().asked).toBe(asked);
  });

  it.each([null, "x", {}, { roomId: 7 }])("takes %j for no held seat", async (held) => {
    const { line } = await setUp(held);
    expect(line.store.getState().heldSeat).toBeNull();
    line.disconnect();
  });

  it("hands on pictures, publications and the final refusal of a channel", async () => {
    const { line } = await setUp();
    const heard: unknown[] = [];
    line.subscribe("game:state:room01", {
      onPicture: (data) => heard.push(["picture", data]),
      onPublication: (data) => heard.push(["publication", data]),
    });
    line.subscribe("lobby:state:room01", { onEnded: (code) => heard.push(["ended", code]) });
    await settle();
    const [game, lobby] = socket().sent.filter((command) => "subscribe" in command) as [Command, Command];
    socket().receive({ id: game.id, subscribe: { data: { hello: 1 } } });
    socket().receive({ id: lobby.id, error: { code: 401, message: "room/full" } });
    socket().receive({ push: { channel: "game:state:room01", pub: { data: { type: "x" } } } });
    await settle();
    expect(heard).toEqual([
      ["picture", { hello: 1 }],
      ["ended", 401],
      ["publication", { type: "x" }],
    ]);
    line.disconnect();
  });

  it("says whether a publication was taken, and swallows the refusal (§8)", async () => {
    const { line } = await setUp();
    const taken = line.publish("game:actions:room01", { type: "start_game" });
    await settle();
    socket().receive({ id: socket().command("publish")?.id, publish: {} });
    expect(await taken).toBe(true);
    const refused = line.publish("game:actions:room01", { type: "start_game" });
    await settle();
    socket().receive({
      id: socket().command("publish")?.id,
      error: { code: 403, message: "room/not_seated" },
    });
    expect(await refused).toBe(false);
    line.disconnect();
  });

  it("keeps nothing back for later while it is down", async () => {
    const { line } = await setUp();
    line.disconnect();
    const before = socket().sent.length;
    expect(await line.publish("game:actions:room01", { type: "place_bomb" })).toBe(false);
    line.connect();
    await settle();
    expect(socket().command("publish")).toBeUndefined();
    expect(before).toBeGreaterThan(0);
    line.disconnect();
  });

  it("[4500] knows that another page took over, and can be taken back", async () => {
    const { line, answerConnect } = await setUp();
    socket().onclose?.({ code: 4500, reason: "replaced" });
    await settle();
    expect(line.store.getState()).toMatchObject({ status: "disconnected", replaced: true });
    line.connect();
    await answerConnect();
    expect(line.store.getState()).toMatchObject({ status: "connected", replaced: false });
    line.disconnect();
  });

  it("hears messages to this client alone until it stops listening", async () => {
    const { line } = await setUp();
    const heard: unknown[] = [];
    const stop = line.onMessage((data) => heard.push(data));
    socket().receive({ push: { message: { data: { n: 1 } } } });
    await settle();
    stop();
    socket().receive({ push: { message: { data: { n: 2 } } } });
    await settle();
    expect(heard).toEqual([{ n: 1 }]);
    line.disconnect();
  });
});

describe("a lost line", () => {
  const opened = () => ScriptedSocket.sockets.map(({ url }) => url);

  it("[CL16] is dialled again within a quarter of a second in a running game, and only once so soon", async () => {
    const { line, clock, answerConnect } = await setUp();
    line.watchSilence(true);
    socket().onclose?.({ code: 1006, reason: "" });
    await clock.advance(49);
    expect(opened()).toHaveLength(1);
    await clock.advance(201);
    expect(opened()).toHaveLength(2);
    expect(line.store.getState().status).toBe("connecting");
    await answerConnect();
    expect(line.store.getState().status).toBe("connected");
    line.watchSilence(false);
    socket().onclose?.({ code: 1006, reason: "" });
    await clock.advance(900);
    expect(opened()).toHaveLength(2);
    line.disconnect();
  });

  it("[CL16] is not dialled at once where there is no network", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    const { line, clock } = await setUp();
    line.watchSilence(true);
    socket().onclose?.({ code: 1006, reason: "" });
    await clock.advance(900);
    expect(opened()).toHaveLength(1);
    line.disconnect();
  });

  it("[CL16] is dialled where it was told to until it is lost, then at the site", async () => {
    const { line, clock, answerConnect } = await setUp();
    line.redial("ws://one.a.b/ws");
    await answerConnect();
    line.watchSilence(true);
    socket().onclose?.({ code: 1006, reason: "" });
    await clock.advance(250);
    await answerConnect();
    expect(opened()).toEqual(["ws://a.b/ws", "ws://one.a.b/ws", "ws://a.b/ws"]);
    line.disconnect();
  });
});

describe("silence", () => {
  it("of 6 s in a running game is a lost line and dialled again", async () => {
    const { line, clock } = await setUp();
    line.watchSilence(true);
    await clock.advance(5_000);
    socket().receive({});
    await clock.advance(6_000);
    expect(ScriptedSocket.sockets).toHaveLength(1);
    await clock.advance(1_000);
    expect(ScriptedSocket.sockets).toHaveLength(2);
    line.watchSilence(false);
    line.disconnect();
  });

  it("means nothing outside of a game", async () => {
    const { line, clock } = await setUp();
    line.watchSilence(true);
    line.watchSilence(false);
    await clock.advance(60_000);
    expect(ScriptedSocket.sockets).toHaveLength(1);
    expect(clock.pending()).toBe(0);
    line.disconnect();
  });
});
