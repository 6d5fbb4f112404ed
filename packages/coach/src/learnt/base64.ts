// Base64 without a platform: this package knows neither Node nor the browser.

const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** The bytes of a Base64 text; the caller owns them. Signs outside the alphabet count as zero. */
export function fromBase64(text: string): Uint8Array {
  const value = new Uint8Array(128);
  for (let at = 0; at < SIGNS.length; at += 1) value[SIGNS.charCodeAt(at)] = at;
  const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  const bytes = new Uint8Array(Math.floor(text.length / 4) * 3 - padding);
  for (let from = 0, to = 0; to < bytes.length; from += 4) {
    const code = (offset: number) => value[text.charCodeAt(from + offset)] as number;
    const word = (code(0) << 18) | (code(1) << 12) | (code(2) << 6) | code(3);
    bytes[to++] = word >> 16;
    if (to < bytes.length) bytes[to++] = (word >> 8) & 0xff;
    if (to < bytes.length) bytes[to++] = word & 0xff;
  }
  return bytes;
}
