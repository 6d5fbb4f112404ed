// One picture through the whole reader: pixels → bubbles → print → words → transcript.
import { composeChat, composeProfile, printBubble, printPage, segmentScreen } from "@fitil/coach";
import type { BubbleReading, OcrWord, PixelImage, ReadOutcome } from "@fitil/coach";
import type { OcrEngine } from "./ocr-engine.ts";

/** Reads a chat's bubbles one by one, or the page as a profile; `mentor/nothing_readable` when it is neither. */
export async function readPicture(image: PixelImage, engine: OcrEngine): Promise<ReadOutcome> {
  const layout = segmentScreen(image);
  if (layout.kind === "chat") {
    const readings: Promise<BubbleReading>[] = layout.bubbles.map(async (bubble) => {
      const print = printBubble(image, bubble);
      const words: readonly OcrWord[] = print === null ? [] : await engine.read(print, "block");
      return { speaker: bubble.speaker, words, print };
    });
    const outcome = composeChat(await Promise.all(readings));
    if (outcome.ok) return outcome;
  }
  return composeProfile(await engine.read(printPage(image), "page"));
}
