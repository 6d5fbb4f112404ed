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
 * Whether the picture carries the ripple of lossy compression: small steps between neighbours (2–6 of 255) that
 * are not rare against the big ones. Drawn pictures without loss have nearly none of them.
 */
export function isRippled(image: RgbImage): boolean {
  const { width, height, data } = image;
  let small = 0;
  let big = 0;
  for (let y = 0; y < height; y += 3) {
    for (let x = 1, index = y * width * 3 + 4; x < width; x += 1, index += 3) {
      const step = Math.abs((data[index] ?? 0) - (data[index - 3] ?? 0));
      if (step > 6) big += 1;
      else if (step > 1) small += 1;
    }
  }
  return small > big * 0.2;
}
