import { setCell } from "../board/cells.ts";
import { describe, expect, test } from "vitest";
import { cellIndex, cellX, cellY, isPillar } from "../board/grid.ts";
import {
  BOARD_CELLS,
  CELL,
  FIRST_WALL_AT_MS,
  FUSE_MS,
  LONGEST_MATCH_MS,
  SOLO_IDLE_MS,
  SUDDEN_DEATH_AT_MS,
  WALL_EVERY_MS,
} from "../constants.ts";
import { advance, apply, createMatch, nextDueAt } from "../match.ts";
import type { CharacterId, MatchState } from "../match-types.ts";
import { buildArena, codeAt, eventsOf, playerOf, setCode } from "../testing/arena.ts";
import { findClosingCorner, nextClosingCells, spiralFrom } from "./spiral.ts";

function bombAt(state: MatchState, id: CharacterId, x: number, y: number, atMs: number): void {
  const player = playerOf(state, id);
  const { x: homeX, y: homeY } = player;
  Object.assign(player, { x, y });
  expect(eventsOf(apply(state, { type: "bomb", playerId: id }, atMs), "bomb_placed")).toHaveLength(1);
  Object.assign(player, { x: homeX, y: homeY });
}

/** An arena whose walls come from the top left. */
function closingArena(players: Partial<Record<CharacterId, readonly [number, number]>>): MatchState {
  return { ...buildArena({ players }), closingCorner: 0 };
}

/** Match ms at which the wall over (`x`, `y`) closes when they come from the top left. */
function closesAtMs(x: number, y: number): number {
  return FIRST_WALL_AT_MS + spiralFrom(0).indexOf(cellIndex(x, y)) * WALL_EVERY_MS;
}

describe("the winner", () => {
  test("[OC1] is the last survivor", () => {
    const state = buildArena({ players: { 1: [0, 0], 2: [16, 10] } });
    playerOf(state, 1).stats.health = 1;
    bombAt(state, 2, 1, 0, 0);
    const events = advance(state, FUSE_MS);
    expect(events.at(-1)).toEqual({ type: "game_over", winnerId: 2 });
    expect(state.outcome).toEqual({ winnerId: 2, atMs: FUSE_MS });
    expect(nextDueAt(state)).toBeNull();
  });

  test("[OC1] of those who fall in the same instant is the one with more health before it", () => {
    const state = closingArena({ 1: [0, 0], 2: [1, 0] });
    // Player 1 (health 2) is crushed in the instant in which player 2 (health 1) burns.
    playerOf(state, 1).stats.health = 2;
    playerOf(state, 2).stats.health = 1;
    playerOf(state, 1).invincibleUntilMs = FIRST_WALL_AT_MS + 1;
    bombAt(state, 1, 2, 0, FIRST_WALL_AT_MS - FUSE_MS);
    const events = advance(state, FIRST_WALL_AT_MS);
    expect(events.map((event) => event.type)).toEqual(["explosion", "wall_spawned", "game_over"]);
    expect(state.outcome?.winnerId).toBe(1);
  });

  test("[OC1] is nobody when the last ones fall with equal health", () => {
    const state = buildArena({ players: { 1: [0, 0], 2: [2, 0], 3: [16, 0] } });
    apply(state, { type: "leave", playerId: 3 }, 0);
    for (const player of state.players) player.stats.health = 1;
    bombAt(state, 1, 1, 0, 0);
    expect(advance(state, FUSE_MS).at(-1)).toEqual({ type: "game_over", winnerId: null });
  });

  test("[OC1] is not looked for among those who fell earlier", () => {
    const state = buildArena({ players: { 1: [0, 0], 2: [2, 0], 3: [16, 0] } });
    const fallen = playerOf(state, 3);
    fallen.status = "dead";
    fallen.stats.health = 5;
    for (const id of [1, 2] as const) playerOf(state, id).stats.health = 1;
    bombAt(state, 1, 1, 0, 0);
    advance(state, FUSE_MS);
    expect(state.outcome?.winnerId).toBeNull();
  });

  test("[OC1] nothing happens after the end", () => {
    const state = buildArena();
    bombAt(state, 1, 8, 4, 0);
    apply(state, { type: "leave", playerId: 2 }, 10);
    const ended = structuredClone(state);
    expect(advance(state, 500_000)).toEqual([]);
    expect(apply(state, { type: "move", playerId: 1, x: 0.1, y: 0, orientation: "right" }, 600_000)).toEqual(
      [],
    );
    expect(apply(state, { type: "bomb", playerId: 1 }, 600_000)).toEqual([]);
    expect(apply(state, { type: "leave", playerId: 1 }, 600_000)).toEqual([]);
    expect(state).toEqual(ended);
  });
});

