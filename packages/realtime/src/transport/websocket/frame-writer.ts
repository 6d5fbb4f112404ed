// The head of a server's text frame: never masked, never fragmented, never compressed. As Latin-1 text it goes in front
// of an all-ASCII payload in one string and one write, where ws would make two buffers and two writes.

const FIN_TEXT = 0x81;

/** The head of a text frame of `bytes` bytes, as Latin-1 text. */
export function textHead(bytes: number): string {
  if (bytes < 126) return SHORT_HEADS[bytes] as string;
  if (bytes < 65_536) return String.fromCharCode(FIN_TEXT, 126, bytes >> 8, bytes & 0xff);
  const high = Math.floor(bytes / 2 ** 32);
  return String.fromCharCode(
    FIN_TEXT,
    127,
    (high >>> 24) & 0xff,
    (high >>> 16) & 0xff,
    (high >>> 8) & 0xff,
    high & 0xff,
    (bytes >>> 24) & 0xff,
    (bytes >>> 16) & 0xff,
    (bytes >>> 8) & 0xff,
    bytes & 0xff,
  );
}

const SHORT_HEADS = Array.from({ length: 126 }, (_, bytes) => String.fromCharCode(FIN_TEXT, bytes));
