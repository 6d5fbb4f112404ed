// A clock that is wrong is said once.
import { VirtualClock } from "@fitil/testkit";
import { expect, it } from "vitest";
import { watchClock } from "./clock-check.ts";

it("[CL21] a machine's clock that is not the others' is said once, and once when it is right again", async () => {
  const clock = new VirtualClock();
  const logged: unknown[] = [];
  const note = (fields: object, sentence: string) => void logged.push({ ...fields, sentence });
  let ahead = 3_000;
  let isAway = false;
  const stop = watchClock({
    others: async () => (isAway ? Promise.reject(new Error("away")) : clock.now()),
    wall: { now: () => clock.now() + ahead },
    clock,
    log: { info: note, warn: note, error: note },
  });
  await clock.advance(60_000);
  expect(logged).toEqual([]);
  ahead = -120_000;
  await clock.advance(180_000);
  isAway = true;
  await clock.advance(60_000);
  isAway = false;
  ahead = 0;
  await clock.advance(120_000);
  expect(logged).toEqual([
    { aheadS: -120, sentence: expect.stringContaining("is not that of Redis's") as string },
    { sentence: "the clock of this machine is right again" },
  ]);
  stop();
  expect(clock.pending()).toBe(0);
});
