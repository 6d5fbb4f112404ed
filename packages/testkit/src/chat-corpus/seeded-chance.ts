// Chance from a number, so that the same seed draws the same picture on every machine.

export interface SeededChance {
  /** A number in [0, 1). */
  next(): number;
  /** An integer in [0, below). */
  below(limit: number): number;
  /** True in `share` of the cases (0–1). */
  happens(share: number): boolean;
  /** One of the items; the list must not be empty. */
  pick<Item>(items: readonly Item[]): Item;
}

/** A small generator (mulberry32) that starts from `seed`, any integer; deterministic. */
export function createSeededChance(seed: number): SeededChance {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    happens: (share) => next() < share,
    pick: (items) => items[below(items.length)] as (typeof items)[number],
  };
}
