// The clock that stands still without a lease.
import { expect, it } from "vitest";
import { VirtualClock } from "@fitil/testkit";
import { LeasedClock } from "./leased-clock.ts";

it("[CL12] a table's time stands still from the lease's end until the node may act again, and so do its timers", async () => {
  const base = new VirtualClock(0);
  let actsUntil = 1_000;
  const clock = new LeasedClock(base, () => ({
    mayAct: () => base.now() < actsUntil,
    actsUntil: () => actsUntil,
  }));
  const rang: number[] = [];
  clock.after(1_500, () => rang.push(clock.now()));
  const taken = clock.after(1_500, () => rang.push(0));
  await base.advance(900);
  expect(clock.now()).toBe(900);
  await base.advance(2_100);
  expect(clock.now()).toBe(1_000);
  expect(rang).toEqual([]);
  taken();
  actsUntil = 100_000;
  expect(clock.now()).toBe(1_000);
  await base.advance(50);
  expect(rang).toEqual([1_050]);
  await base.advance(1_000);
  expect(clock.now()).toBe(2_050);
});
