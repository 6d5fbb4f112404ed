// A broker that fails: commands get an error, the application is told, and nothing is brought down.
import { expect, it } from "vitest";
import type { Broker } from "./broker.ts";
import { testHub } from "../testing/test-hub.ts";
import { settle } from "../testing/virtual-clock.ts";

const lost = () => Promise.reject(new Error("broker lost"));

function failing(): Broker {
  return {
    start: () => undefined,
    stop: () => undefined,
    subscribe: () => undefined,
    unsubscribe: lost,
    publish: lost,
    history: lost,
    join: lost,
    leave: lost,
  };
}

it("[RT22] each command costs an error 100, what nobody waits for is reported, the connection lives", async () => {
  const test = testHub(
    {
      subscribe: (_client, channel) => ({
        ok: true,
        options: { recoverable: channel === "stream", announce: true, presence: true },
      }),
      publish: () => ({ ok: true, fanout: true }),
      presence: () => ({ ok: true }),
      history: () => ({ ok: true }),
    },
    {},
    { broker: failing(), presence: { add: () => undefined, remove: lost, list: lost } },
  );
  const line = await test.connected();
  await line.send(
    { id: 2, subscribe: { channel: "stream" } },
    { id: 3, publish: { channel: "c", data: 1 } },
    { id: 4, presence: { channel: "c" } },
    { id: 5, history: { channel: "c" } },
    { id: 6, subscribe: { channel: "plain" } },
    { id: 7, unsubscribe: { channel: "plain" } },
  );
  expect(line.fresh().map((reply) => [reply.id, reply.error?.code])).toEqual([
    [2, 100],
    [3, 100],
    [4, 100],
    [5, 100],
    [6, undefined],
    [7, undefined],
  ]);
  expect(line.closed).toBeUndefined();
  void test.hub.publish("c", 1);
  await settle();
  expect(new Set(test.failures.map((failure) => (failure as Error).message))).toEqual(
    new Set(["broker lost"]),
  );
  expect(test.hub.stats()).toMatchObject({ channels: 0, subscriptions: 0 });
});
