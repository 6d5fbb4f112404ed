// Pictures as the reader sees them: numbers in an array. No file formats and no decoding here.

/** Interleaved 8-bit pixels, row by row from the top left; `data.length === width * height * channels`. */
export interface PixelImage {
  readonly width: number;
  readonly height: number;
  /** 1 grey, 3 RGB, 4 RGBA (alpha is ignored: screenshots are opaque). */
  readonly channels: 1 | 3 | 4;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** A rectangle in pixels; `x`, `y` is its top left corner, inside; `x + width`, `y + height` are outside. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
