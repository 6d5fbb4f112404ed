// The one sound box of the page, woken by the person's first gesture. Loading this file opens nothing.
import { browserStorage } from "../lib/storage.ts";
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
