// Channels with history: positions, recovery, and what happens to those who missed something.
import { describe, expect, it } from "vitest";
import type { BrokerSink } from "../broker/broker.ts";
import { createMemoryBroker } from "../broker/memory-broker.ts";
import { countingChance, testHub } from "../testing/test-hub.ts";
import { settle, VirtualClock } from "../testing/virtual-clock.ts";

const history = { size: 3, ttlMs: 60_000 };
const recoverable = () => ({ ok: true, options: { recoverable: true } }) as const;

async function withStream(count: number) {
  const test = testHub({ subscribe: recoverable, history: () => ({ ok: true }) });
  for (let seq = 1; seq <= count; seq += 1) await test.hub.publish("s", { seq }, { history });
  return test;
}

describe("streams", () => {
  it("[RT25] offsets count from 1; the first publication of a stream carries its epoch", async () => {
    const test = await withStream(0);
    const line = await test.connected();
    await line.send({ id: 2, subscribe: { channel: "s" } });
    expect(await test.hub.publish("s", "a", { history })).toEqual({ offset: 1, epoch: "e1" });
    expect(await test.hub.publish("s", "b", { history })).toEqual({ offset: 2, epoch: "e1" });
    await settle();
    expect(line.fresh().slice(1)).toEqual([
      { push: { channel: "s", pub: { data: "a", offset: 1, epoch: "e1" } } },
      { push: { channel: "s", pub: { data: "b", offset: 2 } } },
    ]);
  });

  it("[RT25] without recover the reply tells the top of the stream", async () => {
    const test = await withStream(5);
    const line = await test.connected();
    await line.send({ id: 2, subscribe: { channel: "s" } });
    expect(line.fresh()).toEqual([
      { id: 2, subscribe: { positioned: true, recoverable: true, epoch: "e1", offset: 5 } },
    ]);
  });

  it("[RT26] recovered: what was missed comes in the reply, with the client's own offset", async () => {
    const test = await withStream(5);
    const line = await test.connected();
    await line.send({ id: 2, subscribe: { channel: "s", recover: true, offset: 3, epoch: "e1" } });
    await line.send({ id: 3, unsubscribe: { channel: "s" } });
    await line.send({ id: 4, subscribe: { channel: "s", recover: true, offset: 5 } });
    const common = {
      positioned: true,
      recoverable: true,
      epoch: "e1",
      was_recovering: true,
      recovered: true,
    };
    expect(line.fresh()).toEqual([
      {
        id: 2,
        subscribe: {
          ...common,
          offset: 3,
          publications: [
            { data: { seq: 4 }, offset: 4 },
            { data: { seq: 5 }, offset: 5 },
          ],
        },
      },
      { id: 3, unsubscribe: {} },
      { id: 4, subscribe: { ...common, offset: 5 } },
    ]);
  });

  it("[RT27] not recovered: another epoch, entries gone, or a position beyond the top", async () => {
    const test = await withStream(5);
    const cases = [
      { offset: 3, epoch: "other" },
      { offset: 1, epoch: "e1" },
      { offset: 9, epoch: "e1" },
    ];
    for (const position of cases) {
      const line = await test.connected();
      await line.send({ id: 2, subscribe: { channel: "s", recover: true, ...position } });
      expect(line.fresh()).toEqual([
        {
          id: 2,
          subscribe: { positioned: true, recoverable: true, epoch: "e1", offset: 5, was_recovering: true },
        },
      ]);
      await line.send(
        { id: 3, unsubscribe: { channel: "s" } },
        { id: 4, subscribe: { channel: "s", recover: true, ...position, flag: 2 } },
      );
      expect(line.reply(4)?.error).toEqual({ code: 112, message: "unrecoverable position" });
      expect(test.hub.isSubscribed("c1", "s")).toBe(false);
    }
  });

  it("[RT26] asked to recover where nothing can be: told as tried, not as done", async () => {
    const test = testHub({
      subscribe: (_client, channel) => ({ ok: true, options: { positioned: channel === "positioned" } }),
    });
    const line = await test.connected();
    const from = { recover: true, offset: 3, epoch: "e9" };
    await line.send(
      { id: 2, subscribe: { channel: "plain", ...from } },
      { id: 3, subscribe: { channel: "positioned", ...from } },
    );
    expect(line.fresh()).toEqual([
      { id: 2, subscribe: { was_recovering: true } },
      { id: 3, subscribe: { positioned: true, epoch: "e1", was_recovering: true } },
    ]);
  });

  it("[RT27] more missed than a page holds counts as not recovered", async () => {
    const test = testHub({ subscribe: recoverable }, { maxHistoryPage: 2 });
    for (let seq = 1; seq <= 3; seq += 1) await test.hub.publish("s", seq, { history });
    const line = await test.connected();
    await line.send({ id: 2, subscribe: { channel: "s", recover: true, offset: 0, epoch: "e1" } });
    expect(line.reply(2)?.["subscribe"]).toMatchObject({ was_recovering: true, offset: 3 });
    expect(line.reply(2)?.["subscribe"]).not.toHaveProperty("recovered");
  });

  it("[RT25] entries expire, the position stays", async () => {
    const test = await withStream(2);
    await test.clock.advance(60_001);
    const line = await test.connected();
    await line.send({ id: 2, subscribe: { channel: "s", recover: true, offset: 1, epoch: "e1" } });
    expect(line.reply(2)?.["subscribe"]).toMatchObject({ epoch: "e1", offset: 2, was_recovering: true });
    expect(await test.hub.publish("s", 3, { history })).toEqual({ offset: 3, epoch: "e1" });
  });

  it("[RT29] history: position only, a page, since a place, backwards, and what is refused", async () => {
    const test = await withStream(4);
    const line = await test.connected();
    const ask = async (request: object) => {
      await line.send({ id: 9, history: { channel: "s", ...request } });
      const [reply] = line.fresh();
      const result = reply?.["history"] as {
        publications: { offset: number }[];
        offset: number;
        epoch: string;
      };
      if (result === undefined) return reply?.error?.code;
      expect(result).toMatchObject({ offset: 4, epoch: "e1" });
      return result.publications.map((publication) => publication.offset);
    };
    expect(await ask({})).toEqual([]);
    expect(await ask({ limit: -1 })).toEqual([2, 3, 4]);
    expect(await ask({ limit: 2 })).toEqual([2, 3]);
    expect(await ask({ limit: 2, reverse: true })).toEqual([4, 3]);
    expect(await ask({ limit: 10, since: { offset: 3, epoch: "e1" } })).toEqual([4]);
    expect(await ask({ limit: 10, since: { offset: 4, epoch: "e1" }, reverse: true })).toEqual([3, 2]);
    expect(await ask({ limit: 10, since: { offset: 0, epoch: "e1" }, reverse: true })).toBe(107);
    expect(await ask({ limit: 10, since: { offset: 3, epoch: "other" } })).toBe(112);
  });
});

