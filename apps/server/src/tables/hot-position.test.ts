import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gameActionSchema, playerStateActionSchema } from "@fitil/contracts";
import { isPositionAction } from "./hot-position.ts";

const odd = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -0,
    2 ** 53,
    0.5,
    -1,
    "1",
    "up",
    null,
    undefined,
    true,
    [],
    {},
  ),
);
const nearlyRight = fc.record(
  {
    type: fc.oneof({ weight: 9, arbitrary: fc.constant("player_state") }, { weight: 1, arbitrary: odd }),
    id: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 0, max: 5 }) }, { weight: 1, arbitrary: odd }),
    x: fc.oneof({ weight: 9, arbitrary: fc.double() }, { weight: 1, arbitrary: odd }),
    y: fc.oneof({ weight: 9, arbitrary: fc.double() }, { weight: 1, arbitrary: odd }),
    orientation: fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom("up", "down", "left", "right", "Up") },
      { weight: 1, arbitrary: odd },
    ),
    heading: fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom("up", "down", "left", "right", null) },
      { weight: 1, arbitrary: odd },
    ),
    seq: fc.oneof({ weight: 5, arbitrary: fc.nat() }, { weight: 2, arbitrary: odd }),
    more: odd,
  },
  { requiredKeys: ["type", "id", "x", "y", "orientation"] },
);

describe("the guard of the hot path", () => {
  it("[PL3] says what the schema says, on nearly right and on any JSON", () => {
    const data = fc.oneof({ weight: 9, arbitrary: nearlyRight }, { weight: 1, arbitrary: fc.jsonValue() });
    let taken = 0;
    fc.assert(
      fc.property(data, (value) => {
        const bySchema = playerStateActionSchema.safeParse(value).success;
        expect(isPositionAction(value)).toBe(bySchema);
        if (bySchema) {
          taken++;
          expect(gameActionSchema.safeParse(value).success).toBe(true);
        }
      }),
      { numRuns: 3_000 },
    );
    expect(taken).toBeGreaterThan(50);
  });

  it("[PL3] takes what clients send", () => {
    const state = { type: "player_state", id: 1, x: 0.15, y: 0, orientation: "right" };
    expect(isPositionAction(state)).toBe(true);
    expect(isPositionAction({ ...state, seq: 12 })).toBe(true);
    expect(isPositionAction({ ...state, seq: 1.5 })).toBe(false);
    expect(isPositionAction({ ...state, heading: "left", seq: 12 })).toBe(true);
    expect(isPositionAction({ ...state, heading: null })).toBe(true);
    for (const heading of ["Up", 1e308, "", {}]) expect(isPositionAction({ ...state, heading })).toBe(false);
    expect(
      isPositionAction(
        JSON.parse('{"__proto__":1,"type":"player_state","id":1,"x":0,"y":0,"orientation":"up"}'),
      ),
    ).toBe(
      playerStateActionSchema.safeParse(
        JSON.parse('{"__proto__":1,"type":"player_state","id":1,"x":0,"y":0,"orientation":"up"}'),
      ).success,
    );
  });
});
