// How far apart two colours are, on one scale for the whole reader.

/** Greatest difference of a channel between two colours 0xRRGGBB, 0–255. */
export function colourDistance(one: number, other: number): number {
  return Math.max(
    Math.abs((one >> 16) - (other >> 16)),
    Math.abs(((one >> 8) & 255) - ((other >> 8) & 255)),
    Math.abs((one & 255) - (other & 255)),
  );
}