describe("leaving", () => {
  test("[OC4] takes the player off at once, told to the others", () => {
    const state = buildArena({ players: { 1: [0, 0], 2: [16, 10], 3: [16, 0] } });
    expect(apply(state, { type: "leave", playerId: 1 }, 100)).toEqual([
      { type: "player_disconnected", playerId: 1 },
    ]);
    expect(playerOf(state, 1).status).toBe("left");
    expect(apply(state, { type: "leave", playerId: 1 }, 200)).toEqual([]);
    expect(state.outcome).toBeNull();
  });

  test("[OC1] [OC4] leaves the victory to the last one who stayed", () => {
    const state = buildArena();
    expect(apply(state, { type: "leave", playerId: 2 }, 100)).toEqual([
      { type: "player_disconnected", playerId: 2 },
      { type: "game_over", winnerId: 1 },
    ]);
  });

  test("[OC4] of a dead player is told and changes nothing else", () => {
    const state = buildArena({ players: { 1: [0, 0], 2: [16, 10], 3: [16, 0] } });
    playerOf(state, 3).status = "dead";
    expect(apply(state, { type: "leave", playerId: 3 }, 100)).toHaveLength(1);
    expect(state.outcome).toBeNull();
  });

  test("[OC5] nobody left to play ends the match", () => {
    const state = buildArena({ players: { 1: [0, 0] }, bricks: [[8, 4]] });
    expect(apply(state, { type: "leave", playerId: 1 }, 100).at(-1)).toEqual({
      type: "game_over",
      winnerId: null,
    });
  });

  test("whoever did not start the match is nobody", () => {
    const state = buildArena();
    expect(apply(state, { type: "leave", playerId: 3 }, 100)).toEqual([]);
    expect(apply(state, { type: "bomb", playerId: 4 }, 100)).toEqual([]);
  });
});

describe("playing alone", () => {
  test("[OC2] is won by destroying every brick", () => {
    const state = buildArena({
      players: { 1: [0, 10] },
      bricks: [
        [3, 0],
        [5, 0],
      ],
    });
    playerOf(state, 1).stats.maxBombs = 2;
    bombAt(state, 1, 2, 0, 0);
    expect(eventsOf(advance(state, FUSE_MS), "game_over")).toEqual([]);
    bombAt(state, 1, 6, 0, FUSE_MS);
    expect(advance(state, 2 * FUSE_MS).at(-1)).toEqual({ type: "game_over", winnerId: 1 });
  });

  test("[OC2] [PL4] is lost by falling, even together with the last brick", () => {
    const state = buildArena({ players: { 1: [0, 0] }, bricks: [[2, 0]] });
    playerOf(state, 1).stats.health = 1;
    bombAt(state, 1, 1, 0, 0);
    expect(advance(state, FUSE_MS).at(-1)).toEqual({ type: "game_over", winnerId: null });
    expect(state.bricksLeft).toBe(0);
  });

  test("[OC2] knows no sudden death, and ends 60 s after the last input of any kind", () => {
    const state = buildArena({ players: { 1: [0, 0] }, bricks: [[8, 4]] });
    for (let atMs = 50_000; atMs <= 300_000; atMs += 50_000) {
      const input = { type: "move", playerId: 1, x: 9, y: 9, orientation: "up" } as const;
      expect(eventsOf(apply(state, input, atMs), "correction")).toHaveLength(1);
    }
    expect(state.suddenDeathStarted).toBe(false);
    expect(nextDueAt(state)).toBe(300_000 + SOLO_IDLE_MS);
    expect(advance(state, 300_000 + SOLO_IDLE_MS - 1)).toEqual([]);
    expect(advance(state, 300_000 + SOLO_IDLE_MS)).toEqual([{ type: "game_over", winnerId: null }]);
  });

  test("[OC2] bombs still go off while nobody acts", () => {
    const state = buildArena({ players: { 1: [0, 0] }, bricks: [[8, 4]] });
    apply(state, { type: "bomb", playerId: 1 }, 1000);
    expect(nextDueAt(state)).toBe(1000 + FUSE_MS);
    advance(state, 1000 + FUSE_MS);
    expect(nextDueAt(state)).toBe(1000 + SOLO_IDLE_MS);
  });

  test("[OC2] destroying every brick decides nothing when two or more started", () => {
    const state = buildArena({ players: { 1: [0, 10], 2: [16, 10] }, bricks: [[3, 0]] });
    bombAt(state, 1, 2, 0, 0);
    advance(state, FUSE_MS);
    expect(state.bricksLeft).toBe(0);
    expect(state.outcome).toBeNull();
  });
});

