import { CELL, cellIndex } from "@fitil/engine";
import type { GameEvent, GamePicture } from "@fitil/contracts";
import { describe, expect, test } from "vitest";
import { VirtualTable } from "../testing/virtual-line.ts";
import { createServerClock } from "./server-clock.ts";
import type { ServerClock } from "./server-clock.ts";
import { createWorld } from "./world.ts";
import type { World } from "./world.ts";
import { applyEvent } from "./world-events.ts";

const NOW = 1_800_000_000_000;

function emptyPicture(): GamePicture {
  const table = new VirtualTable({
    seed: "world",
    playerIds: [1, 2, 3],
    myId: 1,
    quality: { delayMs: 0, jitterMs: 0, stallMs: 0, stallEveryMs: 0 },
  });
  const picture = table.picture();
  return {
    ...picture,
    board: picture.board.map((row) => row.map((code) => (code === CELL.BRICK ? CELL.EMPTY : code))),
  };
}

function begin(change: (picture: GamePicture) => void = () => {}): { world: World; clock: ServerClock } {
  const picture = emptyPicture();
  change(picture);
  const clock = createServerClock();
  return { world: createWorld(picture, clock, NOW), clock };
}

function bomb(
  ownerId: 1 | 2 | 3,
  x: number,
  y: number,
  placedAt = NOW,
  blastRadius = 2,
): Extract<GameEvent, { type: "bomb_placed" }> {
  return { type: "bomb_placed", bomb: { ownerId, x, y, placedAt, blastRadius } };
}

function blast(
  x: number,
  y: number,
  cells: [number, number][],
  rest: Partial<Extract<GameEvent, { type: "explosion" }>> = {},
): GameEvent {
  return {
    type: "explosion",
    bombPosition: { x, y },
    explosionCells: cells.map(([cx, cy]) => ({ x: cx, y: cy })),
    hitPlayers: [],
    destroyedBricks: [],
    spawnedPowerups: [],
    ...rest,
  };
}

