// The chunks of a WebP (RFC 9649, section 2). One picture has a handful of them; animated ones are not read at all.
import type { PictureStructure } from "./picture-structure.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Chunks of one picture. */
export const MAX_CHUNKS = 100;

const HEAD_BYTES = 12;
const CHUNK_HEAD_BYTES = 8;
const LOSSLESS_SIGNATURE = 0x2f;
const ANIMATION = 0x02;

/**
 * Walks the file from chunk to chunk up to the end it names.
 * @returns null for what is no WebP, is animated, has no picture, has two, or has more chunks than any real one
 */
export function readWebpStructure(bytes: Uint8Array): PictureStructure | null {
  if (bytes.length < HEAD_BYTES || textAt(bytes, 0) !== "RIFF" || textAt(bytes, 8) !== "WEBP") return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = Math.min(bytes.length, view.getUint32(4, true) + 8);
  let canvas: Size | null = null;
  let picture: Size | null = null;
  let at = HEAD_BYTES;
  for (let chunks = 1; at + CHUNK_HEAD_BYTES <= end; chunks += 1) {
    const type = textAt(bytes, at);
    const length = view.getUint32(at + 4, true);
    const data = bytes.subarray(at + CHUNK_HEAD_BYTES, at + CHUNK_HEAD_BYTES + length);
    if (chunks > MAX_CHUNKS || type === "ANIM" || type === "ANMF") return null;
    if (type === "VP8X") {
      if (canvas !== null || data.length < 10 || ((data[0] ?? 0) & ANIMATION) !== 0) return null;
      canvas = { width: 1 + read24(data, 4), height: 1 + read24(data, 7) };
    }
    if (type === "VP8 " || type === "VP8L") {
      if (picture !== null) return null;
      picture = type === "VP8 " ? lossySize(data) : losslessSize(data);
      if (picture === null) return null;
    }
    // Chunks are padded to an even length.
    at += CHUNK_HEAD_BYTES + length + (length & 1);
  }
  if (picture === null) return null;
  // The canvas of a still picture is the picture.
  if (canvas !== null && (canvas.width !== picture.width || canvas.height !== picture.height)) return null;
  return { format: "webp", ...picture, length: end };
}

/** Of a key frame (RFC 6386, section 9.1). */
function lossySize(data: Uint8Array): Size | null {
  const startCode = data[3] === 0x9d && data[4] === 0x01 && data[5] === 0x2a;
  if (data.length < 10 || !startCode) return null;
  const size = { width: read16(data, 6) & 0x3fff, height: read16(data, 8) & 0x3fff };
  return size.width === 0 || size.height === 0 ? null : size;
}

function losslessSize(data: Uint8Array): Size | null {
  if (data.length < 5 || data[0] !== LOSSLESS_SIGNATURE) return null;
  const bits = read16(data, 1) | (read16(data, 3) << 16);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
}

function textAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

function read16(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
}

function read24(bytes: Uint8Array, at: number): number {
  return read16(bytes, at) | ((bytes[at + 2] ?? 0) << 16);
}
