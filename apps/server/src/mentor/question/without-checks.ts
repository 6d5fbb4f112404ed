// Answers to a question about safety that say that all is well (MA20), and what was said to them. They leave the branch, so that whoever
// answers, a model too, hears the person's own matter and not «нет, у нас всё спокойно»; the messages beside the question stay.
import type { CheckedTurn } from "@fitil/coach";
import type { MentorMessage } from "@fitil/contracts";
import { textOf } from "./question.ts";

/** The person's turns that follow such a question. */
export function checkedTurns(branch: readonly MentorMessage[]): readonly CheckedTurn[] {
  return branch.flatMap((message, at) => {
    const question = questionIn(branch[at - 1]);
    if (question === null || message.role !== "user") return [];
    return [{ id: message.id, question, words: textOf(message), isNow: at === branch.length - 1 }];
  });
}

/**
 * The branch without the turns that say that all is well, and without the word that each of them got. One that is said now is heard as it
 * was said, and the branch stays whole: nothing else is to be answered.
 */
export function withoutAnswers(
  branch: readonly MentorMessage[],
  calm: readonly string[],
): readonly MentorMessage[] {
  const answers = new Set(calm);
  if (answers.has(branch.at(-1)?.id ?? "")) return branch;
  return branch.filter(
    ({ id, role }, at) =>
      !answers.has(id) && !(role === "assistant" && answers.has(branch[at - 1]?.id ?? "")),
  );
}

function questionIn(message: MentorMessage | undefined): string | null {
  const part = message?.parts.findLast((one) => one.type === "data-advice");
  return part?.data.asks?.question ?? null;
}
