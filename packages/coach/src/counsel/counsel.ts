// What people ask a mentor without a chat at hand, and what it advises. Shapes only; the words are data, a folder a language.
import type { Tone, Verdict } from "../advice/advice.ts";
import type { FactId } from "../facts/facts.ts";
import type { Gender } from "../transcript/transcript.ts";

/** What the questions have in common: named where the very question is not sure. */
export type Family = "date" | "chat" | "feelings" | "past" | "self";

/** What holds of a topic in every language. */
export interface CounselTopic {
  readonly id: string;
  readonly family: Family;
  readonly fact?: FactId;
  /** It is about a step towards the other one: after a no of theirs nothing of it is said. */
  readonly towards?: true;
  /** Messages for this wish go along, made from what the words name. */
  readonly wish?: "reply" | "opener" | "ask_out";
  /** Messages of its own go along; `always`: a hook of the chat does not take their place. */
  readonly offer?: { readonly verdict: Verdict; readonly always?: boolean };
}

/** An answer for some who ask; the first whose conditions hold is said. */
export interface CounselVariant {
  readonly when: {
    /** Who asks. */
    readonly me?: Gender;
    readonly them?: Gender;
    /** One of these phrases stands in the question, in the notation of `wordPattern`. */
    readonly told?: readonly string[];
  };
  readonly say: readonly string[];
}

/** A topic in one language. Paragraphs are whole: nothing is put into them. */
export interface Counsel {
  readonly id: string;
  /** The question in the person's words, short enough to be tapped. */
  readonly name: string;
  /** How people put it: what the classifier learns from. */
  readonly asked: readonly string[];
  readonly say: readonly string[];
  /** The same from another side: for another take and for «а подробнее?». */
  readonly more: readonly string[];
  readonly variants?: readonly CounselVariant[];
}

/** Messages to send, two or more of each tone, so that another take says other things. */
export type CounselMessages = Readonly<Record<Tone, readonly string[]>>;

/** What is said where the question is not sure. */
export interface CounselWords {
  readonly families: Readonly<Record<Family, string>>;
  /** The candidates have no family in common. */
  readonly several: string;
  readonly question: string;
  /** More is asked than there is. */
  readonly toldAll: string;
}
