// The file of remembered chats, read and written in one place: what each means in steps of four bits, and how much it says for each situation.
import { checksum } from "../encoder/encoder-file.ts";
import { fromNibbles, toNibbles } from "./nibbles.ts";

const MAGIC = 0x32464b43;
/** Magic, numbers a chat, situations, chats, checksum. */
const HEAD = { numbers: 5, bytes: 20 } as const;

/** Remembered chats, and how a chat is made comparable with them. */
export interface RememberedChats {
  /** What the numbers of a chat's meaning are on average, and how far they mostly stand from it. */
  readonly means: Float32Array;
  readonly deviations: Float32Array;
  /** A signed step of four bits a number, chat by chat. */
  readonly steps: Int8Array;
  /** What one of `worth` is worth, situation by situation. */
  readonly scale: Float32Array;
  /** How much each chat says for each situation, chat by chat. */
  readonly worth: Int16Array;
  /** How fast likeness falls with the square of the distance. */
  readonly sharpness: number;
}

/** The bytes of remembered chats; the caller owns them. */
export function writeRememberedChats({
  means,
  deviations,
  steps,
  scale,
  worth,
  sharpness,
}: RememberedChats): Uint8Array {
  const parts = [
    new Int32Array([MAGIC, means.length, scale.length, worth.length / scale.length, 0]),
    means,
    deviations,
    scale,
    Float32Array.of(sharpness),
    worth,
    toNibbles(steps),
  ];
  const bytes = new Uint8Array(parts.reduce((size, part) => size + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at);
    at += part.byteLength;
  }
  new Int32Array(bytes.buffer, 0, HEAD.numbers)[HEAD.numbers - 1] = checksum(bytes.subarray(HEAD.bytes));
  return bytes;
}

/** Remembered chats of a file's bytes, copied. @throws RangeError for bytes that are no such file, not all of it, or changed */
export function readRememberedChats(bytes: Uint8Array): RememberedChats {
  const file = bytes.slice().buffer;
  if (file.byteLength < HEAD.bytes) throw new RangeError(`${file.byteLength} bytes are no remembered chats`);
  const [magic, size = 0, outputs = 0, chats = 0, sum] = new Int32Array(file, 0, HEAD.numbers);
  if (magic !== MAGIC) throw new RangeError("This is no file of remembered chats");
  const wanted = HEAD.bytes + 4 * (2 * size + outputs + 1) + 2 * chats * outputs + (chats * size) / 2;
  if (file.byteLength !== wanted)
    throw new RangeError(`Remembered chats of ${file.byteLength} bytes where ${wanted} were written`);
  if (sum !== checksum(new Uint8Array(file, HEAD.bytes)))
    throw new RangeError("The remembered chats have been changed: their checksum is another");
  let at: number = HEAD.bytes;
  const floats = (count: number) => {
    const taken = new Float32Array(file, at, count);
    at += count * 4;
    return taken;
  };
  const [means, deviations, scale] = [floats(size), floats(size), floats(outputs)];
  const [sharpness = 0] = floats(1);
  const worth = new Int16Array(file, at, chats * outputs);
  return {
    means,
    deviations,
    scale,
    sharpness,
    worth,
    steps: fromNibbles(new Uint8Array(file, at + worth.byteLength)),
  };
}
