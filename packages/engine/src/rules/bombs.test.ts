import { cellAt, setCell } from "../board/cells.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cellIndex } from "../board/grid.ts";
import { CELL, FUSE_MS, INVINCIBLE_MS } from "../constants.ts";
import { advance, apply } from "../match.ts";
import type { CharacterId, MatchState } from "../match-types.ts";
import { buildArena, codeAt, eventsOf, playerOf, countCells, setCode } from "../testing/arena.ts";
import { blastCells } from "./blast-cells.ts";

function bomb(state: MatchState, playerId: CharacterId, atMs: number): ReturnType<typeof apply> {
  return apply(state, { type: "bomb", playerId }, atMs);
}

/** Puts a player somewhere else, as a test may. */
function put(state: MatchState, id: CharacterId, x: number, y: number): void {
  Object.assign(playerOf(state, id), { x, y });
}

/** Places a bomb as if `id` had come by, and puts them back. */
function bombAt(state: MatchState, id: CharacterId, x: number, y: number, atMs: number): void {
  const player = playerOf(state, id);
  const { x: homeX, y: homeY } = player;
  put(state, id, x, y);
  expect(bomb(state, id, atMs)).toHaveLength(1);
  put(state, id, homeX, homeY);
}

describe("placing a bomb", () => {
  test("[BM1] puts it on the player's cell and tells everybody", () => {
    const state = buildArena({ players: { 1: [2.4, 0], 2: [16, 10] } });
    expect(bomb(state, 1, 700)).toEqual([
      { type: "bomb_placed", bomb: { ownerId: 1, x: 2, y: 0, placedAtMs: 700, blastRadius: 1 } },
    ]);
    expect(codeAt(state, 2, 0)).toBe(CELL.BOMB);
    expect(playerOf(state, 1).standingBombs).toBe(1);
  });

  test("[BM1] is refused silently with maxBombs standing, and possible again after the blast", () => {
    const state = buildArena();
    bombAt(state, 1, 8, 0, 0);
    expect(bomb(state, 1, 100)).toEqual([]);
    expect(eventsOf(bomb(state, 1, FUSE_MS), "bomb_placed")).toHaveLength(1);
  });

  test("[BM1] is refused silently on a cell that holds a bomb", () => {
    const state = buildArena();
    playerOf(state, 1).stats.maxBombs = 3;
    bomb(state, 1, 0);
    expect(bomb(state, 1, 10)).toEqual([]);
    expect(state.bombs).toHaveLength(1);
  });

  test("[BM1] the client's named cell is taken when the movement allowance could have the player there", () => {
    const state = buildArena({ players: { 1: [0.3, 0], 2: [16, 10] } });
    const events = apply(state, { type: "bomb", playerId: 1, x: 1, y: 0 }, 1000);
    expect(events.map((event) => event.type)).toEqual(["player_state", "bomb_placed"]);
    expect(state.bombs[0]).toMatchObject({ x: 1, y: 0 });
    // The player stands in that cell now, so that its owner can walk off it like from any bomb.
    expect(Math.round(playerOf(state, 1).x)).toBe(1);
    expect(playerOf(state, 1).allowanceMs).toBeCloseTo(500 - ((0.501 - 0.3) / 3) * 1000, 6);
    expect(
      apply(state, { type: "move", playerId: 1, x: 1.6, y: 0, orientation: "right" }, 1400)[0]?.type,
    ).toBe("player_state");
  });

  test("[BM1] a cell round a corner may be named, and what lies there is taken first", () => {
    const state = buildArena({
      players: { 1: [1.8, 0], 2: [16, 10] },
      powerups: [[2, 1, CELL.POWERUP_RADIUS]],
    });
    const events = apply(state, { type: "bomb", playerId: 1, x: 2, y: 1 }, 1000);
    expect(events.map((event) => event.type)).toEqual(["player_state", "powerup_collected", "bomb_placed"]);
    expect(state.bombs[0]).toMatchObject({ x: 2, y: 1, blastRadius: 2 });
  });

  test.each([
    ["too far away", 5, 0],
    ["behind a brick", 2, 0],
    ["a pillar", 1, 1],
    ["off the board", -1, 0],
    ["no cell at all", 0.4, 0],
    ["not a number", Number.NaN, 0],
  ])("[BM1] otherwise (%s) the server's idea of the cell counts", (_, x, y) => {
    const state = buildArena({ bricks: [[2, 0]] });
    apply(state, { type: "bomb", playerId: 1, x, y }, 1000);
    expect(state.bombs).toMatchObject([{ x: 0, y: 0 }]);
    expect(playerOf(state, 1)).toMatchObject({ x: 0, y: 0 });
  });
});

