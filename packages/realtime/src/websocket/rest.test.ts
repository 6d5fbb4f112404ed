import { setImmediate as nextLook } from "node:timers/promises";
import { expect, test } from "vitest";
import { Rest } from "./rest.ts";

/** Ms since 1970 of the test's beginning. */
const START = 1_000_000;

function setUp(restMs: number) {
  const state = { now: START, windowEnd: Number.POSITIVE_INFINITY };
  const slept: number[] = [];
  const clock = { now: () => state.now, after: () => () => undefined };
  const rest = new Rest(
    clock,
    restMs,
    () => state.windowEnd,
    (ms) => {
      slept.push(ms);
      state.now += ms;
    },
  );
  /** One look that brings `reads` reads and takes `ms`. */
  const look = async (reads: number, ms: number): Promise<void> => {
    for (let read = 0; read < reads; read += 1) rest.readSomething();
    state.now += ms;
    await nextLook();
  };
  return { state, slept, look };
}

test("[RT45] under little load the process never sleeps", async () => {
  const { slept, look } = setUp(8);
  for (let turn = 0; turn < 300; turn += 1) await look(1, 3);
  expect(slept).toEqual([]);
});

test("[RT45] under load it sleeps once between two looks, however much a look brings", async () => {
  const { slept, look } = setUp(8);
  await look(32, 1);
  await look(20, 1);
  await look(20, 1);
  expect(slept).toEqual([8, 8]);
});

test("[RT45] it never sleeps past the end of the running window", async () => {
  const { state, slept, look } = setUp(8);
  await look(32, 1);
  state.windowEnd = state.now + 4;
  await look(20, 1);
  await look(20, 1);
  expect(slept).toEqual([3]);
});

test("[RT45] it stops when the load does", async () => {
  const { slept, look } = setUp(8);
  await look(32, 1);
  await look(20, 1);
  expect(slept).toHaveLength(1);
  for (let turn = 0; turn < 10; turn += 1) await look(1, 100);
  const sleeps = slept.length;
  for (let turn = 0; turn < 50; turn += 1) await look(1, 10);
  expect(slept).toHaveLength(sleeps);
});

test("[RT45] not asked to, it never sleeps", async () => {
  const { slept, look } = setUp(0);
  for (let turn = 0; turn < 10; turn += 1) await look(100, 1);
  expect(slept).toEqual([]);
});
