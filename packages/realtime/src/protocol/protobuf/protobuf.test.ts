// The binary encoding: the unmodified client speaks it over both transports that carry it, and malformed bytes end nobody
// else's connection.
import { Centrifuge as JsonCentrifuge } from "centrifuge";
import { Centrifuge, type PublicationContext, type Subscription } from "centrifuge/build/protobuf";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { EMULATION_PATHS } from "../../transport/emulation/serve-emulation.ts";
import { maskedFrame } from "../../testing/masked-frame.ts";
import { RawSocket, type ServedHub, serveHub } from "../../testing/served-hub.ts";
import { commandLines, replyFrame } from "./frames.ts";

const HISTORY = { size: 100, ttlMs: 60_000 };
const bytes = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value));
const value = (data: unknown): unknown => JSON.parse(Buffer.from(data as Uint8Array).toString());

let served: ServedHub;
const clients: { disconnect(): void }[] = [];
beforeAll(async () => {
  served = await serveHub(
    {
      authenticate: (token) => ({ ok: true, userId: token, info: { name: token }, data: { hello: token } }),
      subscribe: (_client, channel) => ({
        ok: true,
        data: { at: channel },
        options: { presence: true, announce: true, joinLeave: true, recoverable: true },
      }),
      publish: () => ({ ok: true, fanout: true, options: { history: HISTORY } }),
      rpc: (_client, method, data) => ({ ok: true, data: { method, data } }),
      presence: () => ({ ok: true }),
      history: () => ({ ok: true }),
    },
    { windowMs: 0 },
  );
});
afterEach(() => {
  for (const client of clients.splice(0)) client.disconnect();
});
afterAll(async () => {
  await served.stop();
  expect(served.failures).toEqual([]);
});

const endpoints = {
  WebSocket: () => served.url,
  "HTTP streaming": () => [
    { transport: "http_stream" as const, endpoint: served.httpUrl + EMULATION_PATHS.httpStream },
  ],
};

function heard<T>(source: Centrifuge | Subscription, name: string): Promise<T> {
  return new Promise((resolve) => {
    (source as unknown as { once(name: string, told: (context: T) => void): void }).once(name, resolve);
  });
}

describe.each(["WebSocket", "HTTP streaming"] as const)("the binary encoding by %s", (transport) => {
  const client = (token: string): Centrifuge => {
    const made = new Centrifuge(endpoints[transport](), {
      token,
      websocket: WebSocket,
      emulationEndpoint: served.httpUrl + EMULATION_PATHS.emulation,
      protocol: "protobuf",
      minReconnectDelay: 1,
    } as ConstructorParameters<typeof Centrifuge>[1]);
    clients.push(made);
    return made;
  };
  const channel = (name: string): string => `${name}-${transport.length}`;

  it("[RT52] connects, subscribes, publishes and calls; payloads are JSON", async () => {
    const ann = client("анна");
    const connected = heard<{ data: unknown }>(ann, "connected");
    const subscription = ann.newSubscription(channel("c"), { joinLeave: true });
    const subscribed = heard<{ data: unknown }>(subscription, "subscribed");
    subscription.subscribe();
    ann.connect();
    expect(value((await connected).data)).toEqual({ hello: "анна" });
    expect(value((await subscribed).data)).toEqual({ at: channel("c") });
    const publication = heard<PublicationContext>(subscription, "publication");
    await subscription.publish(bytes({ text: "привет, 🧨", big: 1e21 }));
    const { data, info, offset } = await publication;
    expect([value(data), info?.user, value(info?.connInfo), offset]).toEqual([
      { text: "привет, 🧨", big: 1e21 },
      "анна",
      { name: "анна" },
      1,
    ]);
    expect(value((await ann.rpc("sum", bytes([1, 2]))).data)).toEqual({ method: "sum", data: [1, 2] });
    const users = Object.values((await subscription.presence()).clients).map(({ user }) => user);
    expect([users, await subscription.presenceStats()]).toEqual([["анна"], { numClients: 1, numUsers: 1 }]);
    const message = heard<{ data: unknown }>(ann, "message");
    served.hub.sendToUser("анна", { type: "told" });
    expect(value((await message).data)).toEqual({ type: "told" });
  });

  it("[RT52] [RT26] [RT29] history and recovery", async () => {
    const ann = client("ann");
    const subscription = ann.newSubscription(channel("stream"));
    subscription.subscribe();
    ann.connect();
    await subscription.ready();
    await subscription.publish(bytes(1));
    ann.disconnect();
    for (const seq of [2, 3]) await served.hub.publish(channel("stream"), seq, { history: HISTORY });
    const again = heard<{ recovered: boolean }>(subscription, "subscribed");
    const missed: unknown[] = [];
    subscription.on("publication", ({ data }) => void missed.push(value(data)));
    ann.connect();
    expect((await again).recovered).toBe(true);
    const all = await subscription.history({ limit: -1 });
    expect([missed, all.publications.map(({ data }) => value(data)), all.offset]).toEqual([
      [2, 3],
      [1, 2, 3],
      3,
    ]);
    await expect(
      subscription.history({ limit: 1, since: { offset: 1, epoch: "zzzz" } }),
    ).rejects.toMatchObject({
      code: 112,
    });
  });

  it("[RT52] [RT38] closes come with their codes", async () => {
    const ann = client("ann");
    ann.connect();
    await ann.ready();
    const ended = heard<{ code: number; reason: string }>(ann, "disconnected");
    served.hub.disconnectUser("ann", { code: 4500, reason: "replaced by a newer connection" });
    expect(await ended).toEqual({ code: 4500, reason: "replaced by a newer connection" });
  });

  it("[RT52] both encodings meet in one channel", async () => {
    const [ann, bob] = [
      client("ann"),
      new JsonCentrifuge(served.url, { token: "bob", websocket: WebSocket }),
    ];
    clients.push(bob);
    const [here, there] = [ann.newSubscription(channel("both")), bob.newSubscription(channel("both"))];
    here.subscribe();
    there.subscribe();
    ann.connect();
    bob.connect();
    await Promise.all([here.ready(), there.ready()]);
    const fromBob = heard<PublicationContext>(here, "publication");
    await there.publish({ by: "bob" });
    expect(value((await fromBob).data)).toEqual({ by: "bob" });
    const fromAnn = new Promise<PublicationContext>((resolve) => void there.once("publication", resolve));
    await here.publish(bytes({ by: "ann" }));
    expect((await fromAnn).data).toEqual({ by: "ann" });
  });
});

