// The markers of a JPEG (ITU-T T.81, annex B). Each scan of a progressive one makes the decoder walk the whole picture, however
// few bytes the scan has: real encoders write about ten.
import type { PictureStructure } from "./picture-structure.ts";

/** Scans of one picture. */
export const MAX_SCANS = 100;
/** Marker segments of one picture, scans included: a profile has up to 255, long metadata some hundred. */
export const MAX_SEGMENTS = 1_000;

const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const TEMPORARY = 0x01;
/** The first valid marker; those below stand for nothing, and a decoder gives up there. */
const FIRST_MARKER = 0xc0;
/** Baseline, extended and progressive frames of 8×8 blocks. Nothing that takes screenshots writes the others. */
const FRAMES: readonly number[] = [0xc0, 0xc1, 0xc2];
const OTHER_FRAMES: readonly number[] = [
  0xc3, 0xc5, 0xc6, 0xc7, 0xc8, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf, 0xde, 0xdf,
];

/**
 * Walks the file from marker to marker, up to the end of its first picture, in one pass.
 * @returns null for what is no JPEG, is broken, or has more scans or segments than any real one
 */
export function readJpegStructure(bytes: Uint8Array): PictureStructure | null {
  if (bytes[0] !== 0xff || bytes[1] !== START_OF_IMAGE) return null;
  let size: { readonly width: number; readonly height: number } | null = null;
  let segments = 0;
  let scans = 0;
  let at = 2;
  for (;;) {
    at = markerAfter(bytes, at);
    const marker = bytes[at];
    at += 1;
    // Cut off: what there is may still be a picture, which is the decoder's to judge.
    if (marker === undefined || marker === END_OF_IMAGE) {
      if (size === null || scans === 0) return null;
      return { format: "jpeg", ...size, length: Math.min(at, bytes.length) };
    }
    if (marker === TEMPORARY || isRestart(marker)) continue;
    if (marker < FIRST_MARKER || marker === START_OF_IMAGE || OTHER_FRAMES.includes(marker)) return null;
    const length = read16(bytes, at);
    if (length < 2) return null;
    segments += 1;
    if (FRAMES.includes(marker)) {
      if (size !== null) return null;
      size = { width: read16(bytes, at + 5), height: read16(bytes, at + 3) };
      if (size.width === 0 || size.height === 0) return null;
    }
    if (marker === START_OF_SCAN) scans += 1;
    if (scans > MAX_SCANS || segments > MAX_SEGMENTS) return null;
    at += length;
  }
}

/** Where the next marker's code stands: past anything else, stuffed zeros (FF 00) and fill bytes (FF FF) included. */
function markerAfter(bytes: Uint8Array, from: number): number {
  let at = from;
  for (; at < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    while (bytes[at + 1] === 0xff) at += 1;
    if (bytes[at + 1] !== 0x00) return at + 1;
  }
  return at;
}

function isRestart(marker: number): boolean {
  return marker >= 0xd0 && marker <= 0xd7;
}

/** Big-endian; 0 beyond the end. */
function read16(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}
