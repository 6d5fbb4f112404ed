// What is painted over on a page before an engine reads it, and what is not.
import { describe, expect, it } from "vitest";
import { withoutFurniture } from "./page-furniture.ts";
import type { GreyImage } from "./resample.ts";

const WIDTH = 400;

/** A page of grey 250 with rows of letters (12 × 16 strokes), and whatever `paint` puts on it. */
function page(
  paint: (rect: (x: number, y: number, width: number, height: number, grey: number) => void) => void,
): GreyImage {
  const data = new Uint8Array(WIDTH * 300).fill(250);
  const rect = (x: number, y: number, width: number, height: number, grey: number): void => {
    for (let row = y; row < y + height; row += 1) data.fill(grey, row * WIDTH + x, row * WIDTH + x + width);
  };
  for (let x = 20; x < 360; x += 20) rect(x, 20, 5, 16, 0);
  paint(rect);
  return { width: WIDTH, height: 300, data };
}

function darkIn(image: GreyImage, x: number, y: number, width: number, height: number): number {
  let dark = 0;
  for (let row = y; row < y + height; row += 1) {
    for (let place = row * WIDTH + x; place < row * WIDTH + x + width; place += 1)
      if ((image.data[place] ?? 255) < 230) dark += 1;
  }
  return dark;
}

describe("furniture of a page", () => {
  it("[MS4] an outline around a tag goes, the tag's letters stay", () => {
    const tagged = page((rect) => {
      rect(20, 80, 120, 40, 200);
      rect(22, 82, 116, 36, 250);
      for (let x = 40; x < 120; x += 20) rect(x, 92, 5, 16, 0);
    });
    const clean = withoutFurniture(tagged);
    expect(darkIn(clean, 0, 70, 36, 60)).toBe(0);
    expect(darkIn(clean, 36, 84, 90, 32)).toBe(4 * 5 * 16);
    expect(darkIn(clean, 0, 10, WIDTH, 40)).toBe(darkIn(tagged, 0, 10, WIDTH, 40));
  });

  it("[MS1] a face goes, a card with letters and a wide photo stay", () => {
    const peopled = page((rect) => {
      rect(20, 80, 60, 60, 120);
      rect(100, 80, 280, 100, 200);
      rect(120, 100, 5, 16, 0);
    });
    const clean = withoutFurniture(peopled);
    expect(darkIn(clean, 10, 70, 80, 80)).toBe(0);
    expect(darkIn(clean, 100, 80, 280, 100)).toBe(280 * 100);
  });
});
