// Eyes, brows and mouths: four eye sets are the four emotions, moods pass over them for a moment.
// Pure geometry in the figure's 100×100 box; draws nothing.
import type { EyeVariant } from "@fitil/contracts";
import type { CharacterTones } from "./palette.ts";
import type { FigureShape } from "./marks.ts";

/** What the face says over its emotion: nothing, hurt, out of the game, or winning. */
export type FigureMood = "normal" | "hit" | "dead" | "win";

/** Where the eyes look: each axis −1..1, (0,0) is straight ahead. */
export interface FigureLook {
  readonly x: number;
  readonly y: number;
}

interface EyeSet {
  readonly rx: number;
  readonly ry: number;
  readonly pupil: number;
  /** Upper lid's edge relative to the eye's centre, at the outer and inner side; null when wide open. */
  readonly lid: { readonly outer: number; readonly inner: number } | null;
}

const EYE_Y = 52;
const EYES = [
  { x: 36.5, outward: -1 },
  { x: 63.5, outward: 1 },
] as const;

const SETS: Readonly<Record<EyeVariant, EyeSet>> = {
  1: { rx: 11.5, ry: 13.5, pupil: 7, lid: null },
  2: { rx: 12, ry: 13, pupil: 6, lid: { outer: -8, inner: 1 } },
  3: { rx: 12.5, ry: 14.5, pupil: 8, lid: null },
  4: { rx: 11.5, ry: 12.5, pupil: 6.5, lid: { outer: 3.5, inner: -1.5 } },
};