describe("gaps", () => {
  function withHoles() {
    const clock = new VirtualClock();
    const memory = createMemoryBroker({ clock, chance: countingChance() });
    let sink: BrokerSink | undefined;
    let lossy = false;
    const broker = {
      start: (to: BrokerSink) => {
        sink = to;
        return memory.start({
          join: () => undefined,
          leave: () => undefined,
          publication: (...all) => {
            if (!lossy) sink?.publication(...all);
          },
        });
      },
      subscribe: memory.subscribe.bind(memory),
      unsubscribe: memory.unsubscribe.bind(memory),
      publish: memory.publish.bind(memory),
      history: memory.history.bind(memory),
      join: memory.join.bind(memory),
      leave: memory.leave.bind(memory),
      stop: memory.stop.bind(memory),
    };
    const test = testHub(
      {
        subscribe: recoverable,
        authenticate: (token) => ({
          ok: true,
          userId: token,
          ...(token === "server" ? { subscriptions: { s: { recoverable: true } } } : {}),
        }),
      },
      { pingIntervalMs: 0 },
      { broker },
    );
    return { ...test, lose: (on: boolean) => (lossy = on) };
  }

  it("[RT28] a missed publication takes the client off with 2500; a server-side subscription closes with 3010", async () => {
    const test = withHoles();
    const line = await test.connected("ann");
    await line.send({ id: 2, subscribe: { channel: "s" } });
    const server = await test.connected("server");
    await test.hub.publish("s", 1, { history });
    test.lose(true);
    await test.hub.publish("s", 2, { history });
    test.lose(false);
    await settle();
    line.fresh();
    await test.hub.publish("s", 3, { history });
    await settle();
    expect(line.fresh()).toEqual([
      { push: { channel: "s", unsubscribe: { code: 2500, reason: "insufficient state" } } },
    ]);
    expect(server.closed).toEqual({ code: 3010, reason: "insufficient state" });
    expect(test.hub.stats().subscriptions).toBe(0);
  });

  it("[RT28] a silent loss is found by comparing positions now and then", async () => {
    const test = withHoles();
    const line = await test.connected("ann");
    await line.send({ id: 2, subscribe: { channel: "s" } });
    line.fresh();
    test.lose(true);
    await test.hub.publish("s", 1, { history });
    await test.clock.advance(39_000);
    expect(line.fresh()).toEqual([]);
    await test.clock.advance(2_000);
    expect(line.fresh()).toEqual([
      { push: { channel: "s", unsubscribe: { code: 2500, reason: "insufficient state" } } },
    ]);
  });
});
