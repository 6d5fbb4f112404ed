// Subscribing, publishing and what members of a channel hear of each other.
import { describe, expect, it } from "vitest";
import { ERRORS } from "../protocol/codes.ts";
import type { Published, Refusal } from "../session/hooks.ts";
import { rawJson } from "../protocol/raw-json.ts";
import { testHub } from "../testing/test-hub.ts";
import { settle } from "../testing/virtual-clock.ts";

const codeOf = (reply: { error?: { code: number } } | undefined) => reply?.error?.code;

describe("subscribe", () => {
  it("[RT13] the application decides, and its data comes in the reply", async () => {
    const test = testHub({
      subscribe: (client, channel, context) =>
        channel === "open"
          ? { ok: true, data: { for: client.userId, said: context.data, token: context.token } }
          : { ok: false, error: { code: 400, message: "room/not_found" } },
    });
    const line = await test.connected();
    await line.send(
      { id: 2, subscribe: { channel: "open", data: { x: 1 }, token: "T" } },
      { id: 3, subscribe: { channel: "shut" } },
    );
    expect(line.fresh()).toEqual([
      { id: 2, subscribe: { data: { for: "ann", said: { x: 1 }, token: "T" } } },
      { id: 3, error: { code: 400, message: "room/not_found" } },
    ]);
    expect(test.hub.subscribers("open").map((client) => client.userId)).toEqual(["ann"]);
    expect(test.hub.subscriberCount("shut")).toBe(0);
  });

  it("[RT13] without a hook nothing may be subscribed: 103", async () => {
    const { createHub } = await import("../hub.ts");
    const { Line } = await import("../testing/line.ts");
    const { VirtualClock } = await import("../testing/virtual-clock.ts");
    const { countingChance } = await import("../testing/test-hub.ts");
    const hub = createHub({
      clock: new VirtualClock(),
      chance: countingChance(),
      limits: { windowMs: 0 },
      hooks: { authenticate: () => ({ ok: true, userId: "u" }) },
    });
    const line = new Line(hub);
    await line.send(
      { id: 1, connect: {} },
      { id: 2, subscribe: { channel: "c" } },
      { id: 3, publish: { channel: "c", data: 1 } },
      { id: 4, rpc: { method: "m" } },
      { id: 5, presence: { channel: "c" } },
      { id: 6, presence_stats: { channel: "c" } },
      { id: 7, history: { channel: "c" } },
      { id: 8, refresh: { token: "t" } },
      { id: 9, sub_refresh: { channel: "c", token: "t" } },
      { id: 10, ping: {} },
    );
    expect(line.all().slice(1).map(codeOf)).toEqual([103, 103, 108, 108, 108, 108, 108, 103, 108]);
    await line.send({ send: { data: 1 } });
    expect(line.closed).toEqual({ code: 3508, reason: "not available" });
  });

  it("[RT14] [RT59] [RT60] [RT61] a second subscribe gets 105, one too many 106, a bad name or a tag filter 107, another kind of channel 108", async () => {
    const test = testHub({}, { maxChannels: 2, maxChannelLength: 10 });
    const line = await test.connected();
    await line.send(
      { id: 2, subscribe: { channel: "a" } },
      { id: 3, subscribe: { channel: "a" } },
      { id: 4, subscribe: { channel: "b" } },
      { id: 5, subscribe: { channel: "c" } },
      { id: 6, subscribe: { channel: "x".repeat(11) } },
      { id: 7, subscribe: { channel: "комната" } },
      { id: 8, unsubscribe: { channel: "a" } },
      { id: 9, subscribe: { channel: "m", type: 1 } },
      { id: 10, subscribe: { channel: "m", tf: { key: "t", cmp: "eq", val: "x" } } },
    );
    expect(line.fresh().map(codeOf)).toEqual([undefined, 105, undefined, 106, 107, 107, undefined, 108, 107]);
  });

  it("[RT22] an application that throws costs that command an error 100, and the connection lives", async () => {
    const test = testHub({
      subscribe: () => {
        throw new Error("boom");
      },
      publish: () => Promise.reject(new Error("boom")),
      rpc: () => {
        throw new Error("boom");
      },
    });
    const line = await test.connected();
    await line.send(
      { id: 2, subscribe: { channel: "c" } },
      { id: 3, publish: { channel: "c", data: 1 } },
      { id: 4, rpc: { method: "m" } },
    );
    expect(line.fresh().map(codeOf)).toEqual([100, 100, 100]);
    expect(test.failures).toHaveLength(3);
    expect(line.closed).toBeUndefined();
  });

  it("[RT66] a subscription accepted for somebody who has gone meanwhile is reported as left", async () => {
    let allow: (answer: { ok: true }) => void = () => undefined;
    const test = testHub({
      subscribe: () =>
        new Promise((resolve) => {
          allow = resolve;
        }),
    });
    const line = await test.connected();
    await line.send({ id: 2, subscribe: { channel: "c" } });
    await line.lose();
    allow({ ok: true });
    await settle();
    expect(test.told).toEqual(["connected ann", "gone ann 1006", "left ann c disconnect 3000"]);
    expect(test.hub.stats()).toMatchObject({ channels: 0, subscriptions: 0 });
  });

  it("[RT16] the server takes somebody off: a push with code and reason, final by default", async () => {
    const test = testHub();
    const line = await test.connected();
    await line.send({ id: 2, subscribe: { channel: "c" } }, { id: 3, subscribe: { channel: "d" } });
    line.fresh();
    expect(test.hub.unsubscribeUser("ann", "c")).toBe(1);
    expect(test.hub.unsubscribeClient("c1", "d", { code: 2500, reason: "insufficient state" })).toBe(true);
    expect(test.hub.unsubscribeClient("c1", "d")).toBe(false);
    await settle();
    expect(line.fresh()).toEqual([
      { push: { channel: "c", unsubscribe: { code: 2000, reason: "server unsubscribe" } } },
      { push: { channel: "d", unsubscribe: { code: 2500, reason: "insufficient state" } } },
    ]);
    expect(test.told.slice(3)).toEqual(["left ann c server 2000", "left ann d server 2500"]);
  });

  it("[RT17] the server subscribes somebody: a push, then the channel's publications", async () => {
    const test = testHub();
    const line = await test.connected();
    expect(await test.hub.subscribeClient("c1", "news", { data: { top: 1 }, recoverable: true })).toBe(true);
    expect(await test.hub.subscribeClient("c1", "news")).toBe(false);
    expect(await test.hub.subscribeClient("nobody", "news")).toBe(false);
    void test.hub.publish("news", 1);
    await settle();
    expect(line.fresh()).toEqual([
      {
        push: {
          channel: "news",
          subscribe: { positioned: true, recoverable: true, epoch: "e1", data: { top: 1 } },
        },
      },
      { push: { channel: "news", pub: { data: 1 } } },
    ]);
  });
});

