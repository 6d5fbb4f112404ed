// Holds a phone's screen while a match is shown on it.
import { useEffect } from "react";
import { holdScreen } from "./hold-screen.ts";

const INSTALLED = "(display-mode: standalone), (display-mode: fullscreen)";

/** Keeps the screen lit and filled while it is shown; draws nothing. For screens that are touched. */
export function PhoneScreen(): null {
  useEffect(
    () =>
      holdScreen({
        page: document,
        wakeLock: navigator.wakeLock as WakeLock | undefined,
        isStandalone: matchMedia(INSTALLED).matches,
      }),
    [],
  );
  return null;
}
