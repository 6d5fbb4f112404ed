// The one sound box of the page, woken by the person's first gesture, so the mute counts for all. Loading this file opens nothing.
import { useEffect } from "react";
import { browserStorage } from "../lib/device/storage.ts";
import { createSoundBox } from "./sound-box.ts";
import type { SoundBox, Synthesiser } from "./sound-box.ts";

async function loadSynthesiser(): Promise<Synthesiser> {
  const { ZZFX } = await import("zzfx");
  return {
    context: ZZFX.audioContext,
    sampleRate: ZZFX.sampleRate,
    build: (...parameters) => ZZFX.buildSamples(...parameters),
  };
}

function later(work: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: 500 });
  else setTimeout(work, 30);
}

/** Every sound of the page goes through here. */
export const sounds: SoundBox = createSoundBox({ load: loadSynthesiser, storage: browserStorage, later });

const GESTURES = ["pointerdown", "keydown"] as const;

/** Wakes the sounds at the first gesture, or now if there has been one. Call once where sounds may be needed; more calls change nothing. */
export function listenForGesture(): void {
  if (typeof navigator !== "undefined" && navigator.userActivation?.hasBeenActive) {
    sounds.wake();
    return;
  }
  const wake = (): void => {
    for (const gesture of GESTURES) removeEventListener(gesture, wake, true);
    sounds.wake();
  };
  for (const gesture of GESTURES) addEventListener(gesture, wake, { capture: true, passive: true });
}

/** The tick of a countdown, for whoever shows one: once for every whole second shown; null means that nothing is counted down. */
export function useCountdownSound(seconds: number | null): void {
  useEffect(() => listenForGesture(), []);
  useEffect(() => {
    if (seconds !== null) sounds.play("countdown");
  }, [seconds]);
}
