import { describe, expect, test } from "vitest";
import { cellIndex, cellUnder } from "../board/grid.ts";
import { CELL, FUSE_MS } from "../constants.ts";
import { advance, apply } from "../match.ts";
import type { MatchState } from "../match-types.ts";
import { createGenerator } from "../random/generator.ts";
import { buildArena, codeAt, eventsOf, playerOf } from "../testing/arena.ts";
import { recordBotMatch } from "../testing/record-bot-match.ts";
import { replay } from "../replay.ts";
import { decideBot, playBot } from "./decide-bot.ts";
import { mapDanger } from "./danger-map.ts";
import { mapWalks } from "./walk-map.ts";

/** Lets player 1 be a bot until `untilMs`; the others stand. */
function playUntil(state: MatchState, untilMs: number): void {
  const generator = createGenerator("bot");
  for (let atMs = state.nowMs + 50; atMs <= untilMs; atMs += 50) {
    for (const input of playBot(state, 1, "hard", generator, 50)) apply(state, input, atMs);
    advance(state, atMs);
  }
}

describe("a bot", () => {
  test("gets out of the blast of a bomb beside it", () => {
    for (const seed of ["a", "b", "c"]) {
      const state = buildArena({ players: { 1: [4, 0], 2: [5, 0] } });
      playerOf(state, 2).stats.blastRadius = 3;
      apply(state, { type: "bomb", playerId: 2 }, 0);
      Object.assign(playerOf(state, 2), { x: 16, y: 10 });
      const generator = createGenerator(seed);
      for (let atMs = 50; atMs <= FUSE_MS + 50; atMs += 50) {
        for (const input of playBot(state, 1, "hard", generator, 50)) apply(state, input, atMs);
      }
      expect(playerOf(state, 1).stats.health).toBe(3);
    }
  });

  test("bombs a brick and survives it", () => {
    const state = buildArena({ players: { 1: [0, 0], 2: [16, 10] }, bricks: [[3, 0]] });
    playUntil(state, 8000);
    expect(codeAt(state, 3, 0)).toBe(CELL.EMPTY);
    expect(playerOf(state, 1).stats.health).toBe(3);
  });

  test("does not bomb where it could not get away", () => {
    const state = buildArena({
      players: { 1: [0, 0], 2: [16, 10] },
      bricks: [
        [1, 0],
        [0, 1],
      ],
    });
    for (let index = 0; index < 200; index++) {
      expect(decideBot(state, 1, "hard", createGenerator(`cell-${index}`)).placeBomb).toBe(false);
    }
  });

  test("fetches a power-up near by", () => {
    const state = buildArena({ players: { 1: [0, 0], 2: [16, 10] }, powerups: [[4, 2, CELL.POWERUP_SPEED]] });
    playUntil(state, 4000);
    expect(playerOf(state, 1).stats.speed).toBe(1.2);
  });

  test("does nothing when dead, gone or over", () => {
    const state = buildArena({ players: { 1: [0, 0], 2: [16, 10], 3: [16, 0] } });
    playerOf(state, 3).status = "dead";
    expect(decideBot(state, 3, "hard", createGenerator("x"))).toEqual({ direction: null, placeBomb: false });
    expect(playBot(state, 4, "hard", createGenerator("x"), 50)).toEqual([]);
    apply(state, { type: "leave", playerId: 2 }, 10);
    expect(decideBot(state, 1, "hard", createGenerator("x"))).toEqual({ direction: null, placeBomb: false });
  });

  test("changes nothing but its generator when it decides", () => {
    const state = buildArena({ bricks: [[3, 0]] });
    const before = JSON.stringify(state);
    for (let index = 0; index < 50; index++) decideBot(state, 1, "hard", createGenerator(`pure-${index}`));
    expect(JSON.stringify(state)).toBe(before);
  });

  test("plays decent matches: bots destroy bricks, take power-ups, and their moves are hardly ever wrong", () => {
    const { seed, playerIds, inputs, untilMs } = recordBotMatch("decent", [1, 2, 3, 4], 40_000);
    const { events } = replay(seed, playerIds, inputs, { untilMs, hashEvery: inputs.length });
    const bricks = eventsOf(events, "explosion").reduce(
      (sum, event) => sum + event.destroyedBricks.length,
      0,
    );
    expect(bricks).toBeGreaterThan(25);
    expect(eventsOf(events, "powerup_collected").length).toBeGreaterThan(4);
    expect(eventsOf(events, "correction").length).toBeLessThan(3);
  });
});

describe("what a bot sees", () => {
  test("a chain is as dangerous as its first bomb", () => {
    const state = buildArena({ players: { 1: [4, 0], 2: [16, 10] } });
    playerOf(state, 1).stats.maxBombs = 2;
    apply(state, { type: "bomb", playerId: 1 }, 0);
    Object.assign(playerOf(state, 1), { x: 5, y: 0 });
    apply(state, { type: "bomb", playerId: 1 }, 1500);
    const danger = mapDanger(state, null);
    expect(danger[cellIndex(6, 0)]).toBe(FUSE_MS);
    expect(danger[cellIndex(7, 0)]).toBe(Infinity);
    expect(mapDanger(state, { x: 6, y: 0, blastRadius: 1, placedAtMs: 1600 })[cellIndex(7, 0)]).toBe(FUSE_MS);
  });

  test("[OC3] walls to come, once the first has shown the corner", () => {
    const state = { ...buildArena({ players: { 1: [8, 4], 2: [8, 6] } }), closingCorner: 0 };
    advance(state, 122_000);
    expect(mapDanger(state, null)[cellIndex(1, 0)]).toBe(Infinity);
    advance(state, 123_000);
    expect(mapDanger(state, null)[cellIndex(1, 0)]).toBe(123_400);
  });

  test("distances and first steps, nearest first, round what cannot be walked", () => {
    const state = buildArena({ bricks: [[1, 0]] });
    const walks = mapWalks(state.board, cellUnder(0, 0), () => true);
    const to = walks.find(({ cell }) => cell === cellIndex(2, 0));
    expect(to).toEqual({ cell: cellIndex(2, 0), distance: 6, firstStep: "down" });
    expect(walks.map(({ distance }) => distance)).toEqual(
      walks.map(({ distance }) => distance).sort((a, b) => a - b),
    );
  });
});
