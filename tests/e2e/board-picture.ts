// What the board's canvas shows, read from its pixels: the only way to prove that a picture is drawn.
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import type { CharacterColor } from "@fitil/contracts";

/** The body colour of each character, as the page paints it. */
const BODIES: Readonly<Record<CharacterColor, readonly [number, number, number]>> = {
  blue: [0x4d, 0xa3, 0xff],
  red: [0xff, 0x5d, 0x5d],
  yellow: [0xff, 0xcf, 0x4d],
  violet: [0xb0, 0x7b, 0xff],
};
const NEAR = 6;
const MARGIN_CELLS = 0.28;
/** A body fills at least this part of a cell; what shimmers after a hit shows less of its colour. */
const BODY_PART = 0.06;

/** Where a character stands in the picture, in cells, from the middle of its body's pixels; null when it is not drawn. */
export async function figureAt(page: Page, color: CharacterColor): Promise<{ x: number; y: number } | null> {
  return page.getByTestId("board").evaluate(
    (element, { body, near, marginCells, part }) => {
      const canvas = element as HTMLCanvasElement;
      const context = canvas.getContext("2d");
      if (context === null || canvas.width === 0) return null;
      const { data, width } = context.getImageData(0, 0, canvas.width, canvas.height);
      const sum = { x: 0, y: 0, count: 0 };
      for (let at = 0; at < data.length; at += 4) {
        if (body.some((tone, index) => Math.abs((data[at + index] ?? 0) - tone) > near)) continue;
        sum.x += (at / 4) % width;
        sum.y += Math.floor(at / 4 / width);
        sum.count += 1;
      }
      const cell = Number(canvas.dataset["cell"]) * (canvas.width / canvas.clientWidth);
      if (sum.count < part * cell * cell) return null;
      const margin = Math.floor(cell * marginCells);
      const inCells = (pixels: number): number => (pixels / sum.count - margin) / cell - 0.5;
      return { x: inCells(sum.x), y: inCells(sum.y) };
    },
    { body: BODIES[color], near: NEAR, marginCells: MARGIN_CELLS, part: BODY_PART },
  );
}

/** Waits until a character is drawn within half a cell of a place, in cells. */
export async function expectFigure(
  page: Page,
  color: CharacterColor,
  place: { x: number; y: number },
): Promise<void> {
  await expect
    .poll(async () => {
      const found = await figureAt(page, color);
      return found !== null && Math.hypot(found.x - place.x, found.y - place.y) < 0.5;
    })
    .toBe(true);
}

/** Where a character stands once it is drawn and no longer moves; while it shimmers after a hit it has no body colour. */
export async function restingPlace(page: Page, color: CharacterColor): Promise<{ x: number; y: number }> {
  let last = { x: Number.NaN, y: Number.NaN };
  await expect
    .poll(async () => {
      const found = (await figureAt(page, color)) ?? { x: Number.NaN, y: Number.NaN };
      const moved = Math.hypot(found.x - last.x, found.y - last.y);
      last = found;
      return moved < 0.1;
    })
    .toBe(true);
  return last;
}
