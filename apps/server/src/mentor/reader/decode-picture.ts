// Opens a person's picture: by its content, within limits, upright, as plain pixels (MC4).
import type { PixelImage } from "@fitil/screen-reader";
import sharp from "sharp";
import type { Sharp } from "sharp";
import { readPictureStructure } from "./structure/read-structure.ts";
import type { PictureFormat } from "./structure/picture-structure.ts";

const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
const MAX_PICTURE_PIXELS = 40_000_000;
/** Reading gains nothing from more; bigger pictures are made smaller first. */
const MAX_READING_PIXELS = 8_000_000;

export interface PictureRefusal {
  readonly ok: false;
  readonly code: "mentor/picture_too_large" | "mentor/not_a_picture";
}

export type DecodedPicture = { readonly ok: true; readonly image: PixelImage } | PictureRefusal;

export type CleanPicture =
  | {
      readonly ok: true;
      readonly bytes: Uint8Array;
      readonly mime: `image/${PictureFormat}`;
      readonly width: number;
      readonly height: number;
    }
  | PictureRefusal;

const TOO_LARGE: PictureRefusal = { ok: false, code: "mentor/picture_too_large" };
const NO_PICTURE: PictureRefusal = { ok: false, code: "mentor/not_a_picture" };

/**
 * RGB pixels of a PNG, JPEG or WebP of at most 10 MB and 40 megapixels, turned upright.
 * `mentor/picture_too_large` beyond the limits; `mentor/not_a_picture` for anything else, broken and animated
 * files included.
 */
export async function decodePicture(bytes: Uint8Array): Promise<DecodedPicture> {
  const opened = openPicture(bytes);
  if (!opened.ok) return opened;
  try {
    const share = Math.min(1, Math.sqrt(MAX_READING_PIXELS / (opened.width * opened.height)));
    const upright = opened.picture
      .autoOrient()
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .removeAlpha();
    // The longer side, because a picture that lies on its side is turned before it is made smaller.
    const side = Math.round(Math.max(opened.width, opened.height) * share);
    const sized = share < 1 ? upright.resize(side, side, { fit: "inside" }) : upright;
    const { data, info } = await sized.raw().toBuffer({ resolveWithObject: true });
    if (info.channels !== 3 && info.channels !== 1) return NO_PICTURE;
    return { ok: true, image: { width: info.width, height: info.height, channels: info.channels, data } };
  } catch {
    // Whatever the decoder finds wrong with the bytes, to the person it is no picture we can read.
    return NO_PICTURE;
  }
}

/** The same picture encoded anew, upright, without EXIF or anything else beside the pixels; refused as above. */
export async function cleanPicture(bytes: Uint8Array): Promise<CleanPicture> {
  const opened = openPicture(bytes);
  if (!opened.ok) return opened;
  try {
    const upright = opened.picture.autoOrient();
    const { data, info } = await upright.toFormat(opened.format).toBuffer({ resolveWithObject: true });
    return { ok: true, bytes: data, mime: `image/${opened.format}`, width: info.width, height: info.height };
  } catch {
    // As above.
    return NO_PICTURE;
  }
}

type OpenedPicture =
  | {
      readonly ok: true;
      readonly picture: Sharp;
      readonly format: PictureFormat;
      readonly width: number;
      readonly height: number;
    }
  | PictureRefusal;

/** Checks size and structure before a decoder sees a single byte. */
function openPicture(bytes: Uint8Array): OpenedPicture {
  if (bytes.byteLength > MAX_PICTURE_BYTES) return TOO_LARGE;
  const structure = readPictureStructure(bytes);
  if (structure === null) return NO_PICTURE;
  const { format, width, height, length } = structure;
  if (width * height > MAX_PICTURE_PIXELS) return TOO_LARGE;
  const picture = sharp(bytes.subarray(0, length), {
    limitInputPixels: MAX_PICTURE_PIXELS,
    failOn: "error",
  });
  return { ok: true, picture, format, width, height };
}
