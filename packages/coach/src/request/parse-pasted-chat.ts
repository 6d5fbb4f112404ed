// A dialogue that somebody pasted («Я: … / Она: …») becomes a transcript like one from a screenshot (MS1, MS6).
import { chatLanguage } from "@fitil/language";
import type { Speaker, Transcript, TranscriptMessage } from "../transcript/transcript.ts";
import { plain } from "../words/plain.ts";
import { isBareAsk, matterOf, spelt } from "./matter.ts";

const ME = /^(?:я|ya|me|i|мое|мой ответ|my message|вы|you)$/;
const THEM =
  /^(?:она|ona|он|ей|ему|девушка|парень|собеседни\p{L}*|мэтч|her|him|she|he|they|them|girl|guy|match|the girl|the guy)$/u;
/** `[21:40] Аня: …`, `12.03.2024, 21:40 - Аня: …`, `Аня: …`, `- Я: …`. */
const LINE =
  /^\s*(?:[-–—•>*]\s*)?(?:\[?[\d./-]{0,10},?\s?\d{1,2}:\d{2}(?::\d{2})?\]?\s*[-–—]?\s*)?([\p{L}][\p{L}\s.'-]{0,24}?)\s*(?:[:：]|\s[-–—]\s)\s*(.+)$/u;
/** Names that open a line of prose, not of a dialogue. */
const PROSE =
  /^(?:https?|проанализируй.*|дай совет.*|давай разыграем.*|вот.*|ситуация|контекст|вопрос|analy[sz]e.*|give me.*|let's.*|here.*|context|situation|question|p\.?s|итог|проблема|problem)$/u;

/** Whoever speaks of the other one in the third person speaks to the mentor. */
const ABOUT_THEM = /(?<!\p{L})(?:она|он|е[йеё]|ему|не[йеё]|него|нему|ним|she|he|her|him)(?!\p{L})/iu;

/** «Мы познакомились вчера», “we met at work”: what the two are to each other is told to a third. */
const ABOUT_US =
  /^(?:мы (?:уже |ещё |еще )?(?:познакомились|знакомы|встречаемся|встречались|переписываемся|виделись|расстались|не виделись|вместе)|we(?:'ve| have)? (?:just |only )?(?:met|matched|been|dated|known|broke up|split up))(?![\p{L}'])/iu;

/** A pasted text, taken apart. */
export interface PastedChat {
  readonly transcript: Transcript;
  /** What the person says before and after the dialogue, to the mentor; may be empty. */
  readonly words: string;
}

interface PastedLine {
  readonly name: string;
  readonly text: string;
}

/** The dialogue in a pasted text, or null when it is none. */
export function parsePastedChat(text: string): Transcript | null {
  return pastedChat(text)?.transcript ?? null;
}

/**
 * The dialogue in a pasted text and the words around it, or null when there is no dialogue. Lines open with a name and a colon;
 * «я», “me” are the person, «она», “he” and any other single name the other one. Lines without a name continue the one before;
 * only below the last one they may be the person's own: a bare «что ответить?», or after an empty line a question or what is
 * said of the other one or of the two.
 */
export function pastedChat(text: string): PastedChat | null {
  const { lines, words } = readLines(text);
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
  const language = chatLanguage(messages.map((message) => message.text));
  return { transcript: { kind: "chat", language, messages }, words: words.join("\n") };
}

function readLines(text: string): {
  readonly lines: readonly PastedLine[];
  readonly words: readonly string[];
} {
  const lines: PastedLine[] = [];
  const words: string[] = [];
  // Rows without a name since the last line that has one.
  let tail: Row[] = [];
  let isBelowGap = false;
  for (const row of text.split(/\r?\n|\s+\/\s+/)) {
    const said = nameLine(row);
    if (said !== null) {
      goOn(lines, tail);
      tail = [];
      lines.push(said);
    } else if (row.trim() !== "") {
      if (lines.length === 0) words.push(row.trim());
      else tail.push({ text: row.trim(), isBelowGap });
    }
    isBelowGap = row.trim() === "" || (isBelowGap && said === null);
  }
  const own = tail.findIndex(isToMentor);
  goOn(lines, own === -1 ? tail : tail.slice(0, own));
  return { lines, words: own === -1 ? words : [...words, ...tail.slice(own).map((row) => row.text)] };
}

interface Row {
  readonly text: string;
  /** An empty row stands between it and the last line of the dialogue. */
  readonly isBelowGap: boolean;
}

function nameLine(row: string): PastedLine | null {
  const found = LINE.exec(row);
  const name = plain(found?.[1]?.trim() ?? "");
  const isName = name !== "" && !PROSE.test(name) && name.split(" ").length <= 2;
  return found !== null && isName ? { name, text: found[2]?.trim() ?? "" } : null;
}

/** Adds rows to the last line. */
function goOn(lines: PastedLine[], rows: readonly Row[]): void {
  const last = lines.at(-1);
  if (last !== undefined && rows.length > 0)
    lines[lines.length - 1] = { ...last, text: [last.text, ...rows.map(({ text }) => text)].join(" ") };
}

function isToMentor({ text, isBelowGap }: Row): boolean {
  if (isBareAsk(spelt(matterOf(text)))) return true;
  return isBelowGap && (/\?\s*$/.test(text) || ABOUT_THEM.test(text) || ABOUT_US.test(text.trim()));
}

function speakerOf(name: string, names: readonly string[]): Speaker {
  if (ME.test(name)) return "me";
  if (THEM.test(name)) return "them";
  // With «я» among the names, another name is theirs; with «она» among them, another name is mine.
  if (names.some((other) => ME.test(other))) return "them";
  if (names.length === 2 && names.some((other) => THEM.test(other))) return "me";
  return "unknown";
}
