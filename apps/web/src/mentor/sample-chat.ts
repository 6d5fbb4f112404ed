// The made-up chat that the front page shows and that anybody may try the mentor on. Its words are the page's texts.
import type { MentorLanguage, TranscriptPart } from "@fitil/contracts";
import type { TFunction } from "i18next";

/** Who says which line, in order. */
export const SAMPLE_LINES = [
  { id: "first", mine: false },
  { id: "second", mine: true },
  { id: "third", mine: false },
  { id: "fourth", mine: true },
] as const;

/** The chat as if its screenshot had been read, in the page's language. Pure. */
export function sampleTranscript(t: TFunction<"mentor">, language: MentorLanguage): TranscriptPart {
  const messages = SAMPLE_LINES.map(({ id, mine }) => ({
    speaker: mine ? ("me" as const) : ("them" as const),
    text: t(`shell.sample.${id}`),
    confidence: 1,
  }));
  return { transcript: { kind: "chat", language, messages } };
}

/** The state of a step to the chat that is to begin with it. */
export const WITH_SAMPLE = { sample: true } as const;

/** Whether a step's state asks for it. Pure. */
export function asksForSample(state: unknown): boolean {
  return typeof state === "object" && state !== null && "sample" in state && state.sample === true;
}
