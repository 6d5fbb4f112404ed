// What comes before an answer's first word, in a chat and in one piece alike (MF1, MA5, MA20): the guard is asked first, and who answers
// follows from what it says.
import type { Asks, Help, SafetyQuestion } from "@fitil/coach";
import type { Transcript } from "@fitil/contracts";
import type { Clock } from "../../ports/process.ts";
import type { CoachWorker } from "../coach/coach-worker.ts";
import type { Mentor, Question } from "../mentor-port.ts";
import { fixedAnswerer, helpAnswerer } from "./built-in-mentor.ts";
import { noticeOnPasted, withNotice } from "./command-notice.ts";
import type { Failures } from "./failures.ts";
import { withCheck } from "./with-check.ts";

/** An answer about to be written. */
export interface PreparedAnswer {
  readonly question: Question;
  /** Who answers it: the mentor, with what the guard adds, or the house instead. */
  readonly answerer: Mentor;
  /** Help instead of an answer; null mostly. */
  readonly help: Help | null;
  /** The guard's question that stands below the answer; null mostly. */
  readonly check: Asks | null;
  /** Whether the house answers: it costs nothing, so nothing is held for it. */
  readonly isFree: boolean;
}

/** What is to be answered, and by whom if the guard has nothing against it. */
export interface AnswerRequest {
  readonly question: Question;
  /** What the guard reads of it. */
  readonly safety: SafetyQuestion;
  readonly mentor: Mentor;
  /** The dialogue that came as text; null for none. */
  readonly pasted: Transcript | null;
  /** Whether the person has just said that all is well: that gets a word, and no answer. */
  readonly isSettled: boolean;
}

/** Asks the guard, and tells who answers. Rejects with an `AnswerFailure` when the guard cannot be asked. */
export async function prepareAnswer(
  ports: { readonly coach: CoachWorker; readonly failures: Failures; readonly steadyClock: Clock },
  { question, safety, mentor, pasted, isSettled }: AnswerRequest,
): Promise<PreparedAnswer> {
  const { coach, steadyClock } = ports;
  const help = await coach.ask("help", safety);
  if (help !== null)
    return { question, answerer: helpAnswerer(help, steadyClock), help, check: null, isFree: true };
  if (isSettled) {
    const words = await coach.ask("settled", question.locale);
    return { question, answerer: fixedAnswerer(words, steadyClock), help, check: null, isFree: true };
  }
  const notice = pasted === null ? null : await noticeOnPasted(ports, pasted, question.locale);
  const { check, standing } = await coach.ask("doubt", safety);
  return {
    question: { ...question, careful: standing },
    answerer: withCheck(withNotice(mentor, notice), check),
    help,
    check,
    isFree: false,
  };
}
