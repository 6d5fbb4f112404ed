// Random matches by the hundreds; FUZZ_MATCHES says how many (the soak plays 10 000). A failing seed is printed: add it below, by a name.
import { env } from "node:process";
import { describe, expect, test } from "vitest";
import type { MatchEvent } from "./match-events.ts";
import { type Moment, playRandomMatch } from "./testing/random-match.ts";

const MATCHES = Number(env["FUZZ_MATCHES"] ?? 500);

/** Seeds that once failed (by the name of what was wrong), and seeds that reach a rare moment. */
const KEPT_SEEDS: readonly (readonly [moment: Moment, seed: string])[] = [
  ["a chain of three", "fuzz-506"],
  ["one brick, two bombs", "fuzz-1043"],
  ["one brick, two bombs", "fuzz-1194"],
  ["somebody crushed", "fuzz-505"],
  ["somebody pushed", "fuzz-563"],
  ["a wall over a bomb", "fuzz-533"],
  ["nobody wins", "fuzz-513"],
];

describe("random matches", () => {
  test(
    `[BD1] [PL1] [BM1] [OC3] ${MATCHES} of them keep every invariant and tell everything visible`,
    { timeout: 600_000 },
    () => {
      const failing: string[] = [];
      const seen = new Map<MatchEvent["type"], number>();
      for (let index = 0; index < MATCHES; index++) {
        const match = playRandomMatch(`fuzz-${index}`);
        if (match.broken.length > 0) failing.push(`${match.seed}: ${match.broken.join("; ")}`);
        for (const [type, count] of match.events) seen.set(type, (seen.get(type) ?? 0) + count);
      }
      expect(failing).toEqual([]);
      // They did see everything there is to see.
      expect([...seen.keys()].sort()).toEqual([
        "bomb_placed",
        "correction",
        "explosion",
        "game_over",
        "player_disconnected",
        "player_state",
        "powerup_collected",
        "sudden_death_started",
        "wall_spawned",
      ]);
    },
  );

  test("a seed is the whole match: twice the same", () => {
    for (const seed of ["fuzz-1", "fuzz-2", "fuzz-3"])
      expect(playRandomMatch(seed)).toEqual(playRandomMatch(seed));
  });

  test.each(KEPT_SEEDS)("kept: %s (%s)", (moment, seed) => {
    const match = playRandomMatch(seed);
    expect(match.broken).toEqual([]);
    expect(match.moments).toContain(moment);
  });
});
