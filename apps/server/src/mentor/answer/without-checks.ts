// Answers to a question about safety that say that all is well (MA20), and what was said to them. They leave the branch, so that whoever
// answers, a model too, hears the person's own matter and not «нет, у нас всё спокойно»; the messages beside the question stay.
import type { MentorMessage } from "@fitil/contracts";
import type { CoachWorker } from "../coach/coach-worker.ts";
import { textOf } from "./question.ts";

/** Which messages of the branch are such answers. Throws an `AnswerFailure` when the coach cannot be asked. */
export async function safeAnswers(
  { coach }: { readonly coach: CoachWorker },
  branch: readonly MentorMessage[],
): Promise<ReadonlySet<string>> {
  const answers = await Promise.all(
    branch.map(async (message, at) => {
      const asked = questionIn(branch[at - 1]);
      if (asked === null || message.role !== "user") return [];
      return (await coach.ask("cleared", { question: asked, words: textOf(message) })) ? [message.id] : [];
    }),
  );
  return new Set(answers.flat());
}

/** The branch without them and without the word that each of them got. */
export function withoutAnswers(
  branch: readonly MentorMessage[],
  answers: ReadonlySet<string>,
): readonly MentorMessage[] {
  return branch.filter(
    ({ id, role }, at) =>
      !answers.has(id) && !(role === "assistant" && answers.has(branch[at - 1]?.id ?? "")),
  );
}

function questionIn(message: MentorMessage | undefined): string | null {
  const part = message?.parts.findLast((one) => one.type === "data-advice");
  return part?.data.asks?.question ?? null;
}
