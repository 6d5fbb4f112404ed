// One picture through the whole reader: pixels → bubbles → print → words → transcript.
import { guessLanguage } from "@fitil/language";
import { composeChat, composePage, printBubble, printPage, segmentScreen } from "@fitil/screen-reader";
import type {
  Bubble,
  BubbleReading,
  GreyImage,
  OcrWord,
  PixelImage,
  ReadOutcome,
} from "@fitil/screen-reader";
import type { OcrEngine } from "./ocr-engine.ts";

export interface ReadingEngines {
  /** Knows Russian and English. */
  readonly both: OcrEngine;
  /** Knows English only, and takes no Latin letter for a Cyrillic one. */
  readonly english: OcrEngine;
}

/** Reads a chat's bubbles one by one, or the page as a list or a profile; `mentor/nothing_readable` when it is neither. */
export async function readPicture(image: PixelImage, engines: ReadingEngines): Promise<ReadOutcome> {
  const layout = segmentScreen(image);
  if (layout.kind === "chat") {
    const outcome = composeChat(await readBubbles(image, layout.bubbles, engines));
    if (outcome.ok) return outcome;
  }
  return readPage(printPage(image), engines);
}

/** An English page is read again by the English engine, which takes no «Nora» for «Мога». */
async function readPage(print: GreyImage, engines: ReadingEngines): Promise<ReadOutcome> {
  const outcome = composePage(await engines.both.read(print, "page"));
  if (!outcome.ok || outcome.transcript.language !== "en") return outcome;
  return composePage(await engines.english.read(print, "page"));
}

/** The first bubbles tell the language; in an English chat the rest goes to the English engine. */
async function readBubbles(
  image: PixelImage,
  bubbles: readonly Bubble[],
  engines: ReadingEngines,
): Promise<readonly BubbleReading[]> {
  const prints = bubbles.map((bubble) => printBubble(image, bubble));
  const english = await isEnglish(prints, engines.both);
  const engine = english ? engines.english : engines.both;
  return Promise.all(
    bubbles.map(async ({ speaker }, index) => {
      const print = prints[index] ?? null;
      const words: readonly OcrWord[] = print === null ? [] : await engine.read(print, "block");
      return { speaker, words, print };
    }),
  );
}

/** A bubble of about this many pixels of print has words enough to tell the language. */
const SAMPLE_PIXELS = 110_000;

async function isEnglish(prints: readonly (GreyImage | null)[], engine: OcrEngine): Promise<boolean> {
  const sample = prints
    .filter((print) => print !== null)
    .toSorted((one, other) => distanceFromSample(one) - distanceFromSample(other))
    .slice(0, 2);
  const words = await Promise.all(sample.map((print) => engine.read(print, "block")));
  return guessLanguage(words.flat().map((word) => word.text)) === "en";
}

function distanceFromSample(print: GreyImage): number {
  return Math.abs(print.width * print.height - SAMPLE_PIXELS);
}
