// One picture through the whole reader: pixels → bubbles → print → words → transcript.
import type { Transcript } from "@fitil/contracts";
import { guessLanguage } from "@fitil/language";
import {
  composeChat,
  composePage,
  nameInHead,
  printBubble,
  printHead,
  printPage,
  segmentScreen,
} from "@fitil/screen-reader";
import type {
  Box,
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
    if (outcome.ok) return withName(outcome, await readName(image, layout.head, outcome.transcript, engines));
  }
  return readPage(printPage(image), engines);
}

/** Whom the head of the talk names; null where it names nobody, or not surely. */
async function readName(
  image: PixelImage,
  head: Box,
  { language }: Transcript,
  { both, english }: ReadingEngines,
): Promise<string | null> {
  const print = printHead(image, head);
  if (print === null) return null;
  return nameInHead(await (language === "en" ? english : both).read(print, "page"), language);
}

function withName(outcome: Extract<ReadOutcome, { ok: true }>, name: string | null): ReadOutcome {
  if (name === null) return outcome;
  return { ok: true, transcript: { ...outcome.transcript, them: { name, gender: null } } };
}

/** An English page is read again by the English engine, which takes no «Nora» for «Мога». */
async function readPage(print: GreyImage, engines: ReadingEngines): Promise<ReadOutcome> {
  const outcome = composePage(await engines.both.read(print, "page"));
  if (!outcome.ok || outcome.transcript.language !== "en") return outcome;
  return composePage(await engines.english.read(print, "page"));
}

/**
 * The first bubbles tell the language; in an English chat the rest goes to the English engine. People mix languages: a bubble
 * that speaks the other one is read again by the other engine.
 */
async function readBubbles(
  image: PixelImage,
  bubbles: readonly Bubble[],
  engines: ReadingEngines,
): Promise<readonly BubbleReading[]> {
  const prints = bubbles.map((bubble) => printBubble(image, bubble));
  const english = await isEnglish(prints, engines.both);
  return Promise.all(
    bubbles.map(async ({ speaker }, index) => {
      const print = prints[index] ?? null;
      const words = print === null ? [] : await readBubble(print, english, engines);
      return { speaker, words, print };
    }),
  );
}

/** Russian letters in the eyes of the English engine come out as words it hardly believes. */
const DOUBTED = 0.72;

async function readBubble(
  print: GreyImage,
  english: boolean,
  { both, english: englishOnly }: ReadingEngines,
): Promise<readonly OcrWord[]> {
  if (english) {
    const words = await englishOnly.read(print, "block");
    if (words.length > 0 && sureness(words) >= DOUBTED) return words;
    const again = await both.read(print, "block");
    return isRussian(again) && sureness(again) > sureness(words) ? again : words;
  }
  const words = await both.read(print, "block");
  if (words.length === 0 || isRussian(words)) return words;
  const again = await englishOnly.read(print, "block");
  return sureness(again) >= sureness(words) - SLIGHTLY_LESS ? again : words;
}

/** On English print the engine of one alphabet is believed also when it is this much less sure. */
const SLIGHTLY_LESS = 0.05;

function isRussian(words: readonly OcrWord[]): boolean {
  return guessLanguage(words.map((word) => word.text)) === "ru";
}

/** Mean confidence over the letters, 0–1; 0 without any. */
function sureness(words: readonly OcrWord[]): number {
  const letters = words.reduce((sum, word) => sum + word.text.length, 0);
  return words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / Math.max(1, letters);
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
