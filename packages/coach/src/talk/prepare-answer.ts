// What has to be known before an answer is written (MF1, MA5, MA20, MC1), found out at once: whether help is due instead, what is doubted
// about danger, what the words want, and what the chat is called.
import type { Asks, Intent } from "../advice/advice.ts";
import { doubtOn } from "../safety/check.ts";
import { type CheckId, isSafeAnswer, settledWords } from "../safety/check-words.ts";
import type { Help, SafetyQuestion } from "../safety/help/help.ts";
import { judge } from "../safety/judge.ts";
import { restFor } from "../safety/silence-due.ts";
import { titleFor } from "./title.ts";
import { wishIn } from "./wish.ts";

/** A turn of the person's that follows a question about safety. */
export interface CheckedTurn {
  readonly id: string;
  readonly question: string;
  readonly words: string;
  /** It is the one to be answered. */
  readonly isNow: boolean;
}

/** What is known of an answer that is to be written. */
export interface BeforeAnswer {
  readonly safety: SafetyQuestion;
  readonly checked: readonly CheckedTurn[];
  /** Words that came without an intent; null where they came with one. */
  readonly unlabelled: string | null;
  /** The first words of a chat that has no title; null where it has one. */
  readonly untitled: string | null;
}

export interface PreparedAnswer {
  /** What is said instead of messages where somebody is in danger or silence is due; null mostly. */
  readonly help: Help | null;
  /** Which of the checked turns say that all is well. */
  readonly calm: readonly string[];
  /** What is said to the present turn where it is one of them; null mostly. */
  readonly settled: string | null;
  /** The question about safety that goes with the answer; null mostly. */
  readonly check: Asks | null;
  /** The doubt while which only careful messages are offered; null mostly. */
  readonly standing: CheckId | null;
  /** The intent of the words; null where words are all that is wanted. */
  readonly wish: Intent | null;
  /** What the chat is called; null where it has a title. */
  readonly title: string | null;
}

/** Reads all of it. The same question gives the same answer. */
export function prepareAnswer({ safety, checked, unlabelled, untitled }: BeforeAnswer): PreparedAnswer {
  const calm = checked.filter(({ question, words }) => isSafeAnswer(question, words));
  const help = judge(safety) ?? restFor(safety);
  const isSettled = help === null && calm.some(({ isNow }) => isNow);
  const doubt = help === null && !isSettled ? doubtOn(safety) : { check: null, standing: null };
  return {
    help,
    calm: calm.map(({ id }) => id),
    settled: isSettled ? settledWords(safety.locale) : null,
    ...doubt,
    wish: unlabelled === null ? null : wishIn(unlabelled),
    title: untitled === null ? null : titleFor(untitled, safety.transcript, safety.locale),
  };
}
