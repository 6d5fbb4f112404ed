// What a message does depends on what it answers: «не сегодня» is a no to an invitation and nothing after a joke. Acts that
// answer are believed easily where there is something to answer, and only when they are sure where there is not.
import type { Act } from "../acts/act.ts";
import type { Transcript } from "../transcript/transcript.ts";
import { listedActs } from "./listed-acts.ts";
import type { Utterance } from "./utterance.ts";

/** Acts of theirs that answer an invitation, feelings or a request of mine. */
const ANSWERS: ReadonlySet<Act> = new Set([
  "refusal",
  "soft_refusal",
  "dodge",
  "acceptance",
  "counter_offer",
  "busy",
]);
/** What of mine can be answered so. */
const ASKS: readonly Act[] = ["invitation", "counter_offer", "affection", "contact", "apology"];
/**
 * From which probability on an act is believed where nothing of mine asks for it: an answer to what was not meant is worse
 * than a question about what was.
 */
const UNASKED: Readonly<Partial<Record<Act, number>>> = {
  refusal: 0.9,
  soft_refusal: 0.85,
  dodge: 0.6,
  acceptance: 0.5,
  counter_offer: 0.5,
  busy: 0.5,
  boundary: 0.5,
  self_harm: 0.5,
  minor: 0.5,
  money: 0.5,
  hard_news: 0.6,
  illness: 0.5,
  low_mood: 0.5,
  good_news: 0.5,
  tease: 0.5,
  compliment: 0.5,
  affection: 0.5,
  thanks: 0.5,
  apology: 0.6,
  farewell: 0.6,
  promise: 0.6,
  clarify: 0.6,
  greeting: 0.5,
  agreement: 0.5,
  question_me: 0.4,
  question_fact: 0.5,
  reproach: 0.55,
  hint: 0.55,
  contact: 0.6,
  invitation: 0.4,
};
/** From which probability on an answer is believed where something of mine asks for it. */
const ASKED = 0.45;
/** An answer that is less sure than another one by more than this gives way: one message has one answer. */
const MARGIN = 0.15;
/** What a list finds is as good as sure. */
const LISTED = 0.95;
/** How many messages back a question of mine still waits for its answer. */
const REACH = 4;
/** A picture or voice message does nothing by its name. */
export const MEDIA = /^\s*[[(<][^\])>]{3,40}[\])>]\s*$/u;

/** The same messages with the acts that make sense in their places, and those that the lists find there. */
export function inContext(utterances: readonly Utterance[], kind: Transcript["kind"]): readonly Utterance[] {
  if (kind === "profile") return utterances.map((utterance) => ({ ...utterance, acts: new Map() }));
  const read: Utterance[] = [];
  for (const utterance of utterances) read.push(actsHere(utterance, read));
  return read;
}

function actsHere(utterance: Utterance, before: readonly Utterance[]): Utterance {
  const { text, speaker } = utterance;
  // A picture or voice message does nothing by its name.
  if (MEDIA.test(text)) return { ...utterance, acts: new Map() };
  const asked = before
    .slice(-REACH)
    .some(({ speaker: whose, acts }) => whose === "me" && ASKS.some((act) => acts.has(act)));
  const surest = Math.max(0, ...[...ANSWERS].map((act) => utterance.acts.get(act) ?? 0));
  const learnt = [...utterance.acts].filter(([act, probability]) =>
    ANSWERS.has(act)
      ? probability >= (asked ? ASKED : (UNASKED[act] ?? ASKED)) && probability >= surest - MARGIN
      : probability >= (UNASKED[act] ?? 0),
  );
  const listed = listedActs(text, speaker, asked).map((act) => [act, LISTED] as const);
  return { ...utterance, acts: new Map([...learnt, ...listed]) };
}
