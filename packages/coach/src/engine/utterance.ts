// A message with what it does: what the state of a talk is folded from.
import type { Act } from "../acts/act.ts";
import type { Classifier } from "../learnt/classifier.ts";
import type { TranscriptMessage } from "../transcript/transcript.ts";

export interface Utterance {
  /** Whose message it is; unknown ones are taken as the other person's where that is the careful reading. */
  readonly speaker: "me" | "them" | "unknown";
  readonly text: string;
  /** The acts that are believed, with their probability (0–1). */
  readonly acts: ReadonlyMap<Act, number>;
}

/** Reads messages; those without a text do nothing. */
export function utterancesOf(
  messages: readonly TranscriptMessage[],
  classifier: Classifier<Act>,
): readonly Utterance[] {
  return messages.map(({ speaker, text }) => ({
    speaker,
    text,
    acts:
      text.trim() === ""
        ? new Map<Act, number>()
        : new Map(classifier.labelsOf(text).map(({ label, probability }) => [label, probability])),
  }));
}

/** Whether a message does one of these. */
export function does({ acts }: Utterance, ...wanted: readonly Act[]): boolean {
  return wanted.some((act) => acts.has(act));
}
