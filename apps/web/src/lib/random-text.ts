// A text nobody can guess, also on pages without https, where the browser has no randomUUID.

/** 32 hexadecimal letters: 128 bits of chance, as a match's seed has (BD6). */
export function randomText(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
