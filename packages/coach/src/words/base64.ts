// Base64 without a platform: this package knows neither Node nor the browser.

const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

const VALUE = new Uint8Array(128);
for (let at = 0; at < SIGNS.length; at += 1) VALUE[SIGNS.charCodeAt(at)] = at;

/** The bytes of a Base64 text; the caller owns them. Signs outside the alphabet count as zero. */
export function fromBase64(text: string): Uint8Array {
  const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  const bytes = new Uint8Array(Math.floor(text.length / 4) * 3 - padding);
  // What falls past the end of the bytes is dropped by the array.
  for (let from = 0, to = 0; to < bytes.length; from += 4, to += 3) {
    const word =
      ((VALUE[text.charCodeAt(from)] as number) << 18) |
      ((VALUE[text.charCodeAt(from + 1)] as number) << 12) |
      ((VALUE[text.charCodeAt(from + 2)] as number) << 6) |
      (VALUE[text.charCodeAt(from + 3)] as number);
    bytes[to] = word >> 16;
    bytes[to + 1] = word >> 8;
    bytes[to + 2] = word;
  }
  return bytes;
}
