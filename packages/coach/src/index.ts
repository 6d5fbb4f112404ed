// The face of the mentor's pure half.
export type { Box, PixelImage } from "./pixels/pixel-image.ts";
export type { Bubble, OcrWord, ScreenLayout } from "./screen/screen-layout.ts";
export { segmentScreen } from "./screen/segment-screen.ts";
export { printBubble } from "./print/print-bubble.ts";
export type { GreyImage } from "./print/resample.ts";
export type { Language, Speaker, Transcript, TranscriptMessage } from "./transcript/transcript.ts";
