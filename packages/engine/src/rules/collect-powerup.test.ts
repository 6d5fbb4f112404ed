import { describe, expect, test } from "vitest";
import { CELL } from "../constants.ts";
import { apply } from "../match.ts";
import type { PlayerStats } from "../match-types.ts";
import { buildArena, codeAt, eventsOf, playerOf } from "../testing/arena.ts";
import { strengthen } from "./collect-powerup.ts";

const START: PlayerStats = { health: 3, maxHealth: 3, maxBombs: 1, blastRadius: 1, speed: 1 };

function strengthened(stats: Partial<PlayerStats>, kind: 4 | 5 | 6 | 7, times = 1): PlayerStats {
  const result = { ...START, ...stats };
  for (let time = 0; time < times; time++) strengthen(result, kind);
  return result;
}

describe("a power-up", () => {
  test("[PL1] the start: health 3 of 3, one bomb, radius 1, speed 1.0", () => {
    expect(playerOf(buildArena(), 1).stats).toEqual(START);
  });

  test("[PL5] is taken when the player's cell is its cell, not before", () => {
    const state = buildArena({ powerups: [[1, 0, CELL.POWERUP_RADIUS]] });
    expect(
      eventsOf(
        apply(state, { type: "move", playerId: 1, x: 0.49, y: 0, orientation: "right" }, 500),
        "powerup_collected",
      ),
    ).toEqual([]);
    expect(apply(state, { type: "move", playerId: 1, x: 0.5, y: 0, orientation: "right" }, 550)).toEqual([
      { type: "player_state", id: 1, x: 0.5, y: 0, orientation: "right" },
      { type: "powerup_collected", playerId: 1, x: 1, y: 0, kind: 5, stats: { ...START, blastRadius: 2 } },
    ]);
    expect(codeAt(state, 1, 0)).toBe(CELL.EMPTY);
  });

  test.each([
    {
      from: [1.4, 0],
      to: [2, 1.8],
      lying: [
        [2, 0],
        [2, 1],
        [2, 2],
      ],
    },
    {
      from: [0, 1.4],
      to: [1.4, 2],
      lying: [
        [0, 2],
        [1, 2],
      ],
    },
    {
      from: [1.8, 0],
      to: [2.3, 2],
      lying: [
        [2, 1],
        [2, 2],
      ],
    },
  ] as const)(
    "[PL5] is taken also when one claim steps right over it: from $from to $to",
    ({ from, to, lying }) => {
      const powerups = lying.map(([x, y]) => [x, y, CELL.POWERUP_RADIUS] as const);
      const state = buildArena({ players: { 1: from, 2: [16, 10] }, powerups });
      playerOf(state, 1).stats.speed = 2;
      const [x, y] = to;
      const events = apply(state, { type: "move", playerId: 1, x, y, orientation: "down" }, 1000);
      expect(events[0]).toMatchObject({ type: "player_state", x, y });
      expect(eventsOf(events, "powerup_collected").map((event) => [event.x, event.y])).toEqual(lying);
    },
  );

  test("[PL5] effects: +1 bomb, +1 radius, +0.2 speed in whole tenths", () => {
    expect(strengthened({}, CELL.POWERUP_BOMB)).toEqual({ ...START, maxBombs: 2 });
    expect(strengthened({}, CELL.POWERUP_RADIUS)).toEqual({ ...START, blastRadius: 2 });
    expect([1, 2, 3, 4, 5].map((times) => strengthened({}, CELL.POWERUP_SPEED, times).speed)).toEqual([
      1.2, 1.4, 1.6, 1.8, 2,
    ]);
  });

  test("[PL5] health fills up, and raises maxHealth when full, up to 5", () => {
    expect(strengthened({ health: 1 }, CELL.POWERUP_HEALTH)).toEqual({ ...START, health: 2 });
    expect(strengthened({}, CELL.POWERUP_HEALTH)).toEqual({ ...START, health: 4, maxHealth: 4 });
    expect(strengthened({}, CELL.POWERUP_HEALTH, 2)).toEqual({ ...START, health: 5, maxHealth: 5 });
  });

  test("[PL1] [PL5] above the maximum it is still taken and does nothing", () => {
    const most: PlayerStats = { health: 5, maxHealth: 5, maxBombs: 8, blastRadius: 10, speed: 2 };
    for (const kind of [4, 5, 6, 7] as const) {
      expect(strengthened(most, kind)).toEqual(most);
      const state = buildArena({ powerups: [[1, 0, kind]] });
      playerOf(state, 1).stats = { ...most };
      const events = apply(state, { type: "move", playerId: 1, x: 1, y: 0, orientation: "right" }, 1000);
      expect(eventsOf(events, "powerup_collected")).toMatchObject([{ kind, stats: most }]);
      expect(codeAt(state, 1, 0)).toBe(CELL.EMPTY);
    }
  });

  test("[PL5] a faster player's budget fills faster from then on", () => {
    const state = buildArena({ powerups: [[1, 0, CELL.POWERUP_SPEED]] });
    apply(state, { type: "move", playerId: 1, x: 1.5, y: 0, orientation: "right" }, 1000);
    const to = (x: number, atMs: number) =>
      apply(state, { type: "move", playerId: 1, x, y: 0, orientation: "right" }, atMs)[0]?.type;
    expect(to(1.5 + 0.39, 1100)).toBe("correction");
    expect(to(1.5 + 0.36, 1100)).toBe("player_state");
  });
});
