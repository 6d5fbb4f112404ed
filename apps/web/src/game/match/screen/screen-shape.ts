// How the parts of the game screen lie: beside the board, above and below it, or squeezed to its sides on a phone held flat.
import { useSyncExternalStore } from "react";

/** `wide`: panels in a column at the left. `tall`: above and below. `low`: a phone on its side. */
export type ScreenShape = "wide" | "tall" | "low";

const LOW_PX = 540;
const WIDE_PX = 960;

/** The shape for a window of that many CSS pixels. Pure. */
export function shapeOf(width: number, height: number): ScreenShape {
  if (height < LOW_PX && width > height) return "low";
  return width >= WIDE_PX && width > height * 0.9 ? "wide" : "tall";
}

function subscribe(onChange: () => void): () => void {
  addEventListener("resize", onChange);
  return () => removeEventListener("resize", onChange);
}

/** The shape of this window, kept up to date. */
export function useScreenShape(): ScreenShape {
  return useSyncExternalStore(subscribe, () => shapeOf(innerWidth, innerHeight));
}

/** Whether a media query holds, kept up to date. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener("change", onChange);
      return () => media.removeEventListener("change", onChange);
    },
    () => matchMedia(query).matches,
  );
}
