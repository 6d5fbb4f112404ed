// What courses cost and give: duels over unlike lines, and what a liar wins. Small counts; `bench:lines` plays more.
import { setCell } from "../board/cells.ts";
import { describe, expect, test } from "vitest";
import { BASE_SPEED, CELL, REPORT_EVERY_MS } from "../constants.ts";
import { apply } from "../match.ts";
import type { MatchState, Orientation } from "../match-types.ts";
import { createGenerator, drawBelow } from "../random/generator.ts";
import { buildArena, playerOf } from "../testing/arena.ts";
import { playDuels } from "../testing/duel.ts";

describe("duels, one side behind 20 ms and one behind 200 ms", () => {
  test(
    "[PL7] the slower line is no worse off with courses than with 20 positions a second",
    { timeout: 60_000 },
    () => {
      const [positions, courses] = (["positions", "courses"] as const).map((saying) =>
        playDuels("duel", 12, saying),
      );
      expect(courses!.slow.hits).toBeLessThanOrEqual(positions!.slow.hits);
      expect(courses!.slow.wins).toBeGreaterThanOrEqual(positions!.slow.wins);
      expect(courses!.corrections).toBeLessThanOrEqual(positions!.corrections);
      expect(courses!.wordsPerPlayerSecond).toBeLessThan(6);
      expect(positions!.wordsPerPlayerSecond).toBeGreaterThan(10);
    },
  );
});

const LIE_MS = 60_000;
const WAYS: readonly (Orientation | null)[] = ["right", "right", "left", "up", null];

/** Runs to and fro along a free row for a minute, claiming too much by a strategy drawn from `seed`; the cells believed, courses included. */
function lie(seed: string, says: "courses" | "positions"): number {
  const dice = createGenerator(seed);
  const state: MatchState = buildArena({ players: { 1: [0, 0], 2: [16, 10] } });
  setCell(state.cells, 17, CELL.WALL);
  const player = playerOf(state, 1);
  const everyMs = REPORT_EVERY_MS * (1 + drawBelow(dice, 13));
  const greed = 1 + drawBelow(dice, 60) / 100;
  const heading = says === "courses" ? WAYS[drawBelow(dice, WAYS.length)]! : null;
  let cells = 0;
  let way = 1;
  let x = 0;
  for (let atMs = everyMs; atMs <= LIE_MS; atMs += everyMs) {
    for (const share of [greed, 1, 0.5]) {
      const step = (BASE_SPEED * everyMs * share) / 1000;
      if (x + way * step > 16 || x + way * step < 0) way = -way;
      const claim = {
        type: "move",
        playerId: 1,
        x: x + way * step,
        y: 0,
        orientation: "right",
        heading,
      } as const;
      if (apply(state, claim, atMs)[0]?.type !== "player_state") continue;
      cells += Math.abs(claim.x - x);
      x = claim.x;
      break;
    }
  }
  apply(state, { type: "leave", playerId: 2 }, LIE_MS);
  return cells + Math.abs(player.x - x);
}

test("[PL8] who says one course and walks another wins at most half a cell in a minute more than with positions", () => {
  const most = (says: "courses" | "positions"): number =>
    Math.max(...Array.from({ length: 60 }, (_, index) => lie(`lie-${index}`, says)));
  const positions = most("positions");
  expect(positions).toBeGreaterThan((LIE_MS * BASE_SPEED) / 1000 - 1);
  expect(most("courses")).toBeLessThanOrEqual(positions + 0.5);
});
