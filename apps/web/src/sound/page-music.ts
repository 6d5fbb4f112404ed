// The one music box of the page. Late: it comes with what lies over a match. Loading this file opens nothing.
import { browserStorage } from "../lib/device/storage.ts";
import { createMusicBox } from "./music-box.ts";
import type { MusicBox } from "./music-box.ts";
import { sounds } from "./page-sounds.ts";

/** Nothing sounds before the first gesture, where all sound is off, or behind another window. */
function maySound(): boolean {
  const { userActivation } = navigator as { readonly userActivation?: UserActivation };
  return !sounds.isMuted() && !document.hidden && userActivation?.hasBeenActive === true;
}

/** The music under a match. */
export const music: MusicBox = createMusicBox({
  storage: browserStorage,
  load: async () => {
    const { default: tune } = await import("./data/night-march.json");
    return { tune, context: new AudioContext() };
  },
  maySound,
  every(ms, work) {
    const timer = setInterval(work, ms);
    return () => clearInterval(timer);
  },
});
