// Signed steps of four bits, two a byte, the lower half first: what is learnt takes half the room, and is near enough.

/** The largest step either way. */
const MOST_STEPS = 7;

/** The steps (−8 to 7) of packed bytes, twice as many as bytes; the caller owns them. */
export function fromNibbles(bytes: Uint8Array): Int8Array {
  const steps = new Int8Array(bytes.length * 2);
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    steps[2 * at] = (byte << 28) >> 28;
    steps[2 * at + 1] = (byte << 24) >> 28;
  }
  return steps;
}

/** Values as steps of `worth` each, rounded and kept within ±7. */
export function toSteps(values: ArrayLike<number>, worth: number): Int8Array {
  return Int8Array.from(values, (value) =>
    Math.max(-MOST_STEPS, Math.min(MOST_STEPS, Math.round(value / worth))),
  );
}

/** Packs steps; their number must be even. */
export function toNibbles(steps: Int8Array): Uint8Array {
  return Uint8Array.from(
    { length: steps.length / 2 },
    (_, at) => ((steps[2 * at] as number) & 15) | (((steps[2 * at + 1] as number) & 15) << 4),
  );
}
