// A dialogue that somebody pasted («Я: … / Она: …») becomes a transcript like one from a screenshot (MS1, MS6).
import { chatLanguage } from "@fitil/language";
import type { Speaker, Transcript, TranscriptMessage } from "../transcript/transcript.ts";
import { plain } from "../words/plain.ts";

const ME = /^(?:я|me|i|мое|мой ответ|my message|вы|you)$/;
const THEM =
  /^(?:она|он|ей|ему|девушка|парень|собеседни\p{L}*|мэтч|her|him|she|he|they|them|girl|guy|match|the girl|the guy)$/u;
/** `[21:40] Аня: …`, `12.03.2024, 21:40 - Аня: …`, `Аня: …`, `- Я: …`. */
const LINE =
  /^\s*(?:[-–—•>*]\s*)?(?:\[?[\d./-]{0,10},?\s?\d{1,2}:\d{2}(?::\d{2})?\]?\s*[-–—]?\s*)?([\p{L}][\p{L}\s.'-]{0,24}?)\s*(?:[:：]|\s[-–—]\s)\s*(.+)$/u;
/** Names that open a line of prose, not of a dialogue. */
const PROSE =
  /^(?:https?|проанализируй.*|дай совет.*|давай разыграем.*|вот.*|ситуация|контекст|вопрос|analy[sz]e.*|give me.*|let's.*|here.*|context|situation|question|p\.?s|итог|проблема|problem)$/u;

interface PastedLine {
  readonly name: string;
  readonly text: string;
}

/**
 * The dialogue in a pasted text, or null when it is none. Lines open with a name and a colon; «я», “me” are the
 * person, «она», “he” and any other single name the other one. Lines without a name continue the one before.
 */
export function parsePastedChat(text: string): Transcript | null {
  const lines = readLines(text);
  const names = [...new Set(lines.map((line) => line.name))];
  if (lines.length < 2 || names.length > 4) return null;
  const known = names.filter((name) => ME.test(name) || THEM.test(name));
  if (known.length === 0 && (names.length !== 2 || lines.length < 3)) return null;
  const speakers = new Map(names.map((name) => [name, speakerOf(name, names)]));
  const messages: readonly TranscriptMessage[] = lines.map((line) => ({
    speaker: speakers.get(line.name) ?? "unknown",
    text: line.text,
    confidence: 1,
  }));
  return { kind: "chat", language: chatLanguage(messages.map((message) => message.text)), messages };
}

function readLines(text: string): readonly PastedLine[] {
  const lines: PastedLine[] = [];
  for (const row of text.split(/\r?\n|\s+\/\s+/)) {
    const found = LINE.exec(row);
    const name = plain(found?.[1]?.trim() ?? "");
    if (found && name !== "" && !PROSE.test(name) && name.split(" ").length <= 2) {
      lines.push({ name, text: found[2]?.trim() ?? "" });
      continue;
    }
    const before = lines.at(-1);
    if (before && row.trim() !== "")
      lines[lines.length - 1] = { ...before, text: `${before.text} ${row.trim()}` };
  }
  return lines;
}

function speakerOf(name: string, names: readonly string[]): Speaker {
  if (ME.test(name)) return "me";
  if (THEM.test(name)) return "them";
  // With «я» among the names, another name is theirs; with «она» among them, another name is mine.
  if (names.some((other) => ME.test(other))) return "them";
  if (names.length === 2 && names.some((other) => THEM.test(other))) return "me";
  return "unknown";
}
