// A message with what it does: what the state of a talk is folded from.
import type { Act } from "../acts/act.ts";
import type { Classifier } from "../learnt/classifier.ts";
import type { TranscriptMessage } from "../transcript/transcript.ts";

export interface Utterance {
  /** Whose message it is; unknown ones are taken as the other person's where that is the careful reading. */
  readonly speaker: "me" | "them" | "unknown";
  readonly text: string;
  /** It was not read well: what it does counts, its words are never repeated. */
  readonly doubtful?: true;
  /** The acts that are believed, with their probability (0–1). */
  readonly acts: ReadonlyMap<Act, number>;
}

/** Below this (0–1) whoever read the message was not sure of its words; the transcript's card marks these lines, too. */
const CLEAR = 0.8;
/** A half message is believed only when it is at least as sure as this. */
const SURE = 0.7;
/** Shorter sentences say too little alone: «Я серьёзно.» */
const ENOUGH_WORDS = 3;
const SENTENCE = /(?<=[.!?…)])\s+|\n+/u;

/** Reads messages; those without a text do nothing. */
export function utterancesOf(
  messages: readonly TranscriptMessage[],
  classifier: Classifier<Act>,
): readonly Utterance[] {
  return messages.map(({ speaker, text, confidence }) => ({
    speaker,
    text,
    ...(confidence < CLEAR && { doubtful: true }),
    acts: actsOf(text, classifier),
  }));
}

/** The acts of a message and of its sentences: a long friendly message may hold a no in one of them. */
function actsOf(text: string, classifier: Classifier<Act>): ReadonlyMap<Act, number> {
  if (text.trim() === "") return new Map();
  const acts = new Map(classifier.labelsOf(text).map(({ label, probability }) => [label, probability]));
  const sentences = text.split(SENTENCE).filter((sentence) => sentence.split(/\s+/u).length >= ENOUGH_WORDS);
  for (const sentence of sentences)
    for (const { label, probability } of classifier.labelsOf(sentence))
      if (probability >= SURE) acts.set(label, Math.max(probability, acts.get(label) ?? 0));
  return acts;
}

/** The messages with the words of doubtful ones left out. Places stay. */
export function clearOnly(utterances: readonly Utterance[]): readonly Utterance[] {
  return utterances.map((utterance) =>
    utterance.doubtful === true ? { ...utterance, text: "" } : utterance,
  );
}

/** Whether a message does one of these. */
export function does({ acts }: Utterance, ...wanted: readonly Act[]): boolean {
  return wanted.some((act) => acts.has(act));
}
