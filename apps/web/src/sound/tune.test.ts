import { describe, expect, it } from "vitest";
import nightMarch from "./data/night-march.json" with { type: "json" };
import { notesBetween } from "./tune.ts";
import type { Tune } from "./tune.ts";

const TUNE: Tune = {
  stepsPerMinute: 60,
  length: 4,
  voices: [
    {
      wave: "square",
      loudness: 0.5,
      notes: [
        [0, 69, 1],
        [3, 57, 2],
      ],
    },
  ],
};

describe("a tune", () => {
  it("says which notes begin in a while, and begins anew", () => {
    const [first, second, third] = notesBetween(TUNE, 0, 5);
    expect(first).toEqual({ atS: 0, forS: 1, hertz: 440, wave: "square", loudness: 0.5 });
    expect([second?.atS, second?.hertz, second?.forS]).toEqual([3, 220, 2]);
    expect(third?.atS).toBe(4);
  });

  it("asked for piece by piece gives every note once", () => {
    const whole = notesBetween(nightMarch, 0, 60).map(({ atS }) => atS);
    const pieces = Array.from({ length: 200 }, (_, piece) =>
      notesBetween(nightMarch, piece * 0.3, (piece + 1) * 0.3),
    ).flat();
    expect(whole.length).toBeGreaterThan(400);
    expect(pieces.map(({ atS }) => atS).toSorted((a, b) => a - b)).toEqual(whole.toSorted((a, b) => a - b));
  });
});
