// The board's drawings as small icons for the panels: one art for both.
import type { ReactElement } from "react";
import { ShapePaths } from "../../../ui/character/index.ts";
import type { FigureShape } from "../../../ui/character/index.ts";

/** Shapes in the 100×100 box as a decorative SVG of `size` CSS pixels. */
export function ShapeIcon({ shapes, size }: { shapes: readonly FigureShape[]; size: number }): ReactElement {
  return (
    <svg viewBox="0 0 100 100" width={size} height={size} aria-hidden="true" className="shrink-0">
      <ShapePaths shapes={shapes} />
    </svg>
  );
}
