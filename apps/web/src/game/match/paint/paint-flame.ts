// Draws the flames of one explosion: rounded arms in four hot tones, their edges licking; white all through at their birth.
import type { FlameItem } from "../board/draw-items.ts";

const TONES = [
  { color: "#e8392c", width: 1 },
  { color: "#ff7a2e", width: 0.8 },
  { color: "#ffc53d", width: 0.56 },
  { color: "#fff6dc", width: 0.28 },
] as const;

const HOTTEST = TONES[3];

/** One arm as a wavy bar from the centre outwards, in pixels along +x after the caller's rotation. */
function armPath(
  context: CanvasRenderingContext2D,
  length: number,
  half: number,
  cell: number,
  phase: number,
): void {
  const steps = Math.max(2, Math.round((length / cell) * 3));
  context.moveTo(0, -half);
  for (let step = 1; step <= steps; step++) {
    const along = (length * step) / steps;
    const lick = 1 + 0.16 * Math.sin(phase + step * 1.9);
    const taper = step === steps ? 0.62 : 1;
    context.lineTo(along, -half * lick * taper);
  }
  context.quadraticCurveTo(length + half * 1.15, 0, length, half * 0.62);
  for (let step = steps - 1; step >= 1; step--) {
    const lick = 1 + 0.16 * Math.cos(phase * 1.1 + step * 2.3);
    context.lineTo((length * step) / steps, half * lick);
  }
  context.lineTo(0, half);
  context.closePath();
}

/** Draws one explosion's flames in device pixels; the context's transform must be plain and is left so. */
export function paintFlame(
  context: CanvasRenderingContext2D,
  item: FlameItem,
  cell: number,
  originX: number,
  originY: number,
): void {
  const x = originX + (item.x + 0.5) * cell;
  const y = originY + (item.y + 0.5) * cell;
  const arms = [
    { length: item.right, cos: 1, sin: 0 },
    { length: item.down, cos: 0, sin: 1 },
    { length: item.left, cos: -1, sin: 0 },
    { length: item.up, cos: 0, sin: -1 },
  ];
  context.globalAlpha = item.alpha;
  for (const tone of TONES) {
    const half = item.width * cell * Math.max(tone.width, tone === HOTTEST ? item.flash : 0);
    context.fillStyle = tone.color;
    for (const arm of arms) {
      if (arm.length <= 0) continue;
      context.setTransform(arm.cos, arm.sin, -arm.sin, arm.cos, x, y);
      context.beginPath();
      armPath(context, arm.length * cell + half * 0.2, half, cell, item.phase);
      context.fill();
    }
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.beginPath();
    context.arc(x, y, half * (1.1 + 0.06 * Math.sin(item.phase)), 0, Math.PI * 2);
    context.fill();
  }
  context.globalAlpha = 1;
}
