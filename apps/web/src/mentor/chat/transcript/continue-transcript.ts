// A talk goes on: more screenshots after the first ones, or the reply that came to what was sent (MS3). Pure.
import { MAX_TRANSCRIPT_MESSAGES, MAX_TRANSCRIPT_TEXT } from "@fitil/contracts";
import type { TranscriptMessage, TranscriptPart } from "@fitil/contracts";

const MAX_PICTURES = 6;

/** `more` after `first`; lines that end the one and begin the other stand once. Pure. */
export function joinTranscripts(first: TranscriptPart, more: TranscriptPart): TranscriptPart {
  const before = first.transcript.messages;
  const after = more.transcript.messages;
  const messages = [...before, ...after.slice(overlap(before, after))];
  const pictureIds = [...(first.pictureIds ?? []), ...(more.pictureIds ?? [])].slice(0, MAX_PICTURES);
  return {
    transcript: { ...first.transcript, messages: messages.slice(-MAX_TRANSCRIPT_MESSAGES) },
    ...(pictureIds.length === 0 ? {} : { pictureIds }),
  };
}

/** The transcript with what the person sent and what came back, one line of `reply` a message. Pure. */
export function withReply(part: TranscriptPart | null, sent: string, reply: string): TranscriptPart {
  const said = (speaker: "me" | "them", text: string): TranscriptMessage => ({
    speaker,
    text: text.slice(0, MAX_TRANSCRIPT_TEXT),
    confidence: 1,
  });
  const lines = reply
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const base = part?.transcript ?? {
    kind: "chat" as const,
    language: /[а-яё]/i.test(sent) ? ("ru" as const) : ("en" as const),
    messages: [],
  };
  // A profile is no talk: what was sent opens one.
  const earlier = base.kind === "chat" ? base.messages : [];
  const messages = [...earlier, said("me", sent), ...lines.map((line) => said("them", line))];
  return {
    transcript: {
      kind: "chat",
      language: base.language,
      messages: messages.slice(-MAX_TRANSCRIPT_MESSAGES),
    },
  };
}

/** How many first lines of `after` repeat the last lines of `before`. */
function overlap(before: readonly TranscriptMessage[], after: readonly TranscriptMessage[]): number {
  for (let length = Math.min(before.length, after.length); length > 0; length -= 1) {
    const end = before.slice(-length);
    if (end.every((line, index) => isSame(line, after[index]))) return length;
  }
  return 0;
}

function isSame(one: TranscriptMessage, other: TranscriptMessage | undefined): boolean {
  if (other === undefined || one.text.trim() === "") return false;
  return plain(one.text) === plain(other.text) && one.speaker === other.speaker;
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
