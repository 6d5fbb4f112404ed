// What time does: pings, pongs, expiry, rates.
import { describe, expect, it } from "vitest";
import { ERRORS } from "../protocol/codes.ts";
import { testHub } from "../testing/test-hub.ts";

describe("pings", () => {
  it("[RT11] the first comes between half an interval and a whole one, then one per interval", async () => {
    const test = testHub({}, { pingIntervalMs: 5_000, pongTimeoutMs: 0 });
    const line = await test.connected();
    await test.clock.advance(3_700);
    expect(line.fresh()).toEqual([]);
    await test.clock.advance(100);
    expect(line.fresh()).toEqual([{}]);
    await test.clock.advance(10_000);
    expect(line.fresh()).toEqual([{}, {}]);
    expect(line.closed).toBeUndefined();
  });

  it("[RT12] no pong in time closes with 3012; a pong keeps the connection", async () => {
    const test = testHub({}, { pingIntervalMs: 5_000, pongTimeoutMs: 5_000 });
    const silent = await test.connected("silent");
    const polite = await test.connected("polite");
    for (let round = 0; round < 5; round += 1) {
      await test.clock.advance(4_900);
      if (polite.fresh().length > 0) await polite.send({});
    }
    expect(polite.closed).toBeUndefined();
    expect(silent.closed).toEqual({ code: 3012, reason: "no pong" });
    expect(test.told).toContain("gone silent 3012 no pong");
  });

  it("[RT44] the round trip is known from the first pong on, and follows the line", async () => {
    const test = testHub({}, { pingIntervalMs: 5_000, pongTimeoutMs: 20_000 });
    const line = await test.connected();
    const roundTrip = () => test.hub.clientsOfUser("ann")[0]?.roundTripMs;
    const pongAfter = async (ms: number) => {
      await test.clock.advance(ms);
      await line.send({});
    };
    expect(roundTrip()).toBe(0);
    await test.clock.advance(3_800);
    expect(line.fresh()).toEqual([{}]);
    expect(roundTrip()).toBe(0);
    await pongAfter(400);
    expect(roundTrip()).toBe(400);
    await test.clock.advance(4_600);
    await pongAfter(200);
    expect(roundTrip()).toBe(300);
    // Two pings wait for one pong: the older one tells.
    await test.clock.advance(4_800);
    await pongAfter(6_000);
    expect(line.fresh()).toEqual([{}, {}, {}]);
    expect(roundTrip()).toBe(3_150);
    expect(line.closed).toBeUndefined();
  });

  it("[RT12] a pong nobody asked for closes with 3501", async () => {
    const test = testHub();
    const line = await test.connected();
    await line.send({});
    expect(line.closed).toEqual({ code: 3501, reason: "bad request" });
  });

  it("[RT37] a closed hub leaves no timer behind", async () => {
    const test = testHub({}, { windowMs: 50 });
    await test.connected();
    test.line();
    await test.hub.close();
    expect(test.clock.pending()).toBe(0);
    expect(test.hub.stats()).toMatchObject({ clients: 0, connections: 0 });
  });
});

describe("expiry", () => {
  const hooks = (lifeMs: number) => {
    const test = testHub(
      {
        authenticate: (token) => ({ ok: true, userId: token, expiresAt: test.clock.now() + lifeMs }),
        subscribe: () => ({ ok: true, options: { expiresAt: test.clock.now() + lifeMs } }),
        refresh: (_client, token) => {
          if (token === "bad") return { ok: false, close: { code: 3500, reason: "invalid token" } };
          if (token === "old") return { ok: true, userId: "ann", expiresAt: test.clock.now() - 1 };
          if (token === "slow") return { ok: false, error: ERRORS.internal };
          return { ok: true, userId: token, expiresAt: test.clock.now() + lifeMs };
        },
        subRefresh: (_client, _channel, token) => {
          if (token === "bad") return { ok: false, error: ERRORS.permissionDenied };
          return { ok: true, expiresAt: test.clock.now() + (token === "old" ? -1 : lifeMs) };
        },
      },
      { pingIntervalMs: 0 },
    );
    return test;
  };

  it("[RT31] an unrefreshed connection is closed with 3005 after its grace", async () => {
    const test = hooks(60_000);
    const line = await test.connected();
    await test.clock.advance(84_900);
    expect(line.closed).toBeUndefined();
    await test.clock.advance(200);
    expect(line.closed).toEqual({ code: 3005, reason: "connection expired" });
  });

  it("[RT30] a refresh extends it; no token, another user's, an expired one and a bad one end it", async () => {
    const test = hooks(60_000);
    const line = await test.connected();
    await test.clock.advance(50_000);
    await line.send({ id: 2, refresh: { token: "ann" } });
    expect(line.fresh()).toEqual([
      { id: 2, refresh: { client: "c1", version: "1.0", expires: true, ttl: 60 } },
    ]);
    await test.clock.advance(80_000);
    expect(line.closed).toBeUndefined();
    await line.send({ id: 3, refresh: { token: "slow" } });
    expect(line.fresh()[0]?.error).toMatchObject({ code: 100, temporary: true });
    const ends: Record<string, number> = { "": 3501, bob: 3500, old: 3005, bad: 3500 };
    for (const [token, code] of Object.entries(ends)) {
      const other = await test.connected("ann");
      await other.send({ id: 2, refresh: { token } });
      expect(other.closed?.code).toBe(code);
    }
  });

  it("[RT32] an unrefreshed subscription ends with 2501; a refresh extends it", async () => {
    const test = hooks(20_000);
    const line = await test.connected();
    await line.send({ id: 2, subscribe: { channel: "a" } }, { id: 3, subscribe: { channel: "b" } });
    expect(line.reply(2)?.["subscribe"]).toEqual({ expires: true, ttl: 20 });
    await test.clock.advance(19_000);
    line.fresh();
    await line.send(
      { id: 4, sub_refresh: { channel: "a", token: "good" } },
      { id: 5, sub_refresh: { channel: "a", token: "bad" } },
      { id: 6, sub_refresh: { channel: "never", token: "good" } },
      { id: 7, sub_refresh: { channel: "a" } },
      { id: 8, refresh: { token: "ann" } },
    );
    const replies = line.fresh();
    expect(replies.slice(0, 4).map((reply) => reply.error?.code)).toEqual([undefined, 103, 103, 107]);
    expect(replies[0]?.["sub_refresh"]).toEqual({ expires: true, ttl: 20 });
    await test.clock.advance(26_500);
    expect(line.fresh()).toEqual([
      { push: { channel: "b", unsubscribe: { code: 2501, reason: "subscription expired" } } },
    ]);
    await line.send({ id: 9, sub_refresh: { channel: "a", token: "old" } });
    expect(line.fresh()).toEqual([
      { id: 9, sub_refresh: {} },
      { push: { channel: "a", unsubscribe: { code: 2501, reason: "subscription expired" } } },
    ]);
  });

  it("[RT32] an expired server-side subscription closes with 3006", async () => {
    const test = testHub(
      {
        authenticate: () => ({
          ok: true,
          userId: "u",
          subscriptions: { own: { expiresAt: test.clock.now() + 1_000 } },
        }),
      },
      { pingIntervalMs: 0 },
    );
    const line = await test.connected();
    await test.clock.advance(26_200);
    expect(line.closed).toEqual({ code: 3006, reason: "subscription expired" });
  });
});

