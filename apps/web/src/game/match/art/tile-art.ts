// Floor, stone and wood as vector shapes in a 100×100 box, lit from above. Plain data: draws nothing.
import type { FigureShape } from "../../../ui/character/index.ts";
import type { Arena } from "../board/arena.ts";

/** A rounded rectangle as path data. */
function roundedBox(x: number, y: number, width: number, height: number, radius: number): string {
  const right = x + width;
  const bottom = y + height;
  return (
    `M${x + radius} ${y}H${right - radius}Q${right} ${y} ${right} ${y + radius}V${bottom - radius}` +
    `Q${right} ${bottom} ${right - radius} ${bottom}H${x + radius}Q${x} ${bottom} ${x} ${bottom - radius}V${y + radius}Q${x} ${y} ${x + radius} ${y}Z`
  );
}

/** What a place's floor is made of; `burnt` is every place's floor in sudden death. */
export type FloorLook = Arena | "burnt";

interface FloorTones {
  readonly seam: string;
  readonly light: string;
  readonly dark: string;
  readonly shine: string;
  readonly edge: string;
  /** What lies on every other tile. */
  readonly mark: FigureShape;
}

const FLOORS: Readonly<Record<FloorLook, FloorTones>> = {
  yard: {
    seam: "#1b1739",
    light: "#2f2960",
    dark: "#252049",
    shine: "#4a4186",
    edge: "#120f28",
    mark: { d: "M22 70l9 4-7 4zM70 26l8 3-6 5z", fill: "#3b3472" },
  },
  garden: {
    seam: "#0d2320",
    light: "#1d483d",
    dark: "#173a33",
    shine: "#3a7d68",
    edge: "#081714",
    mark: {
      d: "M24 74q1-12-5-17M28 74q0-13 4-20M33 74q0-9 7-13M70 38q1-10-4-14M74 38q1-10 6-15",
      stroke: "#3f9173",
      width: 3.5,
    },
  },
  deck: {
    seam: "#0d1c30",
    light: "#254a6d",
    dark: "#1d3c5b",
    shine: "#4b80ab",
    edge: "#081320",
    mark: {
      d: "M14 15h.1M86 15h.1M14 86h.1M86 86h.1M30 40L50 30M30 60L70 40M50 70L70 60",
      stroke: "#3b6b94",
      width: 5,
    },
  },
  burnt: {
    seam: "#8f2a22",
    light: "#251320",
    dark: "#1c0e19",
    shine: "#43222f",
    edge: "#0d060c",
    mark: { d: "M8 44L30 52L44 40L62 58L92 50M44 40L48 12M62 58L58 90", stroke: "#5e1f22", width: 3 },
  },
};

/** One floor tile; `isDark` for every other one. */
export function floorShapes(look: FloorLook, isDark: boolean): FigureShape[] {
  const { seam, light, dark, shine, edge, mark } = FLOORS[look];
  const inset = look === "burnt" ? 3 : 1.5;
  const side = 100 - 2 * inset;
  return [
    { d: "M-1 -1H101V101H-1Z", fill: seam },
    { d: roundedBox(inset, inset, side, side, 9), fill: isDark ? dark : light },
    { d: "M11 5H89", stroke: shine, width: 2.4, opacity: isDark ? 0.35 : 0.5 },
    { d: "M11 96H89", stroke: edge, width: 2.4, opacity: 0.5 },
    ...(isDark ? [] : [mark]),
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

interface StoneTones {
  readonly side: string;
  readonly ink: string;
  readonly foot: string;
  readonly top: string;
  readonly joint: string;
  readonly fleck: string;
  readonly lit: string;
  readonly litSide: string;
  readonly fold: string;
}

const STONES: Readonly<Record<Arena, StoneTones>> = {
  yard: {
    side: "#3a3462",
    ink: "#151130",
    foot: "#2b264f",
    top: "#7d76a8",
    joint: "#635c8f",
    fleck: "#938cbd",
    lit: "#bdb7e0",
    litSide: "#9a93c4",
    fold: "#575083",
  },
  garden: {
    side: "#3d5247",
    ink: "#0c1b16",
    foot: "#2c3d35",
    top: "#93aa9c",
    joint: "#738b7d",
    fleck: "#abc0b3",
    lit: "#dbeadf",
    litSide: "#b6cbbe",
    fold: "#62796c",
  },
  deck: {
    side: "#374860",
    ink: "#0a1420",
    foot: "#283750",
    top: "#8fa0b8",
    joint: "#6c7d97",
    fleck: "#cbd7e8",
    lit: "#e0e9f5",
    litSide: "#b2c1d6",
    fold: "#5d6e88",
  },
};
/** Plates are riveted, not laid. */
const RIVETS: FigureShape = { d: "M17 20h.1M83 20h.1M17 69h.1M83 69h.1", stroke: "#cbd7e8", width: 8 };

/** One pillar or closing wall of a place; `variant` 0..2. */
export function wallShapes(arena: Arena, variant: number): FigureShape[] {
  const tones = STONES[arena];
  const face: FigureShape[] =
    arena === "deck"
      ? [{ d: roundedBox(27, 27, 46, 36, 6), stroke: tones.joint, width: 4 }, RIVETS]
      : [
          { d: STONE_JOINTS[variant] ?? STONE_JOINTS[0], stroke: tones.joint, width: 4 },
          { d: STONE_FLECKS[variant] ?? STONE_FLECKS[0], fill: tones.fleck },
        ];
  return [
    { d: roundedBox(2, 3, 96, 95, 12), fill: tones.side, stroke: tones.ink, width: 3.5 },
    { d: "M10 84V93M37 84V95M63 84V95M90 84V93", stroke: tones.foot, width: 4 },
    { d: roundedBox(4, 4.5, 92, 77, 11), fill: tones.top },
    ...face,
    { d: "M14 8.5H86", stroke: tones.lit, width: 5 },
    { d: "M8.5 16V66", stroke: tones.litSide, width: 3.5, opacity: 0.8 },
    { d: "M12 80.5H88", stroke: tones.fold, width: 3 },
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
