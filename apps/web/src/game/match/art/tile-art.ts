// Floor, stone and wood as vector shapes in a 100×100 box, lit from above. Plain data: draws nothing.
import type { FigureShape } from "../../../ui/character/index.ts";

/** A rounded rectangle as path data. */
function roundedBox(x: number, y: number, width: number, height: number, radius: number): string {
  const right = x + width;
  const bottom = y + height;
  return (
    `M${x + radius} ${y}H${right - radius}Q${right} ${y} ${right} ${y + radius}V${bottom - radius}` +
    `Q${right} ${bottom} ${right - radius} ${bottom}H${x + radius}Q${x} ${bottom} ${x} ${bottom - radius}V${y + radius}Q${x} ${y} ${x + radius} ${y}Z`
  );
}

const GAP = "#1b1739";

/** One floor tile; `isDark` for every other one. */
export function floorShapes(isDark: boolean): FigureShape[] {
  return [
    { d: "M-1 -1H101V101H-1Z", fill: GAP },
    { d: roundedBox(1.5, 1.5, 97, 97, 9), fill: isDark ? "#252049" : "#2f2960" },
    { d: "M11 5H89", stroke: "#4a4186", width: 2.4, opacity: isDark ? 0.35 : 0.5 },
    { d: "M11 96H89", stroke: "#120f28", width: 2.4, opacity: 0.5 },
  ];
}

const STONE_JOINTS = [
  "M7 43H55M55 43V79M31 12V43",
  "M40 12V47M40 47H93M64 47V79",
  "M7 50H36M36 50V79M60 12V50M36 50H93",
] as const;
const STONE_FLECKS = [
  "M66 26L74 24L72 31ZM20 60L27 63L21 66Z",
  "M18 24L25 28L19 31ZM76 62L82 60L81 67Z",
  "M22 27L30 25L27 32ZM74 66L81 69L74 71Z",
] as const;

/** How many different stones and crates there are. */
export const TILE_VARIANTS = 3;

/** One stone pillar or closing wall; `variant` 0..2. */
export function wallShapes(variant: number): FigureShape[] {
  return [
    { d: roundedBox(2, 3, 96, 95, 12), fill: "#3a3462", stroke: "#151130", width: 3.5 },
    { d: "M10 84V93M37 84V95M63 84V95M90 84V93", stroke: "#2b264f", width: 4 },
    { d: roundedBox(4, 4.5, 92, 77, 11), fill: "#7d76a8" },
    { d: STONE_JOINTS[variant] ?? STONE_JOINTS[0], stroke: "#635c8f", width: 4 },
    { d: STONE_FLECKS[variant] ?? STONE_FLECKS[0], fill: "#938cbd" },
    { d: "M14 8.5H86", stroke: "#bdb7e0", width: 5 },
    { d: "M8.5 16V66", stroke: "#9a93c4", width: 3.5, opacity: 0.8 },
    { d: "M12 80.5H88", stroke: "#575083", width: 3 },
  ];
}

const BRACES = ["M22 24L78 67", "M78 24L22 67", "M22 45.5H78"] as const;

/** One wooden crate; `variant` 0..2 turns its brace. */
export function crateShapes(variant: number): FigureShape[] {
  const brace = BRACES[variant] ?? BRACES[0];
  return [
    { d: roundedBox(4.5, 5, 91, 92.5, 10), fill: "#70401c", stroke: "#27140a", width: 3.5 },
    { d: "M27 84V96M50 84V96.5M73 84V96", stroke: "#4d2a11", width: 3.5 },
    { d: roundedBox(6.5, 6.5, 87, 77, 8), fill: "#a9682f" },
    { d: "M35.5 18V72M50 18V72M64.5 18V72", stroke: "#7d4a20", width: 3 },
    { d: brace, stroke: "#6f3f1b", width: 17 },
    { d: brace, stroke: "#d0924f", width: 12.5 },
    { d: roundedBox(12, 12, 76, 66, 5), stroke: "#6f3f1b", width: 14.5 },
    { d: roundedBox(11.5, 11.5, 77, 67, 5), stroke: "#d99c58", width: 10.5 },
    { d: "M12 8.8H88", stroke: "#f7cf97", width: 4 },
    { d: "M9 14V70", stroke: "#ecb878", width: 2.5, opacity: 0.8 },
    { d: "M12 12.6h.1M88 12.6h.1M12 77h.1M88 77h.1", stroke: "#5a3214", width: 6 },
  ];
}

/** The stripes of a cell that a bomb will reach: danger has a shape of its own, not only a colour. */
export function hatchShapes(): FigureShape[] {
  return [{ d: "M8 36 36 8M8 64 64 8M8 92 92 8M36 92 92 36M64 92 92 64", stroke: "#ffd9a0", width: 6 }];
}

/** The cracks of a cell that is about to close. */
export function crackShapes(): FigureShape[] {
  const crack =
    "M50 50L38 34L41 20L30 6M50 50L66 41L74 24L92 18M50 50L62 66L58 80L68 95M50 50L32 60L24 76L7 80M66 41L80 50L95 48M38 34L20 36L6 30";
  return [
    { d: crack, stroke: "#0b0818", width: 7 },
    { d: crack, stroke: "#ff4d5f", width: 2.6 },
  ];
}
