// Plain shapes of one colour: a tinted cell, a spark, a piece of confetti, a ring that widens.
import type { DrawItem } from "../board/draw-items.ts";

/** What is drawn without a sprite. */
export type ShapeItem = Extract<DrawItem, { kind: "tint" | "dot" | "chip" | "ring" }>;

const TAU = Math.PI * 2;

/** Paints a shape onto a board of cells of that many pixels, whose corner is at (`left`, `top`). */
export function paintShape(
  context: CanvasRenderingContext2D,
  item: ShapeItem,
  cell: number,
  left: number,
  top: number,
): void {
  const x = left + (item.x + 0.5) * cell;
  const y = top + (item.y - ("rise" in item ? item.rise : 0) + 0.5) * cell;
  context.globalAlpha = Math.max(0, Math.min(1, item.alpha));
  context.fillStyle = item.color;
  context.beginPath();
  if ("radius" in item) context.arc(x, y, item.radius * cell, 0, TAU);
  switch (item.kind) {
    case "tint": {
      const side = cell * 0.92;
      context.roundRect(x - side / 2, y - side / 2, side, side, cell * 0.1);
      context.fill();
      break;
    }
    case "dot":
      context.fill();
      break;
    case "chip": {
      const width = item.width * cell;
      const height = item.height * cell;
      context.setTransform(1, 0, 0, 1, x, y);
      context.rotate(item.angle);
      context.fillRect(-width / 2, -height / 2, width, height);
      context.setTransform(1, 0, 0, 1, 0, 0);
      break;
    }
    case "ring":
      context.strokeStyle = item.color;
      context.lineWidth = Math.max(0.5, item.width * cell);
      context.stroke();
  }
  context.globalAlpha = 1;
}
