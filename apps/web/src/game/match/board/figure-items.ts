// How a character stands in this frame: steps, squash, shimmer, the way out. Pure.
import type { FigureView } from "../store/stage.ts";
import type { FigureItem } from "./draw-items.ts";

const LEAVE_MS = 900;
const BLINK_MS = 130;
const SHIMMER_PERIOD_MS = 150;

/** The figure's drawing at `nowMs`, or null once a dead or departed one has left the board. `isCalm` stills bounce and flicker. */
export function figureItem(figure: FigureView, nowMs: number, isCalm: boolean): FigureItem | null {
  const gone = nowMs - figure.goneAt;
  if (gone >= LEAVE_MS) return null;
  const swing = Math.sin(figure.stride * 8.4) * figure.swing;
  const breath = isCalm ? 0 : Math.sin(nowMs / 420 + figure.id * 2) * 0.012 * (1 - figure.swing);
  const squash = isCalm ? 0 : figure.squash + breath;
  const base: FigureItem = {
    kind: "figure",
    x: figure.x,
    y: figure.y,
    color: figure.color,
    eyeVariant: figure.eyeVariant,
    mood: figure.mood,
    blink: (nowMs + figure.id * 1313) % (3100 + figure.id * 370) < BLINK_MS,
    lookX: figure.look.x,
    lookY: figure.look.y,
    step: swing,
    scaleX: 1 + squash,
    scaleY: 1 - squash,
    lift: isCalm ? 0 : Math.abs(swing) * 0.055,
    tilt: isCalm ? 0 : swing * 0.045,
    alpha: 1,
    shimmer: 0,
    isMine: figure.isMine,
    isHead: false,
  };
  if (gone >= 0) return leaving(base, gone / LEAVE_MS, isCalm);
  if (figure.mood === "win" && !isCalm) return { ...base, lift: Math.abs(Math.sin(nowMs / 170)) * 0.28 };
  if (!figure.isInvincible) return base;
  if (isCalm) return { ...base, alpha: 0.6 };
  const wave = 0.5 + 0.5 * Math.sin((nowMs / SHIMMER_PERIOD_MS) * Math.PI * 2);
  return { ...base, alpha: 0.55 + 0.45 * wave, shimmer: 0.55 * (1 - wave) };
}

/** Falls back, shrinks and rises. */
function leaving(base: FigureItem, life: number, isCalm: boolean): FigureItem {
  if (isCalm) return { ...base, isMine: false, alpha: 1 - life };
  const jump = Math.sin(Math.min(1, life * 2.2) * Math.PI) * 0.45;
  return {
    ...base,
    isMine: false,
    blink: false,
    lift: jump + life * 0.35,
    tilt: life * life * 2.4,
    scaleX: 1 - 0.55 * life ** 2,
    scaleY: 1 - 0.55 * life ** 2,
    alpha: 1 - life ** 3,
  };
}
