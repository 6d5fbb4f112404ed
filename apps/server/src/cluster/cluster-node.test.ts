// What a process says of the others when it joins them.
import { VirtualClock } from "@fitil/testkit";
import { expect, it } from "vitest";
import { ClusterNode } from "./cluster-node.ts";
import { MemoryPeople } from "./memory/memory-people.ts";
import { MemoryRegister } from "./memory/memory-register.ts";
import { MemoryWire } from "./memory/memory-wire.ts";
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
