// Each honour for its deed, and for nothing less (SN3).
import { describe, expect, it } from "vitest";
import { HONOURS } from "@fitil/contracts";
import type { MatchEvent } from "@fitil/engine";
import { deedsIn } from "./deeds.ts";
import { honoursFor } from "./honours.ts";
import type { HonourFacts } from "./honours.ts";

const bomb = (ownerId: 1 | 2, x: number): MatchEvent => ({
  type: "bomb_placed",
  bomb: { ownerId, x, y: 0, placedAtMs: 0, blastRadius: 1 },
});
const blast = (
  x: number,
  hit: readonly { id: 1 | 2 | 3; newHealth: number }[] = [],
  bricks = 0,
): MatchEvent => ({
  type: "explosion",
  bombPosition: { x, y: 0 },
  explosionCells: [],
  hitPlayers: hit,
  destroyedBricks: Array.from({ length: bricks }, (_, y) => ({ x, y })),
  spawnedPowerups: [],
});
const NOTHING: HonourFacts = {
  deeds: undefined,
  opponents: 1,
  isWin: false,
  health: 3,
  wallsClosed: 0,
  streak: 0,
};
const DEEDS = { taken: [0, 0, 0, 0], crates: 0, chain: 0, felled: 0, felledAtOnce: 0, hits: 2 };

describe("deeds", () => {
  it("[SN3] a chain is whose bomb began it, a fall whose bomb it was, and one's own fall is nobody's deed", () => {
    const { players, wallsClosed } = deedsIn(
      [1, 2, 3],
      [
        [bomb(1, 0), bomb(2, 1), bomb(2, 2)],
        [
          blast(0, [], 2),
          blast(1, [
            { id: 1, newHealth: 0 },
            { id: 3, newHealth: 0 },
          ]),
          blast(2, [{ id: 2, newHealth: 0 }]),
        ],
        [{ type: "wall_spawned", x: 0, y: 0, crushedPlayers: [] }],
      ],
    );
    expect(players[1]).toMatchObject({ chain: 3, crates: 2, felled: 0, hits: 1 });
    expect(players[2]).toMatchObject({ chain: 0, felled: 2, felledAtOnce: 2, hits: 1 });
    expect(wallsClosed).toBe(1);
  });
});

describe("honours", () => {
  it("[SN3] are ten, each for its own deed", () => {
    const win = { ...NOTHING, isWin: true, streak: 1 };
    const cases: readonly (readonly [string, HonourFacts])[] = [
      ["five_in_a_row", { ...win, streak: 5 }],
      ["last_breath", { ...win, health: 1 }],
      ["untouched", { ...win, deeds: { ...DEEDS, hits: 0 } }],
      ["between_walls", { ...win, wallsClosed: 1 }],
      ["chain_of_five", { ...NOTHING, deeds: { ...DEEDS, chain: 5 } }],
      ["two_at_once", { ...NOTHING, deeds: { ...DEEDS, felledAtOnce: 2 } }],
      ["all_three", { ...NOTHING, deeds: { ...DEEDS, felled: 3 } }],
      ["collector", { ...NOTHING, deeds: { ...DEEDS, taken: [4, 3, 2, 1] } }],
      ["demolisher", { ...NOTHING, deeds: { ...DEEDS, crates: 25 } }],
    ];
    expect(honoursFor(NOTHING)).toEqual([]);
    expect(honoursFor({ ...win, deeds: DEEDS })).toEqual(["first_win"]);
    for (const [code, facts] of cases)
      expect(honoursFor(facts)).toEqual(facts.isWin ? ["first_win", code] : [code]);
    expect(new Set([...cases.map(([code]) => code), "first_win"])).toEqual(new Set(HONOURS));
  });

  it("[SN3] are not for a match played alone", () => {
    const deeds = { taken: [9, 9, 9, 9], crates: 99, chain: 9, felled: 0, felledAtOnce: 0, hits: 0 };
    expect(honoursFor({ ...NOTHING, opponents: 0, deeds })).toEqual([]);
  });
});
