// Ticks that a process's regular work has in common.
import { expect, it } from "vitest";
import { untilCommonTick } from "./common-ticks.ts";

it("[CL26] ends on the same moments whenever it is asked, and never twice for one of them", () => {
  expect([0, 1, 44, 50, 94].map((now) => now + untilCommonTick(now, 50))).toEqual([50, 50, 50, 100, 100]);
  // A timer that went off a little early has had its tick.
  expect([45.5, 49.9].map((now) => now + untilCommonTick(now, 50))).toEqual([100, 100]);
  expect([0, 151, 310].map((now) => now + untilCommonTick(now, 150))).toEqual([150, 300, 450]);
});
