import { BOARD_CELLS, CELL, cellIndex, createGenerator, drawBelow, isPillar } from "@fitil/engine";
import type { Orientation } from "@fitil/contracts";
import { describe, expect, test } from "vitest";
import { PathFollower } from "./path-follower.ts";

const FRAME_MS = 1000 / 60;
const WALK = 3 / 1000;
/** Pillars and nothing else. */
const BOARD: readonly number[] = Array.from<unknown, number>({ length: BOARD_CELLS }, (_, cell) =>
  isPillar(cell % 17, Math.floor(cell / 17)) ? CELL.WALL : CELL.EMPTY,
);

/** Somebody walks right at speed 1, saying so every `everyMs` over a line with that much jitter; returns the shown x of every frame. */
function watch(
  jitterMs: number,
  seconds: number,
  everyMs: number,
  heading: Orientation | undefined,
): { shown: number[]; real: number[] } {
  const follower = new PathFollower({ x: 0, y: 0, orientation: "right" });
  const chance = createGenerator(`jitter ${jitterMs}`);
  const arrivals: { atMs: number; x: number; heading?: Orientation }[] = [];
  let last = 0;
  for (let saidAt = heading ? 0 : everyMs; saidAt <= seconds * 1000; saidAt += everyMs) {
    last = Math.max(last, saidAt + 40 + drawBelow(chance, jitterMs + 1));
    const isLast = saidAt + everyMs > seconds * 1000;
    const x = Math.round(saidAt * WALK * 1000) / 1000;
    arrivals.push({ atMs: last, x, ...(heading && !isLast ? { heading } : {}) });
  }
  const shown: number[] = [];
  const real: number[] = [];
  for (let nowMs = 0; nowMs < seconds * 1000 + 800; nowMs += FRAME_MS) {
    while (arrivals[0] !== undefined && arrivals[0].atMs <= nowMs)
      follower.push(BOARD, { ...arrivals.shift()!, y: 0, orientation: "right" });
    follower.advance(BOARD, FRAME_MS, 1);
    shown.push(follower.shown.x);
    real.push(Math.min(nowMs, seconds * 1000) * WALK);
  }
  return { shown, real };
}

/** Lets so many ms pass by frames; the furthest the figure moved in one of them. */
function pass(follower: PathFollower, ms: number): number {
  let longest = 0;
  for (let past = 0; past < ms; past += FRAME_MS) {
    const { x, y } = follower.shown;
    follower.advance(BOARD, FRAME_MS, 1);
    longest = Math.max(longest, Math.abs(follower.shown.x - x) + Math.abs(follower.shown.y - y));
  }
  return longest;
}

describe("others' walks, told by positions", () => {
  for (const jitterMs of [0, 30, 60]) {
    test(`[PL3] ${jitterMs} ms jitter: evenly, never back, never ahead, and to the very end`, () => {
      const { shown, real } = watch(jitterMs, 4, 50, undefined);
      const steps = shown.slice(1).map((x, index) => x - shown[index]!);
      expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
      expect(shown.every((x, index) => x <= real[index]! + 1e-9)).toBe(true);
      // While walking: no standing still, no leaps.
      const walking = steps.slice(30, 230);
      expect(Math.min(...walking)).toBeGreaterThan(WALK * FRAME_MS * 0.3);
      expect(Math.max(...walking)).toBeLessThan(WALK * FRAME_MS * 2);
      // Not further behind than a quarter of a second of walking.
      expect(Math.max(...shown.map((x, index) => real[index]! - x))).toBeLessThan(WALK * 260);
      expect(shown.at(-1)).toBe(12);
    });
  }

  test("a corner is walked round, not cut, and the figure faces where it goes", () => {
    const follower = new PathFollower({ x: 1.5, y: 0, orientation: "right" });
    follower.push(BOARD, { x: 2, y: 0.5, orientation: "down" });
    const facings = new Set<string>();
    for (let frame = 0; frame < 60; frame++) {
      follower.advance(BOARD, FRAME_MS, 1);
      const { x, y, orientation } = follower.shown;
      expect(y === 0 || x === 2).toBe(true);
      facings.add(`${orientation} ${y > 0 ? "beyond" : "before"}`);
    }
    expect([...facings]).toEqual(["right before", "down beyond"]);
    expect(follower.shown).toMatchObject({ x: 2, y: 0.5 });
  });

  test("after a long silence it does not run the whole way, it is there", () => {
    const follower = new PathFollower({ x: 0, y: 0, orientation: "right" });
    for (let step = 1; step <= 20; step++)
      follower.push(BOARD, { x: step * 0.15, y: 0, orientation: "right" });
    follower.advance(BOARD, FRAME_MS, 1);
    expect(follower.shown.x).toBeCloseTo(3, 6);
  });

  test("more jitter means a longer way behind, within limits", () => {
    const delays = [50, [5, 95]].map((gaps) => {
      const follower = new PathFollower({ x: 0, y: 0, orientation: "right" });
      for (let step = 1; step < 60; step++) {
        const gapMs = typeof gaps === "number" ? gaps : gaps[step % 2]!;
        for (let past = 0; past < gapMs; past += 5) follower.advance(BOARD, 5, 1);
        follower.push(BOARD, { x: step * 0.15, y: 0, orientation: "right" });
      }
      return follower.delayMs();
    });
    expect(delays[0]).toBe(60);
    expect(delays[1]).toBeGreaterThan(100);
    expect(delays[1]).toBeLessThanOrEqual(260);
  });
});

