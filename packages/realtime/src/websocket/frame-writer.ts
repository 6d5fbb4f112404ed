// Writes a server's WebSocket frames: never masked, never fragmented, never compressed.

const FIN_TEXT = 0x81;
const FIN_CLOSE = 0x88;
const FIN_PONG = 0x8a;

/** The head of a text frame, as Latin-1 text: goes in front of an all-ASCII payload in one string, one write. */
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

/** A whole text frame. `bytes` = UTF-8 length of the payload. */
export function textFrame(payload: string, bytes: number): Buffer {
  const head = textHead(bytes);
  const frame = Buffer.allocUnsafe(head.length + bytes);
  frame.write(head, 0, "latin1");
  frame.write(payload, head.length, "utf8");
  return frame;
}

/** A close frame. `reason` at most 123 bytes of UTF-8; without a code the frame is empty. */
export function closeFrame(code: number, reason: string): Buffer {
  if (code === 1005) return Buffer.from([FIN_CLOSE, 0]);
  const text = Buffer.from(reason, "utf8");
  const frame = Buffer.allocUnsafe(4 + text.length);
  frame[0] = FIN_CLOSE;
  frame[1] = 2 + text.length;
  frame.writeUInt16BE(code, 2);
  text.copy(frame, 4);
  return frame;
}

/** A pong with the ping's own bytes (at most 125). */
export function pongFrame(payload: Uint8Array): Buffer {
  const frame = Buffer.allocUnsafe(2 + payload.length);
  frame[0] = FIN_PONG;
  frame[1] = payload.length;
  frame.set(payload, 2);
  return frame;
}
