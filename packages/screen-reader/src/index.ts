// The face of the reader's pure half.
export type { Box, PixelImage } from "./pixels/pixel-image.ts";
export type { Bubble, OcrWord } from "./screen/screen-layout.ts";
export { segmentScreen } from "./screen/segment-screen.ts";
export { printBubble } from "./print/print-bubble.ts";
export { printPage } from "./print/print-page.ts";
export type { GreyImage } from "./print/resample.ts";
export { printHead } from "./print/print-head.ts";
export { nameInHead } from "./transcript/name-in-head.ts";
export { composePage } from "./transcript/compose-page.ts";
export { composeChat } from "./transcript/compose-transcript.ts";
export type { BubbleReading, ReadOutcome } from "./transcript/compose-transcript.ts";
export { joinRuns } from "./transcript/join-runs.ts";
export { stitchTranscripts } from "./transcript/stitch-transcripts.ts";