describe("a blast", () => {
  test("[BM2] comes after 2.0 s and reaches the radius the bomb was placed with, in four directions", () => {
    const state = buildArena({ players: { 1: [0, 10], 2: [16, 10] } });
    playerOf(state, 1).stats.blastRadius = 2;
    bombAt(state, 1, 4, 4, 500);
    playerOf(state, 1).stats.blastRadius = 9;
    expect(advance(state, 500 + FUSE_MS - 1)).toEqual([]);
    const [explosion] = eventsOf(advance(state, 500 + FUSE_MS), "explosion");
    expect(explosion!.bombPosition).toEqual({ x: 4, y: 4 });
    expect(explosion!.explosionCells).toEqual(
      [
        [4, 4],
        [4, 3],
        [4, 2],
        [5, 4],
        [6, 4],
        [4, 5],
        [4, 6],
        [3, 4],
        [2, 4],
      ].map(([x, y]) => ({ x, y })),
    );
    expect(codeAt(state, 4, 4)).toBe(CELL.EMPTY);
  });

  test("[BM2] stops before a wall, on the first brick, on another bomb and at the board's edge", () => {
    const state = buildArena({
      bricks: [
        [2, 0],
        [3, 0],
        [0, 2],
      ],
      walls: [[0, 6]],
    });
    setCode(state, 2, 4, CELL.BOMB);
    const reach = (x: number, y: number): number[] => blastCells(state, { x, y, blastRadius: 10 });
    expect(new Set(reach(0, 0))).toEqual(
      new Set(
        [
          [0, 0],
          [1, 0],
          [2, 0],
          [0, 1],
          [0, 2],
        ].map(([x, y]) => cellIndex(x!, y!)),
      ),
    );
    expect(new Set(reach(0, 4))).toEqual(
      new Set(
        [
          [0, 4],
          [0, 3],
          [0, 2],
          [0, 5],
          [1, 4],
          [2, 4],
        ].map(([x, y]) => cellIndex(x!, y!)),
      ),
    );
  });

  test("[BM2] [BM3] a chain goes off in the same instant, and each bomb publishes its own explosion", () => {
    const state = buildArena({ players: { 1: [0, 10], 2: [16, 10] } });
    playerOf(state, 1).stats.maxBombs = 3;
    bombAt(state, 1, 4, 0, 0);
    bombAt(state, 1, 5, 0, 1000);
    bombAt(state, 1, 6, 0, 1900);
    const events = advance(state, FUSE_MS);
    expect(eventsOf(events, "explosion").map((event) => event.bombPosition.x)).toEqual([4, 5, 6]);
    expect(state.bombs).toEqual([]);
    expect(playerOf(state, 1).standingBombs).toBe(0);
    expect(advance(state, 10_000)).toEqual([]);
  });

  test("[BM3] a brick between two bombs of one instant is destroyed once and shields what is behind it", () => {
    const state = buildArena({ players: { 1: [0, 10], 2: [16, 10] }, hiding: [[5, 0, CELL.POWERUP_SPEED]] });
    for (const player of state.players) player.stats.blastRadius = 5;
    bombAt(state, 1, 4, 0, 0);
    bombAt(state, 2, 6, 0, 0);
    const explosions = eventsOf(advance(state, FUSE_MS), "explosion");
    expect(explosions.map((event) => event.destroyedBricks)).toEqual([[], [{ x: 5, y: 0 }]]);
    expect(explosions.map((event) => event.spawnedPowerups)).toEqual([
      [],
      [{ x: 5, y: 0, kind: CELL.POWERUP_SPEED }],
    ]);
    expect(explosions[0]!.explosionCells).not.toContainEqual({ x: 6, y: 0 });
    expect(state.bricksLeft).toBe(0);
    expect(codeAt(state, 5, 0)).toBe(CELL.POWERUP_SPEED);
  });

  test("[BM3] a player is hit once, however many blasts of one instant cover them", () => {
    const state = buildArena({ players: { 1: [0, 10], 2: [16, 10], 3: [5, 0] } });
    bombAt(state, 1, 4, 0, 0);
    bombAt(state, 2, 6, 0, 0);
    const explosions = eventsOf(advance(state, FUSE_MS), "explosion");
    expect(explosions.map((event) => event.hitPlayers)).toEqual([[{ id: 3, newHealth: 2 }], []]);
  });

  test("[BM4] a power-up lying in the blast is burnt; one hidden in a destroyed brick appears after it", () => {
    const state = buildArena({
      players: { 1: [0, 10], 2: [16, 10] },
      powerups: [[3, 0, CELL.POWERUP_BOMB]],
      hiding: [[5, 0, CELL.POWERUP_HEALTH]],
      bricks: [[4, 1]],
    });
    playerOf(state, 1).stats.blastRadius = 3;
    bombAt(state, 1, 4, 0, 0);
    const [explosion] = eventsOf(advance(state, FUSE_MS), "explosion");
    expect(explosion!.explosionCells).toContainEqual({ x: 2, y: 0 });
    expect(codeAt(state, 3, 0)).toBe(CELL.EMPTY);
    expect(codeAt(state, 5, 0)).toBe(CELL.POWERUP_HEALTH);
    expect(codeAt(state, 4, 1)).toBe(CELL.EMPTY);
    expect(explosion!.spawnedPowerups).toEqual([{ x: 5, y: 0, kind: CELL.POWERUP_HEALTH }]);
  });

  test("[BM4] what has just appeared burns in the next blast", () => {
    const state = buildArena({ players: { 1: [0, 10], 2: [16, 10] }, hiding: [[5, 0, CELL.POWERUP_HEALTH]] });
    bombAt(state, 1, 4, 0, 0);
    bombAt(state, 2, 6, 0, 1);
    advance(state, FUSE_MS);
    expect(codeAt(state, 5, 0)).toBe(CELL.POWERUP_HEALTH);
    advance(state, FUSE_MS + 1);
    expect(codeAt(state, 5, 0)).toBe(CELL.EMPTY);
  });

  test("[BM6] does its damage at its instant; the flames afterwards do no harm", () => {
    const state = buildArena({ players: { 1: [2, 0], 2: [16, 10] } });
    bombAt(state, 2, 0, 0, 0);
    advance(state, FUSE_MS);
    const events = [1.5, 1, 0.5, 0].flatMap((x, step) =>
      apply(state, { type: "move", playerId: 1, x, y: 0, orientation: "left" }, FUSE_MS + 1 + 170 * step),
    );
    expect(events.every((event) => event.type === "player_state")).toBe(true);
    expect(playerOf(state, 1)).toMatchObject({ x: 0, stats: { health: 3 } });
  });

  test("[BM7] comes also from bombs whose owner is dead or gone", () => {
    const state = buildArena({ players: { 1: [0, 0], 2: [16, 10], 3: [2, 0] } });
    bombAt(state, 1, 1, 0, 0);
    apply(state, { type: "leave", playerId: 1 }, 100);
    expect(eventsOf(advance(state, FUSE_MS), "explosion")[0]!.hitPlayers).toEqual([{ id: 3, newHealth: 2 }]);
    const dead = buildArena({ players: { 1: [0, 0], 2: [16, 10], 3: [2, 0] } });
    bombAt(dead, 1, 1, 0, 0);
    playerOf(dead, 1).status = "dead";
    expect(eventsOf(advance(dead, FUSE_MS), "explosion")[0]!.hitPlayers).toEqual([{ id: 3, newHealth: 2 }]);
  });

  test("[BM8] a chain sees bricks as they were before it: a brick shields although its other side burns first", () => {
    const state = buildArena({ players: { 1: [0, 10], 2: [16, 10], 3: [8, 0] }, bricks: [[6, 0]] });
    playerOf(state, 1).stats.maxBombs = 2;
    playerOf(state, 1).stats.blastRadius = 4;
    bombAt(state, 1, 4, 0, 0);
    bombAt(state, 1, 5, 0, 0);
    const events = advance(state, FUSE_MS);
    expect(eventsOf(events, "explosion").flatMap((event) => event.hitPlayers)).toEqual([]);
    expect(codeAt(state, 6, 0)).toBe(CELL.EMPTY);
  });

  test("[BM8] the order of a chain changes nothing", () => {
    const spots = fc.uniqueArray(
      fc
        .tuple(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 5 }))
        .map(([x, y]) => [2 * x, 2 * y] as const),
      { minLength: 2, maxLength: 8, selector: ([x, y]) => `${x},${y}` },
    );
    fc.assert(
      fc.property(
        spots,
        fc.integer({ min: 1, max: 10 }),
        fc.array(fc.nat(186), { maxLength: 60 }),
        fc.infiniteStream(fc.nat()),
        (places, radius, brickCells, picks) => {
          const play = (order: readonly (readonly [number, number])[]): unknown => {
            const state = buildArena({ players: { 1: [0, 0], 2: [16, 10], 3: [8, 4], 4: [4, 8] } });
            for (const cell of brickCells)
              if (cellAt(state.cells, cell) === CELL.EMPTY) setCell(state.cells, cell, CELL.BRICK);
            for (const cell of brickCells)
              if (cellAt(state.cells, cell) === CELL.BRICK)
                setCell(state.hiddenCells, cell, cell % 3 === 0 ? 4 : 0);
            for (const [x, y] of order) setCode(state, x, y, CELL.EMPTY);
            state.bricksLeft = countCells(state, CELL.BRICK);
            playerOf(state, 1).stats.maxBombs = 8;
            playerOf(state, 1).stats.blastRadius = radius;
            for (const [x, y] of order) bombAt(state, 1, x, y, 10);
            const events = eventsOf(advance(state, 10 + FUSE_MS), "explosion");
            const sorted = <Item>(items: Item[]): string[] =>
              items.map((item) => JSON.stringify(item)).sort();
            return {
              state,
              blasts: sorted(
                events.map(({ bombPosition, explosionCells }) => ({ bombPosition, explosionCells })),
              ),
              hits: sorted(events.flatMap((event) => event.hitPlayers)),
              bricks: sorted(events.flatMap((event) => event.destroyedBricks)),
              powerups: sorted(events.flatMap((event) => event.spawnedPowerups)),
            };
          };
          const shuffled = places
            .map((place) => ({ place, key: picks.next().value }))
            .sort((a, b) => a.key - b.key)
            .map(({ place }) => place);
          expect(play(shuffled)).toEqual(play(places));
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe("a hit", () => {
  test("[PL4] takes one health and makes invincible for 1.5 s", () => {
    const state = buildArena({ players: { 1: [0, 0], 2: [16, 10] } });
    playerOf(state, 2).stats.maxBombs = 8;
    bombAt(state, 2, 0, 0, 0);
    bombAt(state, 2, 1, 0, 1);
    // The first sets the second off; the third comes while invincible, the fourth exactly when that has ended.
    advance(state, FUSE_MS);
    expect(playerOf(state, 1)).toMatchObject({
      stats: { health: 2 },
      invincibleUntilMs: FUSE_MS + INVINCIBLE_MS,
    });
    bombAt(state, 2, 1, 0, FUSE_MS);
    put(state, 1, 16, 0);
    advance(state, FUSE_MS + INVINCIBLE_MS - 1);
    put(state, 1, 0, 0);
    playerOf(state, 1).invincibleUntilMs = 2 * FUSE_MS + 1;
    expect(eventsOf(advance(state, 2 * FUSE_MS), "explosion")[0]!.hitPlayers).toEqual([]);
    bombAt(state, 2, 1, 0, 2 * FUSE_MS);
    playerOf(state, 1).invincibleUntilMs = 3 * FUSE_MS;
    expect(eventsOf(advance(state, 3 * FUSE_MS), "explosion")[0]!.hitPlayers).toEqual([
      { id: 1, newHealth: 1 },
    ]);
  });

  test("[PL4] at zero health the player is dead and off the board", () => {
    const state = buildArena({ players: { 1: [0, 0], 2: [16, 10], 3: [16, 0] } });
    playerOf(state, 1).stats.health = 1;
    bombAt(state, 2, 1, 0, 0);
    expect(eventsOf(advance(state, FUSE_MS), "explosion")[0]!.hitPlayers).toEqual([{ id: 1, newHealth: 0 }]);
    expect(playerOf(state, 1).status).toBe("dead");
    bombAt(state, 2, 1, 0, FUSE_MS);
    expect(eventsOf(advance(state, 2 * FUSE_MS), "explosion")[0]!.hitPlayers).toEqual([]);
    expect(bomb(state, 1, 2 * FUSE_MS)).toEqual([]);
  });

  test("[PL4] counts for whoever's cell burns, not for whoever only overlaps it", () => {
    const state = buildArena({ players: { 1: [2.4, 0], 2: [16, 10], 3: [2.5, 0] } });
    bombAt(state, 2, 4, 0, 0);
    expect(eventsOf(advance(state, FUSE_MS), "explosion")[0]!.hitPlayers).toEqual([{ id: 3, newHealth: 2 }]);
  });
});
