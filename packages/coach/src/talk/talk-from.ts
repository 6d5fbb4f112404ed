// What the built-in mentor says when words are enough (MS4, MS6).
import type { TalkQuestion } from "./talk.ts";

/** The answer to the last turn, in the person's language; never empty. */
export function talkFrom(question: TalkQuestion): string {
  const said = question.turns.at(-1)?.text.trim() ?? "";
  return question.locale === "ru"
    ? `Я встроенный наставник. Ты пишешь: «${said}». Пришли переписку – разберём её.`
    : `I am the built-in mentor. You write: “${said}”. Send me the chat and we will go through it.`;
}
