// Steady time against a wall clock that jumps.
import { describe, expect, it } from "vitest";
import { createSteadyNow } from "./steady-time.ts";

describe("steady time", () => {
  it("starts at the wall clock's time and goes on with what has passed, in whole milliseconds", () => {
    let passed = 12_345.75;
    const now = createSteadyNow(
      () => 1_800_000_000_000,
      () => passed,
    );
    expect(now()).toBe(1_800_000_000_000);
    passed += 99.9;
    expect(now()).toBe(1_800_000_000_099);
    passed += 0.1;
    expect(now()).toBe(1_800_000_000_100);
  });

  it("does not notice that the wall clock is set, forwards or backwards", () => {
    let wall = 1_800_000_000_000;
    let passed = 0;
    const now = createSteadyNow(
      () => wall,
      () => passed,
    );
    wall += 3_600_000;
    passed += 50;
    expect(now()).toBe(1_800_000_000_050);
    wall -= 86_400_000;
    passed += 50;
    expect(now()).toBe(1_800_000_000_100);
  });
});
