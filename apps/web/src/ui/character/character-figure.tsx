// The character as SVG, for lobby cards, list icons and avatars. Draws the shared geometry and nothing of its own.
// Blinking is declarative (no timers, no re-render) and is left out when motion is unwelcome.
import type { CharacterColor, EyeVariant } from "@fitil/contracts";
import type { ReactElement } from "react";
import { figureLayers } from "./geometry.ts";
import type { FigureLook, FigureMood } from "./face.ts";
import { type FigureShape, MARK_PATHS } from "./marks.ts";
import { TONES } from "./palette.ts";

/** How to show a character. */
export interface CharacterFigureProps {
  readonly color: CharacterColor;
  readonly eyeVariant: EyeVariant;
  /** Each axis −1..1; default straight ahead. */
  readonly look?: FigureLook;
  readonly mood?: FigureMood;
  /** Side in CSS pixels; default 64. */
  readonly size?: number;
  /** Blinks now and then; default true from 40 px up. */
  readonly animated?: boolean;
  /** Read out instead of the picture; without it the picture is decoration. */
  readonly label?: string;
  readonly className?: string;
}

/** Whether the person asked for less motion; false where nobody can be asked. */
function motionIsUnwelcome(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Seconds between blinks, different for every character so that a row of them never blinks in step. */
const BLINK_PERIOD_S: Readonly<Record<CharacterColor, number>> = {
  blue: 4.1,
  red: 3.3,
  yellow: 4.7,
  violet: 3.8,
};

function Blink({ opacity, period }: { opacity: "open" | "closed"; period: number }): ReactElement {
  const values = opacity === "open" ? "1;1;0;0;1" : "0;0;1;1;0";
  return (
    <animate
      attributeName="opacity"
      values={values}
      keyTimes="0;0.94;0.945;0.985;1"
      calcMode="discrete"
      dur={`${period}s`}
      repeatCount="indefinite"
    />
  );
}

/** A character drawn as SVG: round body, big eyes, its own silhouette. Pure but for the motion preference. */
export function CharacterFigure(props: CharacterFigureProps): ReactElement {
  const size = props.size ?? 64;
  const layers = figureLayers(props);
  const blinks =
    (props.animated ?? size >= 40) && (props.mood ?? "normal") === "normal" && !motionIsUnwelcome();
  const period = BLINK_PERIOD_S[props.color] + props.eyeVariant * 0.37;
  return (
    <svg
      viewBox="0 0 100 100"
      width={size}
      height={size}
      className={props.className}
      role={props.label === undefined ? undefined : "img"}
      aria-label={props.label}
      aria-hidden={props.label === undefined ? true : undefined}
    >
      <ShapePaths shapes={layers.feet} />
      <ShapePaths shapes={layers.body} />
      <g transform={`translate(${layers.faceShift.x} ${layers.faceShift.y})`}>
        <g>
          <ShapePaths shapes={layers.eyes} />
          {blinks && <Blink opacity="open" period={period} />}
        </g>
        {blinks && (
          <g opacity="0">
            <ShapePaths shapes={layers.closedEyes} />
            <Blink opacity="closed" period={period} />
          </g>
        )}
        <ShapePaths shapes={layers.mouth} />
      </g>
    </svg>
  );
}

/** A character's shape mark alone, for names and bars: colour and shape say the same. */
export function CharacterMark(props: {
  color: CharacterColor;
  size?: number;
  className?: string;
}): ReactElement {
  const size = props.size ?? 14;
  const tones = TONES[props.color];
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={props.className} aria-hidden="true">
      <path d={MARK_PATHS[props.color]} fill={tones.base} />
    </svg>
  );
}

/** Shapes in the 100×100 box, in their order, as paths of a surrounding SVG; the board's icons, too. */
export function ShapePaths({ shapes }: { shapes: readonly FigureShape[] }): ReactElement[] {
  return shapes.map((shape, index) => (
    <path
      key={index}
      d={shape.d}
      fill={shape.fill ?? "none"}
      stroke={shape.stroke}
      strokeWidth={shape.width}
      opacity={shape.opacity}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ));
}
