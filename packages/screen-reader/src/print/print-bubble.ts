// Makes of a bubble what an OCR engine reads best: dark print of one size on white, pictures taken out.
import type { PixelImage } from "../pixels/pixel-image.ts";
import { isRippled, shrinkToRgb } from "../pixels/rgb-image.ts";
import type { Bubble } from "../screen/screen-layout.ts";
import { cropRgb, mapInk } from "../screen/ink-map.ts";
import type { InkMap } from "../screen/ink-map.ts";
import { median } from "../pixels/statistics.ts";
import { findTextLines, inkStrength } from "../screen/text-lines.ts";
import { takeOutPictures } from "./take-out-pictures.ts";
import { resample } from "./resample.ts";
import type { GreyImage } from "./resample.ts";

/** Height of a line of letters with ascenders and descenders that the engine is given, in pixels. */
const LINE_HEIGHT = 40;
/** White around the print, in pixels. */
const MARGIN = 12;
/** Print lower than this (pixels of the picture) is read by nobody; only an ellipsis is as low. */
const MIN_LINE = 6;
/** A place this many times as tall as what stands in it is no line of dots. */
const MAX_AIR = 20;

/** A bubble's print, and what the picture tells about it. */
export interface BubblePrint extends GreyImage {
  /** Pixels of the print for one pixel of the picture: letters of two bubbles are compared by it. */
  readonly scale: number;
  /** Emoji and other pictures among the words, taken out because they cannot be read. */
  readonly pictures: number;
}

/** The bubble's own lines as dark print on white; a new image. Null when there is no ink. */
export function printBubble(image: PixelImage, bubble: Bubble): BubblePrint | null {
  const cut = cutOut(image, bubble);
  const map = mapInk(cut, isRippled(cut));
  const pictures = takeOutPictures(map, lineHeight(map));
  const strength = inkStrength(map);
  if (strength < 24) return null;
  const height = lineHeight(map);
  if (height === 0 || isGrain(map, height)) return null;
  const grey = new Uint8Array(map.ink.length);
  for (let index = 0; index < grey.length; index += 1) {
    grey[index] = 255 - Math.min(255, Math.round(((map.ink[index] as number) * 255) / strength));
  }
  const factor = Math.min(4, LINE_HEIGHT / height);
  const print = frame(resample({ width: map.width, height: map.height, data: grey }, factor));
  return { ...print, scale: factor, pictures };
}

/** The usual height of a line of print in the map's pixels; 0 without print. */
function lineHeight(map: InkMap): number {
  return median(findTextLines(map, inkStrength(map) * 0.35, 4).map((line) => line.bottom - line.top));
}

/**
 * Specks scattered over a tall place: the grain of a photo, not lines.
 * PERF: enlarged to the engine's print, one such place took it ten seconds of a photo's eleven.
 */
function isGrain(map: InkMap, height: number): boolean {
  return height < MIN_LINE && map.height > height * MAX_AIR;
}

function cutOut(image: PixelImage, { textBox }: Bubble): ReturnType<typeof cropRgb> {
  // Rows only, so that a big screenshot is not copied for every bubble.
  const row = image.width * image.channels;
  const top = Math.max(0, Math.round(textBox.y));
  const bottom = Math.min(image.height, Math.round(textBox.y + textBox.height));
  const band: PixelImage = {
    width: image.width,
    height: Math.max(1, bottom - top),
    channels: image.channels,
    data: image.data.subarray(top * row, bottom * row),
  };
  return cropRgb(shrinkToRgb(band, 1), { ...textBox, y: 0 });
}

function frame(image: GreyImage): GreyImage {
  const width = image.width + 2 * MARGIN;
  const height = image.height + 2 * MARGIN;
  const data = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < image.height; y += 1) {
    const source = y * image.width;
    data.set(image.data.subarray(source, source + image.width), (y + MARGIN) * width + MARGIN);
  }
  return { width, height, data };
}
