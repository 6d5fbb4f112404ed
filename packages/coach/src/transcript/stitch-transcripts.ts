// Several screenshots of one chat become one transcript: what two of them both show is kept once (MS1).
import { guessLanguage } from "./alphabets.ts";
import { likeness } from "./likeness.ts";
import type { Transcript, TranscriptMessage } from "./transcript.ts";

/** Two readings of one message are at least this alike, 0–1. */
const SAME = 0.72;

/**
 * Joins transcripts in the order given. Where the end of one shows the same messages as the beginning of the
 * next, they appear once, each in its better reading. Profiles are put one after the other, before chats.
 * Returns a new transcript; null for an empty list.
 */
export function stitchTranscripts(transcripts: readonly Transcript[]): Transcript | null {
  const chats = transcripts.filter((transcript) => transcript.kind === "chat");
  if (transcripts.length === 0) return null;
  const parts = chats.length > 0 ? chats : transcripts;
  let messages: readonly TranscriptMessage[] = [];
  for (const part of parts) messages = joinOverlap(messages, part.messages);
  const profiles = chats.length > 0 ? transcripts.filter((transcript) => transcript.kind === "profile") : [];
  const about = profiles.flatMap((profile) => profile.messages);
  const language = guessLanguage([...about, ...messages].map((message) => message.text));
  if (chats.length === 0) return { kind: "profile", language, messages };
  return { kind: "chat", language, messages };
}

function joinOverlap(
  first: readonly TranscriptMessage[],
  second: readonly TranscriptMessage[],
): readonly TranscriptMessage[] {
  const longest = Math.min(first.length, second.length);
  for (let length = longest; length > 0; length -= 1) {
    const tail = first.slice(first.length - length);
    if (!isSameRun(tail, second.slice(0, length))) continue;
    const merged = tail.map((message, index) => betterOf(message, second[index] as TranscriptMessage));
    return [...first.slice(0, first.length - length), ...merged, ...second.slice(length)];
  }
  return [...first, ...second];
}

/** Whether two runs show the same messages. The outermost ones may be cut off by the screen's edge. */
function isSameRun(tail: readonly TranscriptMessage[], head: readonly TranscriptMessage[]): boolean {
  let seen = 0;
  const alike = tail.every((message, index) => {
    const other = head[index] as TranscriptMessage;
    if (!speakersAgree(message, other)) return false;
    if (message.text === "" || other.text === "") return true;
    const edge = index === 0 || index === tail.length - 1;
    seen += Math.min(message.text.length, other.text.length);
    return likeness(message.text, other.text) >= SAME || (edge && isPart(message.text, other.text));
  });
  // One short word alone («Да») is no proof of an overlap.
  return alike && seen >= (tail.length === 1 ? 6 : 3);
}

function speakersAgree(one: TranscriptMessage, other: TranscriptMessage): boolean {
  return one.speaker === other.speaker || one.speaker === "unknown" || other.speaker === "unknown";
}

/** Whether the shorter text is the beginning or the end of the longer one, and not too short to tell. */
function isPart(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < 8) return false;
  return (
    likeness(short, long.slice(0, short.length)) >= SAME || likeness(short, long.slice(-short.length)) >= SAME
  );
}

/** The longer reading when one is cut off, else the surer one. */
function betterOf(one: TranscriptMessage, other: TranscriptMessage): TranscriptMessage {
  const speaker = one.speaker === "unknown" ? other.speaker : one.speaker;
  const longer = one.text.length > other.text.length ? one : other;
  const cut = Math.abs(one.text.length - other.text.length) > longer.text.length * 0.2;
  const best = cut ? longer : one.confidence >= other.confidence ? one : other;
  return { ...best, speaker };
}
