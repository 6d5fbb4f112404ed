import { describe, expect, test } from "vitest";
import { watchWalks } from "./watched-walk.ts";

describe("somebody else's figure behind two bad lines (30 ms jitter, stalls of 300 ms)", () => {
  test.each([50, 150, 250])(
    "[PL7] %d ms: said as courses it is closer in time than 20 positions a second, and no further off",
    { timeout: 60_000 },
    (delayMs) => {
      const positions = watchWalks("watched", 4, delayMs, "positions", 40);
      const courses = watchWalks("watched", 4, delayMs, "courses", 40);
      expect(courses.delayMs).toBeLessThan(positions.delayMs - 30);
      expect(courses.p50).toBeLessThanOrEqual(positions.p50 + 0.005);
      expect(courses.p99).toBeLessThanOrEqual(positions.p99 * 1.05);
      expect(courses.corrections + positions.corrections).toBe(0);
      expect(courses.wordsPerSecond).toBeLessThan(positions.wordsPerSecond / 2);
      expect(courses.longestStep).toBeLessThan(0.2);
    },
  );

  // Ways round the next corner were laid to and fro, and given up by a jump of up to 1.3 cells.
  test.each(["watched-10x", "watched-26x", "watched-30x", "watched-33x", "watched-36x", "watched-53x"])(
    "[PL7] %s: nobody is shown to jump after a stall",
    (seed) => expect(watchWalks(seed, 1, 50, "courses", 60).longestStep).toBeLessThan(0.2),
  );
});
