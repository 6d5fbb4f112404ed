// Client frames made by hand, right or wrong, for tests.

/** One frame as a client would send it; `firstBits` are or'ed into the first byte. */
export function maskedFrame(
  opcode: number,
  payload: string | Buffer,
  how: { final?: boolean; firstBits?: number } = {},
): Buffer {
  const body = typeof payload === "string" ? Buffer.from(payload, "utf8") : Buffer.from(payload);
  const first = (how.final === false ? 0 : 0x80) | opcode | (how.firstBits ?? 0);
  const mask = Buffer.from([0x5a, 0xa5, 0x01, 0xfe]);
  for (let at = 0; at < body.length; at += 1) body[at] = (body[at] ?? 0) ^ (mask[at & 3] ?? 0);
  return Buffer.concat([Buffer.from([first, ...lengthBytes(body.length)]), mask, body]);
}

function lengthBytes(length: number): number[] {
  if (length < 126) return [0x80 | length];
  if (length < 65_536) return [0xfe, length >> 8, length & 0xff];
  return [
    0xff,
    0,
    0,
    0,
    0,
    (length >>> 24) & 0xff,
    (length >>> 16) & 0xff,
    (length >>> 8) & 0xff,
    length & 0xff,
  ];
}
