// The one door for an answer (MS3, MS4, MS6): words, three messages or both, whichever the question wants.
import { adviseFrom } from "../advising/advise-from.ts";
import { pastedChat } from "../request/parse-pasted-chat.ts";
import { answerTalk } from "./answer-talk.ts";
import type { TalkAnswer, TalkQuestion } from "./talk.ts";

/** What is to be answered. */
export interface AnswerQuestion extends TalkQuestion {
  /** `advice`: three messages are wanted. `talk`: words are. */
  readonly shape: "advice" | "talk";
  /** Nobody said that messages are wanted: an answer in words is an answer, and so is a question back. */
  readonly guessed: boolean;
}

/** The answer to the last turn. The same question gives the same answer; another take, another. */
export function answerQuestion(question: AnswerQuestion): TalkAnswer {
  const { shape, guessed, intent, transcript, turns } = question;
  const said = turns.at(-1)?.text ?? "";
  // Words without a chat are understood first: a question may be no situation at all.
  const isTold = transcript === null && said !== "" && (intent === "reply" || intent === "confidence");
  if (shape === "talk" || isTold) {
    const answer = answerTalk(question);
    const isBareQuestion = answer.asks && answer.card === undefined;
    if (shape === "talk" || guessed || answer.advice !== null || isBareQuestion) return answer;
  }
  const outcome = adviseFrom({
    ...question,
    // A dialogue that was pasted is the transcript, not something that the person says about it.
    context: pastedChat(said)?.words ?? said,
    earlier: turns.slice(0, -1).flatMap(({ role, text }) => (role === "user" ? [text] : [])),
  });
  return outcome.ok
    ? { words: outcome.advice.summary, advice: outcome.advice, asks: false }
    : { words: outcome.ask, advice: null, asks: true };
}
