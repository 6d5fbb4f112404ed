// Cuts a wide window along its long upright lines: the list of chats, the talk, a card beside it.
import type { Box } from "../pixels/pixel-image.ts";
import { brightness } from "../pixels/rgb-image.ts";
import type { RgbImage } from "../pixels/rgb-image.ts";

/** A pane narrower than this share of the window is no talk. */
const MIN_WIDTH_SHARE = 0.22;
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
    if (right - left >= width * MIN_WIDTH_SHARE) panes.push({ x: left, y: 0, width: right - left, height });
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

/** The head of a talk ends in the first, its foot begins in the last of these shares of the height. */
const HEAD_SHARE = 0.22;
const FOOT_SHARE = 0.82;
/** A level line ends the head or begins the foot when it runs along this share of the pane. */
const LEVEL_SHARE = 0.8;

/**
 * The part of `pane` between the head (name, status) and the foot (the box to type in), as far as lines or a
 * change of colour along the pane show where they are.
 */
export function withoutHeadAndFoot(image: RgbImage, pane: Box, tolerance: number): Box {
  const bright = brightness(image);
  let top = pane.y;
  let bottom = pane.y + pane.height;
  for (let y = pane.y + 2; y < pane.y + pane.height * HEAD_SHARE; y += 1) {
    if (isLevelLine(bright, image.width, pane, y, tolerance)) top = y;
  }
  for (let y = pane.y + pane.height - 3; y > pane.y + pane.height * FOOT_SHARE; y -= 1) {
    if (isLevelLine(bright, image.width, pane, y, tolerance)) bottom = y;
  }
  return { x: pane.x, y: top, width: pane.width, height: bottom - top };
}

function isLevelLine(bright: Uint8Array, width: number, pane: Box, y: number, tolerance: number): boolean {
  let up = 0;
  let down = 0;
  for (let x = pane.x + 1; x < pane.x + pane.width - 1; x += 2) {
    const step = (bright[(y + 1) * width + x] as number) - (bright[(y - 1) * width + x] as number);
    if (step > tolerance) up += 2;
    else if (step < -tolerance) down += 2;
  }
  return Math.max(up, down) > pane.width * LEVEL_SHARE;
}
