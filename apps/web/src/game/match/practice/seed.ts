// Chance for a match in the page: a seed as the server draws it (BD6).

const SEED_BYTES = 16;

/** A new seed: 128 random bits as hex. */
export function drawSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
