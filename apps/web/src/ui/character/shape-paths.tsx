// Drawn shapes as SVG paths: figures and the board's icons are put on the page in one way.
import type { ReactElement } from "react";
import type { FigureShape } from "./marks.ts";

/** Shapes in the 100×100 box, in their order, as paths of a surrounding SVG. */
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
