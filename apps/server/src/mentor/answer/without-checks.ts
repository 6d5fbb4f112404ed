// Questions about safety that were answered with all being well (MA20): what was asked before them is asked still. They leave the branch,
// so that whoever answers, a model too, hears the person's own matter and not «нет, у нас всё спокойно».
import type { MentorMessage } from "@fitil/contracts";
import type { Desk } from "../desk.ts";
import { textOf } from "./question.ts";

/** The branch without such questions and answers. Throws an `AnswerFailure` when the coach cannot be asked. */
export async function withoutChecks(
  { coach }: Pick<Desk, "coach">,
  branch: readonly MentorMessage[],
): Promise<readonly MentorMessage[]> {
  const isAnswer = await Promise.all(
    branch.map(async (message, at) => {
      const asked = questionIn(branch[at - 1]);
      if (asked === null || message.role !== "user") return false;
      return coach.ask("cleared", { question: asked, words: textOf(message) });
    }),
  );
  return branch.filter((_, at) => isAnswer[at] !== true && isAnswer[at + 1] !== true);
}

function questionIn(message: MentorMessage | undefined): string | null {
  const part = message?.parts.findLast((one) => one.type === "data-advice");
  return part?.data.help === undefined ? null : (part.data.asks?.question ?? null);
}
