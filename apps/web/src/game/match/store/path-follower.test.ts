import { createGenerator, drawBelow } from "@fitil/engine";
import { describe, expect, test } from "vitest";
import { createPathFollower } from "./path-follower.ts";

const FRAME_MS = 1000 / 60;
const WALK = 3 / 1000;

/** Somebody walks right at speed 1, saying so every 50 ms over a line with that much jitter; returns the shown x of every frame. */
function watch(jitterMs: number, seconds: number): { shown: number[]; real: number[] } {
  const follower = createPathFollower({ x: 0, y: 0, orientation: "right" });
  const chance = createGenerator(`jitter ${jitterMs}`);
  const arrivals: { atMs: number; x: number }[] = [];
  let last = 0;
  for (let saidAt = 50; saidAt <= seconds * 1000; saidAt += 50) {
    last = Math.max(last, saidAt + 40 + drawBelow(chance, jitterMs + 1));
    arrivals.push({ atMs: last, x: Math.round(saidAt * WALK * 1000) / 1000 });
  }
  const shown: number[] = [];
  const real: number[] = [];
  for (let nowMs = 0; nowMs < seconds * 1000 + 800; nowMs += FRAME_MS) {
    while (arrivals[0] !== undefined && arrivals[0].atMs <= nowMs) {
      follower.push({ x: arrivals.shift()!.x, y: 0, orientation: "right" }, nowMs);
    }
    follower.advance(FRAME_MS, 1);
    shown.push(follower.shown.x);
    real.push(Math.min(nowMs, seconds * 1000) * WALK);
  }
  return { shown, real };
}

describe("others' walks", () => {
  for (const jitterMs of [0, 30, 60]) {
    test(`${jitterMs} ms jitter: evenly, never back, never ahead, and to the very end`, () => {
      const { shown, real } = watch(jitterMs, 4);
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

  test("a corner is walked round, not cut from afar, and the figure faces where it goes", () => {
    const follower = createPathFollower({ x: 0, y: 0, orientation: "right" });
    follower.push({ x: 2, y: 0, orientation: "right" }, 0);
    expect(follower.shown).toMatchObject({ x: 2, y: 0 });
    follower.push({ x: 2, y: 0.5, orientation: "down" }, 50);
    follower.advance(FRAME_MS, 1);
    expect(follower.shown.orientation).toBe("down");
    expect(follower.shown.x).toBe(2);
    expect(follower.shown.moving).toBe(true);
  });

  test("after a long silence it does not run the whole way, it is there", () => {
    const follower = createPathFollower({ x: 0, y: 0, orientation: "right" });
    for (let step = 1; step <= 20; step++)
      follower.push({ x: step * 0.15, y: 0, orientation: "right" }, 1000);
    follower.advance(FRAME_MS, 1);
    expect(follower.shown.x).toBeCloseTo(3, 6);
  });

  test("more jitter means a longer way behind, within limits", () => {
    const steady = createPathFollower({ x: 0, y: 0, orientation: "up" });
    const shaky = createPathFollower({ x: 0, y: 0, orientation: "up" });
    let shakyAt = 0;
    for (let step = 0; step < 60; step++) {
      steady.push({ x: 0, y: 0, orientation: "up" }, step * 50);
      shakyAt += step % 2 === 0 ? 5 : 95;
      shaky.push({ x: 0, y: 0, orientation: "up" }, shakyAt);
    }
    expect(steady.delayMs()).toBe(60);
    expect(shaky.delayMs()).toBeGreaterThan(100);
    expect(shaky.delayMs()).toBeLessThanOrEqual(260);
  });
});
