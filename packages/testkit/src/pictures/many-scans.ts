// A valid progressive JPEG with as many scans as asked for: 55 bytes each, yet each makes a decoder walk the whole picture.
// All grey. T.81 annex G has the format; the one scan that real encoders would write is repeated.

const START_OF_IMAGE = Buffer.from([0xff, 0xd8]);
const END_OF_IMAGE = Buffer.from([0xff, 0xd9]);
const QUANTIZATION = 0xdb;
const PROGRESSIVE_FRAME = 0xc2;
const HUFFMAN = 0xc4;
const SCAN = 0xda;
/** One code of one bit, "0". */
const ONE_CODE: readonly number[] = [1, ...Array.from({ length: 15 }, () => 0)];
/** "From here on nothing but zeros, for 16 384 blocks and as many as the next 14 bits say". */
const END_OF_BANDS = 0xe0;
const EXTRA_BITS = "10101010101010";
const BLOCKS_A_RUN = 16_384 + Number.parseInt(EXTRA_BITS, 2);

/** A grey picture of `width` × `height` (1–65 535 each), in `scans` (≥ 1) scans. */
export function jpegOfManyScans(width: number, height: number, scans: number): Buffer {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const size = [height >> 8, height & 255, width >> 8, width & 255];
  const runs = `0${EXTRA_BITS}`.repeat(Math.ceil(blocks / BLOCKS_A_RUN));
  const rest = Buffer.concat([segment(SCAN, [1, 1, 0x00, 1, 63, 0x00]), packed(runs)]);
  return Buffer.concat([
    START_OF_IMAGE,
    segment(QUANTIZATION, [0, ...Array.from({ length: 64 }, () => 1)]),
    segment(PROGRESSIVE_FRAME, [8, ...size, 1, 1, 0x11, 0]),
    segment(HUFFMAN, [0x00, ...ONE_CODE, 0]),
    segment(HUFFMAN, [0x10, ...ONE_CODE, END_OF_BANDS]),
    segment(SCAN, [1, 1, 0x00, 0, 0, 0x00]),
    // The same grey for every block: one bit "0" each.
    Buffer.alloc(Math.ceil(blocks / 8)),
    ...Array.from({ length: scans - 1 }, () => rest),
    END_OF_IMAGE,
  ]);
}

function segment(marker: number, content: readonly number[]): Buffer {
  const length = content.length + 2;
  return Buffer.from([0xff, marker, length >> 8, length & 255, ...content]);
}

/** Bits as bytes, filled up with ones. */
function packed(bits: string): Buffer {
  return Buffer.from((bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, "1"), 2)));
}
