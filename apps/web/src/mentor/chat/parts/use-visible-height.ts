// Keeps the box above a phone's keyboard: where the keyboard lies over the page, the page is made shorter.
import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/** A keyboard is at least this high, in CSS pixels; anything less is a bar that comes and goes. */
const KEYBOARD_PX = 120;

/** The element that is as high as what can be seen. */
export function useVisibleHeight(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const view = window.visualViewport;
    if (view === null) return;
    const fit = () => {
      const frame = element.current;
      if (frame === null) return;
      const isCovered = innerHeight - view.height > KEYBOARD_PX && view.scale === 1;
      frame.style.height = isCovered ? `${view.height}px` : "";
      if (isCovered) scrollTo(0, 0);
    };
    view.addEventListener("resize", fit);
    return () => view.removeEventListener("resize", fit);
  }, []);
  return element;
}