describe("malformed bytes", () => {
  const connect = Buffer.from([0x0b, 0x08, 0x01, 0x22, 0x07, 0x0a, 0x05, 0x73, 0x61, 0x73, 0x68, 0x61]);

  it("[RT52] a frame reads as its commands, and an empty one as a pong", () => {
    expect(commandLines(connect)).toBe('{"id":1,"connect":{"token":"sasha"}}');
    expect(commandLines(Buffer.concat([connect, Buffer.from([0])]))).toBe(
      '{"id":1,"connect":{"token":"sasha"}}\n{}',
    );
    expect(replyFrame("{}")).toEqual(Buffer.from([0]));
  });

  it.each([
    ["half a message", connect.subarray(0, -1)],
    ["a length beyond the frame", Buffer.from([0xff, 0xff, 0xff, 0xff, 0x0f])],
    ["a number without an end", Buffer.alloc(20, 0xff)],
    ["a group, which nobody uses any more", Buffer.from([0x01, 0x0b])],
    ["a text where a number belongs", Buffer.from([0x02, 0x0a, 0x00])],
    ["a text that is no UTF-8", Buffer.from([0x06, 0x22, 0x04, 0x0a, 0x02, 0xc3, 0x28])],
    ["a payload that is no JSON", Buffer.from([0x05, 0x62, 0x03, 0x0a, 0x01, 0x7d])],
    ["a payload that closes its command", sendOf('1},"connect":{"token":"x"')],
  ])("[RT52] %s is no command", (_what, frame) => {
    expect(commandLines(frame)).toBeUndefined();
  });

  it("[RT52] [RT43] random bytes end their own connection with 3501, text frames with 3506", async () => {
    const protocol = "Sec-WebSocket-Protocol: centrifuge-protobuf\r\n";
    const bystander = await RawSocket.open(served.port);
    await bystander.connect("bystander");
    for (let seed = 1; seed <= 40; seed += 1) {
      const raw = await RawSocket.open(served.port, protocol);
      const noise = Buffer.from(
        Array.from({ length: 1 + (seed % 30) }, (_, at) => (seed * 7919 + at * at * 31) & 0xff),
      );
      raw.socket.write(maskedFrame(2, noise));
      raw.socket.write(maskedFrame(2, Buffer.from([0x02, 0x0a, 0x00])));
      expect((await raw.close())?.code).toBe(3501);
      raw.socket.destroy();
    }
    const text = await RawSocket.open(served.port, protocol);
    text.text({ id: 1, connect: {} });
    expect((await text.close())?.code).toBe(3506);
    text.socket.destroy();
    expect(bystander.ended).toBe(false);
    bystander.socket.destroy();
  });
});

/** A `send` with these bytes as its payload. */
function sendOf(payload: string): Buffer {
  const data = Buffer.from(payload);
  const send = Buffer.concat([Buffer.from([0x0a, data.length]), data]);
  const command = Buffer.concat([Buffer.from([0x62, send.length]), send]);
  return Buffer.concat([Buffer.from([command.length]), command]);
}
