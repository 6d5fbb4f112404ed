// Publications as differences: when they are agreed on, to what they are made, and that the unmodified client always ends up
// with what was published, whatever happens to its connection.
import { Centrifuge as JsonCentrifuge, type Subscription } from "centrifuge";
import { Centrifuge as BinaryCentrifuge } from "centrifuge/build/protobuf";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { CLOSES } from "../protocol/codes.ts";
import { RawJson, rawJson } from "../protocol/raw-json.ts";
import { Line } from "../testing/line.ts";
import { type ServedHub, serveHub } from "../testing/served-hub.ts";
import { testHub } from "../testing/test-hub.ts";

const HISTORY = { size: 100, ttlMs: 60_000 };
const DELTA = { ok: true, options: { delta: true } } as const;
const MAX_WAITING = 32_768;
const PADDING = "padding that stays as it is ".repeat(4);
const subscribe = (id: number, more: object = { delta: "fossil" }) => ({
  id,
  subscribe: { channel: "c", ...more },
});
const payload = (seq: number): object => ({ padding: PADDING, seq });
const text = (seq: number): string => JSON.stringify(payload(seq));

describe("agreeing on differences", () => {
  it("[RT53] asked for and allowed: the reply says so, payloads come as text, the first one whole", async () => {
    const { hub, connected } = testHub({ subscribe: () => DELTA });
    const line = await connected();
    await line.send(subscribe(2));
    for (const seq of [1, 2]) await hub.publish("c", payload(seq));
    expect(line.fresh()).toEqual([
      { id: 2, subscribe: { delta: true } },
      { push: { channel: "c", pub: { data: text(1) } } },
      { push: { channel: "c", pub: { data: expect.stringMatching(/^26\n24@0,/), delta: true } } },
    ]);
  });

  it("[RT53] not asked for or not allowed: payloads come as they are", async () => {
    const allowed = testHub({ subscribe: () => DELTA });
    const refused = testHub({ subscribe: () => ({ ok: true }) });
    for (const [test, more] of [
      [allowed, {}],
      [refused, { delta: "fossil" }],
    ] as const) {
      const line = await test.connected();
      await line.send(subscribe(2, more));
      await test.hub.publish("c", payload(1));
      expect(line.fresh()).toEqual([
        { id: 2, subscribe: {} },
        { push: { channel: "c", pub: { data: payload(1) } } },
      ]);
    }
  });

  it("[RT53] another format than fossil closes with 3501", async () => {
    for (const delta of ["zip", "FOSSIL", 1, ["fossil"]]) {
      const line = await testHub({ subscribe: () => DELTA }).connected();
      await line.send(subscribe(2, { delta }));
      expect(line.closed?.code).toBe(3501);
    }
  });
});

describe("the base of a difference", () => {
  it("[RT54] is what this client was given last: whoever was left out gets the next one whole", async () => {
    const { hub, connected } = testHub({ subscribe: () => DELTA });
    const [ann, bob] = [await connected("ann"), await connected("bob")];
    await ann.send(subscribe(2));
    await bob.send(subscribe(2));
    const [annId] = hub.clientsOfUser("ann").map(({ id }) => id);
    const data = (line: typeof ann) =>
      line.fresh().flatMap(({ push }) => (push?.["pub"] as { delta?: true }) ?? []);
    await hub.publish("c", payload(1));
    await hub.publish("c", payload(2), { exceptClient: annId ?? "" });
    await hub.publish("c", payload(3));
    await hub.publish("c", payload(4));
    expect(data(ann).map(({ delta }) => delta)).toEqual([undefined, undefined, true]);
    expect(data(bob).map(({ delta }) => delta)).toEqual([undefined, true, true, true]);
  });

  it("[RT54] whoever comes later, or again, begins with a whole one", async () => {
    const { hub, connected } = testHub({ subscribe: () => DELTA });
    const [ann, bob] = [await connected("ann"), await connected("bob")];
    await ann.send(subscribe(2));
    await hub.publish("c", payload(1));
    await bob.send(subscribe(2));
    await ann.send({ id: 3, unsubscribe: { channel: "c" } }, subscribe(4));
    await hub.publish("c", payload(2));
    for (const line of [ann, bob]) expect(line.all().at(-1)?.push).toMatchObject({ pub: { data: text(2) } });
  });

  it("[RT54] what was held back behind the subscribe reply is a chain of its own", async () => {
    const test = testHub({ subscribe: async () => DELTA, subscribed: () => publishThree() });
    const publishThree = () => {
      for (const seq of [1, 2, 3]) void test.hub.publish("c", payload(seq));
    };
    const line = await test.connected();
    await line.send(subscribe(2));
    expect(line.fresh().map(({ push }) => (push?.["pub"] as { delta?: true } | undefined)?.delta)).toEqual([
      undefined,
      undefined,
      true,
      true,
    ]);
  });

  it("[RT54] a recovered page begins whole and goes on in differences, and so does what follows it", async () => {
    const { hub, connected } = testHub({
      subscribe: () => ({ ok: true, options: { delta: true, recoverable: true } }),
    });
    for (const seq of [1, 2, 3]) await hub.publish("c", payload(seq), { history: HISTORY });
    const line = await connected();
    await line.send(subscribe(2, { delta: "fossil", recover: true, offset: 1, epoch: "e1" }));
    const publications = [
      { data: text(2), offset: 2 },
      { data: expect.stringContaining("@0,"), delta: true, offset: 3 },
    ];
    expect(line.reply(2)?.["subscribe"]).toMatchObject({ publications });
    await hub.publish("c", payload(4), { history: HISTORY });
    expect(line.all().at(-1)?.push).toMatchObject({ pub: { delta: true, offset: 4 } });
  });

  it("[RT54] a client that claims a position without anything to build on gets a whole one", async () => {
    const { hub, connected } = testHub({
      subscribe: () => ({ ok: true, options: { delta: true, recoverable: true } }),
    });
    for (const seq of [1, 2]) await hub.publish("c", payload(seq), { history: HISTORY });
    const line = await connected();
    await line.send(subscribe(2, { delta: "fossil", recover: true, offset: 2, epoch: "e1" }));
    expect(line.reply(2)?.["subscribe"]).toMatchObject({ recovered: true, delta: true });
    await hub.publish("c", payload(3), { history: HISTORY });
    expect(line.all().at(-1)?.push).toMatchObject({ pub: { data: text(3), offset: 3 } });
  });
});

