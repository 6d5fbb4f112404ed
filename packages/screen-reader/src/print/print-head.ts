// The head of a talk as print: the strip above the messages, where a messenger shows whom one talks to.
import { cropRgb } from "../screen/ink-map.ts";
import type { Box, PixelImage } from "../pixels/pixel-image.ts";
import { shrinkToRgb } from "../pixels/rgb-image.ts";
import { printPage } from "./print-page.ts";
import { resample } from "./resample.ts";
import type { GreyImage } from "./resample.ts";

/** A head narrower than this has small print, and is enlarged to about it. */
const WIDTH = 900;
const MAX_ENLARGED = 3;

/** The head's print, dark on light; a new image. Null where there is hardly any head. */
export function printHead(image: PixelImage, head: Box): GreyImage | null {
  const top = Math.max(0, Math.round(head.y));
  const bottom = Math.min(image.height, Math.round(head.y + head.height));
  if (bottom - top < MIN_HEIGHT || head.width < MIN_HEIGHT) return null;
  const row = image.width * image.channels;
  // Rows only, so that a big screenshot is not copied as a whole.
  const band: PixelImage = {
    ...image,
    height: bottom - top,
    data: image.data.subarray(top * row, bottom * row),
  };
  const cut = cropRgb(shrinkToRgb(band, 1), { ...head, y: 0, height: bottom - top });
  const print = printPage({ ...cut, channels: 3 });
  return resample(print, Math.min(MAX_ENLARGED, Math.max(1, WIDTH / cut.width)));
}

/** Pixels; no print is read in less. */
const MIN_HEIGHT = 16;