describe("publish", () => {
  it("[RT21] fanned out as sent, with who sent it; changed by the application; or judged and told to nobody", async () => {
    const answers: Record<string, Published | Refusal> = {
      "as-sent": { ok: true, fanout: true },
      changed: { ok: true, fanout: true, data: rawJson('{"by":"server"}'), options: { tags: { t: "1" } } },
      silent: { ok: true, fanout: false },
      refused: { ok: false, error: { code: 403, message: "room/not_seated" } },
    };
    const test = testHub({ publish: (_client, _channel, data) => answers[String(data)] as Published });
    const ann = await test.connected("ann");
    const bob = await test.connected("bob");
    await bob.send({ id: 2, subscribe: { channel: "c" } });
    bob.fresh();
    let id = 10;
    for (const data of Object.keys(answers)) await ann.send({ id: ++id, publish: { channel: "c", data } });
    expect(ann.fresh()).toEqual([
      { id: 11, publish: {} },
      { id: 12, publish: {} },
      { id: 13, publish: {} },
      { id: 14, error: { code: 403, message: "room/not_seated" } },
    ]);
    const info = { client: "c1", user: "ann" };
    expect(bob.fresh()).toEqual([
      { push: { channel: "c", pub: { data: "as-sent", info } } },
      { push: { channel: "c", pub: { data: { by: "server" }, info, tags: { t: "1" } } } },
    ]);
  });

  it("[RT21] the publisher hears itself, unless its echo is left out", async () => {
    const test = testHub({
      publish: (client, _channel, data) => ({
        ok: true,
        fanout: true,
        options: data === "quiet" ? { exceptClient: client.id } : {},
      }),
    });
    const ann = await test.connected("ann");
    await ann.send({ id: 2, subscribe: { channel: "c" } });
    ann.fresh();
    await ann.send(
      { id: 3, publish: { channel: "c", data: "loud" } },
      { id: 4, publish: { channel: "c", data: "quiet" } },
    );
    expect(ann.fresh()).toEqual([
      { push: { channel: "c", pub: { data: "loud", info: { client: "c1", user: "ann" } } } },
      { id: 3, publish: {} },
      { id: 4, publish: {} },
    ]);
  });

  it("[RT10] what goes to one client within a window leaves as one frame; windows end on common ticks", async () => {
    const test = testHub(
      {
        publish: (client) => {
          void test.hub.publish("c", client.userId, { exceptClient: client.id });
          return { ok: true, fanout: false };
        },
      },
      { windowMs: 30 },
    );
    const lines = await Promise.all(["ann", "bob", "eve"].map((user) => test.connected(user)));
    for (const line of lines) await line.send({ id: 2, subscribe: { channel: "c" } });
    await test.clock.advance(7);
    for (const line of lines) {
      line.fresh();
      line.frames.length = 0;
      await line.send({ id: 3, publish: { channel: "c", data: 1 } });
      await test.clock.advance(5);
    }
    expect(lines.map((line) => line.frames.length)).toEqual([0, 0, 0]);
    await test.clock.advance(7);
    expect(lines.map((line) => line.frames.length)).toEqual([0, 0, 0]);
    await test.clock.advance(1);
    expect(lines.map((line) => line.frames)).toEqual([
      [
        '{"id":3,"publish":{}}\n{"push":{"channel":"c","pub":{"data":"bob"}}}\n{"push":{"channel":"c","pub":{"data":"eve"}}}',
      ],
      [
        '{"push":{"channel":"c","pub":{"data":"ann"}}}\n{"id":3,"publish":{}}\n{"push":{"channel":"c","pub":{"data":"eve"}}}',
      ],
      [
        '{"push":{"channel":"c","pub":{"data":"ann"}}}\n{"push":{"channel":"c","pub":{"data":"bob"}}}\n{"id":3,"publish":{}}',
      ],
    ]);
  });

  it("[RT10] an urgent publication leaves at once and takes along what waits", async () => {
    const test = testHub({}, { windowMs: 50 });
    const line = await test.connected();
    await line.send({ id: 2, subscribe: { channel: "c" } });
    line.frames.length = 0;
    void test.hub.publish("c", 1);
    await settle();
    expect(line.frames).toEqual([]);
    void test.hub.publish("c", 2, { urgent: true });
    void test.hub.publish("c", 3);
    await settle();
    expect(line.frames).toHaveLength(1);
    expect(line.all().map((reply) => (reply.push?.["pub"] as { data?: number } | undefined)?.data)).toEqual([
      1, 2, 3,
    ]);
    await test.clock.advance(100);
    expect(line.frames).toHaveLength(1);
  });

  it("[RT20] clients that offer it get the channel's number instead of its name; others the name", async () => {
    const test = testHub({
      subscribe: () => ({ ok: true, options: { joinLeave: "force", announce: true } }),
    });
    const plain = await test.connected("ann");
    const compact = await test.connected("bob");
    await plain.send({ id: 2, subscribe: { channel: "game:state:abc" } });
    await compact.send({ id: 2, subscribe: { channel: "game:state:abc", flag: 1 } });
    const number = (compact.reply(2)?.["subscribe"] as { id: number } | undefined)?.id ?? 0;
    expect(number).toBeGreaterThan(0);
    expect(plain.reply(2)?.["subscribe"]).toEqual({});
    plain.fresh();
    compact.fresh();
    await test.hub.publish("game:state:abc", { имя: "Ёж" });
    test.hub.unsubscribeClient("c1", "game:state:abc");
    await settle();
    const pub = { data: { имя: "Ёж" } };
    expect(plain.fresh()[0]).toEqual({ push: { channel: "game:state:abc", pub } });
    expect(compact.fresh()).toEqual([
      { push: { id: number, pub } },
      { push: { id: number, leave: { info: { client: "c1", user: "ann" } } } },
    ]);
    test.hub.unsubscribeClient("c2", "game:state:abc");
    await settle();
    expect(compact.fresh()[0]?.push).toMatchObject({
      channel: "game:state:abc",
      unsubscribe: { code: 2000 },
    });
  });
});