describe("others' walks, told as courses", () => {
  for (const [jitterMs, behindMs] of [
    [0, 60],
    [30, 110],
    [60, 170],
  ] as const) {
    test(`[PL7] ${jitterMs} ms jitter: evenly, never back, closer than positions allow, and to the very end`, () => {
      const { shown, real } = watch(jitterMs, 5, 300, "right");
      const steps = shown.slice(1).map((x, index) => x - shown[index]!);
      const walking = steps.slice(10, 290);
      expect(Math.min(...walking)).toBeGreaterThan(WALK * FRAME_MS * 0.5);
      expect(Math.max(...walking)).toBeLessThan(WALK * FRAME_MS * 1.6);
      const behind = shown.slice(120, 290).map((x, index) => real[index + 120]! - x);
      // The line itself is 40 ms and its jitter.
      expect(Math.max(...behind)).toBeLessThan(WALK * (40 + behindMs));
      expect(shown.at(-1)).toBeCloseTo(14.4, 6);
    });
  }

  test("[PL7] what was walked too far is walked back within 120 ms, along the lane and without a jump", () => {
    const follower = new PathFollower({ x: 0, y: 0, orientation: "right", heading: "right" });
    pass(follower, 1000);
    const there = new PathFollower({ x: 0, y: 0, orientation: "right" });
    there.push(BOARD, { x: 0, y: 0, orientation: "right", heading: "right" });
    pass(there, 450);
    expect(there.shown.x).toBeGreaterThan(1);
    const far = there.shown.x;
    there.push(BOARD, { x: 0.9, y: 0, orientation: "right" });
    expect(pass(there, 120)).toBeLessThan(0.12);
    expect(there.shown.x).toBeCloseTo(0.9, 9);
    expect(there.shown.orientation).toBe("right");
    // Round the corner it has run past.
    const turned = new PathFollower({ x: 1.4, y: 0, orientation: "right" });
    turned.push(BOARD, { x: 1.4, y: 0, orientation: "right", heading: "right" });
    pass(turned, 300);
    expect(turned.shown.x).toBeGreaterThan(2.1);
    turned.push(BOARD, { x: 2, y: 0.1, orientation: "down", heading: "down" });
    for (let frame = 0; frame < 8; frame++) {
      turned.advance(BOARD, FRAME_MS, 1);
      expect(turned.shown.y === 0 || turned.shown.x === 2).toBe(true);
    }
    expect(turned.shown.x).toBe(2);
    expect(far).toBeLessThan(1.5);
  });

  test("[PL7] a course nobody renews is believed for 600 ms and stops softly", () => {
    const follower = new PathFollower({ x: 0, y: 0, orientation: "right" });
    follower.push(BOARD, { x: 0, y: 0, orientation: "right", heading: "right" });
    const xs: number[] = [];
    for (let frame = 0; frame < 90; frame++) {
      follower.advance(BOARD, FRAME_MS, 1);
      xs.push(follower.shown.x);
    }
    const steps = xs.slice(1).map((x, index) => x - xs[index]!);
    expect(xs.at(-1)).toBeCloseTo(1.8, 6);
    expect(steps.at(-1)).toBe(0);
    const firstStill = steps.findIndex((step, index) => index > 5 && step === 0);
    // The last step before the stop is a small one.
    expect(steps[firstStill - 2]).toBeLessThan(WALK * FRAME_MS * 0.5);
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
  });

  test("[PL6] walks as the rules do: slides onto a lane, stops before a crate", () => {
    const board: number[] = [...BOARD];
    board[cellIndex(2, 3)] = CELL.BRICK;
    const follower = new PathFollower({ x: 1.6, y: 0, orientation: "right" });
    follower.push(board, { x: 1.6, y: 0, orientation: "down", heading: "down" });
    for (let frame = 0; frame < 120; frame++) {
      if (frame % 18 === 17) {
        const { x, y } = follower.shown;
        follower.push(board, { x, y, orientation: "down", heading: "down" });
      }
      follower.advance(board, FRAME_MS, 1);
      expect(follower.shown.y === 0 || follower.shown.x === 2).toBe(true);
    }
    expect(follower.shown).toMatchObject({ x: 2, y: 2, orientation: "down", moving: false });
  });

  test("an older client's positions and a picture's heading are followed by the same figure", () => {
    const follower = new PathFollower({ x: 0, y: 0, orientation: "right", heading: "right" });
    pass(follower, 300);
    expect(follower.shown.x).toBeGreaterThan(0.7);
    follower.push(BOARD, { x: 0.9, y: 0, orientation: "right" });
    pass(follower, 200);
    expect(follower.shown.x).toBeCloseTo(0.9, 6);
  });
});