describe("rates", () => {
  const publish = (id: number) => ({ id, publish: { channel: "c", data: 1 } });

  it("[RT23] 100 at once, then 60 a second; what is beyond gets 111, told as temporary", async () => {
    const test = testHub({ publish: () => ({ ok: true, fanout: false }) });
    const line = await test.connected();
    const refused = () => line.fresh().filter((reply) => reply.error).length;
    for (let id = 2; id < 122; id += 1) await line.send(publish(id));
    expect(line.all().at(-1)?.error).toEqual({ code: 111, message: "too many requests", temporary: true });
    expect(refused()).toBe(20);
    await test.clock.advance(1_000);
    for (let id = 200; id < 261; id += 1) await line.send(publish(id));
    expect(refused()).toBe(1);
    await test.clock.advance(10_000);
    for (let id = 300; id < 400; id += 1) await line.send(publish(id));
    expect(refused()).toBe(0);
    expect(test.hub.stats().rateLimited).toBe(21);
  });

  it("[RT23] who goes on beyond it for ten seconds is closed with 3013; who pauses is not", async () => {
    const test = testHub({ publish: () => ({ ok: true, fanout: false }) }, { pingIntervalMs: 0 });
    const wild = await test.connected("wild");
    const tame = await test.connected("tame");
    let id = 2;
    for (let round = 0; round < 130; round += 1) {
      for (let count = 0; count < 12; count += 1) await wild.send(publish((id += 1)));
      const resting = round % 40 > 20;
      for (let count = 0; count < 12 && !resting; count += 1) await tame.send(publish((id += 1)));
      await test.clock.advance(100);
    }
    expect(wild.closed).toEqual({ code: 3013, reason: "too many requests" });
    expect(tame.closed).toBeUndefined();
  });

  it("[RT23] a flood is cut short however brief it is", async () => {
    const test = testHub({ publish: () => ({ ok: true, fanout: false }) }, { maxRefusals: 50 });
    const line = await test.connected();
    for (let id = 2; id < 154; id += 1) await line.send(publish(id));
    expect(line.closed?.code).toBe(3013);
  });

  it("[RT23] other commands have an allowance of their own", async () => {
    const test = testHub({}, { commandBurst: 3, commandsPerSecond: 1 });
    const line = await test.connected();
    await line.send(...[2, 3, 4, 5].map((id) => ({ id, unsubscribe: { channel: "c" } })));
    expect(line.fresh().map((reply) => reply.error?.code)).toEqual([undefined, undefined, undefined, 111]);
  });

  it("[RT3] too many commands behind an unfinished one close with 3013", async () => {
    const test = testHub({ authenticate: () => new Promise(() => undefined) }, { maxPendingCommands: 5 });
    const line = test.line();
    await line.send({ id: 1, connect: {} });
    await line.send(...[2, 3, 4, 5, 6, 7].map((id) => ({ id, subscribe: { channel: `c${id}` } })));
    expect(line.closed).toEqual({ code: 3013, reason: "too many requests" });
  });

  it("[RT46] a stranger may let 32 commands wait behind its connect, and no more", async () => {
    const test = testHub({ authenticate: () => new Promise(() => undefined) });
    const line = test.line();
    await line.send({ id: 1, connect: {} });
    const ids = Array.from({ length: 32 }, (_, index) => index + 2);
    await line.send(...ids.map((id) => ({ id, rpc: {} })));
    expect(line.closed).toBeUndefined();
    await line.send({ id: 40, rpc: {} });
    expect(line.closed).toEqual({ code: 3013, reason: "too many requests" });
  });
});