describe("members", () => {
  it("[RT19] presence and its numbers, with everybody's public facts", async () => {
    const test = testHub({
      authenticate: (token) => ({ ok: true, userId: token, info: { nick: token.toUpperCase() } }),
      subscribe: (_client, channel) => ({
        ok: true,
        options: { presence: channel === "c", info: { seat: 1 } },
      }),
      presence: (_client, channel) =>
        channel === "secret" ? { ok: false, error: ERRORS.permissionDenied } : { ok: true },
    });
    const ann = await test.connected("ann");
    const again = await test.connected("ann");
    await ann.send({ id: 2, subscribe: { channel: "c" } });
    await again.send({ id: 2, subscribe: { channel: "c" } }, { id: 3, subscribe: { channel: "quiet" } });
    again.fresh();
    await again.send(
      { id: 4, presence: { channel: "c" } },
      { id: 5, presence_stats: { channel: "c" } },
      { id: 6, presence: { channel: "quiet" } },
      { id: 7, presence_stats: { channel: "quiet" } },
      { id: 8, presence: { channel: "secret" } },
    );
    const fact = (client: string) => ({
      client,
      user: "ann",
      conn_info: { nick: "ANN" },
      chan_info: { seat: 1 },
    });
    expect(again.fresh()).toEqual([
      { id: 4, presence: { presence: { c1: fact("c1"), c2: fact("c2") } } },
      { id: 5, presence_stats: { num_clients: 2, num_users: 1 } },
      { id: 6, presence: { presence: {} } },
      { id: 7, presence_stats: { num_clients: 0, num_users: 0 } },
      { id: 8, error: { code: 103, message: "permission denied" } },
    ]);
  });

  it("[RT18] joins go to those who asked and may, or to whom they are forced; nobody else", async () => {
    const test = testHub({
      subscribe: (client) => ({
        ok: true,
        options: {
          announce: true,
          joinLeave: client.userId === "forced" ? "force" : client.userId !== "denied",
        },
      }),
    });
    const names = ["asks", "silent", "denied", "forced"];
    const lines = await Promise.all(names.map((name) => test.connected(name)));
    for (const [index, line] of lines.entries()) {
      await line.send({
        id: 2,
        subscribe: { channel: "c", join_leave: names[index] === "asks" || names[index] === "denied" },
      });
      line.fresh();
    }
    for (const line of lines) line.fresh();
    const late = await test.connected("late");
    await late.send({ id: 2, subscribe: { channel: "c" } });
    await late.lose();
    const heard = lines.map((line) => line.fresh().map((reply) => Object.keys(reply.push ?? {})[1]));
    expect(heard).toEqual([["join", "leave"], [], [], ["join", "leave"]]);
  });

  it("[RT24] calls are answered, messages are taken, messages are sent", async () => {
    const taken: unknown[] = [];
    const test = testHub({
      rpc: (_client, method, data) =>
        method === "echo" ? { ok: true, data } : { ok: false, error: ERRORS.methodNotFound },
      send: (_client, data) => void taken.push(data),
    });
    const line = await test.connected();
    await line.send(
      { id: 2, rpc: { method: "echo", data: { a: 1 } } },
      { id: 3, rpc: { method: "other" } },
      { send: { data: "one way" } },
      { id: 4, rpc: { method: "echo" } },
    );
    expect(line.fresh()).toEqual([
      { id: 2, rpc: { data: { a: 1 } } },
      { id: 3, error: { code: 104, message: "method not found" } },
      { id: 4, rpc: { data: null } },
    ]);
    expect(taken).toEqual(["one way"]);
    await test.connected();
    expect(test.hub.sendToClient("c1", { only: 1 })).toBe(true);
    expect(test.hub.sendToUser("ann", { all: 2 })).toBe(2);
    expect(test.hub.sendToClient("nobody", {})).toBe(false);
    expect(test.hub.sendToUser("nobody", {})).toBe(0);
    await settle();
    expect(line.fresh()).toEqual([
      { push: { message: { data: { only: 1 } } } },
      { push: { message: { data: { all: 2 } } } },
    ]);
  });
});
