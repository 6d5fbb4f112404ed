// The chunks of a PNG (ISO/IEC 15948, clause 5). What its pixels inflate to is bounded by the size it declares; the chunks that
// are no pixels are bounded here.
import type { PictureStructure } from "./picture-structure.ts";

/** Chunks of pixels: encoders write them of 8 KB and more, and the largest file has 10 MB. */
export const MAX_PIXEL_CHUNKS = 10_000;
/** All other chunks together. */
export const MAX_OTHER_CHUNKS = 1_000;

const SIGNATURE: readonly number[] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Length, type and check sum of a chunk, around its data. */
const FRAME_BYTES = 12;
const HEADER_BYTES = 13;

/**
 * Walks the file from chunk to chunk up to its end mark.
 * @returns null for what is no PNG, is cut off, or has more chunks than any real one
 */
export function readPngStructure(bytes: Uint8Array): PictureStructure | null {
  if (!SIGNATURE.every((byte, index) => bytes[index] === byte)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size: { readonly width: number; readonly height: number } | null = null;
  let pixelChunks = 0;
  let otherChunks = 0;
  let at = SIGNATURE.length;
  while (at + FRAME_BYTES <= bytes.length) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (at + FRAME_BYTES + length > bytes.length) return null;
    if (size === null) {
      if (type !== "IHDR" || length !== HEADER_BYTES) return null;
      size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
      if (size.width === 0 || size.height === 0) return null;
    } else if (type === "IHDR") return null;
    if (type === "IEND")
      return pixelChunks > 0 ? { format: "png", ...size, length: at + FRAME_BYTES + length } : null;
    if (type === "IDAT" || type === "fdAT") pixelChunks += 1;
    else otherChunks += 1;
    if (pixelChunks > MAX_PIXEL_CHUNKS || otherChunks > MAX_OTHER_CHUNKS) return null;
    at += FRAME_BYTES + length;
  }
  return null;
}
