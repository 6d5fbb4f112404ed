// Brings what lies over the match while it is played, for as long as it takes: the board must not wait for it, nor break without it.
import { useEffect, useState } from "react";
import { createLateScreen } from "../../../lib/late-screen.ts";
import type { OverlayProps } from "../overlay/overlay.tsx";

const overlay = createLateScreen<OverlayProps>(async () =>
  (await import("../overlay/index.ts")).loadOverlay(),
);
const AGAIN_MS = 3_000;

/** The overlay, or null until its code is here. */
export function useOverlay(): ReturnType<typeof overlay.ready> {
  const [shown, setShown] = useState(() => overlay.ready());
  useEffect(() => {
    if (shown !== null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isShown = true;
    const load = (): void => {
      overlay.fetch().then(
        (loaded) => isShown && setShown(() => loaded),
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
