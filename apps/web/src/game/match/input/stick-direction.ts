// What a thumb on the stick means: one of four ways, steady near the diagonals. Pure.
import type { Orientation } from "@fitil/contracts";

/** The thumb rests until it is this far from where it came down, CSS pixels. */
const STICK_DEAD_PX = 11;
/** How far the knob goes; beyond, the whole stick follows the thumb. */
const STICK_REACH_PX = 52;
/** The other axis has to be this much longer before the direction changes over. */
const STICKINESS = 1.25;

/** The direction of (`dx`, `dy`) CSS pixels (y downwards), given the one shown before; null within the dead zone. */
export function stickDirection(dx: number, dy: number, before: Orientation | null): Orientation | null {
  if (Math.hypot(dx, dy) < STICK_DEAD_PX) return null;
  const wasAcross = before === "left" || before === "right";
  const across = Math.abs(dx) * (wasAcross ? STICKINESS : 1);
  const along = Math.abs(dy) * (before !== null && !wasAcross ? STICKINESS : 1);
  if (across >= along) return dx < 0 ? "left" : "right";
  return dy < 0 ? "up" : "down";
}

/** Where the stick's middle goes so that it is never further than its reach from the thumb. */
export function followThumb(
  base: { x: number; y: number },
  thumb: { x: number; y: number },
): { x: number; y: number } {
  const dx = thumb.x - base.x;
  const dy = thumb.y - base.y;
  const distance = Math.hypot(dx, dy);
  if (distance <= STICK_REACH_PX) return base;
  const pull = (distance - STICK_REACH_PX) / distance;
  return { x: base.x + dx * pull, y: base.y + dy * pull };
}

/**
 * Where the stick's middle goes when the window itself has moved or turned under a resting thumb, as full screen and a turned phone
 * do: the thumb, seen at `before` and at `now`, keeps its place on the stick, and the direction stays.
 */
export function carryStick(
  base: { x: number; y: number },
  before: { x: number; y: number },
  now: { x: number; y: number },
): { x: number; y: number } {
  return { x: base.x + now.x - before.x, y: base.y + now.y - before.y };
}
