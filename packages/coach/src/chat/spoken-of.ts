// What an answer goes from: topics, and words of theirs that a summary may quote.
import type { Act } from "../acts/act.ts";
import { quoteFrom } from "../cases/quote.ts";
import { holdsLeftOut, type LeftOut, withoutLeftOut } from "./aside/left-out.ts";
import type { Readers } from "../message/readers.ts";
import type { At } from "./state/talk-state.ts";
import { questionsIn, topicsFor, topicsOf } from "./topics-of-talk.ts";
import { clearOnly, does, type Utterance } from "../message/utterance.ts";

export interface SpokenOf {
  readonly topics: readonly string[];
  /** The words that decided, or their last ones. */
  readonly evidence: string;
  readonly quote: string | null;
}

/** What an answer is chosen from. */
export interface Source {
  readonly move: string;
  /** Which message decided; null where none stands out. */
  readonly at: At | null;
  readonly utterances: readonly Utterance[];
  /** Their last messages in a row. */
  readonly turn: readonly string[];
  /** Topics of that turn. */
  readonly topics: readonly string[];
  readonly leftOut: LeftOut;
}

/** Moves that go back to what they told before: their last words carry nothing, or were long ago. */
const BACK: ReadonlySet<string> = new Set(["change_tack", "reconnect", "wait", "go_back"]);
/** How far one goes back. */
const REACH = 14;
const ENOUGH_WORDS = 5;
/** What one does not go back to. */
const CLOSED: readonly Act[] = [
  "refusal",
  "soft_refusal",
  "boundary",
  "dodge",
  "busy",
  "invitation",
  "counter_offer",
  "acceptance",
  "logistics",
  "reproach",
  "apology",
  "hard_news",
  "illness",
  "low_mood",
  "farewell",
  "promise",
  "money",
];

/** What the messages for a move may speak of. */
export function spokenOf(source: Source, readers: Readers): SpokenOf {
  const { move, at, turn, leftOut } = source;
  // What was not read well is never repeated.
  const utterances = clearOnly(source.utterances);
  const back = BACK.has(move);
  const told = back ? toldBefore(utterances) : null;
  const evidence = told ?? (at === null ? turn.join(" ") : (utterances[at]?.text ?? ""));
  const texts = back ? (told === null ? [] : [told]) : at === null ? turn : questionsIn(evidence, move);
  const mayBeSaid = (clause: string): boolean => !holdsLeftOut(clause, leftOut);
  return {
    topics:
      told === null
        ? topicsFor(move, source.topics, at, utterances, readers, leftOut)
        : topicsOf([told], readers, leftOut),
    evidence: withoutLeftOut(evidence, leftOut),
    quote: quoteFrom(texts, readers.commonness, mayBeSaid) ?? quoteFrom(turn, readers.commonness, mayBeSaid),
  };
}

/** The last thing of some length that they told, and that can be gone back to; null where there is none. */
export function toldBefore(utterances: readonly Utterance[]): string | null {
  const told = utterances
    .slice(-REACH)
    .findLast(
      (one) =>
        one.speaker !== "me" &&
        !one.text.includes("?") &&
        one.text.split(/\s+/u).length >= ENOUGH_WORDS &&
        !does(one, ...CLOSED),
    );
  return told?.text ?? null;
}
