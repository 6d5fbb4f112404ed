import { describe, expect, test } from "vitest";
import { ALLOWANCE_MS, CELL, CORRECTION_PATIENCE_MS, NEW_BOMB_GRACE_MS, SEQ_EPOCH } from "../constants.ts";
import { apply } from "../match.ts";
import type { MoveInput } from "../match-input.ts";
import { buildArena, eventsOf, playerOf, setCode } from "../testing/arena.ts";

function move(x: number, y: number, extra: Partial<MoveInput> = {}): MoveInput {
  return { type: "move", playerId: 1, x, y, orientation: "right", ...extra };
}

describe("a claimed position", () => {
  test("[PL3] that speed, time and collisions allow is taken over and told to everybody", () => {
    const state = buildArena();
    expect(apply(state, move(0.15, 0), 50)).toEqual([
      { type: "player_state", id: 1, x: 0.15, y: 0, orientation: "right" },
    ]);
    expect(playerOf(state, 1)).toMatchObject({ x: 0.15, y: 0, orientation: "right" });
  });

  test("[PL3] that changes nothing is told to nobody; a turn on the spot is told", () => {
    const state = buildArena();
    expect(apply(state, move(0, 0), 50)).toEqual([]);
    expect(apply(state, move(0, 0, { orientation: "down" }), 100)).toEqual([
      { type: "player_state", id: 1, x: 0, y: 0, orientation: "down" },
    ]);
  });

  test("[PL3] the budget holds at most 0.5 s of movement: 1.5 cells at speed 1, however long one waited", () => {
    expect(apply(buildArena(), move(1.5, 0), 60_000)[0]?.type).toBe("player_state");
    expect(apply(buildArena(), move(1.52, 0), 60_000)[0]?.type).toBe("correction");
    const fast = buildArena();
    playerOf(fast, 1).stats.speed = 2;
    expect(apply(fast, move(3, 0), 60_000)[0]?.type).toBe("player_state");
  });

  test("[PL3] [PL5] is led the short way: nobody quick turns round on a lane, pays for that, or takes what lies there", () => {
    const state = buildArena({
      players: { 1: [1.2, 6], 2: [16, 10] },
      powerups: [[2, 6, CELL.POWERUP_BOMB]],
    });
    const quick = playerOf(state, 1);
    quick.stats.speed = 2;
    expect(apply(state, move(0, 5.9), 1000)).toEqual([
      { type: "player_state", id: 1, x: 0, y: 5.9, orientation: "right" },
    ]);
    // 1.3 cells of the 3 that half a second holds.
    expect(quick.allowanceMs).toBeCloseTo(ALLOWANCE_MS - 1300 / 6, 6);
  });

  test("[PL3] the budget fills at the player's speed", () => {
    const state = buildArena();
    expect(apply(state, move(1.5, 0), 1000)[0]?.type).toBe("player_state");
    expect(apply(state, move(1.8, 0), 1090)[0]?.type).toBe("correction");
    expect(apply(state, move(1.8, 0), 1100)[0]?.type).toBe("player_state");
    expect(playerOf(state, 1).allowanceMs).toBeCloseTo(0, 6);
  });

  test("[PL3] nobody out-runs their speed by many small claims: the tolerance is a debt, not a gift", () => {
    const state = buildArena({ players: { 1: [0, 0], 2: [16, 10] } });
    let x = 0;
    for (let atMs = 10; atMs <= 4000; atMs += 10) {
      const claim = Math.min(16, x + 0.04);
      if (apply(state, move(claim, 0), atMs)[0]?.type === "player_state") x = claim;
    }
    expect(x).toBeLessThanOrEqual(4 * 3 + (ALLOWANCE_MS * 3) / 1000 + 0.02);
  });

  test("[PL3] a teleport is answered with the last accepted position, to that client only", () => {
    const state = buildArena();
    apply(state, move(0.3, 0), 100);
    expect(apply(state, move(8, 4, { orientation: "down" }), 150)).toEqual([
      { type: "correction", id: 1, x: 0.3, y: 0, orientation: "right" },
    ]);
    expect(playerOf(state, 1)).toMatchObject({ x: 0.3, y: 0, orientation: "right" });
  });

  test.each([
    ["a brick", CELL.BRICK],
    ["a wall", CELL.WALL],
    ["a bomb seen long ago", CELL.BOMB],
  ])("[PL3] nobody walks into or through %s", (_, code) => {
    for (const x of [1.2, 2, 2.9]) {
      const state = buildArena({ players: { 1: [1, 0], 2: [16, 10] } });
      playerOf(state, 1).stats.speed = 2;
      setCode(state, 2, 0, code);
      expect(apply(state, move(x, 0), 1000)[0]?.type).toBe("correction");
    }
  });

  test("[PL3] nobody stands off the lanes, off the board or nowhere", () => {
    for (const [x, y] of [
      [0.5, 0.5],
      [-0.5, 0],
      [0, -0.02],
      [0, 10.5],
      [Number.NaN, 0],
      [0, Number.NaN],
      [Number.POSITIVE_INFINITY, 0],
      [0, Number.NEGATIVE_INFINITY],
      [1e300, 1e300],
    ] as const) {
      const state = buildArena();
      expect(apply(state, move(x, y), 1000)[0]?.type).toBe("correction");
      expect(playerOf(state, 1)).toMatchObject({ x: 0, y: 0 });
    }
  });

  test("[PL3] a hundredth of a cell of rounding is forgiven and tidied away", () => {
    const state = buildArena({ bricks: [[2, 0]] });
    expect(apply(state, move(0.5, 0.006), 500)[0]).toMatchObject({ x: 0.5, y: 0 });
    expect(apply(state, move(1.004, 0), 1000)[0]).toMatchObject({ x: 1, y: 0 });
    expect(apply(state, move(1.02, 0), 1500)[0]?.type).toBe("correction");
    expect(apply(state, move(-0, -0.001, { orientation: "left" }), 2500)[0]).toMatchObject({ x: 0, y: 0 });
    expect(Object.is(playerOf(state, 1).x, 0)).toBe(true);
    apply(state, move(0, 0.3), 3000);
    expect(apply(state, move(0, -0), 3500)).toHaveLength(1);
    expect(Object.is(playerOf(state, 1).y, 0)).toBe(true);
  });

  test("[PL3] a claim round a corner follows the lanes and costs the whole way", () => {
    const state = buildArena({ players: { 1: [1.5, 0], 2: [16, 10] } });
    expect(apply(state, move(2, 0.9, { orientation: "down" }), 1000)[0]?.type).toBe("player_state");
    expect(playerOf(state, 1).allowanceMs).toBeCloseTo(500 - (1.4 / 3) * 1000, 6);
    const far = buildArena({ players: { 1: [1.5, 0], 2: [16, 10] } });
    expect(apply(far, move(2, 1.2, { orientation: "down" }), 1000)[0]?.type).toBe("correction");
  });

  test("[PL3] a claim round two corners is found when a fast player had the time", () => {
    const state = buildArena({ players: { 1: [1.8, 0], 2: [16, 10] } });
    playerOf(state, 1).stats.speed = 2;
    expect(apply(state, move(2.3, 2), 1000)[0]?.type).toBe("player_state");
    expect(playerOf(state, 1).allowanceMs).toBeCloseTo(500 - (2.5 / 6) * 1000, 6);
    const back = buildArena({ players: { 1: [0.4, 0], 2: [16, 10] } });
    playerOf(back, 1).stats.speed = 2;
    expect(apply(back, move(0.5, 2), 1000)[0]?.type).toBe("player_state");
    const blocked = buildArena({ players: { 1: [1.8, 0], 2: [16, 10] }, bricks: [[2, 1]] });
    playerOf(blocked, 1).stats.speed = 2;
    expect(apply(blocked, move(2.3, 2), 1000)[0]?.type).toBe("correction");
  });

  test("[PL3] a bomb younger than 300 ms does not block somebody who had not seen it", () => {
    const claimAfter = (ms: number): string | undefined => {
      const state = buildArena({ players: { 1: [1, 0], 2: [2, 0] } });
      apply(state, { type: "bomb", playerId: 2 }, 1000);
      return apply(state, move(1.5, 0), 1000 + ms).find((event) => event.type !== "explosion")?.type;
    };
    expect(claimAfter(NEW_BOMB_GRACE_MS - 1)).toBe("player_state");
    expect(claimAfter(NEW_BOMB_GRACE_MS)).toBe("correction");
  });

  test.each([
    [undefined, 300],
    [100, 300],
    [400, 460],
    [5000, 800],
    [Number.NaN, 300],
  ])("[PL3] on a line with a round trip of %s ms a bomb is new for %d ms", (lagMs, graceMs) => {
    for (const [ageMs, type] of [
      [graceMs - 1, "player_state"],
      [graceMs, "correction"],
    ] as const) {
      const state = buildArena({ players: { 1: [1, 0], 2: [2, 0] } });
      apply(state, { type: "bomb", playerId: 2 }, 1000);
      const claim = lagMs === undefined ? move(1.5, 0) : move(1.5, 0, { lagMs });
      expect(apply(state, claim, 1000 + ageMs)[0]?.type).toBe(type);
    }
  });

  test("[PL3] one's own bomb is never new", () => {
    const state = buildArena();
    apply(state, { type: "bomb", playerId: 1 }, 1000);
    expect(apply(state, move(1, 0), 1050)[0]?.type).toBe("player_state");
    expect(apply(state, move(0.8, 0), 1100)[0]?.type).toBe("correction");
  });

  test("[PL2] a bomb overlapped by more than 0.1 can be walked off, also in the server's eyes", () => {
    for (const [x, type] of [
      [1.15, "player_state"],
      // Rounding may have taken a little of the overlap.
      [1.095, "player_state"],
      [1.085, "correction"],
      [1.05, "correction"],
    ] as const) {
      const state = buildArena({ players: { 1: [x, 0], 2: [16, 10] } });
      setCode(state, 2, 0, CELL.BOMB);
      expect(apply(state, move(1.6, 0), 1000)[0]?.type).toBe(type);
      expect(apply(state, move(0.9, 0, { orientation: "left" }), 2000)[0]?.type).toBe("player_state");
    }
  });

  test("[PL4] the dead and the departed move no more", () => {
    for (const status of ["dead", "left"] as const) {
      const state = buildArena({ players: { 1: [0, 0], 2: [16, 10], 3: [16, 0] } });
      playerOf(state, 1).status = status;
      expect(apply(state, move(0.1, 0), 100)).toEqual([]);
    }
  });
});

