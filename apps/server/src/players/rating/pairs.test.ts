// Rating by pairs (CH5): what must hold of any game and any pairs that count.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eachPair, pairOf, rateByPairs } from "./pairs.ts";
import { rateGame } from "./rating.ts";

const player = fc.record({
  mu: fc.double({ min: 5, max: 60, noNaN: true }),
  sigma: fc.double({ min: 1, max: 9, noNaN: true }),
  place: fc.integer({ min: 1, max: 4 }),
});
const game = fc.array(player, { minLength: 2, maxLength: 4 });
/** Which pairs count: one bit for each two of four. */
const bits = fc.integer({ min: 0, max: 63 });
const bitOf = (a: number, b: number) =>
  1 << eachPair([0, 1, 2, 3]).findIndex(([x, y]) => x === Math.min(a, b) && y === Math.max(a, b));
const countsOf = (counted: number) => (a: number, b: number) => (counted & bitOf(a, b)) !== 0;
const estimatesOf = (players: readonly { mu: number; sigma: number }[]) =>
  players.map(({ mu, sigma }) => ({ mu, sigma }));

describe("rating by pairs", () => {
  it("[CH5] changes nothing when no pair counts", () => {
    fc.assert(
      fc.property(game, (players) => {
        expect(rateByPairs(players, () => false, rateGame)).toEqual(estimatesOf(players));
      }),
    );
  });

  it("[CH5] is the plain rating when every pair counts", () => {
    fc.assert(
      fc.property(game, (players) => {
        expect(rateByPairs(players, () => true, rateGame)).toEqual(rateGame(players));
      }),
    );
  });

  it("[CH5] gives each what the game without the others would have given", () => {
    fc.assert(
      fc.property(game, bits, (players, counted) => {
        const counts = countsOf(counted);
        const rated = rateByPairs(players, counts, rateGame);
        for (const [own, before] of players.entries()) {
          const others = players.filter((_, index) => index !== own && counts(own, index));
          const alone = others.length === 0 ? estimatesOf([before])[0] : rateGame([before, ...others])[0];
          expect(rated[own]?.mu).toBeCloseTo(alone?.mu ?? NaN, 9);
          expect(rated[own]?.sigma).toBeCloseTo(alone?.sigma ?? NaN, 9);
        }
      }),
    );
  });

  it("[CH5] does not depend on the order of the players", () => {
    fc.assert(
      fc.property(game, bits, (players, counted) => {
        const counts = countsOf(counted);
        const last = players.length - 1;
        const plain = rateByPairs(players, counts, rateGame);
        const turned = rateByPairs(players.toReversed(), (a, b) => counts(last - a, last - b), rateGame);
        for (const [index, { mu }] of plain.entries()) expect(turned[last - index]?.mu).toBeCloseTo(mu, 9);
      }),
    );
  });

  it("[CH5] lowers nobody who was before all those that count, and lifts nobody who was behind them", () => {
    fc.assert(
      fc.property(game, bits, (players, counted) => {
        const counts = countsOf(counted);
        const rated = rateByPairs(players, counts, rateGame);
        for (const [own, { mu, place }] of players.entries()) {
          const others = players.filter((_, index) => index !== own && counts(own, index));
          const after = rated[own]?.mu ?? NaN;
          if (others.every((other) => place < other.place)) expect(after).toBeGreaterThanOrEqual(mu);
          if (others.every((other) => place > other.place)) expect(after).toBeLessThanOrEqual(mu);
        }
      }),
    );
  });

  it("[CH5] knows two people again whatever their order, and nobody by the digest", () => {
    expect(pairOf("ann", "bob")).toBe(pairOf("bob", "ann"));
    expect(pairOf("ann", "bob")).not.toBe(pairOf("ann", "cid"));
    expect(pairOf("ann", "bob")).not.toMatch(/ann|bob/);
  });
});
