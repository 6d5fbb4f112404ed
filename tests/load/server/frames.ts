// Client frames of the WebSocket protocol, built and masked once; what differs from send to send (a counter) is patched in place.

/** A counter of this many decimal digits, so that a frame never changes its length. */
const DIGITS = 4;
/** Where counters start: four digits from the first to the last of a run, as those of a client some minutes into a game. */
export const FIRST_COUNT = 1_000;
/** Stands in a text for the counter. */
export const COUNT_MARK = "@@@@";

const OPCODE = { text: 0x81, binary: 0x82, pong: 0x8a } as const;
// Not zero: some servers skip unmasking then.
const MASK = [0x37, 0xfa, 0x21, 0x3d] as const;

/** One masked client frame. */
export function clientFrame(kind: keyof typeof OPCODE, payload: Uint8Array): Buffer {
  const length = payload.length;
  if (length > 0xffff) throw new Error("too long for the generator's frames");
  const headBytes = length < 126 ? 2 : 4;
  const frame = Buffer.allocUnsafe(headBytes + 4 + length);
  frame[0] = OPCODE[kind];
  frame[1] = 0x80 | (length < 126 ? length : 126);
  if (length >= 126) frame.writeUInt16BE(length, 2);
  for (let index = 0; index < 4; index++) frame[headBytes + index] = MASK[index] as number;
  for (let index = 0; index < length; index++) {
    frame[headBytes + 4 + index] = (payload[index] as number) ^ (MASK[index % 4] as number);
  }
  return frame;
}

/** A frame that is sent again and again with another counter in it. */
export interface Template {
  readonly frame: Buffer;
  /** Writes the counter into the frame. */
  fill(count: number): Buffer;
}

/** A text in which each `COUNT_MARK` becomes the counter, in decimal. */
export function textTemplate(text: string): Template {
  const frame = clientFrame("text", Buffer.from(text));
  const headBytes = frame.length - text.length;
  const places: number[] = [];
  for (let at = text.indexOf(COUNT_MARK); at !== -1; at = text.indexOf(COUNT_MARK, at + 1)) places.push(at);
  return {
    frame,
    fill(count) {
      for (const place of places) {
        let rest = count;
        for (let digit = place + DIGITS - 1; digit >= place; digit--) {
          frame[headBytes + digit] = (0x30 + (rest % 10)) ^ (MASK[digit % 4] as number);
          rest = Math.floor(rest / 10);
        }
      }
      return frame;
    },
  };
}

/** Bytes in which the two at `place` become the counter, big-endian. */
export function binaryTemplate(payload: Uint8Array, place: number): Template {
  const frame = clientFrame("binary", payload);
  const headBytes = frame.length - payload.length;
  return {
    frame,
    fill(count) {
      for (let index = 0; index < 2; index++) {
        const at = place + index;
        frame[headBytes + at] = ((count >>> (8 - 8 * index)) & 0xff) ^ (MASK[at % 4] as number);
      }
      return frame;
    },
  };
}