describe("a correction", () => {
  test("[PL3] echoes the seq it judged, and what was sent before the client knew is dropped silently", () => {
    const state = buildArena({ bricks: [[2, 0]], players: { 1: [1, 0], 2: [16, 10] } });
    expect(apply(state, move(1.15, 0, { seq: 7 }), 1000)).toEqual([
      { type: "correction", id: 1, x: 1, y: 0, orientation: "right", seq: 7 },
    ]);
    for (let flight = 1; flight <= 10; flight++) {
      expect(apply(state, move(1.15 + 0.15 * flight, 0, { seq: 7 + flight }), 1000 + 50 * flight)).toEqual(
        [],
      );
    }
    // The client knows now, stands where it was put, and goes on from there.
    expect(apply(state, move(0.9, 0, { seq: 18, orientation: "left" }), 1550)).toHaveLength(1);
    expect(eventsOf(apply(state, move(9, 0, { seq: 19 }), 1600), "correction")).toHaveLength(1);
  });

  test("[PL3] a state that stands exactly where it was put shows that the client knows", () => {
    const state = buildArena();
    expect(apply(state, move(5, 0, { seq: 1 }), 100)).toHaveLength(1);
    expect(apply(state, move(5.1, 0, { seq: 2 }), 150)).toEqual([]);
    apply(state, move(0, 0, { seq: 3, orientation: playerOf(state, 1).orientation }), 200);
    expect(apply(state, move(5, 0, { seq: 4 }), 250)).toMatchObject([{ type: "correction", seq: 4 }]);
  });

  test("[PL3] counters may count frames instead of messages: gaps are no sign of knowing", () => {
    const state = buildArena();
    expect(apply(state, move(5, 0, { seq: 10 }), 100)).toHaveLength(1);
    expect(apply(state, move(5.1, 0, { seq: 13 }), 150)).toEqual([]);
    expect(apply(state, move(5.2, 0, { seq: 19 }), 200)).toEqual([]);
  });

  test("[PL3] a counter that starts afresh (a reloaded page) is judged at once", () => {
    const state = buildArena();
    expect(apply(state, move(5, 0, { seq: 900 }), 100)).toHaveLength(1);
    expect(apply(state, move(5.1, 0, { seq: 1 }), 150)).toMatchObject([{ type: "correction", seq: 1 }]);
  });

  test("[PL3] patience ends: a client that never comes back to its place hears again", () => {
    const state = buildArena();
    expect(apply(state, move(5, 0, { seq: 1 }), 100)).toHaveLength(1);
    expect(apply(state, move(5, 0, { seq: 2 }), 99 + CORRECTION_PATIENCE_MS)).toEqual([]);
    expect(apply(state, move(5, 0, { seq: 3 }), 100 + CORRECTION_PATIENCE_MS)).toMatchObject([{ seq: 3 }]);
  });

  test("[PL3] a client that counts its corrections in its seq is understood exactly", () => {
    const state = buildArena();
    const first = SEQ_EPOCH + 40;
    expect(apply(state, move(5, 0, { seq: first }), 100)).toMatchObject([{ type: "correction", seq: first }]);
    // Sent in ignorance: dropped, although each would be possible from where the server has it.
    expect(apply(state, move(0.1, 0, { seq: first + 1 }), 150)).toEqual([]);
    expect(apply(state, move(0, 0, { seq: first + 2, orientation: "left" }), 200)).toEqual([]);
    expect(playerOf(state, 1)).toMatchObject({ x: 0, y: 0, orientation: "right" });
    // Sent in knowledge: judged, be it right or wrong.
    const second = first + 3 + SEQ_EPOCH;
    expect(apply(state, move(5, 0, { seq: second }), 250)).toMatchObject([
      { type: "correction", seq: second },
    ]);
    expect(apply(state, move(0.1, 0, { seq: second + 1 + SEQ_EPOCH }), 300)[0]?.type).toBe("player_state");
  });

  test("[PL3] a clock in place of a counter is treated like any plain counter", () => {
    const state = buildArena();
    expect(apply(state, move(5, 0, { seq: 1.7e12 }), 100)).toHaveLength(1);
    expect(apply(state, move(5.1, 0, { seq: 1.7e12 + 50 }), 150)).toEqual([]);
    expect(apply(state, move(0.1, 0, { seq: 1.7e12 + 100 }), 200)[0]?.type).toBe("player_state");
  });

  test("[PL3] states without a seq are judged always", () => {
    const state = buildArena();
    for (let index = 1; index <= 5; index++) {
      expect(apply(state, move(5, 0), index * 50)).toMatchObject([{ type: "correction" }]);
    }
  });
});
