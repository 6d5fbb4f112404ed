// The short text must give every bit back, whatever was recorded, and be short for those who walk.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { MatchInput } from "../match-input.ts";
import { InputLog } from "./input-log.ts";
import { packInputs, unpackInputs } from "./pack-inputs.ts";

const playerId = fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const);
const place = fc.oneof(
  fc.integer({ min: -100, max: 17_000 }).map((thousandths) => thousandths / 1000),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const facing = fc.constantFrom("up" as const, "down" as const, "left" as const, "right" as const);
const count = fc.oneof(fc.nat(), fc.maxSafeNat(), fc.double({ noNaN: true, noDefaultInfinity: true }));
const input: fc.Arbitrary<MatchInput> = fc.oneof(
  fc.record(
    {
      type: fc.constant("move" as const),
      playerId,
      x: place,
      y: place,
      orientation: facing,
      heading: facing,
      seq: count,
      lagMs: count,
    },
    { requiredKeys: ["type", "playerId", "x", "y", "orientation"] },
  ),
  fc.record({ type: fc.constant("bomb" as const), playerId, x: place, y: place }),
  fc.record({ type: fc.constant("bomb" as const), playerId }),
  fc.record({ type: fc.constant("leave" as const), playerId }),
);

const bits = (one: InputLog) => [...new BigUint64Array(one.rows().buffer)];

describe("a packed recording", () => {
  test("[RP1] gives -0 back, which JSON writes as 0 (seed -1321425878)", () => {
    const log = new InputLog();
    for (const value of [-0, 0, -0, 5])
      log.append(
        { type: "move", playerId: 1, x: value, y: value, orientation: "up", seq: value, lagMs: value },
        0,
      );
    expect(bits(unpackInputs(packInputs(log)))).toEqual(bits(log));
  });

  test("[RP1] gives every bit back", () => {
    const times = fc.oneof(fc.integer({ min: 0, max: 300 }), fc.double({ min: 0, max: 300, noNaN: true }));
    fc.assert(
      fc.property(fc.array(fc.tuple(times, input), { maxLength: 40 }), (said) => {
        const log = new InputLog();
        let nowMs = 0;
        for (const [laterMs, one] of said) log.append(one, (nowMs += laterMs));
        expect(bits(unpackInputs(packInputs(log)))).toEqual(bits(log));
      }),
      {
        numRuns: 300,
        examples: [[[[0, { type: "move", playerId: 1, x: 0, y: 0, orientation: "up", lagMs: -0 }]]]],
      },
    );
  });

  test("[RP1] says nothing of somebody who walks straight on", () => {
    const log = new InputLog();
    for (let step = 0; step < 100; step++) {
      const x = Math.round(step * 150) / 1000;
      log.append({ type: "move", playerId: 1, x, y: 0, orientation: "right" }, step * 50);
    }
    const columns = JSON.parse(packInputs(log)) as { x: number[] };
    expect(columns.x.slice(2).every((rest) => rest === 0)).toBe(true);
  });
});
