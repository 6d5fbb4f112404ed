// Bubbles and their readings become a transcript; a page without bubbles becomes a profile or nothing (MS1).
import type { GreyImage } from "../print/resample.ts";
import type { OcrWord } from "../screen/screen-layout.ts";
import { guessLanguage, repairAlphabets } from "./alphabets.ts";
import { joinWords } from "./bubble-text.ts";
import { repairCase } from "./letter-case.ts";
import { splitJoinedWords } from "./word-gaps.ts";
import { areStamped } from "./time-stamps.ts";
import type { Speaker, Transcript } from "./transcript.ts";

export interface BubbleReading {
  readonly speaker: Speaker;
  /** What an engine read on the bubble's print; empty when there was nothing to read. */
  readonly words: readonly OcrWord[];
  /** The print itself; null when there was no ink. */
  readonly print: GreyImage | null;
}

export type ReadOutcome =
  | { readonly ok: true; readonly transcript: Transcript }
  /** Nothing readable in the picture: neither a chat nor a profile. */
  | { readonly ok: false; readonly code: "mentor/nothing_readable" };

const NOTHING: ReadOutcome = { ok: false, code: "mentor/nothing_readable" };

/** The transcript of one screenshot's bubbles, top to bottom. Refused when not one of them could be read. */
export function composeChat(readings: readonly BubbleReading[]): ReadOutcome {
  const stamped = areStamped(readings.map(({ words }) => words));
  const texts = readings.map(({ words, print }) =>
    joinWords(print === null ? words : repairCase(splitJoinedWords(words, print), print), stamped),
  );
  if (texts.every(({ text }) => text === "")) return NOTHING;
  const language = guessLanguage(texts.map(({ text }) => text));
  return {
    ok: true,
    transcript: {
      kind: "chat",
      language,
      messages: texts.map(({ text, confidence }, index) => ({
        speaker: readings[index]?.speaker ?? "unknown",
        text: repairAlphabets(text, language),
        confidence,
      })),
    },
  };
}

/** A page with fewer sure words than this is no profile. */
const LEAST_WORDS = 4;
const LEAST_LETTERS = 16;
const SURE = 0.6;

/** What stands on a page without bubbles, a block per message; refused when there is hardly any print on it. */
export function composeProfile(words: readonly OcrWord[]): ReadOutcome {
  const sure = words.filter((word) => word.confidence >= SURE && /\p{L}{2}/u.test(word.text));
  const letters = sure.reduce((sum, word) => sum + word.text.length, 0);
  if (sure.length < LEAST_WORDS || letters < LEAST_LETTERS || sure.length < words.length * 0.35)
    return NOTHING;
  const language = guessLanguage(sure.map((word) => word.text));
  const blocks = splitBlocks(words.filter((word) => word.confidence >= 0.4));
  const messages = blocks
    .map((block) => joinWords(block, false))
    .filter(({ text }) => /\p{L}{2}/u.test(text))
    .map(({ text, confidence }) => ({
      speaker: "them" as const,
      text: repairAlphabets(text, language),
      confidence,
    }));
  return messages.length > 0 ? { ok: true, transcript: { kind: "profile", language, messages } } : NOTHING;
}

/** Lines that stand close together are one block. */
function splitBlocks(words: readonly OcrWord[]): readonly (readonly OcrWord[])[] {
  const blocks: OcrWord[][] = [];
  let bottom = Number.NEGATIVE_INFINITY;
  let line = -1;
  for (const word of words) {
    const gap = word.box.y - bottom;
    if (word.line !== line && gap > word.box.height * 1.1) blocks.push([]);
    if (blocks.length === 0) blocks.push([]);
    (blocks.at(-1) as OcrWord[]).push(word);
    line = word.line;
    bottom = Math.max(word.box.y + word.box.height, word.line === line ? bottom : Number.NEGATIVE_INFINITY);
  }
  return blocks;
}
