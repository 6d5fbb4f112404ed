// A page without bubbles: a list of messages under names and times (as team chats show them), a profile, or nothing.
import { guessLanguage, repairAlphabets } from "@fitil/language";
import type { OcrWord } from "../screen/screen-layout.ts";
import { joinWords } from "./bubble-text.ts";
import { NOTHING } from "./compose-transcript.ts";
import type { ReadOutcome } from "./compose-transcript.ts";
import { readMessageList } from "./message-list.ts";

/** A page with fewer sure words than this is no profile. */
const MIN_WORDS = 4;
const MIN_LETTERS = 16;
const SURE = 0.6;

/**
 * The transcript of a page without bubbles: a chat where messages stand under names and times, else a profile, a
 * block per message. Refused when there is hardly any print on it.
 */
export function composePage(words: readonly OcrWord[]): ReadOutcome {
  const sure = words.filter((word) => word.confidence >= SURE && /\p{L}{2}/u.test(word.text));
  const letters = sure.reduce((sum, word) => sum + word.text.length, 0);
  if (sure.length < MIN_WORDS || letters < MIN_LETTERS || sure.length < words.length * 0.35) return NOTHING;
  const language = guessLanguage(sure.map((word) => word.text));
  const list = readMessageList(words);
  if (list !== null) {
    const said = list.map((message) => ({ ...message, text: repairAlphabets(message.text, language) }));
    return { ok: true, transcript: { kind: "chat", language, messages: said } };
  }
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
