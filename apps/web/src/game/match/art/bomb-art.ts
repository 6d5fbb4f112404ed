// The bomb's body and the line its fuse lies along, in a 100×100 box. Plain data and arithmetic.
import type { CharacterColor } from "@fitil/contracts";
import { MARK_PATHS, TONES } from "../../../ui/character/index.ts";
import type { FigureShape } from "../../../ui/character/index.ts";

const BODY = "M48 25A34 34 0 1 1 48 93A34 34 0 1 1 48 25Z";

/** The body: dark iron with a light rim, so that it stands out on a dark floor. */
export function bombShapes(): FigureShape[] {
  return [
    { d: BODY, fill: "#0f0c22", stroke: "#0b0818", width: 7 },
    { d: BODY, fill: "#2b2650", stroke: "#7d75b3", width: 2.6 },
    { d: "M17 68C22 83 34 90 48 90C62 90 74 83 79 68C74 78 62 82 48 82C34 82 22 78 17 68Z", fill: "#17132f" },
    {
      d: "M25 53C26 43 33 35.5 42 33.5C46 32.8 46.5 37 43 38.5C37 41 33 46 31.5 53C30.5 57 24.5 57 25 53Z",
      fill: "#a8a0da",
    },
    { d: "M57 27L65 18.5L75 27.5L67 36.5Z", fill: "#6a6298", stroke: "#0b0818", width: 4 },
  ];
}

/** The body red-hot: laid over the cold one as its time runs out. */
export function hotBombShapes(): FigureShape[] {
  return [
    { d: BODY, fill: "#ff5233", opacity: 0.85 },
    { d: "M48 36A23 23 0 1 1 48 82A23 23 0 1 1 48 36Z", fill: "#ff9a3d", opacity: 0.8 },
  ];
}

/** Side of the box the owner's mark is drawn in, and its place: the mark's own box is 24. */
export const BOMB_MARK = { x: 48, y: 62, scale: 1.15 } as const;

/** Whose bomb it is: the owner's shape mark on the belly. */
export function bombMark(color: CharacterColor): FigureShape[] {
  return [{ d: MARK_PATHS[color], fill: TONES[color].base, stroke: "#0b0818", width: 2 }];
}

/** A point of the fuse, a curve from the cap at (68, 25) to (96, 27); `t` 0 at the cap, 1 at the far end. */
export function fusePoint(t: number): { x: number; y: number } {
  const u = 1 - t;
  const atCap = u * u * u;
  const rising = 3 * u * u * t;
  const falling = 3 * u * t * t;
  const atEnd = t * t * t;
  return {
    x: 68 * atCap + 74 * rising + 98 * falling + 96 * atEnd,
    y: 25 * atCap + 2 * rising + 2 * falling + 27 * atEnd,
  };
}
