import { expect, test } from "vitest";
import { SLOW_MOTION_MS, slowed } from "./slow-motion.ts";

test("time runs slower for a moment after the last blast, and never back", () => {
  expect(slowed(500, null)).toBe(500);
  expect(slowed(500, 1_000)).toBe(500);
  const steps = Array.from({ length: 40 }, (_, index) => slowed(900 + index * 50, 1_000));
  for (const [index, at] of steps.entries()) if (index > 0) expect(at).toBeGreaterThan(steps[index - 1]!);
  const shown = slowed(1_000 + SLOW_MOTION_MS, 1_000) - 1_000;
  expect(shown).toBeGreaterThan(0.4 * SLOW_MOTION_MS);
  expect(shown).toBeLessThan(0.5 * SLOW_MOTION_MS);
  expect(slowed(5_000, 1_000) - slowed(4_000, 1_000)).toBe(1_000);
});
