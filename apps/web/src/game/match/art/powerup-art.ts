// Power-ups as vector shapes in a 100×100 box: each has an outline and a glyph of its own, so that colour is never the only sign.
// The same shapes serve the board and the panels. Plain data.
import type { FigureShape } from "../../../ui/character/index.ts";

const INK = "#140f2c";
const RIM = "#fffdf4";

/** An outline with a dark edge, a light rim and a filling. */
function badge(d: string, fill: string): FigureShape[] {
  return [
    { d, stroke: INK, width: 15, fill: INK },
    { d, stroke: RIM, width: 8, fill: RIM },
    { d, fill },
  ];
}

const CIRCLE = "M50 16A34 34 0 1 1 50 84A34 34 0 1 1 50 16Z";
const DIAMOND = "M50 10L88 47Q90.5 50 88 53L50 90L12 53Q9.5 50 12 47Z";
const HEXAGON = "M31 17H69L90 50L69 83H31L10 50Z";
const HEART =
  "M50 87C20 67 9 51 11 36C13 21 31 13 43 24Q47 28 50 33Q53 28 57 24C69 13 87 21 89 36C91 51 80 67 50 87Z";

/** One more bomb (cell code 4): a round badge. */
function bombBadge(): FigureShape[] {
  return [
    ...badge(CIRCLE, "#5b7cff"),
    { d: "M46 38A18 18 0 1 1 46 74A18 18 0 1 1 46 38Z", fill: INK },
    { d: "M37 50A10 10 0 0 1 45 43.5", stroke: "#aebcff", width: 4 },
    { d: "M57 42Q62 34 69 36", stroke: INK, width: 5 },
    { d: "M72 26V40M65 33H79", stroke: RIM, width: 6 },
  ];
}

/** A longer blast (5): a diamond with a flame. */
function radiusBadge(): FigureShape[] {
  return [
    ...badge(DIAMOND, "#ff7a2e"),
    {
      d: "M50 22C54 34 68 40 68 57C68 69 60 76 50 76C40 76 32 69 32 57C32 49 37 45 40 38C42 43 44 45 46 46C48 38 47 30 50 22Z",
      fill: "#fff3c9",
    },
    {
      d: "M50 50C52 56 59 59 59 66C59 72 55 75.5 50 75.5C45 75.5 41 72 41 66C41 60 48 57 50 50Z",
      fill: "#ff9f3d",
    },
  ];
}

/** More speed (6): a hexagon with two chevrons. */
function speedBadge(): FigureShape[] {
  return [
    ...badge(HEXAGON, "#1fa87c"),
    { d: "M30 31L49 50L30 69", stroke: RIM, width: 10 },
    { d: "M52 31L71 50L52 69", stroke: RIM, width: 10 },
  ];
}

/** One more health (7): a heart with a plus. */
function healthBadge(): FigureShape[] {
  return [...badge(HEART, "#ff4f6b"), { d: "M50 38V66M36 52H64", stroke: RIM, width: 9 }];
}

/** The shapes of a power-up by its cell code 4..7; anything else is drawn as health. */
export function powerupShapes(code: number): FigureShape[] {
  if (code === 4) return bombBadge();
  if (code === 5) return radiusBadge();
  if (code === 6) return speedBadge();
  return healthBadge();
}
