// A server's text frame as one Latin-1 string: never masked, fragmented or compressed. An all-ASCII message leaves with it in
// one write, where ws makes two buffers and two writes of it.

const FIN_TEXT = 0x81;
/** From this length on the head has its shortest form no more. */
const LONG = 126;
const SHORT_HEADS = Array.from({ length: LONG }, (_, bytes) => String.fromCharCode(FIN_TEXT, bytes));

/** The largest message that `asciiFrame` takes, in bytes. */
export const MAX_ASCII_FRAME = 65_535;

/** The frame of an all-ASCII message of at most `MAX_ASCII_FRAME` letters, to be written as Latin-1. */
export function asciiFrame(message: string): string {
  const { length } = message;
  const head =
    length < LONG ? SHORT_HEADS[length]! : String.fromCharCode(FIN_TEXT, LONG, length >> 8, length & 0xff);
  return head + message;
}
