// Section 16 of the protocol notes: who hears what before what. And section 17: one whole session on the wire.
import { describe, expect, it } from "vitest";
import type { Authenticated, Subscribed } from "./hooks.ts";
import { createMemoryBroker } from "../broker/memory-broker.ts";
import { countingChance, testHub } from "../testing/test-hub.ts";
import { settle, VirtualClock } from "../testing/virtual-clock.ts";

describe("ordering", () => {
  it("[RT3] 16.1 connect reply, subscribe replies, publications, though all came in one frame and connect is slow", async () => {
    let accept: (answer: Authenticated) => void = () => undefined;
    const test = testHub({
      authenticate: () =>
        new Promise((resolve) => {
          accept = resolve;
        }),
      subscribe: async () => ({ ok: true }),
      connected: () => {
        void test.hub.publish("a", "too early");
      },
      subscribed: (_client, channel) => {
        void test.hub.publish(channel, `hello ${channel}`);
      },
      publish: () => ({ ok: true, fanout: true }),
    });
    const line = test.line();
    await line.send(
      { id: 1, connect: {} },
      { id: 2, subscribe: { channel: "a" } },
      { id: 3, subscribe: { channel: "b" } },
      { id: 4, publish: { channel: "a", data: "mine" } },
    );
    accept({ ok: true, userId: "ann" });
    await settle();
    const info = { client: "c1", user: "ann" };
    expect(line.all()).toEqual([
      { id: 1, connect: expect.anything() },
      { id: 2, subscribe: {} },
      { push: { channel: "a", pub: { data: "hello a" } } },
      { id: 3, subscribe: {} },
      { push: { channel: "b", pub: { data: "hello b" } } },
      { push: { channel: "a", pub: { data: "mine", info } } },
      { id: 4, publish: {} },
    ]);
  });

  it("[RT13] 16.2 what is published while the subscription is being made comes after its reply, once and in order", async () => {
    const clock = new VirtualClock();
    const memory = createMemoryBroker({ clock, chance: countingChance() });
    let read: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => {
      read = resolve;
    });
    const broker = Object.create(memory, {
      history: {
        value: async (channel: string, query: { limit: number }) => {
          await slow;
          return memory.history(channel, query);
        },
      },
    }) as typeof memory;
    for (const name of ["start", "publish", "subscribe", "unsubscribe", "stop"] as const) {
      Object.assign(broker, { [name]: (memory[name] as (...all: never[]) => unknown).bind(memory) });
    }
    const test = testHub({ subscribe: () => ({ ok: true, options: { recoverable: true } }) }, {}, { broker });
    const line = await test.connected();
    const history = { size: 10, ttlMs: 60_000 };
    await test.hub.publish("s", 1, { history });
    await line.send({ id: 2, subscribe: { channel: "s" } });
    await test.hub.publish("s", 2, { history });
    await test.hub.publish("s", 3, { history });
    expect(line.fresh()).toEqual([]);
    read();
    await settle();
    await test.hub.publish("s", 4, { history });
    await settle();
    expect(line.fresh()).toEqual([
      { id: 2, subscribe: { positioned: true, recoverable: true, epoch: "e1", offset: 3 } },
      { push: { channel: "s", pub: { data: 4, offset: 4 } } },
    ]);
  });

  it("[RT15] 16.3 an unsubscribe waits for the pending subscribe of its channel", async () => {
    let allow: (answer: Subscribed) => void = () => undefined;
    const test = testHub({
      subscribe: () =>
        new Promise((resolve) => {
          allow = resolve;
        }),
    });
    const line = await test.connected();
    await line.send({ id: 2, subscribe: { channel: "c" } }, { id: 3, unsubscribe: { channel: "c" } });
    expect(line.fresh()).toEqual([]);
    allow({ ok: true });
    await settle();
    expect(line.fresh()).toEqual([
      { id: 2, subscribe: {} },
      { id: 3, unsubscribe: {} },
    ]);
    expect(test.hub.stats()).toMatchObject({ channels: 0, subscriptions: 0 });
    expect(test.told).toEqual(["connected ann", "joined ann c", "left ann c client 0"]);
  });

  it("[RT15] 16.3 when the subscribe never ends, the connection is closed with 3004", async () => {
    const test = testHub({ subscribe: () => new Promise(() => undefined) });
    const line = await test.connected();
    await line.send({ id: 2, subscribe: { channel: "c" } }, { id: 3, unsubscribe: { channel: "c" } });
    await test.clock.advance(4_900);
    expect(line.closed).toBeUndefined();
    await test.clock.advance(200);
    expect(line.closed).toEqual({ code: 3004, reason: "internal server error" });
  });

  it("[RT18] 16.4 the join comes after the subscribe reply; the leave after presence has let go", async () => {
    let present: unknown;
    const test = testHub({
      subscribe: () => ({ ok: true, options: { presence: true, announce: true, joinLeave: true } }),
      unsubscribed: (_client, channel) => {
        present = test.hub.presence(channel);
      },
    });
    const ann = await test.connected("ann");
    await ann.send({ id: 2, subscribe: { channel: "c", join_leave: true } });
    const info = { client: "c1", user: "ann" };
    expect(ann.fresh()).toEqual([{ id: 2, subscribe: {} }, { push: { channel: "c", join: { info } } }]);
    const bob = await test.connected("bob");
    await bob.send({ id: 2, subscribe: { channel: "c" } });
    expect(bob.fresh()).toEqual([{ id: 2, subscribe: {} }]);
    await bob.lose();
    const other = { client: "c2", user: "bob" };
    expect(ann.fresh()).toEqual([
      { push: { channel: "c", join: { info: other } } },
      { push: { channel: "c", leave: { info: other } } },
    ]);
    expect(present).toEqual([info]);
  });

  it("[RT36] 16.4 a close frees the socket first, then presence, then tells the application", async () => {
    const seen: string[] = [];
    const test = testHub({
      subscribe: () => ({ ok: true, options: { presence: true } }),
      unsubscribed: () => void seen.push(`left, closed=${ann.closed?.code}`),
      disconnected: () => void seen.push(`gone, open=${test.hub.client("c1") !== undefined}`),
    });
    const ann = await test.connected("ann");
    await ann.send({ id: 2, subscribe: { channel: "c" } });
    test.hub.disconnectClient("c1");
    expect(seen).toEqual(["left, closed=3503", "gone, open=false"]);
  });

  it("[RT15] 16.5 two unsubscribes, an unknown channel, a publish without subscribing: normal replies", async () => {
    const test = testHub({ publish: () => ({ ok: true, fanout: true }) });
    const line = await test.connected();
    await line.send(
      { id: 2, subscribe: { channel: "c" } },
      { id: 3, unsubscribe: { channel: "c" } },
      { id: 4, unsubscribe: { channel: "c" } },
      { id: 5, unsubscribe: { channel: "never" } },
      { id: 6, publish: { channel: "c", data: {} } },
    );
    expect(line.fresh()).toEqual([
      { id: 2, subscribe: {} },
      { id: 3, unsubscribe: {} },
      { id: 4, unsubscribe: {} },
      { id: 5, unsubscribe: {} },
      { id: 6, publish: {} },
    ]);
  });
});

