// The memory broker under the contract of all brokers, and what only it does.
import { expect, it } from "vitest";
import { describeBroker } from "./broker.contract.ts";
import { createMemoryBroker } from "./memory-broker.ts";
import { countingChance } from "../testing/test-hub.ts";
import { VirtualClock } from "../testing/virtual-clock.ts";

describeBroker("memory", async () => {
  const clock = new VirtualClock();
  return {
    broker: createMemoryBroker({ clock, chance: countingChance() }),
    advance: (ms) => clock.advance(ms),
  };
});

it("[BR3] a stream's position is forgotten after 30 days without use", async () => {
  const clock = new VirtualClock();
  const broker = createMemoryBroker({ clock, chance: countingChance() });
  const history = { size: 1, ttlMs: 1_000 };
  await broker.publish("old", { json: "1", history });
  await clock.advance(31 * 86_400_000);
  await broker.publish("new", { json: "1", history });
  expect(await broker.history("old", { limit: 0 })).toMatchObject({ offset: 0, epoch: "e3" });
});
