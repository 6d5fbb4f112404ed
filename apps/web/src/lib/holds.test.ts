import { describe, expect, it } from "vitest";
import { createHolds } from "./holds.ts";

describe("holds", () => {
  it("[MR3] hold until the last one is let go, and each lets go once", () => {
    const told: boolean[] = [];
    const hold = createHolds((held) => told.push(held));
    const answer = hold();
    const reading = hold();
    answer();
    answer();
    expect(told).toEqual([true]);
    reading();
    expect(told).toEqual([true, false]);
    hold()();
    expect(told).toEqual([true, false, true, false]);
  });
});
