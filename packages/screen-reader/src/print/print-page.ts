// A page without bubbles as print: grey, and dark on light whatever it was.
import type { PixelImage } from "../pixels/pixel-image.ts";
import { brightness, shrinkToRgb } from "../pixels/rgb-image.ts";
import { withoutFurniture } from "./page-furniture.ts";
import type { GreyImage } from "./resample.ts";

/** An engine needs no more pixels than this to read a page. */
const MAX_PIXELS = 2_500_000;

/** The whole picture in grey, turned around when most of it is dark, without outlines and faces; a new image. */
export function printPage(image: PixelImage): GreyImage {
  const factor = Math.max(1, Math.ceil(Math.sqrt((image.width * image.height) / MAX_PIXELS)));
  const page = shrinkToRgb(image, factor);
  const data = brightness(page);
  let dark = 0;
  for (const value of data) if (value < 110) dark += 1;
  if (dark > data.length / 2)
    for (let index = 0; index < data.length; index += 1) data[index] = 255 - (data[index] as number);
  return withoutFurniture({ width: page.width, height: page.height, data });
}
