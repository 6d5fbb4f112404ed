// Where a bubble's own lines stand: below a quote, above reactions.
import type { Box } from "../pixels/pixel-image.ts";
import type { RgbImage } from "../pixels/rgb-image.ts";
import type { InkedRect } from "./bubble-candidates.ts";
import { cropRgb, mapInk } from "./ink-map.ts";
import type { InkMap } from "./ink-map.ts";

/** The part of the bubble that holds the message itself. `line`: usual height of a line of print in the talk. */
export function findTextBox(rect: InkedRect, image: RgbImage, rippled: boolean, line: number): Box {
  const { box } = rect;
  let top = box.y;
  let bottom = box.y + box.height;
  for (const inner of rect.inner) {
    const innerBottom = inner.box.y + inner.box.height;
    const tall = inner.box.height > line * 1.3;
    if (tall && inner.box.width > box.width * 0.3 && inner.box.y < box.y + box.height * 0.4)
      top = Math.max(top, innerBottom);
    else if (tall && inner.box.y > box.y + box.height * 0.5 && bottom - innerBottom < line)
      bottom = Math.min(bottom, inner.box.y);
  }
  const map = mapInk(cropRgb(image, box), rippled);
  const bar = findBarEnd(map, line);
  if (bar !== null) top = Math.max(top, box.y + bar);
  if (bottom - top < line) return box;
  return { x: box.x, y: top, width: box.width, height: bottom - top };
}

/** The row after an upright bar at the left edge of a quote, or null: ink that runs on taller than any letter. */
function findBarEnd(map: InkMap, line: number): number | null {
  const columns = Math.min(map.width, Math.round(line * 2));
  let end: number | null = null;
  for (let x = 0; x < columns; x += 1) {
    let run = 0;
    for (let y = 0; y < map.height; y += 1) {
      if ((map.ink[y * map.width + x] as number) > 18) {
        run += 1;
        if (run > line * 1.7 && (end === null || y + 1 > end)) end = y + 1;
      } else run = 0;
    }
  }
  return end;
}
