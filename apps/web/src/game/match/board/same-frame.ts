// Whether a frame shows what the one before shows: then nothing needs painting. Pure.
import type { DrawItem, DrawList } from "./draw-items.ts";

/** Whether both lists make the same pixels on the same still board. */
export function isSameFrame(a: DrawList, b: DrawList): boolean {
  return (
    a.items.length === b.items.length &&
    a.shakeX === b.shakeX &&
    a.shakeY === b.shakeY &&
    a.doom === b.doom &&
    a.items.every((item, index) => has(item, b.items[index]!) && has(b.items[index]!, item))
  );
}

/** Whether `item` has everything that `other` has. */
function has(item: DrawItem, other: DrawItem): boolean {
  for (const key in other) if (item[key as "kind"] !== other[key as "kind"]) return false;
  return true;
}
