import { describe, expect, test } from "vitest";
import { cellX, cellY } from "../board/grid.ts";
import { CELL, COURSE_MS, FIRST_WALL_AT_MS, FUSE_MS, NEW_BOMB_GRACE_MS } from "../constants.ts";
import { advance, apply } from "../match.ts";
import type { MatchEvent } from "../match-events.ts";
import type { MoveInput } from "../match-input.ts";
import type { MatchState, Orientation } from "../match-types.ts";
import { picture } from "../picture.ts";
import { spiralFrom } from "../rules/spiral.ts";
import { isForeseen } from "./courses.ts";
import { buildArena, codeAt, eventsOf, playerOf } from "../testing/arena.ts";

/** Player 1 says: I am at (`x`, `y`) and walk that way. */
function say(
  state: MatchState,
  atMs: number,
  x: number,
  y: number,
  heading: Orientation | null,
  extra: Partial<MoveInput> = {},
): MatchEvent[] {
  const orientation = heading ?? "right";
  return apply(state, { type: "move", playerId: 1, x, y, orientation, heading, ...extra }, atMs);
}

/** Where player 1 is at `atMs`. */
function at(state: MatchState, atMs: number): { x: number; y: number } {
  advance(state, atMs);
  const { x, y } = picture(state).players[0]!;
  return { x, y };
}

