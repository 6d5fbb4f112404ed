import { describe, expect, test } from "vitest";
import { cellIndex } from "../board/grid.ts";
import { CELL, FUSE_MS } from "../constants.ts";
import { advance, apply } from "../match.ts";
import type { MatchState } from "../match-types.ts";
import { buildArena, playerOf } from "../testing/arena.ts";
import { createForecast, foresee, type ForeseenBomb, MOST_BLASTS } from "./blast-forecast.ts";
import { viewForBot } from "./bot-view.ts";
import { canStayAt, createOutlook, hasOpenWay, hasRefuge, lookOut, type Outlook } from "./outlook.ts";
import { firstPlaceTo, cellOfPlace, STAYS } from "./safe-ways.ts";
import { mapOpponents } from "./worth-map.ts";

function standing(state: MatchState): ForeseenBomb[] {
  return state.bombs.map(({ x, y, blastRadius, placedAtMs }) => ({
    x,
    y,
    blastRadius,
    dueAtMs: placedAtMs + FUSE_MS,
  }));
}

/** Match ms of the first blast of a cell; Infinity: none. */
function burnsAt(state: MatchState, x: number, y: number, planned: readonly ForeseenBomb[] = []): number {
  const forecast = foresee(createForecast(), viewForBot(state), [...standing(state), ...planned]);
  const cell = cellIndex(x, y);
  return forecast.blasts[cell] === 0 ? Infinity : forecast.blastAtMs[cell * MOST_BLASTS]!;
}

function outlookOf(state: MatchState): Outlook {
  const { x, y, stats, invincibleUntilMs } = playerOf(state, 1);
  return lookOut(
    createOutlook(),
    viewForBot(state),
    standing(state),
    { x, y, speed: stats.speed, invincibleUntilMs },
    { fromMs: state.nowMs, marginMs: 50, order: [0, 1, 2, 3] },
  );
}

/** ms from now to the earliest safe arrival at any stay of a cell. */
function arrivesIn({ ways, nowMs }: Outlook, x: number, y: number): number {
  const place = cellIndex(x, y) * STAYS;
  return Math.min(...ways.arriveMs.subarray(place, place + STAYS)) - nowMs;
}

describe("the forecast", () => {
  test("[BM2] a chain is as dangerous as its first bomb", () => {
    const state = buildArena({ players: { 1: [4, 0], 2: [16, 10] } });
    playerOf(state, 1).stats.maxBombs = 2;
    apply(state, { type: "bomb", playerId: 1 }, 0);
    Object.assign(playerOf(state, 1), { x: 5, y: 0 });
    apply(state, { type: "bomb", playerId: 1 }, 1500);
    expect(burnsAt(state, 6, 0)).toBe(FUSE_MS);
    expect(burnsAt(state, 7, 0)).toBe(Infinity);
    expect(burnsAt(state, 7, 0, [{ x: 6, y: 0, blastRadius: 1, dueAtMs: 3600 }])).toBe(FUSE_MS);
  });

  test("a brick that falls lets a later blast through", () => {
    const state = buildArena({ players: { 1: [4, 0], 2: [6, 0] }, bricks: [[5, 0]] });
    playerOf(state, 2).stats.blastRadius = 3;
    apply(state, { type: "bomb", playerId: 1 }, 0);
    apply(state, { type: "bomb", playerId: 2 }, 500);
    expect(burnsAt(state, 3, 0)).toBe(FUSE_MS);
    playerOf(state, 1).stats.blastRadius = 1;
    // The first blast has taken the brick, the second reaches past it.
    const cell = cellIndex(3, 0);
    const forecast = foresee(createForecast(), viewForBot(state), standing(state));
    expect([...forecast.blastAtMs.subarray(cell * MOST_BLASTS, cell * MOST_BLASTS + 2)]).toEqual([
      FUSE_MS,
      FUSE_MS + 500,
    ]);
    expect(forecast.boardAfter[cellIndex(5, 0)]).toBe(CELL.EMPTY);
  });

  test("[OC3] walls to come, once the first has shown the corner", () => {
    const state = { ...buildArena({ players: { 1: [8, 4], 2: [8, 6] } }), closingCorner: 0 };
    const closesAt = () => foresee(createForecast(), viewForBot(state), []).closesAtMs[cellIndex(1, 0)];
    advance(state, 122_000);
    expect(closesAt()).toBe(Infinity);
    advance(state, 123_000);
    expect(closesAt()).toBe(123_400);
  });
});

describe("safe ways", () => {
  test("are the shortest, round what cannot be walked", () => {
    const state = buildArena({ bricks: [[1, 0]] });
    const outlook = outlookOf(state);
    expect(arrivesIn(outlook, 2, 0)).toBeCloseTo(2000);
    expect(cellOfPlace(firstPlaceTo(outlook.ways, cellIndex(2, 0) * STAYS))).toBe(cellIndex(0, 1));
    expect(arrivesIn(outlook, 1, 0)).toBe(Infinity);
  });

  test("are shorter forwards and longer back for who stands between two cells", () => {
    const state = buildArena({ players: { 1: [0.4, 0], 2: [16, 10] } });
    const outlook = outlookOf(state);
    expect(arrivesIn(outlook, 1, 0)).toBeCloseTo(200);
    expect(arrivesIn(outlook, 0, 1)).toBeCloseTo(467, 0);
  });

  test("wait for a blast and go through after it", () => {
    const state = buildArena({
      players: { 1: [0, 0], 2: [2, 0] },
      walls: [[0, 1]],
    });
    apply(state, { type: "bomb", playerId: 2 }, 0);
    Object.assign(playerOf(state, 2), { x: 16, y: 10 });
    advance(state, 1500);
    const outlook = outlookOf(state);
    // The cell before the bomb burns at 2000 too: its edge is crossed 50 ms later, a cell and a half before the bomb's middle.
    expect(arrivesIn(outlook, 1, 0)).toBeCloseTo(1000 / 3);
    expect(arrivesIn(outlook, 2, 0)).toBeCloseTo(550 + 1500 / 3);
    expect(canStayAt(outlook, cellIndex(0, 0))).toBe(true);
  });

  test("lead nowhere from a dead end in the blast, but through it for who cannot be hit", () => {
    const state = buildArena({ players: { 1: [0, 0], 2: [1, 0] }, walls: [[0, 1]] });
    apply(state, { type: "bomb", playerId: 2 }, 0);
    Object.assign(playerOf(state, 2), { x: 16, y: 10 });
    advance(state, 100);
    expect(hasRefuge(outlookOf(state))).toBe(false);
    playerOf(state, 1).invincibleUntilMs = FUSE_MS + 1;
    expect(hasRefuge(outlookOf(state))).toBe(true);
  });

  test("[BT5] are open when nobody can be on one of them first", () => {
    for (const [rival, isOpen] of [
      [16, true],
      [3, false],
    ] as const) {
      const state = buildArena({ players: { 1: [0, 0], 2: [rival, 0] }, walls: [[0, 1]] });
      apply(state, { type: "bomb", playerId: 1 }, 0);
      const view = viewForBot(state);
      const rivalSteps = new Uint8Array(view.board.length);
      mapOpponents(rivalSteps, view, view.players[0]!);
      const outlook = outlookOf(state);
      expect(hasRefuge(outlook)).toBe(true);
      expect(hasOpenWay(outlook, rivalSteps), `a rival at ${rival}`).toBe(isOpen);
    }
  });
});
