// The page's sounds: one box, one mute for all, nothing before the first gesture.
export { listenForGesture, sounds, useCountdownSound } from "./page-sounds.ts";
