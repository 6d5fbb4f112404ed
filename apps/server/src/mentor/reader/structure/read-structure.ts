// Which of the formats we read a file is, told by its content alone, whatever its name.
import { readJpegStructure } from "./jpeg-structure.ts";
import type { PictureStructure } from "./picture-structure.ts";
import { readPngStructure } from "./png-structure.ts";
import { readWebpStructure } from "./webp-structure.ts";

/**
 * The structure of a PNG, JPEG or WebP, in one pass over at most all of its bytes and without decoding any (MU6).
 * @returns null for any other file, and for one whose structure is broken, animated or beyond all measure
 */
export function readPictureStructure(bytes: Uint8Array): PictureStructure | null {
  return readPngStructure(bytes) ?? readJpegStructure(bytes) ?? readWebpStructure(bytes);
}
