// Numbers of four bits as the encoder's file keeps them: in blocks of 32 with one scale of sixteen bits, for which this package's language
// level has no type.

/** How many numbers a block holds, and in how many bytes. */
export const BLOCK = { numbers: 32, bytes: 18 } as const;

/** The scale of the block that begins at `at`. */
export function blockScale(bytes: Uint8Array, at: number): number {
  return half((bytes[at] as number) | ((bytes[at + 1] as number) << 8));
}

/** Writes a table's row of `width` numbers to `out`. */
export function readRow(blocks: Uint8Array, row: number, width: number, out: Float32Array, to: number): void {
  const bytes = (width / BLOCK.numbers) * BLOCK.bytes;
  const end = (row + 1) * bytes;
  for (let block = row * bytes, next = to; block < end; block += BLOCK.bytes, next += BLOCK.numbers) {
    const scale = blockScale(blocks, block);
    for (let at = 0; at < BLOCK.numbers / 2; at += 1) {
      const byte = blocks[block + 2 + at] as number;
      out[next + at] = ((byte & 15) - 8) * scale;
      out[next + at + BLOCK.numbers / 2] = ((byte >> 4) - 8) * scale;
    }
  }
}

/** The value of a half-precision number by its bits; the file holds none that is endless or no number. */
function half(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const power = (bits >> 10) & 31;
  const rest = bits & 1023;
  return sign * (power === 0 ? rest * 2 ** -24 : (1024 + rest) * 2 ** (power - 25));
}
