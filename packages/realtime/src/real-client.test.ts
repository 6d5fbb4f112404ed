// The unmodified `centrifuge` client against our hub on real sockets. What must also hold for a real Centrifugo is in
// realtime.contract.ts and wire.contract.ts; here is what depends on our hooks.
import { Centrifuge, type Options, type Subscription } from "centrifuge";
import { EventSource } from "eventsource";
import { afterEach, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { CLOSES, ERRORS, UNSUBSCRIBES } from "./protocol/codes.ts";
import { asciiJson, rawJson } from "./protocol/raw-json.ts";
import { EMULATION_PATHS } from "./transport/emulation/serve-emulation.ts";
import { describeRealtime, type RealtimeUnderTest } from "./realtime.contract.ts";
import { serveHub } from "./testing/served-hub.ts";
import { serveEach } from "./testing/serve-each.ts";
import { describeWire } from "./wire.contract.ts";

const history = { size: 100, ttlMs: 60_000 };
const serve = serveEach();
const clients: Centrifuge[] = [];

afterEach(() => {
  for (const client of clients.splice(0)) client.disconnect();
});

function client(url: string, options: Partial<Options> = {}): Centrifuge {
  const made = new Centrifuge(url, {
    websocket: WebSocket,
    minReconnectDelay: 1,
    maxReconnectDelay: 5,
    ...options,
  });
  clients.push(made);
  return made;
}

function event<T>(source: Centrifuge | Subscription, name: string): Promise<T> {
  return new Promise((resolve) => {
    (source as unknown as { once(name: string, heard: (context: T) => void): void }).once(name, resolve);
  });
}

async function serveContract() {
  const hub = await serveHub(
    {
      subscribe: (_client, channel) =>
        channel.startsWith("closed:")
          ? { ok: false, error: ERRORS.permissionDenied }
          : {
              ok: true,
              options: channel.startsWith("plain:")
                ? {}
                : { presence: true, announce: true, joinLeave: true, recoverable: true },
            },
      publish: (_client, channel) => ({
        ok: true,
        fanout: true,
        ...(channel.startsWith("stream:") ? { options: { history } } : {}),
      }),
      presence: (_client, channel) =>
        channel.startsWith("plain:") ? { ok: false, error: ERRORS.notAvailable } : { ok: true },
      history: () => ({ ok: true }),
      refresh: (_client, token) => ({ ok: true, userId: token }),
      subRefresh: () => ({ ok: true }),
      authenticate(token) {
        if (token === "") return { ok: false, close: CLOSES.badRequest };
        return token === "garbage" ? { ok: false, close: CLOSES.invalidToken } : { ok: true, userId: token };
      },
    },
    { windowMs: 5 },
  );
  return {
    url: hub.url,
    httpUrl: hub.httpUrl,
    endpoint: hub.url,
    token: (user: string) => user,
    stop: () => hub.stop(),
  };
}

/** The same by one of the transports for networks that break WebSockets. */
async function serveByHttp(transport: "http_stream" | "sse"): Promise<RealtimeUnderTest> {
  const hub = await serveContract();
  const path = transport === "sse" ? EMULATION_PATHS.sse : EMULATION_PATHS.httpStream;
  return {
    ...hub,
    endpoint: [{ transport, endpoint: hub.httpUrl + path }],
    options: { eventsource: EventSource, emulationEndpoint: hub.httpUrl + EMULATION_PATHS.emulation },
  };
}

describeRealtime("our hub", serveContract);
describeWire("our hub", serveContract);
describeRealtime("our hub by HTTP streaming", () => serveByHttp("http_stream"));
describeRealtime("our hub by SSE", () => serveByHttp("sse"));

describe("the real client and our hooks", () => {
  it("[RT2] [RT13] connect data, subscribe data, messages", async () => {
    const { url, hub } = await serve({
      authenticate: async (token) => ({ ok: true, userId: token, data: { roomId: "r1", characterId: 2 } }),
      subscribe: async (_client, channel) => ({ ok: true, data: { picture: channel } }),
    });
    const ann = client(url, { token: "ann" });
    const connected = event<{ data: unknown }>(ann, "connected");
    const subscription = ann.newSubscription("game:state:r1");
    const subscribed = event<{ data: unknown }>(subscription, "subscribed");
    subscription.subscribe();
    ann.connect();
    expect((await connected).data).toEqual({ roomId: "r1", characterId: 2 });
    expect((await subscribed).data).toEqual({ picture: "game:state:r1" });
    const message = event<{ data: unknown }>(ann, "message");
    hub.sendToUser("ann", { type: "select_character_response", success: true });
    expect((await message).data).toEqual({ type: "select_character_response", success: true });
  });

  it("[RT20] publications by channel number reach the right subscription, with its name", async () => {
    const { url, hub } = await serve({}, { windowMs: 5 });
    const ann = client(url, { token: "ann" });
    const subscriptions = ["first", "second", "третий".length.toString()].map((name) =>
      ann.newSubscription(name),
    );
    const heard = subscriptions.map((subscription) =>
      event<{ channel: string; data: unknown }>(subscription, "publication"),
    );
    for (const subscription of subscriptions) subscription.subscribe();
    ann.connect();
    await Promise.all(subscriptions.map((subscription) => subscription.ready()));
    for (const subscription of subscriptions)
      void hub.publish(subscription.channel, { for: subscription.channel });
    const publications = await Promise.all(heard);
    expect(publications.map(({ channel, data }) => ({ channel, data }))).toEqual(
      subscriptions.map(({ channel }) => ({ channel, data: { for: channel } })),
    );
  });

  it("[RT5] error 109 brings a new token; a close with a terminal code ends in disconnected", async () => {
    const tokens = ["old", "fresh"];
    const { url } = await serve({
      authenticate: (token) => {
        if (token === "old") return { ok: false, error: ERRORS.tokenExpired };
        if (token === "stranger") return { ok: false, close: { code: 3500, reason: "invalid token" } };
        return { ok: true, userId: token };
      },
    });
    const ann = client(url, { getToken: async () => tokens.shift() ?? "none" });
    const subscription = ann.newSubscription("c");
    subscription.subscribe();
    ann.connect();
    await subscription.ready();
    expect(tokens).toEqual([]);
    const stranger = client(url, { token: "stranger" });
    const ended = event<{ code: number; reason: string }>(stranger, "disconnected");
    stranger.connect();
    expect(await ended).toEqual({ code: 3500, reason: "invalid token" });
  });

  it("[RT38] replaced by a newer connection: 4500 is final, 3011 reconnects", async () => {
    const { url, hub } = await serve();
    const ann = client(url, { token: "ann" });
    ann.connect();
    await ann.ready();
    const again = event(ann, "connected");
    hub.disconnectUser("ann", { code: 3011, reason: "force reconnect" });
    await again;
    const ended = event<{ code: number; reason: string }>(ann, "disconnected");
    hub.disconnectUser("ann", { code: 4500, reason: "replaced by a newer connection" });
    expect(await ended).toEqual({ code: 4500, reason: "replaced by a newer connection" });
  });

  it("[RT38] told that what it remembers is void, by 3014 or by 2502, the client forgets tokens and positions", async () => {
    const { url, hub } = await serve({ subscribe: () => ({ ok: true, options: { recoverable: true } }) });
    const asked: string[] = [];
    const ann = client(url, { token: "ann", getToken: async () => (asked.push("connection"), "ann") });
    const room = ann.newSubscription("room", { getToken: async () => (asked.push("room"), "t") });
    const met: unknown[] = [];
    room.on("subscribed", ({ wasRecovering, recovered }) => void met.push({ wasRecovering, recovered }));
    room.subscribe();
    ann.connect();
    await room.ready();
    await hub.publish("room", 1, { history });
    for (const invalidate of [
      () => hub.disconnectUser("ann", CLOSES.stateInvalidated),
      () => hub.unsubscribeUser("ann", "room", UNSUBSCRIBES.stateInvalidated),
    ]) {
      const again = event(room, "subscribed");
      invalidate();
      await again;
    }
    expect(asked).toEqual(["room", "connection", "room", "room"]);
    expect(met.slice(1)).toEqual(Array(2).fill({ wasRecovering: true, recovered: false }));
  });

  it("[RT21] [RT22] own error codes come through; a temporary one is told as such", async () => {
    const { url } = await serve({
      publish: (_client, _channel, data) =>
        data === "seat"
          ? { ok: false, error: { code: 403, message: "room/not_seated" } }
          : { ok: false, error: ERRORS.tooManyRequests },
      subscribe: (_client, channel) =>
        channel === "full" ? { ok: false, error: { code: 401, message: "room/full" } } : { ok: true },
    });
    const ann = client(url, { token: "ann" });
    ann.connect();
    await ann.ready();
    await expect(ann.publish("c", "seat")).rejects.toMatchObject({
      code: 403,
      message: "room/not_seated",
      temporary: false,
    });
    await expect(ann.publish("c", 1)).rejects.toEqual({
      code: 111,
      message: "too many requests",
      temporary: true,
    });
    const full = ann.newSubscription("full");
    const off = event<{ code: number; reason: string }>(full, "unsubscribed");
    full.subscribe();
    expect(await off).toMatchObject({ code: 401, reason: "room/full" });
  });

  it("[RT24] [RT30] calls and refreshes", async () => {
    let refreshed: () => void = () => undefined;
    const done = new Promise<void>((resolve) => {
      refreshed = resolve;
    });
    const { url } = await serve({
      authenticate: (token) => ({ ok: true, userId: token, expiresAt: Date.now() + 900 }),
      refresh: (_client, token) => {
        refreshed();
        return { ok: true, userId: token };
      },
      rpc: (_client, method, data) => ({ ok: true, data: { method, data } }),
    });
    const ann = client(url, { token: "ann", getToken: async () => "ann" });
    ann.connect();
    await ann.ready();
    expect((await ann.rpc("sum", [1, 2])).data).toEqual({ method: "sum", data: [1, 2] });
    await done;
    expect(ann.state).toBe("connected");
  });

  it("[RT17] server-side subscriptions: from connect, at run time, and taken away", async () => {
    const { url, hub } = await serve({
      authenticate: (token) => ({ ok: true, userId: token, subscriptions: { [`pers:${token}`]: {} } }),
    });
    const ann = client(url, { token: "ann" });
    const seen: string[] = [];
    ann.on("subscribed", (context) => void seen.push(`subscribed ${context.channel}`));
    ann.on(
      "publication",
      (context) => void seen.push(`publication ${context.channel} ${String(context.data)}`),
    );
    const taken = event<{ channel: string }>(ann, "unsubscribed");
    ann.connect();
    await ann.ready();
    await hub.publish("pers:ann", 1);
    const [id] = hub.clientsOfUser("ann").map((known) => known.id);
    await hub.subscribeClient(id ?? "", "news");
    await hub.publish("news", 2);
    hub.unsubscribeUser("ann", "news");
    expect((await taken).channel).toBe("news");
    expect(seen).toEqual([
      "subscribed pers:ann",
      "publication pers:ann 1",
      "subscribed news",
      "publication news 2",
    ]);
  });

  it("[RT16] [RT38] what the host's face says and does is what the client lives through", async () => {
    const { url, hub } = await serve(
      { subscribe: () => ({ ok: true, options: { presence: true } }) },
      { windowMs: 1_000 },
    );
    const ann = client(url, { token: "ann" });
    const room = ann.newSubscription("room");
    room.subscribe();
    ann.connect();
    await room.ready();
    const [id = ""] = hub.clientsOfUser("ann").map((known) => known.id);
    expect([hub.client(id)?.userId, hub.isSubscribed(id, "room"), hub.subscriberCount("room")]).toEqual([
      "ann",
      true,
      1,
    ]);
    expect(hub.subscribers("room")).toEqual([hub.client(id)]);
    expect(await hub.presence("room")).toEqual([{ client: id, user: "ann" }]);
    const message = event<{ data: unknown }>(ann, "message");
    expect([hub.sendToClient(id, rawJson("[ 1 ]")), hub.sendToClient("nobody", 1)]).toEqual([true, false]);
    hub.flush();
    expect((await message).data).toEqual([1]);
    const urgent = event<{ data: unknown }>(room, "publication");
    await hub.publish("room", asciiJson('{"now":true}'), { urgent: true });
    expect((await urgent).data).toEqual({ now: true });
    const off = event<{ code: number }>(room, "unsubscribed");
    expect([hub.unsubscribeClient(id, "room"), hub.unsubscribeClient(id, "room")]).toEqual([true, false]);
    hub.flush();
    expect((await off).code).toBe(2000);
    const ended = event<{ code: number }>(ann, "disconnected");
    expect([hub.disconnectClient(id), hub.disconnectClient(id)]).toEqual([true, false]);
    expect((await ended).code).toBe(3503);
    expect(hub.stats()).toMatchObject({ clients: 0, subscriptions: 0, closesByCode: { 3503: 1 } });
  });
});
