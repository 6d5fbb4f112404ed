// Opens a person's picture: by its content, within limits, upright, as plain pixels (MC4).
import type { PixelImage } from "@fitil/coach";
import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";

export const MOST_PICTURE_BYTES = 10 * 1024 * 1024;
export const MOST_PICTURE_PIXELS = 40_000_000;
/** Reading gains nothing from more; bigger pictures are made smaller first. */
const MOST_READING_PIXELS = 8_000_000;

const READABLE = new Set(["image/png", "image/jpeg", "image/webp"]);

export type DecodedPicture =
  | { readonly ok: true; readonly image: PixelImage }
  | { readonly ok: false; readonly code: "mentor/picture_too_large" | "mentor/not_a_picture" };

const TOO_LARGE: DecodedPicture = { ok: false, code: "mentor/picture_too_large" };
const NO_PICTURE: DecodedPicture = { ok: false, code: "mentor/not_a_picture" };

/**
 * RGB pixels of a PNG, JPEG or WebP of at most 10 MB and 40 megapixels, turned upright.
 * `mentor/picture_too_large` beyond the limits; `mentor/not_a_picture` for anything else, broken and animated
 * files included.
 */
export async function decodePicture(bytes: Uint8Array): Promise<DecodedPicture> {
  if (bytes.byteLength > MOST_PICTURE_BYTES) return TOO_LARGE;
  const type = await fileTypeFromBuffer(bytes);
  if (type === undefined || !READABLE.has(type.mime)) return NO_PICTURE;
  try {
    const picture = sharp(bytes, { limitInputPixels: false, failOn: "error" });
    const { width, height, pages } = await picture.metadata();
    if (width * height > MOST_PICTURE_PIXELS) return TOO_LARGE;
    if ((pages ?? 1) > 1) return NO_PICTURE;
    const share = Math.min(1, Math.sqrt(MOST_READING_PIXELS / (width * height)));
    const upright = picture
      .autoOrient()
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .removeAlpha();
    const sized = share < 1 ? upright.resize({ width: Math.round(width * share) }) : upright;
    const { data, info } = await sized.raw().toBuffer({ resolveWithObject: true });
    if (info.channels !== 3 && info.channels !== 1) return NO_PICTURE;
    return { ok: true, image: { width: info.width, height: info.height, channels: info.channels, data } };
  } catch {
    // Whatever the decoder finds wrong with the bytes, to the person it is no picture we can read.
    return NO_PICTURE;
  }
}
