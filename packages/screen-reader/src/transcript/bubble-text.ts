// From an engine's words to the text of one message.
import type { OcrWord } from "../screen/screen-layout.ts";
import { withoutTimeStamp } from "./time-stamps.ts";

export interface BubbleText {
  /** One line; empty when nothing could be read. */
  readonly text: string;
  /** 0–1. */
  readonly confidence: number;
}

/** A message that could not be read. */
export const UNREAD: BubbleText = { text: "", confidence: 0 };

/** Below this mean confidence a reading is noise, and an empty bubble is more honest. */
const MIN_CONFIDENCE = 0.3;

/**
 * The message in `words` (in reading order), without its time stamp and ticks, lines joined. `stamped`: whether
 * the talk's bubbles end with a time.
 */
export function joinWords(words: readonly OcrWord[], stamped: boolean): BubbleText {
  const kept = withoutTimeStamp(withoutSpecks(words.filter((word) => isPrint(word))), stamped);
  const letters = kept.reduce((sum, word) => sum + word.text.length, 0);
  if (letters === 0) return UNREAD;
  const confidence = kept.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / letters;
  if (confidence < MIN_CONFIDENCE) return UNREAD;
  let text = "";
  for (const [index, word] of kept.entries()) {
    const before = kept[index - 1];
    const wrapped = before !== undefined && before.line !== word.line && /\p{L}-$/u.test(before.text);
    text += index === 0 || wrapped ? word.text : ` ${word.text}`;
  }
  return { text: tidy(text), confidence: Math.min(1, Math.max(0, confidence)) };
}

/**
 * A message does not begin with a stop or a stroke of its own: those are specks of the bubble's edge. An upright stroke as
 * tall as the next word is the word «I».
 */
function withoutSpecks(words: readonly OcrWord[]): readonly OcrWord[] {
  const first = words.findIndex((word) => !/^[,.;‚'`|\\/_-]+$/.test(word.text));
  if (first <= 0) return words;
  const stroke = words[first - 1] as OcrWord;
  const next = words[first] as OcrWord;
  const tall = stroke.box.height > next.box.height * 0.7 && stroke.box.height < next.box.height * 1.4;
  return words.slice(stroke.text === "|" && stroke.line === next.line && tall ? first - 1 : first);
}

/** Not a speck: it has a letter, a digit or a sign that people use in chats, or the engine is quite sure. */
function isPrint(word: OcrWord): boolean {
  if (word.text.trim() === "") return false;
  // An engine may give a word it read right no confidence at all; among words only noise looks unlike one.
  if (/^["'(]?[\p{L}\d'’-]+[\p{P}\p{S}]{0,4}$/u.test(word.text)) return true;
  if (/[\p{L}\d]/u.test(word.text)) return word.confidence > 0.02;
  return /^[)(:;!?.,…—–-]+$/.test(word.text) ? word.confidence > 0.3 : word.confidence > 0.7;
}

/** Spaces before signs away, and signs as people type them. */
function tidy(text: string): string {
  return text
    .replaceAll(/\s+([,.!?;…]|:(?![)(DPdp]))(?=[\s,.!?…]|$)/g, "$1")
    .replaceAll(/[“”„]/g, '"')
    .replaceAll(/[‘’`]/g, "'")
    .replaceAll(/\s+/g, " ")
    .trim();
}
