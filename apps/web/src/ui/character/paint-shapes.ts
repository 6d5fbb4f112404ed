// Puts the shared vector shapes on a canvas that somebody else owns. Keeps no state and no context of its own.
import type { FigureShape } from "./marks.ts";

/** The few canvas abilities that drawing a shape needs. */
export type ShapeCanvas = Pick<
  CanvasRenderingContext2D,
  "fill" | "stroke" | "fillStyle" | "strokeStyle" | "lineWidth" | "lineCap" | "lineJoin" | "globalAlpha"
>;

/** Draws shapes in the current transform (the 100×100 box). Leaves alpha at 1. */
export function paintShapes(canvas: ShapeCanvas, shapes: readonly FigureShape[]): void {
  canvas.lineCap = "round";
  canvas.lineJoin = "round";
  for (const shape of shapes) {
    const path = new Path2D(shape.d);
    canvas.globalAlpha = shape.opacity ?? 1;
    if (shape.fill !== undefined) {
      canvas.fillStyle = shape.fill;
      canvas.fill(path);
    }
    if (shape.stroke !== undefined) {
      canvas.strokeStyle = shape.stroke;
      canvas.lineWidth = shape.width ?? 1;
      canvas.stroke(path);
    }
  }
  canvas.globalAlpha = 1;
}
