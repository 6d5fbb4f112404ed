// Whether bytes are the encoder's file, whole and unchanged, and its parts one after another. What the parts are is known to model-file.ts.

const MAGIC = 0x31434e45;
const VERSION = 2;
/** Magic, version, length, checksum, eight sizes and the cost of an unknown sign. */
const HEAD_BYTES = 52;
/** Where that begins of which the checksum is. */
const SUMMED = 16;

/** Bytes that are not the encoder's file. Its message holds nothing that people wrote. */
export class EncoderFileError extends Error {
  override readonly name = "EncoderFileError";
}

/** The file's parts in the order in which they stand; each is a view of its bytes. */
export interface EncoderFile {
  /** The head's eight sizes, in the file's order. */
  readonly sizes: readonly number[];
  readonly unknownCost: number;
  floats(count: number): Float32Array;
  bytes(count: number): Uint8Array;
  /** A text in units of sixteen bits, parted at U+0000. */
  words(units: number): string[];
  /** To be called when all is taken. @throws EncoderFileError where something is left */
  end(): void;
}

/** Opens the file's bytes without copying them. @throws EncoderFileError where they are not what was written */
export function openEncoderFile(given: Uint8Array): EncoderFile {
  // Views of numbers need an even start; Node's buffers copy nothing when they are sliced.
  const data = given.byteOffset % 4 === 0 ? given : new Uint8Array(given);
  if (data.length < HEAD_BYTES) throw new EncoderFileError(`The encoder's file has ${data.length} bytes`);
  const head = new DataView(data.buffer, data.byteOffset, HEAD_BYTES);
  const whole = (which: number) => head.getInt32(which * 4, true);
  if (whole(0) !== MAGIC) throw new EncoderFileError("This is no file of the encoder");
  if (whole(1) !== VERSION)
    throw new EncoderFileError(`The encoder's file has version ${whole(1)} and not ${VERSION}`);
  if (whole(2) !== data.length)
    throw new EncoderFileError(`The encoder's file has ${data.length} bytes and not ${whole(2)}`);
  if (whole(3) !== checksum(data.subarray(SUMMED)))
    throw new EncoderFileError("The encoder's file has been changed: its checksum is another");
  let at = HEAD_BYTES;
  const take = (bytes: number): number => {
    const start = data.byteOffset + at;
    if (at + bytes > data.length) throw new EncoderFileError("The encoder's file ends within a part");
    at += Math.ceil(bytes / 4) * 4;
    return start;
  };
  return {
    sizes: Array.from({ length: 8 }, (_, which) => whole(4 + which)),
    unknownCost: head.getFloat32(48, true),
    floats: (count) => new Float32Array(data.buffer, take(count * 4), count),
    bytes: (count) => new Uint8Array(data.buffer, take(count), count),
    words: (units) => splitText(new Uint16Array(data.buffer, take(units * 2), units)),
    end() {
      if (at !== data.length)
        throw new EncoderFileError(`${data.length - at} bytes are left of the encoder's file`);
    },
  };
}

/** A file's checksum: FNV-1a over its words of 32 bits, what is left over at its end not counted. PERF: a word changes the sum by one step that can be undone, so no single change is lost. */
export function checksum(summed: Uint8Array): number {
  const words = new Int32Array(summed.buffer, summed.byteOffset, Math.floor(summed.length / 4));
  let sum = 0x811c9dc5 | 0;
  for (let at = 0; at < words.length; at += 1) sum = Math.imul(sum ^ (words[at] as number), 0x01000193);
  return sum;
}

function splitText(units: Uint16Array): string[] {
  let text = "";
  // A call takes only so many arguments.
  for (let from = 0; from < units.length; from += 4096)
    text += String.fromCharCode(...units.subarray(from, from + 4096));
  return text.split("\0");
}