describe("a course", () => {
  test("[PL6] walks on from its report at the player's speed, and everybody is told where to", () => {
    const state = buildArena();
    expect(say(state, 0, 0, 0, "right")).toEqual([
      { type: "player_state", id: 1, x: 0, y: 0, orientation: "right", heading: "right" },
    ]);
    expect(at(state, 200).x).toBeCloseTo(0.6, 9);
    expect(picture(state).players[0]).toMatchObject({ heading: "right", orientation: "right" });
    expect(say(state, 300, 0.9, 0, null)).toEqual([
      { type: "player_state", id: 1, x: 0.9, y: 0, orientation: "right" },
    ]);
    expect(at(state, 500).x).toBe(0.9);
    expect(picture(state).players[0]).toMatchObject({ heading: null });
  });

  test("[PL7] a report is foreseen on that way, where the course has led, while it is believed; nothing else is", () => {
    const state = buildArena();
    const seen = (atMs: number, x: number, heading: Orientation | null) => {
      advance(state, atMs);
      return isForeseen(playerOf(state, 1), state.nowMs, { x, y: 0, heading });
    };
    expect(seen(0, 0, "right")).toBe(false);
    say(state, 0, 0, 0, "right");
    expect(seen(300, 0.9, "right")).toBe(true);
    expect(seen(300, 0.81, "right")).toBe(true);
    expect(seen(300, 0.79, "right")).toBe(false);
    expect(seen(300, 0.9, "left")).toBe(false);
    expect(seen(300, 0.9, null)).toBe(false);
    expect(seen(COURSE_MS, 1.8, "right")).toBe(false);
  });

  test("[PL6] slides round a near corner, stops at walls, bricks, bombs and the edge", () => {
    const state = buildArena({ players: { 1: [1.7, 0], 2: [16, 10] }, bricks: [[2, 3]] });
    say(state, 0, 1.7, 0, "down");
    expect(at(state, 500)).toEqual({ x: 2, y: expect.closeTo(1.2, 9) as number });
    say(state, 500, 2, 1.2, "down");
    expect(at(state, 1100)).toEqual({ x: 2, y: 2 });
    const edge = buildArena();
    say(edge, 0, 0, 0, "left");
    expect(at(edge, 400)).toEqual({ x: 0, y: 0 });
    expect(playerOf(edge, 1).orientation).toBe("left");
  });

  test("[PL6] faces where it walks, whatever the report says", () => {
    const state = buildArena();
    expect(say(state, 0, 0, 0, "right", { orientation: "up" })[0]).toMatchObject({ orientation: "right" });
    expect(playerOf(state, 1).orientation).toBe("right");
  });

  test("[PL7] is believed for 600 ms; then the player stands, and a report renews it", () => {
    const state = buildArena();
    say(state, 0, 0, 0, "right");
    const end = (COURSE_MS * 3) / 1000;
    expect(at(state, COURSE_MS + 400).x).toBeCloseTo(end, 9);
    expect(picture(state).players[0]).toMatchObject({ heading: null });
    say(state, 1000, 0.9, 0, "right");
    expect(at(state, 1300).x).toBeCloseTo(1.8, 9);
  });

  test("[PL8] a report is judged from the last accepted report, not from where the course has led", () => {
    const state = buildArena();
    say(state, 0, 0, 0, "right");
    advance(state, 500);
    expect(say(state, 500, 0, 1.5, "down")[0]).toMatchObject({ type: "player_state", x: 0, y: 1.5 });
    const far = buildArena();
    say(far, 0, 0, 0, "right");
    expect(say(far, 500, 0, 1.6, "down")[0]).toMatchObject({ type: "correction", x: 0, y: 0 });
    // What is refused changes nothing: the course goes on.
    expect(at(far, 600).x).toBeCloseTo(1.8, 9);
  });

  test("[PL8] a report that goes back on a course costs nothing that was not walked", () => {
    const state = buildArena();
    say(state, 0, 0, 0, "right");
    say(state, 600, 0, 0, null);
    expect(playerOf(state, 1).allowanceMs).toBe(500);
    expect(say(state, 600, 1.5, 0, null)[0]?.type).toBe("player_state");
    expect(say(state, 700, 1.9, 0, null)[0]?.type).toBe("correction");
  });

  test("[PL8] a report reaches as far as its course has led, though that be more than the bucket holds", () => {
    const state = buildArena();
    say(state, 0, 0, 0, "right");
    expect(say(state, 700, 1.8, 0, null)[0]?.type).toBe("player_state");
    const other = buildArena();
    say(other, 0, 0, 0, "up");
    expect(say(other, 700, 1.8, 0, null)[0]?.type).toBe("correction");
  });

  test("[PL8] reports that a line held back for half a second are believed when they come at once", () => {
    const state = buildArena();
    say(state, 0, 0, 0, "right");
    say(state, 300, 0.9, 0, "right");
    expect(say(state, 1100, 1.8, 0, "right")[0]?.type).toBe("player_state");
    expect(say(state, 1101, 2.7, 0, "right")[0]?.type).toBe("player_state");
  });

  test("[PL8] picks up nothing; the report that was judged does", () => {
    const state = buildArena({ powerups: [[1, 0, CELL.POWERUP_SPEED]] });
    say(state, 0, 0, 0, "right");
    advance(state, 500);
    expect(codeAt(state, 1, 0)).toBe(CELL.POWERUP_SPEED);
    expect(playerOf(state, 1).stats.speed).toBe(1);
    const events = say(state, 500, 1.5, 0, "right");
    expect(events.map(({ type }) => type)).toEqual(["player_state", "powerup_collected"]);
    expect(playerOf(state, 1).stats.speed).toBe(1.2);
    expect(at(state, 700).x).toBeCloseTo(1.5 + 0.2 * 3.6, 9);
  });

  test("[PL8] a debt of the budget is waited out before it walks", () => {
    const state = buildArena();
    say(state, 0, 1.5, 0, null);
    say(state, 0, 1.509, 0, "right");
    expect(playerOf(state, 1).allowanceMs).toBeCloseTo(-3, 6);
    expect(at(state, 3).x).toBeCloseTo(1.509, 9);
    expect(at(state, 103).x).toBeCloseTo(1.809, 9);
  });

  test("[PL8] a blast hits whoever their course has led into it, and misses whoever it has led away", () => {
    for (const [x, hits] of [
      [2, [{ id: 1, newHealth: 2 }]],
      [1.2, []],
    ] as const) {
      const state = buildArena({ players: { 1: [x, 0], 2: [16, 10] } });
      playerOf(state, 2).x = 4;
      playerOf(state, 2).y = 0;
      apply(state, { type: "bomb", playerId: 2 }, 0);
      Object.assign(playerOf(state, 2), { x: 16, y: 10 });
      say(state, FUSE_MS - 400, x, 0, x === 2 ? "right" : "left");
      expect(eventsOf(advance(state, FUSE_MS), "explosion")[0]!.hitPlayers).toEqual(hits);
    }
  });

  test("[PL9] meets a bomb from the instant it stands, and walks on from the instant it is gone", () => {
    const state = buildArena({ players: { 1: [1.9, 0], 2: [3, 0] } });
    apply(state, { type: "bomb", playerId: 2 }, 0);
    say(state, FUSE_MS - 100, 1.9, 0, "right");
    playerOf(state, 1).invincibleUntilMs = 1e9;
    expect(at(state, FUSE_MS - 1).x).toBe(2);
    expect(at(state, FUSE_MS + 100).x).toBeCloseTo(2.3, 9);
    const late = buildArena({ players: { 1: [0, 0], 2: [3, 0] } });
    say(late, 0, 0, 0, "right");
    apply(late, { type: "bomb", playerId: 2 }, 500);
    expect(at(late, 1000).x).toBeCloseTo(1.8, 9);
  });

  test("[PL8] a bomb that came behind a walking player does not stop their next report", () => {
    const state = buildArena({ players: { 1: [0, 0], 2: [16, 10] } });
    say(state, 0, 0, 0, "right");
    Object.assign(playerOf(state, 2), { x: 0.6, y: 0 });
    apply(state, { type: "bomb", playerId: 2 }, 5);
    expect(say(state, 5 + NEW_BOMB_GRACE_MS + 50, 0.9, 0, "right")[0]?.type).toBe("player_state");
    // Met when it had been seen for long, it does.
    const seen = buildArena({ players: { 1: [0, 0], 2: [16, 10] } });
    Object.assign(playerOf(seen, 2), { x: 1, y: 0 });
    apply(seen, { type: "bomb", playerId: 2 }, 0);
    say(seen, NEW_BOMB_GRACE_MS, 0, 0, "right");
    expect(say(seen, 2 * NEW_BOMB_GRACE_MS, 0.9, 0, "right")[0]?.type).toBe("correction");
  });

  test("[PL8] [BM1] a bomb goes where the course has led its owner, who walks on off it", () => {
    const state = buildArena();
    say(state, 0, 0, 0, "right");
    const events = apply(state, { type: "bomb", playerId: 1, x: 1, y: 0 }, 300);
    expect(events).toMatchObject([{ type: "bomb_placed", bomb: { x: 1, y: 0 } }]);
    expect(at(state, 440).x).toBeCloseTo(1.32, 9);
    expect(say(state, 450, 1.35, 0, "right")[0]?.type).toBe("player_state");
    expect(say(state, 700, 2.1, 0, "right")[0]?.type).toBe("player_state");
    expect(say(state, 1000, 1.9, 0, "left")[0]?.type).toBe("correction");
    const unnamed = buildArena();
    say(unnamed, 0, 0, 0, "right");
    apply(unnamed, { type: "bomb", playerId: 1 }, 400);
    expect(unnamed.bombs).toMatchObject([{ x: 1, y: 0 }]);
    const turned = buildArena();
    say(turned, 0, 0, 0, "right");
    apply(turned, { type: "bomb", playerId: 1, x: 0, y: 1 }, 400);
    expect(turned.bombs).toMatchObject([{ x: 0, y: 1 }]);
    expect(playerOf(turned, 1)).toMatchObject({ x: 0, y: 0.501 });
  });

  test("[PL8] [BM1] a bomb whose word was held back goes where its owner was, who keeps the way they have walked", () => {
    const state = buildArena();
    say(state, 0, 0.4, 0, "right");
    const events = apply(state, { type: "bomb", playerId: 1, x: 0, y: 0 }, 450);
    expect(events).toMatchObject([{ type: "bomb_placed", bomb: { x: 0, y: 0 } }]);
    expect(at(state, 450).x).toBeCloseTo(1.75, 9);
    expect(say(state, 450, 1.5, 0, "right")[0]?.type).toBe("player_state");
    expect(say(state, 700, 2.6, 0, "right")[0]?.type).toBe("player_state");
  });

  test.each([
    [3, 0],
    [2, 0],
    [2, 1],
  ])("[PL8] [BM1] round a corner too: a bomb goes onto (%d, %d), which the course has led over", (x, y) => {
    const state = buildArena({ players: { 1: [2.6, 0], 2: [16, 10] } });
    say(state, 0, 2.6, 0, "down");
    apply(state, { type: "bomb", playerId: 1, x, y }, 600);
    expect(state.bombs).toMatchObject([{ x, y }]);
    expect(at(state, 600)).toEqual({ x: 2, y: expect.closeTo(1.2, 9) as number });
  });

  test("[PL5] [BM1] what lies on the named cell is taken first, by going there", () => {
    const state = buildArena({ powerups: [[1, 0, CELL.POWERUP_RADIUS]] });
    say(state, 0, 0, 0, "right");
    const events = apply(state, { type: "bomb", playerId: 1, x: 1, y: 0 }, 590);
    expect(events.map(({ type }) => type)).toEqual(["player_state", "powerup_collected", "bomb_placed"]);
    expect(state.bombs).toMatchObject([{ x: 1, y: 0, blastRadius: 2 }]);
  });

  test("[OC3] a wall crushes whoever their course has led under it, and pushes whoever it has led half under it", () => {
    for (const [sinceMs, status] of [
      [300, "dead"],
      [100, "playing"],
    ] as const) {
      const state = buildArena({ players: { 1: [8, 4], 2: [8, 6] } });
      const corner = spiralFrom(state.closingCorner)[0]!;
      const inwards = cellX(corner) === 0 ? 1 : -1;
      const x = cellX(corner) + inwards;
      const y = cellY(corner);
      const heading = inwards === 1 ? "left" : "right";
      advance(state, FIRST_WALL_AT_MS - sinceMs);
      Object.assign(playerOf(state, 1), { x, y });
      say(state, FIRST_WALL_AT_MS - sinceMs, x, y, heading);
      const events = advance(state, FIRST_WALL_AT_MS);
      expect(playerOf(state, 1).status).toBe(status);
      if (status === "dead") continue;
      expect(eventsOf(events, "player_state")).toEqual([
        { type: "player_state", id: 1, x, y, orientation: heading, heading },
      ]);
      // The push is where the next report is judged from, and what was walked to it is paid.
      expect(playerOf(state, 1)).toMatchObject({
        x,
        y,
        course: { x, y },
        allowanceMs: expect.closeTo(500, 6) as number,
      });
      expect(at(state, FIRST_WALL_AT_MS + 100)).toEqual({ x, y });
    }
  });

  test("[PL8] whom a wall has cut off from their last report is judged from where they have got to", () => {
    const state = buildArena({ players: { 1: [8, 4], 2: [8, 6] } });
    const [corner, second] = spiralFrom(state.closingCorner) as [number, number];
    const stepX = cellX(second) - cellX(corner);
    const stepY = cellY(second) - cellY(corner);
    const from = { x: cellX(corner) + 0.6 * stepX, y: cellY(corner) + 0.6 * stepY };
    const heading = stepX === 0 ? (stepY > 0 ? "down" : "up") : stepX > 0 ? "right" : "left";
    advance(state, FIRST_WALL_AT_MS - 500);
    Object.assign(playerOf(state, 1), from);
    say(state, FIRST_WALL_AT_MS - 500, from.x, from.y, heading);
    advance(state, FIRST_WALL_AT_MS);
    const { x, y, course } = playerOf(state, 1);
    expect(Math.abs(x - from.x) + Math.abs(y - from.y)).toBeCloseTo(1.5, 9);
    expect(course).toMatchObject({ x, y });
    expect(say(state, FIRST_WALL_AT_MS + 10, x, y, null)[0]).toMatchObject({ type: "player_state", x, y });
  });

  test("[PL3] [PL6] without a heading the player stands where they said", () => {
    const state = buildArena();
    const move = { type: "move", playerId: 1, x: 0.3, y: 0, orientation: "right" } as const;
    apply(state, move, 100);
    expect(playerOf(state, 1).course).toBeNull();
    expect(at(state, 600)).toEqual({ x: 0.3, y: 0 });
    say(state, 700, 0.3, 0, "right");
    apply(state, { ...move, x: 0.6 }, 800);
    expect(at(state, 1500)).toEqual({ x: 0.6, y: 0 });
    expect(playerOf(state, 1).course).toBeNull();
  });
});
