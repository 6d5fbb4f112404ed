// What a process says of the others when it joins them.
import { settle, VirtualClock } from "@fitil/testkit";
import { expect, it } from "vitest";
import { ClusterNode } from "./cluster-node.ts";
import { MemoryPeople } from "./testing/memory-people.ts";
import { MemoryRegister } from "./testing/memory-register.ts";
import { MemoryWire } from "./testing/memory-wire.ts";
import type { ClusterEvents } from "./ports.ts";

const EVENTS: ClusterEvents = {
  taken: () => undefined,
  released: () => undefined,
  recordOf: () => ({ row: "", checkpoint: "" }),
  moved: () => undefined,
  received: () => undefined,
  gap: () => undefined,
  gone: () => undefined,
  renamed: () => undefined,
};

it("[CL20] two processes with one NODE_ID are told apart, and the later one says so once", async () => {
  const clock = new VirtualClock();
  const parts = { register: new MemoryRegister(), people: new MemoryPeople(), wire: new MemoryWire(), clock };
  const logged: string[] = [];
  let lives = 0;
  const open = async (name: string) => {
    const note = (_fields: object, sentence: string) => void logged.push(`${name} ${sentence}`);
    const log = { info: note, warn: note, error: note };
    const node = new ClusterNode({ ...parts, name, freshId: () => String(++lives), log });
    await node.start(EVENTS);
    return node;
  };
  const first = await open("one");
  await clock.advance(5_000);
  const other = await open("two");
  const namesake = await open("one");
  await clock.advance(10_000);
  expect(logged).toEqual(["one NODE_ID expects a name of its own, but another process has the same one"]);
  expect(new Set([first, other, namesake].map(({ nodeId }) => nodeId)).size).toBe(3);
  for (const node of [first, other, namesake]) {
    expect(node.isReady()).toBe(true);
    node.stop();
  }
});

it("[CL24] a start joins as soon as the register answers, and ends with what keeps it from that", async () => {
  const clock = new VirtualClock();
  let refusals = 3;
  class BusyRegister extends MemoryRegister {
    override async join(nodeId: string): Promise<void> {
      if (refusals-- > 0) throw new Error("it did not answer");
      await super.join(nodeId);
    }
  }
  const parts = { register: new BusyRegister(), people: new MemoryPeople(), wire: new MemoryWire(), clock };
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const open = () => new ClusterNode({ ...parts, name: "one", freshId: () => "1", log });
  const late = open();
  const begun = late.start(EVENTS);
  await settle();
  await clock.advance(2_000);
  await begun;
  expect(late.isReady()).toBe(true);
  late.stop();
  refusals = Number.POSITIVE_INFINITY;
  const never = open().start(EVENTS).catch(String);
  await settle();
  await clock.advance(4_000);
  expect(await never).toBe("Error: it did not answer");
});
