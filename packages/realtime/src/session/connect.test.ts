// Connecting, and what a client may do before it is connected.
import { describe, expect, it } from "vitest";
import { ERRORS } from "../protocol/codes.ts";
import type { Authenticated, ConnectContext, Refusal } from "./hooks.ts";
import { testHub } from "../testing/test-hub.ts";
import { settle } from "../testing/virtual-clock.ts";

const BAD = { code: 3501, reason: "bad request" };

describe("connect", () => {
  it("[RT1] anything but connect before it closes with 3501", async () => {
    for (const command of [
      { id: 1, subscribe: { channel: "c" } },
      { id: 1, publish: { channel: "c", data: 1 } },
      { id: 1, rpc: { method: "m" } },
      { send: { data: 1 } },
      { id: 1, ping: {} },
      {},
    ]) {
      const line = testHub().line();
      await line.send(command);
      expect(line.closed).toEqual(BAD);
    }
  });

  it("[RT2] the reply names client, ping and pong, and carries the application's data", async () => {
    const test = testHub(
      { authenticate: () => ({ ok: true, userId: "ann", data: { roomId: null } }) },
      { pingIntervalMs: 5_000, pongTimeoutMs: 5_000 },
    );
    const line = test.line();
    await line.send({ id: 7, connect: {} });
    expect(line.all()).toEqual([
      { id: 7, connect: { client: "c1", version: "1.0", ping: 5, pong: true, data: { roomId: null } } },
    ]);
  });

  it("[RT2] without pings the reply says nothing of them; an expiry is told in seconds", async () => {
    const hub = testHub(
      { authenticate: () => ({ ok: true, userId: "", expiresAt: hub.clock.now() + 61_500 }) },
      { pingIntervalMs: 0 },
    );
    const line = hub.line();
    await line.send({ id: 1, connect: {} });
    expect(line.all()).toEqual([
      { id: 1, connect: { client: "c1", version: "1.0", expires: true, ttl: 62 } },
    ]);
  });

  it("[RT2] the application sees token, data, name, version, headers and address", async () => {
    let seen: [string, ConnectContext] | undefined;
    const { hub } = testHub({
      authenticate: (token, context) => {
        seen = [token, context];
        return { ok: true, userId: "u" };
      },
    });
    const { Line } = await import("../testing/line.ts");
    const line = new Line(hub, { address: "10.0.0.9", origin: "https://a.example" });
    await line.send({
      id: 1,
      connect: { token: "T", data: { d: 1 }, name: "js", version: "2", headers: { "X-A": "b" } },
    });
    expect(seen?.[0]).toBe("T");
    expect(seen?.[1]).toMatchObject({
      address: "10.0.0.9",
      origin: "https://a.example",
      data: { d: 1 },
      name: "js",
      version: "2",
    });
    expect({ ...seen?.[1].headers }).toEqual({ "X-A": "b" });
  });

  it("[RT3] commands in one frame with an asynchronous connect are done in order after it", async () => {
    let accept: (answer: Authenticated) => void = () => undefined;
    const test = testHub({
      authenticate: () =>
        new Promise((resolve) => {
          accept = resolve;
        }),
    });
    const line = test.line();
    await line.send(
      { id: 1, connect: {} },
      { id: 2, subscribe: { channel: "a" } },
      { id: 3, subscribe: { channel: "b" } },
      { id: 4, unsubscribe: { channel: "a" } },
    );
    await line.send({ id: 5, subscribe: { channel: "a" } });
    expect(line.frames).toEqual([]);
    accept({ ok: true, userId: "ann" });
    await settle();
    expect(line.all().map((reply) => reply.id)).toEqual([1, 2, 3, 4, 5]);
    expect(line.all().some((reply) => reply.error)).toBe(false);
  });

  it("[RT4] a second connect closes with 3501, also while the first is being judged", async () => {
    const test = testHub();
    const line = await test.connected();
    await line.send({ id: 2, connect: { token: "bob" } });
    expect(line.closed).toEqual(BAD);
    const waiting = testHub({ authenticate: () => new Promise(() => undefined) }).line();
    await waiting.send({ id: 1, connect: {} }, { id: 2, connect: {} });
    expect(waiting.closed).toEqual(BAD);
  });

  it("[RT5] a refusal with a close ends the connection with that code and reason", async () => {
    const refusal: Refusal = { ok: false, close: { code: 3500, reason: "invalid token" } };
    for (const answer of [refusal, Promise.resolve(refusal)]) {
      const test = testHub({ authenticate: () => answer });
      const line = test.line();
      await line.send({ id: 1, connect: { token: "x" } });
      expect(line.closed).toEqual({ code: 3500, reason: "invalid token" });
      expect(line.frames).toEqual([]);
      expect(test.told).toEqual([]);
    }
  });

  it("[RT5] after a refusal with an error what came along is dropped, and what comes later closes with 3501", async () => {
    const refusal: Refusal = { ok: false, error: ERRORS.tokenExpired };
    for (const answer of [refusal, Promise.resolve(refusal)]) {
      const line = testHub({ authenticate: () => answer }).line();
      await line.send({ id: 1, connect: {} }, { id: 2, subscribe: { channel: "c" } });
      expect(line.all()).toEqual([{ id: 1, error: { code: 109, message: "token expired" } }]);
      expect(line.closed).toBeUndefined();
      await line.send({ id: 3, subscribe: { channel: "c" } });
      expect(line.closed).toEqual(BAD);
    }
  });

  it("[RT5] an application that throws costs the connect an error 100, told as temporary", async () => {
    const boom = new Error("boom");
    for (const authenticate of [
      () => {
        throw boom;
      },
      () => Promise.reject(boom),
    ]) {
      const test = testHub({ authenticate });
      const line = test.line();
      await line.send({ id: 1, connect: {} });
      expect(line.all()).toEqual([
        { id: 1, error: { code: 100, message: "internal server error", temporary: true } },
      ]);
      expect(test.failures).toEqual([boom]);
    }
  });

  it("[RT6] without a valid connect in time the connection is closed with 3502", async () => {
    const test = testHub({ authenticate: () => ({ ok: false, error: ERRORS.tokenExpired }) });
    const silent = test.line();
    const refused = test.line();
    await refused.send({ id: 1, connect: {} });
    await test.clock.advance(9_900);
    expect([silent.closed, refused.closed]).toEqual([undefined, undefined]);
    await test.clock.advance(200);
    expect(silent.closed).toEqual({ code: 3502, reason: "stale" });
    expect(refused.closed).toEqual({ code: 3502, reason: "stale" });
  });

  it("[RT7] a token that has expired already is refused with 109", async () => {
    const test = testHub({ authenticate: () => ({ ok: true, userId: "u", expiresAt: 1 }) });
    const line = test.line();
    await line.send({ id: 1, connect: {} });
    expect(line.reply(1)?.error?.code).toBe(109);
  });

  it("[RT5] a connection lost while its connect is judged is never announced", async () => {
    let accept: (answer: Authenticated) => void = () => undefined;
    const test = testHub({
      authenticate: () =>
        new Promise((resolve) => {
          accept = resolve;
        }),
    });
    const line = test.line();
    await line.send({ id: 1, connect: {} });
    await line.lose();
    accept({ ok: true, userId: "ann" });
    await settle();
    expect(test.told).toEqual([]);
    expect(test.hub.stats()).toMatchObject({ clients: 0, connections: 0 });
  });

  it("[RT17] server-side subscriptions come in the reply, and publications only after it", async () => {
    const test = testHub({
      authenticate: () => ({
        ok: true,
        userId: "ann",
        subscriptions: { "pers:ann": { recoverable: true, data: { hello: 1 } } },
      }),
      connected: () => void test.hub.publish("pers:ann", { n: 1 }),
    });
    const line = test.line();
    await line.send({ id: 1, connect: {} });
    expect(line.all()).toEqual([
      {
        id: 1,
        connect: {
          client: "c1",
          version: "1.0",
          ping: 25,
          pong: true,
          subs: { "pers:ann": { positioned: true, recoverable: true, epoch: "e1", data: { hello: 1 } } },
        },
      },
      { push: { channel: "pers:ann", pub: { data: { n: 1 } } } },
    ]);
  });

  it("[RT36] whoever goes while the server is still subscribing it was never connected, and is not disconnected", async () => {
    let joined: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => {
      joined = resolve;
    });
    const test = testHub(
      { authenticate: () => ({ ok: true, userId: "ann", subscriptions: { p: { presence: true } } }) },
      {},
      { presence: { add: () => slow, remove: () => undefined, list: () => [] } },
    );
    const line = test.line();
    await line.send({ id: 1, connect: {} });
    await line.lose();
    joined();
    await settle();
    expect(test.told).toEqual(["left ann p disconnect 1006"]);
    expect(test.hub.stats()).toMatchObject({ connections: 0, channels: 0, subscriptions: 0 });
  });

  it("[RT15] what the server subscribed a client to, the client may leave", async () => {
    const test = testHub({
      authenticate: () => ({ ok: true, userId: "ann", subscriptions: { "pers:ann": {} } }),
    });
    const line = await test.connected();
    await line.send({ id: 2, unsubscribe: { channel: "pers:ann" } });
    await test.hub.publish("pers:ann", 1);
    expect(line.fresh()).toEqual([{ id: 2, unsubscribe: {} }]);
    expect(test.told.at(-1)).toBe("left ann pers:ann client 0");
  });
});
