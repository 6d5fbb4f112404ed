// A talk goes on: with what was sent, and with the reply that came to it (MS3). Pure.
import { MAX_TRANSCRIPT_MESSAGES, MAX_TRANSCRIPT_TEXT } from "@fitil/contracts";
import type { TranscriptMessage, TranscriptPart } from "@fitil/contracts";

/** Whether it is a chat rather than a profile. Pure. */
export function isTalk({ transcript }: TranscriptPart): boolean {
  return transcript.kind === "chat";
}

/**
 * The transcript that a chat ends with, likeliest first: with what was marked as sent after it at its end, and as it was brought,
 * because many change a message before they send it; empty where there is none. A new screenshot goes on from one of them. Pure.
 */
export function talkSoFar(
  brought: TranscriptPart | null,
  sent: readonly string[],
): readonly TranscriptPart[] {
  if (brought === null || !isTalk(brought)) return [];
  const { transcript } = brought;
  if (sent.length === 0) return [{ transcript }];
  const mine = sent.map((text): TranscriptMessage => ({ speaker: "me", text, confidence: 1 }));
  return [{ transcript: { ...transcript, messages: [...transcript.messages, ...mine] } }, { transcript }];
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
