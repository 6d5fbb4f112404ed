// Shape marks: what tells the characters apart without colour. One mark per character, used on the head,
// beside names and in the health bars. Plain path data; draws nothing.
import type { CharacterColor } from "@fitil/contracts";
import { TONES } from "./palette.ts";

/** One vector shape in the figure's 100×100 box: path data and how it is filled and stroked. */
export interface FigureShape {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
}

/** Name of each character's mark, for people who hear the screen instead of seeing it. */
export const MARK_NAMES: Readonly<Record<CharacterColor, "circle" | "triangle" | "star" | "diamond">> = {
  blue: "circle",
  red: "triangle",
  yellow: "star",
  violet: "diamond",
};

/** The bare mark as path data in a 24×24 box. */
export const MARK_PATHS: Readonly<Record<CharacterColor, string>> = {
  blue: "M12 3.5A8.5 8.5 0 1 1 12 20.5A8.5 8.5 0 1 1 12 3.5Z",
  red: "M12 3L22 20.5H2Z",
  yellow: "M12 2L14.9 8.6L22 9.3L16.7 14.1L18.2 21.2L12 17.5L5.8 21.2L7.3 14.1L2 9.3L9.1 8.6Z",
  violet: "M12 1.5L20 12L12 22.5L4 12Z",
};

/**
 * What grows on a character's head: the mark as part of the silhouette. Drawn behind the body.
 * Returns shapes in the 100×100 box; pure.
 */
export function topperShapes(color: CharacterColor): FigureShape[] {
  const tone = TONES[color];
  const outline = { stroke: tone.ink, width: 4 };
  switch (color) {
    case "blue":
      return [
        { d: "M50 28C49 22 50 18 52 14", stroke: tone.ink, width: 6 },
        { d: "M54 2.5A8.5 8.5 0 1 1 54 19.5A8.5 8.5 0 1 1 54 2.5Z", fill: tone.light, ...outline },
      ];
    case "red":
      return [
        { d: "M17 40C11 28 12 16 17 7C22 17 31 23 40 25Z", fill: tone.light, ...outline },
        { d: "M83 40C89 28 88 16 83 7C78 17 69 23 60 25Z", fill: tone.light, ...outline },
      ];
    case "yellow":
      return [
        { d: "M50 28V16", stroke: tone.ink, width: 6 },
        {
          d: "M50 0L54.1 7.4L62.4 9L56.6 15.1L57.6 23.5L50 19.9L42.4 23.5L43.4 15.1L37.6 9L45.9 7.4Z",
          fill: tone.light,
          ...outline,
        },
      ];
    case "violet":
      return [
        { d: "M35 30L19 19L21 2L36 12Z", fill: tone.base, ...outline },
        { d: "M65 30L81 19L79 2L64 12Z", fill: tone.base, ...outline },
        { d: "M34 25L24 18L25 8L33 14Z", fill: tone.light },
        { d: "M66 25L76 18L75 8L67 14Z", fill: tone.light },
      ];
  }
}
