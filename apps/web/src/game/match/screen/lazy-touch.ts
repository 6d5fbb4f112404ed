// The thumbs' controls come only to screens that are touched: a keyboard's first match does not wait for them.
import { useEffect, useState } from "react";

type Touch = typeof import("./touch-controls.tsx");

/** What a touched screen shows. */
export type TouchParts = Pick<Touch, "BombButton" | "FloatingStick" | "StickHint">;

const AGAIN_MS = 2_000;

let parts: TouchParts | null = null;

/** Brings the controls. Rejects when they cannot be had; the next call tries again. */
async function fetchTouch(): Promise<void> {
  const { BombButton, FloatingStick, StickHint } = await import("./touch-controls.tsx");
  parts = { BombButton, FloatingStick, StickHint };
}

/** Brings the controls where this screen is touched, so that a match there begins with them. Rejects when they cannot be had. */
export async function prepareTouch(): Promise<void> {
  if (matchMedia("(pointer: coarse)").matches) await fetchTouch();
}

/** The controls while `isTouch`; null elsewhere, and for the moment until they are here on a screen that was not touched before. */
export function useTouchParts(isTouch: boolean): TouchParts | null {
  const [shown, setShown] = useState(parts);
  useEffect(() => {
    if (!isTouch || shown !== null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isShown = true;
    const load = (): void => {
      fetchTouch().then(
        () => isShown && setShown(parts),
        () => {
          if (isShown) timer = setTimeout(load, AGAIN_MS);
        },
      );
    };
    load();
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [isTouch, shown]);
  return isTouch ? shown : null;
}
