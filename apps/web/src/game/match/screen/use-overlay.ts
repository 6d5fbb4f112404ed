// Brings what lies over the match while it is played, for as long as it takes: the board must not wait for it, nor break without it.
import { useEffect, useState } from "react";
import type { OverlayParts } from "../overlay/index.ts";

const AGAIN_MS = 3_000;

let parts: OverlayParts | null = null;

async function fetchParts(): Promise<OverlayParts> {
  const { loadOverlay } = await import("../overlay/index.ts");
  return (parts = await loadOverlay());
}

/** The parts of the overlay, or null until their code and their words are here. */
export function useOverlay(): OverlayParts | null {
  const [shown, setShown] = useState(parts);
  useEffect(() => {
    if (shown !== null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isShown = true;
    const load = (): void => {
      fetchParts().then(
        (loaded) => isShown && setShown(loaded),
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
  }, [shown]);
  return shown;
}