describe.each(["json", "protobuf"] as const)("the unmodified client, by %s", (encoding) => {
  let served: ServedHub;
  const clients: { disconnect(): void }[] = [];
  let channels = 0;
  beforeAll(async () => {
    const options = { delta: true, recoverable: true, positioned: true };
    served = await serveHub(
      { subscribe: () => ({ ok: true, options }) },
      { windowMs: 3, maxQueueBytes: MAX_WAITING },
    );
  });
  afterEach(() => {
    for (const client of clients.splice(0)) client.disconnect();
  });
  afterAll(async () => {
    await served.stop();
    expect(served.failures).toEqual([]);
  });

  const join = async (user: string, channel: string): Promise<{ room: Subscription; heard: unknown[] }> => {
    const Client = encoding === "json" ? JsonCentrifuge : BinaryCentrifuge;
    const client = new Client(served.url, {
      token: user,
      websocket: WebSocket,
      minReconnectDelay: 1,
      maxReconnectDelay: 2,
    });
    clients.push(client);
    const room = client.newSubscription(channel, {
      delta: "fossil",
      minResubscribeDelay: 1,
      maxResubscribeDelay: 2,
    }) as Subscription;
    const heard: unknown[] = [];
    room.on("publication", ({ data }) => {
      heard.push(encoding === "json" ? data : JSON.parse(Buffer.from(data as Uint8Array).toString()));
    });
    room.subscribe();
    client.connect();
    await room.ready();
    return { room, heard };
  };
  const until = async (done: () => boolean): Promise<void> => {
    while (!done()) await new Promise((looked) => setImmediate(looked));
  };

  it("[RT53] payloads come out as they went in, also numbers that JSON would write otherwise", async () => {
    const { room, heard } = await join("ann", "exact");
    const sent = [1, 2].map((seq) => rawJson(`{ "padding" : "${PADDING}ё", "seq": ${seq}.0, "big": 1E2 }`));
    for (const data of sent) await served.hub.publish("exact", data);
    await until(() => heard.length === 2);
    expect(heard).toEqual(sent.map((data: RawJson) => JSON.parse(data.text)));
    expect(room.deltaStats()).toMatchObject({ numFullPayloads: 1, numDeltaPayloads: 1 });
  });

  it("[RT54] reconstructs every publication, through lost lines, slow reading, leaving and coming back", async () => {
    const word = fc.constantFrom("ход ", "бомба ", "move ", "🧨 ", "{}", '"', "x".repeat(40), PADDING);
    const step = fc.oneof(
      {
        weight: 5,
        arbitrary: fc.record({ kind: fc.constant("publish"), words: fc.array(word, { maxLength: 8 }) }),
      },
      fc.record({
        kind: fc.constantFrom("cut", "flood", "leave", "wait"),
        words: fc.array(word, { maxLength: 2 }),
      }),
    );
    let deltas = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        const channel = `${encoding}-${(channels += 1)}`;
        // Somebody who was there before and stays: the channel goes on while our client is away.
        const steady = new Line(served.hub);
        await steady.send(
          { id: 1, connect: { token: "steady" } },
          subscribe(2, { channel, delta: "fossil" }),
        );
        for (const seq of [1, 2]) await served.hub.publish(channel, payload(seq), { history: HISTORY });
        const { room, heard } = await join(channel, channel);
        const sent: string[] = [];
        const publish = (data: string): void => {
          sent.push(data);
          void served.hub.publish(channel, data, { history: HISTORY });
        };
        for (const { kind, words } of steps) {
          if (kind === "publish") publish(words.join(""));
          if (kind === "flood") {
            // Too much for one window: what waits beside it is thrown away, and the connection ends with 3008.
            publish(words.join(""));
            served.hub.sendToUser(channel, "x".repeat(MAX_WAITING));
            publish(words.join(" "));
          }
          if (kind === "cut") served.hub.disconnectUser(channel, CLOSES.forceReconnect);
          if (kind === "leave") {
            room.unsubscribe();
            publish(words.join(""));
            room.subscribe();
          }
          if (kind === "wait") await until(() => heard.length === sent.length);
        }
        await until(() => heard.length >= sent.length);
        expect(heard).toEqual(sent);
        deltas += room.deltaStats().numDeltaPayloads;
        for (const client of clients.splice(0)) client.disconnect();
        await steady.lose();
      }),
      { numRuns: 25 },
    );
    expect(deltas).toBeGreaterThan(20);
    expect(served.hub.stats().closesByCode["3008"]).toBeGreaterThan(0);
  });
});
