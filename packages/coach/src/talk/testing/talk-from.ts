// An answer of a talk as one text, for tests that read what a person would.
import type { Advice } from "../../advice/advice.ts";
import { withHints } from "../../advice/with-text.ts";
import { answerTalk } from "../answer-talk.ts";
import type { TalkQuestion } from "../talk.ts";
import { TALK_WORDS } from "../talk-words.ts";

/** The same answer as one text: the messages are a numbered list below the words. Never empty. */
export function talkFrom(question: TalkQuestion): string {
  const { words, advice } = answerTalk(question);
  if (advice === null) return words;
  return [words, TALK_WORDS[question.locale].toSend, listed(advice)].join("\n\n");
}

function listed(advice: Advice): string {
  return advice.options.map((option, index) => `${index + 1}. ${withHints(option)}`).join("\n");
}
