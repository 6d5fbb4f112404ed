// Shows somebody else's walk smoothly although their positions come in lumps: a short way behind, along the way they really took.
// Never runs ahead of what was told: in this game people stop at corners all the time, and running past one and back looks worse.
import type { Orientation } from "@fitil/contracts";
import { BASE_SPEED } from "@fitil/engine";

/** The way behind is kept near this on a quiet line, in ms of walking. */
const LEAST_DELAY_MS = 60;
const MOST_DELAY_MS = 260;
/** Behind by more than this, or jumping by more than this many cells at once: no walk any more, be there. */
const SNAP_MS = 700;
const SNAP_CELLS = 1.8;
/** Positions come at most this often while somebody walks, so a longer pause between two is the line's jitter. */
const SENDING_MS = 50;
/** Longer pauses are somebody standing still. */
const STANDING_MS = 400;

interface Point {
  readonly x: number;
  readonly y: number;
  readonly orientation: Orientation;
}

/** One other player on their way. */
export interface PathFollower {
  /** Shown position, in cells. */
  readonly shown: { x: number; y: number; orientation: Orientation; moving: boolean };
  /** A told position, and the local time it arrived. */
  push(point: Point, nowMs: number): void;
  /** Moves the shown position on by `dtMs`; `speed` is the speed stat 1.0..2.0. */
  advance(dtMs: number, speed: number): void;
  /** Be there at once. */
  jump(point: Point): void;
  /** How far behind it wants to walk now, ms: for tests and tuning. */
  delayMs(): number;
}

/** A follower that stands at `start`. */
export function createPathFollower(start: Point): PathFollower {
  const shown = { x: start.x, y: start.y, orientation: start.orientation, moving: false };
  let way: Point[] = [];
  let lastArrival = Number.NEGATIVE_INFINITY;
  let jitter = 20;
  let pace = 1;

  const target = (): number => Math.min(MOST_DELAY_MS, Math.max(LEAST_DELAY_MS, SENDING_MS + 1.6 * jitter));

  function remaining(): number {
    let { x, y } = shown;
    let length = 0;
    for (const point of way) {
      length += Math.abs(point.x - x) + Math.abs(point.y - y);
      ({ x, y } = point);
    }
    return length;
  }

  function jump(point: Point): void {
    way = [];
    pace = 1;
    shown.x = point.x;
    shown.y = point.y;
    shown.orientation = point.orientation;
    shown.moving = false;
  }

  /** Walks `cells` along the way; a point turns the figure when it starts towards it. */
  function walk(cells: number): void {
    let left = cells;
    for (let point = way[0]; point !== undefined && left >= 0; point = way[0]) {
      const dx = point.x - shown.x;
      const dy = point.y - shown.y;
      const length = Math.abs(dx) + Math.abs(dy);
      shown.orientation = point.orientation;
      if (length > left) {
        shown.x += (dx / length) * left;
        shown.y += (dy / length) * left;
        return;
      }
      left -= length;
      shown.x = point.x;
      shown.y = point.y;
      way.shift();
    }
  }

  return {
    shown,
    jump,
    delayMs: target,
    push(point, nowMs) {
      const gap = nowMs - lastArrival;
      lastArrival = nowMs;
      if (gap < STANDING_MS) jitter += (Math.abs(gap - SENDING_MS) - jitter) * 0.12;
      const from = way.at(-1) ?? shown;
      if (Math.abs(point.x - from.x) + Math.abs(point.y - from.y) > SNAP_CELLS) jump(point);
      else way.push({ x: point.x, y: point.y, orientation: point.orientation });
    },
    advance(dtMs, speed) {
      const cellsPerMs = (BASE_SPEED * speed) / 1000;
      const behindMs = remaining() / cellsPerMs;
      if (behindMs > SNAP_MS) {
        jump(way.at(-1) ?? shown);
        return;
      }
      shown.moving = way.length > 0;
      if (!shown.moving) {
        pace += (1 - pace) * Math.min(1, dtMs / 120);
        return;
      }
      // Behind as far as wanted: full pace. Less: a little slower, so that the way does not run out. More: catch up.
      const ratio = behindMs / target();
      const wanted = ratio < 1 ? 0.7 + 0.3 * ratio : Math.min(3, 1 + (ratio - 1) * 0.7);
      pace += (wanted - pace) * Math.min(1, dtMs / 80);
      walk(cellsPerMs * dtMs * pace);
    },
  };
}