describe("sudden death", () => {
  test("[OC3] starts at 120 s; the first wall closes at 123 s, then one every 400 ms", () => {
    const state = closingArena({ 1: [8, 4], 2: [8, 6] });
    expect(nextDueAt(state)).toBe(SUDDEN_DEATH_AT_MS);
    expect(advance(state, 120_000)).toEqual([{ type: "sudden_death_started" }]);
    expect(advance(state, 122_999)).toEqual([]);
    expect(advance(state, 123_000)).toEqual([{ type: "wall_spawned", x: 0, y: 0, crushedPlayers: [] }]);
    expect(advance(state, 123_399)).toEqual([]);
    expect(advance(state, 123_400)).toEqual([{ type: "wall_spawned", x: 1, y: 0, crushedPlayers: [] }]);
    expect(codeAt(state, 1, 0)).toBe(CELL.WALL);
    expect(state.wallsClosed).toBe(2);
  });

  test.each([
    [
      0,
      [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
      [16, 0],
    ],
    [
      1,
      [
        [16, 0],
        [16, 1],
        [16, 2],
      ],
      [16, 10],
    ],
    [
      2,
      [
        [16, 10],
        [15, 10],
        [14, 10],
      ],
      [0, 10],
    ],
    [
      3,
      [
        [0, 10],
        [0, 9],
        [0, 8],
      ],
      [0, 0],
    ],
  ] as const)(
    "[OC3] the spiral from corner %d runs clockwise and skips walls",
    (corner, first, nextCorner) => {
      const order = spiralFrom(corner).map((cell) => [cellX(cell), cellY(cell)]);
      expect(order.slice(0, 3)).toEqual(first);
      expect(order).toHaveLength(147);
      expect(new Set(spiralFrom(corner)).size).toBe(147);
      expect(order.every(([x, y]) => !isPillar(x!, y!))).toBe(true);
      const side = corner % 2 === 0 ? 16 : 10;
      expect(order[side]).toEqual(nextCorner);
      // The outer ring closes before anything inside it.
      expect(order.slice(0, 52).every(([x, y]) => x === 0 || x === 16 || y === 0 || y === 10)).toBe(true);
    },
  );

  test("[OC3] the corner is drawn from the seed, each as likely", () => {
    const counts = [0, 0, 0, 0];
    for (let index = 0; index < 800; index++) {
      counts[createMatch({ seed: `corner-${index}`, playerIds: [1, 2] }).closingCorner]! += 1;
    }
    for (const count of counts) expect(Math.abs(count - 200)).toBeLessThan(60);
  });

  test("[OC3] a wall crushes whoever's cell it is, whatever the health, invincible or not", () => {
    const state = closingArena({ 1: [0.4, 0], 2: [16, 10], 3: [8, 4] });
    Object.assign(playerOf(state, 1).stats, { health: 5, maxHealth: 5 });
    playerOf(state, 1).invincibleUntilMs = 200_000;
    expect(advance(state, 123_000).at(-1)).toEqual({ type: "wall_spawned", x: 0, y: 0, crushedPlayers: [1] });
    expect(playerOf(state, 1)).toMatchObject({ status: "dead", stats: { health: 0 } });
  });

  test("[OC3] a wall pushes whoever only overlaps it to the middle of their own cell", () => {
    const state = closingArena({ 1: [0.6, 0], 2: [16, 10], 3: [8, 4] });
    expect(advance(state, 123_000).slice(1)).toEqual([
      { type: "wall_spawned", x: 0, y: 0, crushedPlayers: [] },
      { type: "player_state", id: 1, x: 1, y: 0, orientation: "right" },
    ]);
    const beside = closingArena({ 1: [1, 0], 2: [16, 10], 3: [0, 1] });
    expect(advance(beside, 123_000)).toHaveLength(2);
  });

  test("[OC3] a wall removes the bomb, brick or power-up in its cell", () => {
    const state = closingArena({ 1: [8, 4], 2: [8, 6] });
    for (const [x, code] of [
      [0, CELL.BRICK],
      [1, CELL.POWERUP_SPEED],
    ] as const) {
      setCode(state, x, 0, code);
    }
    setCell(state.hiddenCells, cellIndex(0, 0), CELL.POWERUP_BOMB);
    state.bricksLeft = 1;
    bombAt(state, 1, 2, 0, closesAtMs(2, 0) - 1000);
    expect(eventsOf(advance(state, closesAtMs(2, 0) + FUSE_MS), "explosion")).toEqual([]);
    expect(state.bricksLeft).toBe(0);
    expect(state.hiddenCells.every((word) => word === 0)).toBe(true);
    expect(state.bombs).toEqual([]);
    expect(playerOf(state, 1).standingBombs).toBe(0);
    expect([0, 1, 2].map((x) => codeAt(state, x, 0))).toEqual([CELL.WALL, CELL.WALL, CELL.WALL]);
  });

  test("[OC3] a bomb due in the very instant in which its cell closes still goes off", () => {
    const state = closingArena({ 1: [8, 4], 2: [8, 6] });
    bombAt(state, 1, 2, 0, closesAtMs(2, 0) - FUSE_MS);
    expect(advance(state, closesAtMs(2, 0)).map((event) => event.type)).toContain("explosion");
  });

  test("[OC3] a wall just closed stops blasts and players", () => {
    const state = closingArena({ 1: [1, 0], 2: [8, 6] });
    advance(state, 123_000);
    const walk = { type: "move", playerId: 1, x: 0.8, y: 0, orientation: "left" } as const;
    expect(apply(state, walk, 123_100)).toMatchObject([{ type: "correction", x: 1, y: 0 }]);
  });

  test.each([2, 3, 4])("[OC3] with %d idle players the match is over within 185 s", (count) => {
    for (let index = 0; index < 20; index++) {
      const playerIds = ([1, 2, 3, 4] as const).slice(0, count);
      const state = createMatch({ seed: `idle-${index}`, playerIds });
      advance(state, LONGEST_MATCH_MS);
      expect(state.outcome).not.toBeNull();
    }
  });

  test("[OC3] the last cell closes before 185 s", () => {
    expect(FIRST_WALL_AT_MS + 146 * WALL_EVERY_MS).toBe(181_400);
    expect(181_400).toBeLessThan(LONGEST_MATCH_MS);
  });
});

describe("what a watcher can know of the walls to come", () => {
  test("[OC3] the corner shows from the first wall on, and with it every next cell", () => {
    for (const corner of [0, 1, 2, 3]) {
      const board = Array.from({ length: BOARD_CELLS }, (_, cell) =>
        isPillar(cellX(cell), cellY(cell)) ? CELL.WALL : CELL.EMPTY,
      ) as number[];
      expect(findClosingCorner(board, 0)).toBe(-1);
      for (const [closed, cell] of spiralFrom(corner).entries()) {
        board[cell] = CELL.WALL;
        // After a full ring every corner looks alike until the next wall; near the end too few cells are left to tell.
        const isAmbiguous = [52, 74, 110, 124].includes(closed + 1) || closed + 1 >= 144;
        expect(findClosingCorner(board, closed + 1)).toBe(isAmbiguous ? -1 : corner);
        expect(nextClosingCells(corner, closed + 1, 3).map(({ x, y }) => cellIndex(x, y))).toEqual(
          spiralFrom(corner).slice(closed + 1, closed + 4),
        );
      }
    }
  });
});
