// A reaction: for a moment a bubble over the figure with the face that its player chose (SN5). Pure.
import type { BoardView } from "../store/match-view.ts";
import type { DrawItem } from "./draw-items.ts";
import { figureItem } from "./figure-items.ts";
import { popScale } from "./trace-items.ts";

const SHOWN_MS = 1_500;
const FADE_MS = 250;
const BUBBLE = "#f4f1ff";

/** Adds the bubbles of everybody who stands and is not muted. */
export function pushReactions(
  into: DrawItem[],
  { figures, traces, nowMs }: BoardView,
  muted: ReadonlySet<number>,
  isCalm: boolean,
): void {
  for (const trace of traces) {
    if (trace.type !== "reaction" || muted.has(trace.playerId)) continue;
    const age = nowMs - trace.atMs;
    const figure = figures.find(({ id }) => id === trace.playerId);
    if (age < 0 || age >= SHOWN_MS || figure === undefined || nowMs >= figure.goneAt) continue;
    const face = figureItem(figure, nowMs, true);
    if (face === null) continue;
    const { x } = face;
    // Beside the head where there is no room above it.
    const rise = figure.y < 1 ? -1.05 : 1.05;
    const size = isCalm ? 1 : popScale(age);
    const alpha = Math.min(1, (SHOWN_MS - age) / FADE_MS);
    into.push(
      { kind: "dot", x, y: face.y, rise: rise * 0.66, radius: 0.1 * size, color: BUBBLE, alpha },
      { kind: "dot", x, y: face.y, rise, radius: 0.46 * size, color: BUBBLE, alpha },
      {
        ...face,
        eyeVariant: trace.eyeVariant,
        mood: "normal",
        lookX: 0,
        lookY: 0,
        step: 0,
        scaleX: 0.64 * size,
        scaleY: 0.64 * size,
        lift: rise,
        alpha,
        shimmer: 0,
        isMine: false,
        isHead: true,
      },
    );
  }
}
