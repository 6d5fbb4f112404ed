// Cuts a wide window along its long upright lines: the list of chats, the talk, a card beside it.
import type { Box } from "../pixels/pixel-image.ts";
import { brightness } from "../pixels/rgb-image.ts";
import type { RgbImage } from "../pixels/rgb-image.ts";

/** A pane narrower than this share of the window is no talk. */
const LEAST_WIDTH_SHARE = 0.22;
/** An upright line is a wall when it runs along this share of the height. */
const WALL_SHARE = 0.72;

/**
 * The panes of the window, left to right, each over the full height. A window without walls is one pane.
 * Tall pictures (phones) are never cut.
 */
export function findPanes(image: RgbImage, tolerance: number): readonly Box[] {
  const { width, height } = image;
  const whole: Box = { x: 0, y: 0, width, height };
  if (height > width * 1.2) return [whole];
  const walls = [0, ...findWalls(image, tolerance), width];
  const panes: Box[] = [];
  for (let index = 1; index < walls.length; index += 1) {
    const left = walls[index - 1] as number;
    const right = walls[index] as number;
    if (right - left >= width * LEAST_WIDTH_SHARE) panes.push({ x: left, y: 0, width: right - left, height });
  }
  return panes.length > 0 ? panes : [whole];
}

/** Columns most of whose rows step up from the column before, or most down; neighbours count once. */
function findWalls(image: RgbImage, tolerance: number): readonly number[] {
  const { width, height } = image;
  const bright = brightness(image);
  const walls: number[] = [];
  for (let x = 2; x < width - 2; x += 1) {
    let up = 0;
    let down = 0;
    for (let index = x; index < bright.length; index += width * 2) {
      const step = (bright[index + 1] as number) - (bright[index - 1] as number);
      if (step > tolerance) up += 2;
      else if (step < -tolerance) down += 2;
    }
    if (Math.max(up, down) < height * WALL_SHARE) continue;
    const last = walls.at(-1);
    if (last === undefined || x - last > 6) walls.push(x);
    else walls[walls.length - 1] = x;
  }
  return walls;
}
