// Chance that is the same every time it is asked: so that particles need no memory and a frame is a pure function of time.

/** A number 0..1 (1 excluded) that depends on `seed` and `salt` alone. */
export function noise(seed: number, salt: number): number {
  let mixed = Math.imul((seed | 0) ^ 0x9e3779b9, 0x85ebca6b) + Math.imul(salt + 1, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
}