describe("a session on the wire", () => {
  it("[RT26] section 17: subscribe, lose the line, recover, publish, restart", async () => {
    const history = { size: 10, ttlMs: 60_000 };
    const test = testHub(
      {
        subscribe: () => ({ ok: true, options: { recoverable: true } }),
        publish: () => ({ ok: true, fanout: true, options: { history } }),
      },
      { pingIntervalMs: 25_000, pongTimeoutMs: 8_000 },
    );
    const first = test.line();
    await first.send(
      { connect: { token: "42", name: "js" }, id: 1 },
      { subscribe: { channel: "recovery:r1" }, id: 2 },
    );
    await test.hub.publish("recovery:r1", { seq: 1 }, { history });
    await settle();
    expect(first.all()).toEqual([
      { id: 1, connect: { client: "c1", version: "1.0", ping: 25, pong: true } },
      { id: 2, subscribe: { recoverable: true, positioned: true, epoch: "e1" } },
      { push: { channel: "recovery:r1", pub: { data: { seq: 1 }, offset: 1, epoch: "e1" } } },
    ]);
    first.fresh();
    await test.clock.advance(18_800);
    expect(first.fresh()).toEqual([{}]);
    await first.send({});
    await first.lose();
    for (const seq of [2, 3, 4]) await test.hub.publish("recovery:r1", { seq }, { history });
    const second = test.line();
    await second.send(
      { connect: { token: "42" }, id: 3 },
      { subscribe: { channel: "recovery:r1", recover: true, offset: 1, epoch: "e1" }, id: 4 },
      { publish: { channel: "recovery:r1", data: { seq: 5 } }, id: 5 },
    );
    expect(second.all().slice(1)).toEqual([
      {
        id: 4,
        subscribe: {
          recoverable: true,
          positioned: true,
          epoch: "e1",
          offset: 1,
          was_recovering: true,
          recovered: true,
          publications: [2, 3, 4].map((seq) => ({ data: { seq }, offset: seq })),
        },
      },
      {
        push: {
          channel: "recovery:r1",
          pub: { data: { seq: 5 }, offset: 5, info: { user: "42", client: "c2" } },
        },
      },
      { id: 5, publish: {} },
    ]);
    await test.hub.close();
    expect(second.closed).toEqual({ code: 3001, reason: "shutdown" });
    const restarted = testHub({ subscribe: () => ({ ok: true, options: { recoverable: true } }) });
    await restarted.hub.history("other", { limit: 0 });
    const third = await restarted.connected("42");
    await third.send({
      subscribe: { channel: "recovery:r1", recover: true, offset: 5, epoch: "e1" },
      id: 8,
    });
    expect(third.fresh()).toEqual([
      { id: 8, subscribe: { recoverable: true, positioned: true, epoch: "e2", was_recovering: true } },
    ]);
  });
});
