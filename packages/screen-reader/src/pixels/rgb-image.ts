// The one form the arithmetic works on: three channels, interleaved. Conversions copy, nothing is shared.
import type { PixelImage } from "./pixel-image.ts";

export interface RgbImage {
  readonly width: number;
  readonly height: number;
  /** `width * height * 3` bytes. */
  readonly data: Uint8Array;
}

/**
 * The picture as RGB, shrunk by averaging squares of `factor` × `factor` pixels (an integer ≥ 1); rows and
 * columns that do not fill a square are dropped. Returns a new image.
 */
export function shrinkToRgb(image: PixelImage, factor: number): RgbImage {
  const { channels, data } = image;
  const width = Math.max(1, Math.floor(image.width / factor));
  const height = Math.max(1, Math.floor(image.height / factor));
  const out = new Uint8Array(width * height * 3);
  const green = channels === 1 ? 0 : 1;
  const blue = channels === 1 ? 0 : 2;
  const area = factor * factor;
  let target = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let red = 0;
      let greens = 0;
      let blues = 0;
      for (let dy = 0; dy < factor; dy += 1) {
        let source = ((y * factor + dy) * image.width + x * factor) * channels;
        for (let dx = 0; dx < factor; dx += 1, source += channels) {
          red += data[source] ?? 0;
          greens += data[source + green] ?? 0;
          blues += data[source + blue] ?? 0;
        }
      }
      out[target] = (red / area + 0.5) | 0;
      out[target + 1] = (greens / area + 0.5) | 0;
      out[target + 2] = (blues / area + 0.5) | 0;
      target += 3;
    }
  }
  return { width, height, data: out };
}

/** Brightness of each pixel, 0–255, one byte per pixel; a new array. */
export function brightness(image: RgbImage): Uint8Array {
  const { data } = image;
  const out = new Uint8Array(image.width * image.height);
  for (let index = 0, source = 0; index < out.length; index += 1, source += 3) {
    out[index] =
      ((data[source] ?? 0) * 77 + (data[source + 1] ?? 0) * 150 + (data[source + 2] ?? 0) * 29) >> 8;
  }
  return out;
}

/**
 * Whether the picture carries the ripple of lossy compression: small steps (up to 6 of 255) up and down again
 * from pixel to pixel, not rare against real edges. Pictures without loss have nearly none, patterns included.
 */
export function isRippled(image: RgbImage): boolean {
  const { width, height, data } = image;
  let zigzags = 0;
  let edges = 0;
  for (let y = 1; y < height; y += 2) {
    for (let x = 1, index = y * width * 3 + 4; x < width - 1; x += 1, index += 3) {
      const here = data[index] as number;
      const step = here - (data[index - 3] as number);
      const next = (data[index + 3] as number) - here;
      if (step > 6 || step < -6) edges += 1;
      else if (step * next < -1 && next >= -6 && next <= 6) zigzags += 1;
    }
  }
  return zigzags > edges * 0.025;
}

/**
 * The image with brightness as its first channel and the differences of red and blue from it, times `share`
 * (0–1), as the other two. Lossy pictures store colour coarsely, so that it bleeds where brightness does not: a
 * small share looks past that, a full one finds edges between colours of one brightness. A new image.
 */
export function toneColours(image: RgbImage, share: number): RgbImage {
  const data = new Uint8Array(image.data.length);
  for (let index = 0; index < data.length; index += 3) {
    const red = image.data[index] as number;
    const green = image.data[index + 1] as number;
    const blue = image.data[index + 2] as number;
    const bright = (red * 77 + green * 150 + blue * 29) >> 8;
    data[index] = bright;
    data[index + 1] = 128 + Math.max(-128, Math.min(127, (red - bright) * share));
    data[index + 2] = 128 + Math.max(-128, Math.min(127, (blue - bright) * share));
  }
  return { width: image.width, height: image.height, data };
}

/** Greatest difference of a channel between two colours 0xRRGGBB, 0–255. */
export function colourDistance(one: number, other: number): number {
  return Math.max(
    Math.abs((one >> 16) - (other >> 16)),
    Math.abs(((one >> 8) & 255) - ((other >> 8) & 255)),
    Math.abs((one & 255) - (other & 255)),
  );
}
