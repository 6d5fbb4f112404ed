// The page's sounds: one box, one mute for all, nothing before the first gesture.
export { listenForGesture, sounds } from "./page-sounds.ts";
export { useCountdownSound } from "./use-countdown-sound.ts";
