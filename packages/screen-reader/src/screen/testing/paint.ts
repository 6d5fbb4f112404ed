// Pictures painted pixel by pixel for tests: no browser, no files.
import type { PixelImage } from "../../pixels/pixel-image.ts";

export type Colour = readonly [number, number, number];

/** A picture being painted. */
export interface Paint {
  readonly image: PixelImage & { readonly data: Uint8Array };
  rect(x: number, y: number, width: number, height: number, colour: Colour, radius?: number): void;
  /** Something like print: upright strokes of 12 pixels, a word of six and a space in turn. */
  print(x: number, y: number, width: number, colour: Colour): void;
}

/** A picture of one colour to paint on. */
export function createPaint(width: number, height: number, ground: Colour): Paint {
  const data = new Uint8Array(width * height * 3);
  const set = (x: number, y: number, colour: Colour): void => data.set(colour, (y * width + x) * 3);
  const rect: Paint["rect"] = (left, top, wide, tall, colour, radius = 0) => {
    for (let y = 0; y < tall; y += 1) {
      for (let x = 0; x < wide; x += 1) {
        const dx = Math.max(radius - x, x - (wide - 1 - radius), 0);
        const dy = Math.max(radius - y, y - (tall - 1 - radius), 0);
        if (dx * dx + dy * dy <= radius * radius + 0.5) set(left + x, top + y, colour);
      }
    }
  };
  rect(0, 0, width, height, ground);
  const print: Paint["print"] = (left, top, wide, colour) => {
    for (let x = 0; x < wide; x += 5) {
      if (x % 40 < 30) rect(left + x, top, 2, 12, colour);
    }
  };
  return { image: { width, height, channels: 3, data }, rect, print };
}