describe("what the server tells changes the world", () => {
  test("[CL23] an end that is told again ends nothing again", () => {
    const { world, clock } = begin();
    const over: GameEvent = { type: "game_over", winnerId: 1, winnerPrize: 0, seed: "world", places: [] };
    expect(applyEvent(world, over, clock, NOW)).toMatchObject([{ type: "over" }]);
    expect(applyEvent(world, over, clock, NOW)).toEqual([]);
  });

  test("[BD2] bombs of a picture are bombs, not ground", () => {
    const { world } = begin((picture) => {
      picture.board[0]![2] = CELL.BOMB;
      picture.bombs.push({ ownerId: 2, x: 2, y: 0, placedAt: NOW - 500, blastRadius: 3 });
    });
    expect(world.ground[2]).toBe(CELL.EMPTY);
    expect(world.bombs).toMatchObject([{ ownerId: 2, x: 2, y: 0, due: NOW + 1500 }]);
  });

  test("[BM4] a power-up in a blast is burnt; one that the same instant uncovers is not", () => {
    const { world, clock } = begin((picture) => {
      picture.board[4]![4] = CELL.POWERUP_SPEED;
      picture.board[2]![6] = CELL.BRICK;
    });
    applyEvent(world, bomb(1, 4, 2, NOW), clock, NOW);
    applyEvent(world, bomb(2, 8, 2, NOW + 700), clock, NOW + 700);
    // Both reach the crate between them, one of them also the power-up. A third between sets the second off with the first.
    applyEvent(world, bomb(2, 4, 0, NOW + 100), clock, NOW + 100);
    const first = applyEvent(
      world,
      blast(
        4,
        2,
        [
          [4, 2],
          [5, 2],
          [6, 2],
          [4, 1],
          [4, 0],
          [4, 3],
          [4, 4],
        ],
        {
          destroyedBricks: [{ x: 6, y: 2 }],
          spawnedPowerups: [{ x: 6, y: 2, kind: 5 }],
        },
      ),
      clock,
      NOW + 2000,
    );
    expect(first.map((clientEvent) => clientEvent.type)).toEqual([
      "blast",
      "powerup-burnt",
      "crate-broken",
      "powerup-shown",
    ]);
    expect(world.ground[cellIndex(4, 4)]).toBe(CELL.EMPTY);
    expect(world.ground[cellIndex(6, 2)]).toBe(CELL.POWERUP_RADIUS);
    applyEvent(
      world,
      blast(4, 0, [
        [4, 0],
        [5, 0],
        [6, 0],
        [6, 2],
      ]),
      clock,
      NOW + 2000,
    );
    expect(world.ground[cellIndex(6, 2)]).toBe(CELL.POWERUP_RADIUS);
    // A later instant does burn it.
    applyEvent(
      world,
      blast(8, 2, [
        [8, 2],
        [7, 2],
        [6, 2],
      ]),
      clock,
      NOW + 2700,
    );
    expect(world.ground[cellIndex(6, 2)]).toBe(CELL.EMPTY);
    expect(world.bombs).toEqual([]);
  });

  test("[BM8] two bombs lit in the same millisecond are one instant even if neither reaches the other", () => {
    const { world, clock } = begin();
    applyEvent(world, bomb(1, 0, 0, NOW), clock, NOW);
    applyEvent(world, bomb(2, 8, 0, NOW), clock, NOW);
    applyEvent(
      world,
      blast(
        0,
        0,
        [
          [0, 0],
          [4, 0],
        ],
        { spawnedPowerups: [{ x: 4, y: 0, kind: 7 }] },
      ),
      clock,
      NOW + 2000,
    );
    applyEvent(
      world,
      blast(8, 0, [
        [8, 0],
        [4, 0],
      ]),
      clock,
      NOW + 2000,
    );
    expect(world.ground[4]).toBe(CELL.POWERUP_HEALTH);
  });

  test("[PL4] a hit costs health and shimmers for 1.5 s; at zero the player is off the board", () => {
    const { world, clock } = begin();
    const hurt = applyEvent(
      world,
      blast(0, 0, [[0, 0]], {
        hitPlayers: [
          { id: 1, newHealth: 2 },
          { id: 2, newHealth: 0 },
        ],
      }),
      clock,
      NOW,
    );
    expect(hurt.slice(1)).toEqual([
      { type: "hit", playerId: 1, health: 2 },
      { type: "died", playerId: 2, by: null },
    ]);
    expect(world.players.get(1)).toMatchObject({ state: "alive", invincibleUntil: NOW + 1500 });
    expect(world.players.get(2)).toMatchObject({ state: "dead", goneAt: NOW });
  });

  test("[OC1] the blast that leaves one standing decides, counts for its owner, and is told with whose it was", () => {
    const { world, clock } = begin();
    applyEvent(world, bomb(1, 0, 0), clock, NOW);
    const first = blast(0, 0, [[0, 0]], {
      hitPlayers: [
        { id: 1, newHealth: 2 },
        { id: 2, newHealth: 0 },
      ],
      destroyedBricks: [{ x: 2, y: 0 }],
    });
    expect(applyEvent(world, first, clock, NOW).at(-1)).toEqual({ type: "died", playerId: 2, by: 1 });
    expect(world.players.get(1)).toMatchObject({ crates: 1, hits: 1 });
    expect(world.players.get(2)).toMatchObject({ felledBy: 1 });
    expect(world.finale).toBeNull();
    applyEvent(world, { type: "wall_spawned", x: 3, y: 4, crushedPlayers: [3] }, clock, NOW + 9);
    expect(world.finale).toEqual({ x: 3, y: 4, atMs: NOW + 9 });
  });

  test("[PL5] a power-up taken leaves the board and changes the stats", () => {
    const { world, clock } = begin((picture) => (picture.board[0]![4] = CELL.POWERUP_BOMB));
    const stats = { health: 3, maxHealth: 3, maxBombs: 2, blastRadius: 1, speed: 1 };
    const taken = applyEvent(
      world,
      { type: "powerup_collected", playerId: 3, x: 4, y: 0, kind: 4, stats },
      clock,
      NOW,
    );
    expect(taken).toEqual([{ type: "powerup-taken", playerId: 3, x: 4, y: 0, kind: 4 }]);
    expect(world.ground[4]).toBe(CELL.EMPTY);
    expect(world.players.get(3)!.stats.maxBombs).toBe(2);
  });

  test("[OC3] a wall closes its cell, removes a bomb in it and crushes", () => {
    const { world, clock } = begin();
    applyEvent(world, bomb(2, 0, 0), clock, NOW);
    const closed = applyEvent(world, { type: "wall_spawned", x: 0, y: 0, crushedPlayers: [1] }, clock, NOW);
    expect(closed).toEqual([
      { type: "wall", x: 0, y: 0 },
      { type: "died", playerId: 1, by: "wall" },
    ]);
    expect(world.ground[0]).toBe(CELL.WALL);
    expect(world.bombs).toEqual([]);
    expect(world.closingCorner).toBe(0);
  });

  test("[OC4] whoever goes leaves the board once", () => {
    const { world, clock } = begin();
    expect(applyEvent(world, { type: "player_disconnected", playerId: 2 }, clock, NOW)).toHaveLength(1);
    expect(applyEvent(world, { type: "player_disconnected", playerId: 2 }, clock, NOW)).toEqual([]);
    expect(world.players.get(2)!.state).toBe("out");
  });
});

test("the clock believes the least delayed stamp", () => {
  const clock = createServerClock();
  clock.sample(1_000, 5_200);
  clock.sample(2_000, 6_050);
  clock.sample(3_000, 7_400);
  expect(clock.toLocal(4_000)).toBe(8_050);
});
