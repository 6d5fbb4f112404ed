import { describe, expect, it } from "vitest";
import { finishingOrder } from "./finishing-order.ts";
import type { Finisher } from "./finishing-order.ts";

const died = (characterId: 1 | 2 | 3 | 4, diedAtMs: number): Finisher => ({
  characterId,
  diedAtMs,
  left: false,
});
const alive = (characterId: 1 | 2 | 3 | 4): Finisher => ({ characterId, diedAtMs: null, left: false });
const left = (characterId: 1 | 2 | 3 | 4): Finisher => ({ characterId, diedAtMs: null, left: true });
const places = (finishes: Finisher[], winnerId: 1 | 2 | 3 | 4 | null) =>
  finishingOrder(finishes, winnerId).map(({ place }) => place);

describe("finishing order", () => {
  it("[CH5] the winner is first, then the dead, the latest death first", () => {
    expect(places([died(1, 500), alive(2), died(3, 900), died(4, 100)], 2)).toEqual([3, 1, 2, 4]);
  });

  it("[CH5] deaths of one instant tie", () => {
    expect(places([died(1, 500), died(2, 500), alive(3)], 3)).toEqual([2, 2, 1]);
  });

  it("[CH5] leaving counts as last, however late, and leavers tie", () => {
    expect(places([left(1), died(2, 100), alive(3), left(4)], 3)).toEqual([3, 2, 1, 3]);
  });

  it("[OC1] a draw: the last ones fell together and share the first place", () => {
    expect(places([died(1, 900), died(2, 900), died(3, 100)], null)).toEqual([1, 1, 3]);
  });

  it("[OC1] one of those who fell together had more health: first alone", () => {
    expect(places([died(1, 900), died(2, 900)], 2)).toEqual([2, 1]);
  });
});
