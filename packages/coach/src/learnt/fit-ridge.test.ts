// What a hand's chats would be given without them follows from one fit: as if it had been made again without each block.
import { describe, expect, it } from "vitest";
import { fitRidge } from "../../train/fit-ridge.ts";

const POINTS = [0.1, 0.9, 0.4, 0.3, 0.75, 0.55, 0.2].map((x, at) => [x, 1 - x * x, at % 3] as const);
const LIKENESS = POINTS.map((one) =>
  Float64Array.from(POINTS, (other) => 1 + one.reduce((sum, value, at) => sum + value * other[at]!, 0)),
);
const TARGETS = POINTS.map(([x], at) => [x > 0.5 ? 1 : 0, at % 2]);
const WEIGHTS = POINTS.map((_, at) => 1 + (at % 2));
const BLOCKS = [
  [0, 3, 5],
  [1, 2],
  [4, 6],
] as const;

describe("least squares over chats", () => {
  it("[CO176] a block's scores are those of a fit without it", () => {
    const { unseen } = fitRidge(LIKENESS, WEIGHTS, TARGETS, BLOCKS, 8);
    for (const block of BLOCKS) {
      const rest = POINTS.map((_, at) => at).filter((at) => !block.some((one) => one === at));
      const { worth } = fitRidge(
        rest.map((one) => Float64Array.from(rest, (other) => LIKENESS[one]![other]!)),
        rest.map((at) => WEIGHTS[at]!),
        rest.map((at) => TARGETS[at]!),
        [],
        8,
      );
      for (const at of block)
        for (const target of [0, 1]) {
          const again = rest.reduce(
            (sum, one, place) => sum + LIKENESS[at]![one]! * worth[place]![target]!,
            0,
          );
          expect(unseen[at]![target]).toBeCloseTo(again, 9);
        }
    }
  });
});
