// The page's sounds: `sounds.play("countdown")`, one mute for all, nothing before the first gesture.
export { listenForGesture, sounds } from "./page-sounds.ts";
export type { PlayOptions, SoundBox } from "./sound-box.ts";
export { loudnessAt, panAt } from "./sound-table.ts";
export { useCountdownSound } from "./use-countdown-sound.ts";
export type { SoundName } from "./sound-table.ts";
