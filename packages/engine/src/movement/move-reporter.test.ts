import { describe, expect, test } from "vitest";
import { buildArena } from "../testing/arena.ts";
import { MoveReporter } from "./move-reporter.ts";
import { type Body, stepBody } from "./step-body.ts";

describe("[PL6] [PL7] whoever says courses", () => {
  test("is where they say, so that rounding leads nobody round a corner that they do not reach themselves", () => {
    const board = buildArena({ players: { 1: [0, 0], 2: [16, 10] } });
    // A hair too far from the lane to slide onto it; the wire's three decimals say 0.75, from where one slides (PL2).
    const body: Body = { x: 0, y: 0.7503, orientation: "up", speed: 1 };
    const reporter = new MoveReporter({ ...body, y: 1 });
    const report = reporter.take(board, body, "right", 1000)!;
    const seen: Body = { ...report, speed: 1 };
    let reports = 1;
    for (let frame = 1; frame <= 30; frame++) {
      for (const walker of [body, seen]) stepBody(board, walker, "right", 16);
      reporter.walk(board, 1, 16);
      expect({ x: body.x, y: body.y }).toEqual({ x: seen.x, y: seen.y });
      const more = reporter.take(board, body, "right", 1000 + frame * 16);
      if (more !== null) reports += 1;
      if (more !== null) Object.assign(seen, { x: more.x, y: more.y });
    }
    expect(reports).toBeLessThanOrEqual(2);
  });
});
