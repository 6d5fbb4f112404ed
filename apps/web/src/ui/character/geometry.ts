// The one drawing of a character: a list of vector shapes that the SVG component and the canvas painter share.
// Must stay pure: same pose, same shapes; no DOM, no canvas, no clock.
import type { CharacterColor, EyeVariant } from "@fitil/contracts";
import { closedEyes, eyeShapes, mouthShapes } from "./face.ts";
import type { FigureLook, FigureMood } from "./face.ts";
import { topperShapes } from "./marks.ts";
import type { FigureShape } from "./marks.ts";
import { TONES } from "./palette.ts";

/** Side of the square box every shape lives in. */
export const FIGURE_BOX = 100;

/** How a figure stands right now. */
export interface FigurePose {
  readonly color: CharacterColor;
  readonly eyeVariant: EyeVariant;
  /** Default straight ahead. */
  readonly look?: FigureLook;
  /** Default normal. */
  readonly mood?: FigureMood;
  /** Default false. */
  readonly blink?: boolean;
}

/** The drawing in layers, back to front. The face is shifted by `faceShift` so that the head seems to turn. */
export interface FigureLayers {
  readonly feet: readonly [FigureShape, FigureShape];
  readonly body: readonly FigureShape[];
  readonly eyes: readonly FigureShape[];
  readonly closedEyes: readonly FigureShape[];
  readonly mouth: readonly FigureShape[];
  readonly faceShift: FigureLook;
}

const BODY = "M50 23C72 23 87 39 87 58C87 79 71 91.5 50 91.5C29 91.5 13 79 13 58C13 39 28 23 50 23Z";
const BELLY_SHADE =
  "M15 63C18 81 32 89.6 50 89.6C68 89.6 82 81 85 63C80 76 66 82.5 50 82.5C34 82.5 20 76 15 63Z";
const SHINE =
  "M22.5 46C22.5 36.5 30 29.5 38.5 28.5C42 28.2 42.4 31.8 39 32.8C33 34.6 28.6 38.8 27 45.8C26.2 49.2 22.5 49.2 22.5 46Z";
const ELLIPSE_FOOT = (x: number): string =>
  `M${x - 11} 91A11 6.5 0 1 1 ${x + 11} 91A11 6.5 0 1 1 ${x - 11} 91Z`;

/** Builds the layers of a pose. Every number is in the 100×100 box; the result is fresh and may be kept. */
export function figureLayers(pose: FigurePose): FigureLayers {
  const tones = TONES[pose.color];
  const mood = pose.mood ?? "normal";
  const look = pose.look ?? { x: 0, y: 0 };
  const blinking = pose.blink === true && mood === "normal";
  const foot = { fill: tones.shade, stroke: tones.ink, width: 3.6 };
  return {
    feet: [
      { d: ELLIPSE_FOOT(36), ...foot },
      { d: ELLIPSE_FOOT(64), ...foot },
    ],
    body: [
      ...topperShapes(pose.color),
      { d: BODY, fill: tones.base, stroke: tones.ink, width: 4 },
      { d: BELLY_SHADE, fill: tones.shade, opacity: 0.85 },
      { d: SHINE, fill: tones.light, opacity: 0.8 },
    ],
    eyes: blinking ? closedEyes(tones, false) : eyeShapes(pose.eyeVariant, look, mood, tones),
    closedEyes: closedEyes(tones, false),
    mouth: [...cheeks(), ...mouthShapes(pose.eyeVariant, mood, tones)],
    faceShift: faceShift(look),
  };
}

/** How far the face moves over the body when the figure looks somewhere, in the 100×100 box. */
export function faceShift(look: FigureLook): FigureLook {
  return { x: look.x * 6, y: look.y * 4.5 };
}

function cheeks(): FigureShape[] {
  return [26, 74].map((x) => ({
    d: `M${x - 6} 69A6 3.8 0 1 1 ${x + 6} 69A6 3.8 0 1 1 ${x - 6} 69Z`,
    fill: "#ff6f8b",
    opacity: 0.5,
  }));
}
