import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isPillar, isWalkable } from "../board/grid.ts";
import { BOARD_HEIGHT, BOARD_WIDTH, CELL } from "../constants.ts";
import { createMatch } from "../match.ts";
import type { Orientation } from "../match-types.ts";
import { buildArena, codeAt, setCode } from "../testing/arena.ts";
import { type Body, stepBody } from "./step-body.ts";

const open = buildArena();

function bodyAt(x: number, y: number, speed = 1): Body {
  return { x, y, orientation: "up", speed };
}

describe("a moving body", () => {
  test("[PL2] covers 3 × speed cells per second, in one frame or in many", () => {
    const once = bodyAt(0, 0);
    stepBody(open, once, "right", 1000);
    expect(once).toEqual({ x: 3, y: 0, orientation: "right", speed: 1 });
    const often = bodyAt(0, 0, 1.4);
    for (let frame = 0; frame < 60; frame++) stepBody(open, often, "right", 1000 / 60);
    expect(often.x).toBeCloseTo(4.2, 9);
  });

  test("[PL2] stands still without a direction and tells whether anything changed", () => {
    const body = bodyAt(4, 0);
    expect(stepBody(open, body, null, 500)).toBe(false);
    expect(stepBody(open, body, "up", 500)).toBe(false);
    expect(stepBody(open, body, "left", 0)).toBe(true);
    expect(stepBody(open, body, "left", 10)).toBe(true);
    expect(body.x).toBeCloseTo(3.97, 9);
  });

  test.each([
    ["left", 0, 4, 0, 4],
    ["up", 4, 0, 4, 0],
    ["right", 16, 4, 16, 4],
    ["down", 4, 10, 4, 10],
  ] as const)("[PL2] the board's edge stops it going %s", (direction, x, y, endX, endY) => {
    const body = bodyAt(x, y);
    stepBody(open, body, direction, 300);
    expect(body).toMatchObject({ x: endX, y: endY });
  });

  test("[PL2] walls, bricks and bombs stop it exactly at their cell; power-ups do not", () => {
    const view = buildArena({ bricks: [[3, 0]], powerups: [[2, 0, CELL.POWERUP_SPEED]], walls: [[0, 4]] });
    setCode(view, 6, 0, CELL.BOMB);
    const toBrick = bodyAt(0, 0);
    stepBody(view, toBrick, "right", 5000);
    expect(toBrick).toMatchObject({ x: 2, y: 0 });
    const toBomb = bodyAt(4, 0);
    stepBody(view, toBomb, "right", 5000);
    expect(toBomb).toMatchObject({ x: 5, y: 0 });
    const toWall = bodyAt(0, 2);
    stepBody(view, toWall, "down", 5000);
    expect(toWall).toMatchObject({ x: 0, y: 3 });
    const toPillar = bodyAt(0, 1);
    stepBody(view, toPillar, "right", 5000);
    expect(toPillar).toMatchObject({ x: 0, y: 1 });
  });

  test.each([
    [0.89, "right", 3],
    [0.9, "right", 1],
    [0.95, "right", 1],
  ] as const)(
    "[PL2] a bomb %d cells away is walked through only while overlapped by more than 0.1",
    (away, direction, expected) => {
      const view = buildArena();
      setCode(view, 2, 0, CELL.BOMB);
      const body = bodyAt(2 - away, 0);
      stepBody(view, body, direction, 1000 * ((expected - body.x) / 3));
      if (expected === 3) expect(body.x).toBeCloseTo(3, 9);
      else expect(body.x).toBe(2 - away);
    },
  );

  test("[PL2] a body on a bomb can leave it either way, and not come back", () => {
    for (const [direction, back, end] of [
      ["right", "left", 3],
      ["left", "right", 1],
    ] as const) {
      const view = buildArena();
      setCode(view, 2, 0, CELL.BOMB);
      const body = bodyAt(2, 0);
      stepBody(view, body, direction, 1000 / 3);
      expect(body.x).toBeCloseTo(end, 9);
      stepBody(view, body, back, 1000);
      expect(body.x).toBeCloseTo(end, 9);
    }
  });

  test("[PL2] a bomb under somebody who overlaps it by 0.1 or less never holds them: away is always free", () => {
    const view = buildArena();
    setCode(view, 2, 0, CELL.BOMB);
    const body = bodyAt(1.05, 0);
    stepBody(view, body, "left", 350);
    expect(body.x).toBe(0);
  });

  test.each([
    [2, 0.6, "right", 3, 0],
    [2, 1.4, "right", 3, 2],
    [2.7, 2, "down", 2, 3],
    [3.3, 2, "up", 4, 1],
  ] as const)(
    "[PL2] near a corner it is slid onto the lane: from (%d, %d) going %s",
    (x, y, direction, endX, endY) => {
      const body = bodyAt(x, y);
      // The slide costs distance like any walking.
      const gap = Math.abs(endX - x) + Math.abs(endY - y);
      stepBody(open, body, direction, (gap / 3) * 1000);
      expect(body.x).toBeCloseTo(endX, 9);
      expect(body.y).toBeCloseTo(endY, 9);
    },
  );

  test("[PL2] it is slid neither into a blocked mouth nor from further than three quarters of a cell", () => {
    const view = buildArena({ bricks: [[3, 0]] });
    const blocked = bodyAt(2, 0.3);
    stepBody(view, blocked, "right", 500);
    expect(blocked).toMatchObject({ x: 2, y: 0.3, orientation: "right" });
    const far = bodyAt(2, 0.8);
    stepBody(open, far, "right", 500);
    expect(far).toMatchObject({ x: 2, y: 0.8 });
  });

  test("[PL2] a slide stops at a bomb on the lane it slides to", () => {
    const view = buildArena();
    setCode(view, 2, 0, CELL.BOMB);
    const body = bodyAt(2, 1);
    body.y = 0.95;
    stepBody(view, body, "up", 500);
    expect(body.y).toBe(0.95);
  });

  test("[PL2] whatever it does, it stays on a lane, on the board and out of everything solid", () => {
    const direction = fc.constantFrom<Orientation>("up", "down", "left", "right");
    const frames = fc.array(fc.tuple(direction, fc.double({ min: 0, max: 400, noNaN: true })), {
      minLength: 1,
      maxLength: 80,
    });
    fc.assert(
      fc.property(fc.string(), frames, fc.constantFrom(1, 1.2, 1.6, 2), (seed, walk, speed) => {
        const view = createMatch({ seed, playerIds: [1, 2] });
        const body = bodyAt(0, 0, speed);
        for (const [heading, ms] of walk) {
          stepBody(view, body, heading, ms);
          expect(body.x >= 0 && body.x < BOARD_WIDTH && body.y >= 0 && body.y < BOARD_HEIGHT).toBe(true);
          expect(body.x % 2 === 0 || body.y % 2 === 0).toBe(true);
          for (const x of [Math.floor(body.x), Math.ceil(body.x)]) {
            for (const y of [Math.floor(body.y), Math.ceil(body.y)]) {
              expect(isPillar(x, y)).toBe(false);
              expect(isWalkable(codeAt(view, x, y))).toBe(true);
            }
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  test("[PL2] cutting a frame in two changes nothing but the last bit", () => {
    const direction = fc.constantFrom<Orientation>("up", "down", "left", "right");
    fc.assert(
      fc.property(
        fc.string(),
        fc.array(
          fc.tuple(direction, fc.integer({ min: 1, max: 200 }), fc.double({ min: 0, max: 1, noNaN: true })),
          {
            maxLength: 20,
          },
        ),
        (seed, walk) => {
          const view = createMatch({ seed, playerIds: [1, 2] });
          const whole = bodyAt(0, 0);
          const cut = bodyAt(0, 0);
          for (const [heading, ms, share] of walk) {
            stepBody(view, whole, heading, ms);
            stepBody(view, cut, heading, ms * share);
            stepBody(view, cut, heading, ms - ms * share);
            expect(cut.x).toBeCloseTo(whole.x, 6);
            expect(cut.y).toBeCloseTo(whole.y, 6);
          }
        },
      ),
      { numRuns: 100 },
    );
  });
});
