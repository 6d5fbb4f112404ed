// One task of the coach, wherever it is done.
import {
  answerQuestion,
  asksOrPushes,
  hintsOf,
  doubtOn,
  commandNotice,
  isSafeAnswer,
  judge,
  maskNames,
  noStands,
  pastedChat,
  restFor,
  settledWords,
  titleFor,
  urgesOn,
  wishIn,
  withoutSafeAnswer,
} from "@fitil/coach";
import type { CoachTask, CoachTasks } from "./coach-messages.ts";

/** Asks the coach. */
export function doTask(task: CoachTask): CoachTasks[CoachTask["kind"]]["answer"] {
  switch (task.kind) {
    case "answer":
      return answerQuestion(task.asked);
    case "mask":
      return maskNames(task.asked);
    case "notice":
      return commandNotice(task.asked.transcript, task.asked.locale);
    case "pasted":
      return pastedChat(task.asked);
    case "title":
      return titleFor(task.asked.text, task.asked.transcript, task.asked.locale);
    case "wish":
      return wishIn(task.asked);
    case "hints":
      return hintsOf(task.asked.transcript, wordsOnly(task.asked.context), task.asked.intent);
    case "stands":
      return noStands(task.asked);
    case "pushes":
      return task.asked.some(asksOrPushes);
    case "urges":
      return urgesOn(task.asked);
    case "help":
      return judge(task.asked) ?? restFor(task.asked);
    case "doubt":
      return doubtOn(task.asked);
    case "settled":
      return settledWords(task.asked);
    case "cleared":
      return isSafeAnswer(task.asked.question, task.asked.words);
    case "unanswered":
      return withoutSafeAnswer(task.asked);
  }
}

/** A dialogue that was pasted is the transcript, not something that the person says about it. */
function wordsOnly(context: string): string {
  return pastedChat(context)?.words ?? context;
}