const round = (value: number): number => Math.round(value * 100) / 100;

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${round(cx)} ${round(cy - ry)}A${rx} ${ry} 0 1 1 ${round(cx)} ${round(cy + ry)}A${rx} ${ry} 0 1 1 ${round(cx)} ${round(cy - ry)}Z`;
}

/** An upper lid: the part of the eye above the line that crosses its left edge at `left` and its right edge at `right`. */
function lid(cx: number, set: EyeSet, left: number, right: number, tones: CharacterTones): FigureShape[] {
  const rx = set.rx + 0.9;
  const ry = set.ry + 1.3;
  const edge = (dy: number): number => rx * Math.sqrt(Math.max(0, 1 - (dy / ry) ** 2));
  const from = `${round(cx - edge(left))} ${round(EYE_Y + left)}`;
  const to = `${round(cx + edge(right))} ${round(EYE_Y + right)}`;
  const large = left + right > 0 ? 1 : 0;
  return [
    { d: `M${from}A${rx} ${ry} 0 ${large} 1 ${to}Z`, fill: tones.lid },
    { d: `M${from}L${to}`, stroke: tones.ink, width: 4 },
  ];
}

/** The open eyes of an emotion, looking somewhere. Pure. */
function openEyes(variant: EyeVariant, look: FigureLook, tones: CharacterTones): FigureShape[] {
  const set = SETS[variant];
  const shapes: FigureShape[] = [];
  for (const { x, outward } of EYES) {
    const px = x + look.x * (set.rx - set.pupil) * 0.75 - outward * 0.8;
    const py = EYE_Y + 1 + look.y * (set.ry - set.pupil) * 0.65 + (variant === 4 ? 2.5 : 0);
    shapes.push(
      { d: ellipse(x, EYE_Y, set.rx, set.ry), fill: "#fffdf8", stroke: tones.ink, width: 2.6 },
      { d: ellipse(px, py, set.pupil, set.pupil * 1.12), fill: tones.ink },
      {
        d: ellipse(px - set.pupil * 0.32, py - set.pupil * 0.42, set.pupil * 0.36, set.pupil * 0.4),
        fill: "#fff",
      },
      {
        d: ellipse(px + set.pupil * 0.36, py + set.pupil * 0.46, set.pupil * 0.18, set.pupil * 0.2),
        fill: "#fff",
        opacity: 0.85,
      },
    );
    if (set.lid) {
      const left = outward < 0 ? set.lid.outer : set.lid.inner;
      const right = outward < 0 ? set.lid.inner : set.lid.outer;
      shapes.push(...lid(x, set, left, right, tones));
    }
    if (variant === 3) shapes.push(...smilingLowerLid(x, set, tones));
  }
  return shapes;
}

/** A cheerful eye is pushed up from below by the cheek. */
function smilingLowerLid(x: number, set: EyeSet, tones: CharacterTones): FigureShape[] {
  const y = EYE_Y + set.ry * 0.6;
  const half = set.rx * 0.86;
  const edge = `M${round(x - half)} ${round(y)}Q${round(x)} ${round(y - 4)} ${round(x + half)} ${round(y)}`;
  return [
    {
      d: `${edge}Q${round(x)} ${round(EYE_Y + set.ry * 1.75)} ${round(x - half)} ${round(y)}Z`,
      fill: tones.base,
    },
    { d: edge, stroke: tones.ink, width: 2.6 },
  ];
}

/** Eyes as closed curves: a blink, or the smiling eyes of a winner when `up`. Pure. */
export function closedEyes(tones: CharacterTones, up: boolean): FigureShape[] {
  const bend = up ? -9 : 7;
  return EYES.map(({ x }) => ({
    d: `M${x - 10} ${EYE_Y + (up ? 4 : 1)}Q${x} ${EYE_Y + bend} ${x + 10} ${EYE_Y + (up ? 4 : 1)}`,
    stroke: tones.ink,
    width: 4,
  }));
}

function hurtEyes(tones: CharacterTones): FigureShape[] {
  return EYES.map(({ x, outward }) => ({
    d: `M${x + outward * 8} ${EYE_Y - 8}L${x - outward * 7} ${EYE_Y}L${x + outward * 8} ${EYE_Y + 8}`,
    stroke: tones.ink,
    width: 4.5,
  }));
}

function crossedEyes(tones: CharacterTones): FigureShape[] {
  return EYES.map(({ x }) => ({
    d: `M${x - 7} ${EYE_Y - 7}L${x + 7} ${EYE_Y + 7}M${x + 7} ${EYE_Y - 7}L${x - 7} ${EYE_Y + 7}`,
    stroke: tones.ink,
    width: 4.5,
  }));
}

/** The eyes for a mood; only a normal mood shows the emotion. Pure. */
export function eyeShapes(
  variant: EyeVariant,
  look: FigureLook,
  mood: FigureMood,
  tones: CharacterTones,
): FigureShape[] {
  if (mood === "hit") return hurtEyes(tones);
  if (mood === "dead") return crossedEyes(tones);
  if (mood === "win") return closedEyes(tones, true);
  return openEyes(variant, look, tones);
}

const OPEN_SMILE = "M38.5 70.5Q50 75 61.5 70.5Q60.5 84.5 50 84.5Q39.5 84.5 38.5 70.5Z";
const TONGUE = "M43 81.5Q45 77 50 77Q55 77 57 81.5Q54 84 50 84Q46 84 43 81.5Z";

function openSmile(tones: CharacterTones): FigureShape[] {
  return [
    { d: OPEN_SMILE, fill: tones.ink, stroke: tones.ink, width: 2 },
    { d: TONGUE, fill: "#ff7d8f" },
  ];
}

/** The mouth and brows of an emotion or mood. Pure. */
export function mouthShapes(variant: EyeVariant, mood: FigureMood, tones: CharacterTones): FigureShape[] {
  const line = { stroke: tones.ink, width: 3.6 };
  if (mood === "win") return openSmile(tones);
  if (mood === "hit") return [{ d: "M39 77Q42.5 71.5 46 76T53 76T61 75", ...line }];
  if (mood === "dead") return [{ d: "M42 77H58", ...line }];
  switch (variant) {
    case 1:
      return [{ d: "M42 73.5Q50 80 58 73.5", ...line }];
    case 2:
      return [
        { d: "M23 39.5L45.5 50", stroke: tones.ink, width: 6 },
        { d: "M77 39.5L54.5 50", stroke: tones.ink, width: 6 },
        { d: "M40.5 79Q50 71.5 59.5 79", ...line },
        { d: "M53 75.4L55.8 81.2L58.6 77.8Z", fill: "#fffdf8", stroke: tones.ink, width: 1.6 },
      ];
    case 3:
      return openSmile(tones);
    case 4:
      return [{ d: ellipse(50, 77, 4, 4.6), fill: tones.ink }];
  }
}
