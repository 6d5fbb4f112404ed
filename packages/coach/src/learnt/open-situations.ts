// The model of situations, opened when it is first asked for, and the question that safety has for it.
import type { Language, Transcript } from "../transcript/transcript.ts";
import { featuresOfChat } from "./chat-features.ts";
import written from "./data/situations.json" with { type: "json" };
import { recalling } from "../words/recall.ts";
import {
  createSituations,
  GRAVE_SITUATIONS,
  type GraveSituation,
  type SituationModel,
  type SituationRead,
} from "./situation.ts";

/** So many messages of a chat's end are looked at, and so many letters of each. */
const LATE = 50;
const LONGEST_TEXT = 600;

let opened: SituationModel | null = null;

/** What is going on in a chat: its newest messages, oldest first, and what the person adds to it. */
export function situationOf(
  messages: Transcript["messages"],
  note: string,
  language: Language,
): SituationRead {
  const lines = messages
    .slice(-LATE)
    .map(({ speaker, text }) => [speaker, text.slice(0, LONGEST_TEXT)] as const);
  return remembered(JSON.stringify([language, note.trim().slice(0, LONGEST_TEXT), lines]));
}

// PERF: safety and the engine ask about the same chat.
const remembered = recalling((asked: string): SituationRead => {
  const [language, note, lines] = JSON.parse(asked) as [
    Language,
    string,
    (readonly ["me" | "them" | "unknown", string])[],
  ];
  opened ??= createSituations(written);
  const read = lines.map(([speaker, text]) => ({ speaker, text }));
  return opened.read(featuresOfChat(read, note, language));
});

/** How likely harm is in a chat. */
export interface GraveRead {
  /** The likeliest kind. */
  readonly id: GraveSituation;
  /** Any kind at all (0–1). */
  readonly probability: number;
  /** One kind alone (0–1). */
  readonly of: (id: GraveSituation) => number;
}

/**
 * Whether somebody may come to harm in a chat: how likely that is at all (0–1, calibrated on hands that were not learnt from), the
 * likeliest kind of it, and how likely each kind is. null where there is no chat.
 */
export function graveSituation(chat: Transcript, words: string): GraveRead | null {
  if (chat.kind !== "chat" || chat.messages.length === 0) return null;
  const grave = situationOf(chat.messages, words, chat.language).likely.flatMap(({ id, probability }) => {
    const found = GRAVE_SITUATIONS.find((one) => one === id);
    return found === undefined ? [] : [{ id: found, probability }];
  });
  const [likeliest] = grave;
  if (likeliest === undefined) return null;
  return {
    id: likeliest.id,
    probability: grave.reduce((sum, { probability }) => sum + probability, 0),
    of: (id) => grave.find((one) => one.id === id)?.probability ?? 0,
  };
}
