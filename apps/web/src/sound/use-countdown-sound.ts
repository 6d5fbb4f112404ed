// The tick of a countdown, for whoever shows one. Plays through the page's one sound box, so the mute counts here too.
import { useEffect } from "react";
import { listenForGesture, sounds } from "./page-sounds.ts";

/** Ticks once for every whole second shown; null means that nothing is counted down. */
export function useCountdownSound(seconds: number | null): void {
  useEffect(() => listenForGesture(), []);
  useEffect(() => {
    if (seconds !== null) sounds.play("countdown");
  }, [seconds]);
}
