// Lays a frame on its side for portrait screens: rows and columns change places, pictures stay upright. Pure.
import type { DrawItem } from "./draw-items.ts";

/** The same items with x and y exchanged; heights above the floor stay heights. */
export function turnItems(items: readonly DrawItem[]): DrawItem[] {
  return items.map(turnItem);
}

function turnItem(item: DrawItem): DrawItem {
  const place = { x: item.y, y: item.x };
  if (item.kind === "flame") {
    return { ...item, ...place, left: item.up, right: item.down, up: item.left, down: item.right };
  }
  if (item.kind === "figure") return { ...item, ...place, lookX: item.lookY, lookY: item.lookX };
  return { ...item, ...place };
}
