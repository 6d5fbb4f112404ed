// How the coach does each task, wherever it is done.
import {
  answerQuestion,
  asksOrPushes,
  commandNotice,
  hintsOf,
  maskNames,
  noStands,
  pastedChat,
  prepareAnswer,
  urgesOn,
  withoutSafeAnswer,
} from "@fitil/coach";
import type { CoachTasks } from "./coach-messages.ts";

type Does = {
  readonly [Kind in keyof CoachTasks]: (asked: CoachTasks[Kind]["asked"]) => CoachTasks[Kind]["answer"];
};

/** What does them. */
export const COACH_TASKS: Does = {
  prepare: prepareAnswer,
  answer: answerQuestion,
  mask: maskNames,
  notice: ({ transcript, locale }) => commandNotice(transcript, locale),
  pasted: pastedChat,
  unanswered: withoutSafeAnswer,
  // A dialogue that was pasted is the transcript, not something that the person says about it.
  hints: ({ transcript, context, intent }) =>
    hintsOf(transcript, pastedChat(context)?.words ?? context, intent),
  stands: noStands,
  pushes: (messages) => messages.some(asksOrPushes),
  urges: urgesOn,
};
