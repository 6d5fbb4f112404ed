// A wish to change an answer one has got (MA16): said in the words that a person would use, below the answer it is about, so that it is
// heard like any other turn of the talk.
import { withHints } from "@fitil/contracts";
import type { Advice, MentorLanguage, Refine } from "@fitil/contracts";
import type { Question, Turn } from "../mentor-port.ts";
import WORDS from "./data/question-words.json" with { type: "json" };

/** Words that the built-in mentor knows as well as any model. */
export const refineWords = (refine: Refine, locale: MentorLanguage): string => WORDS[locale].refine[refine];

/** The question with the answer `previous` in its talk and the wish to change it said last. `shape` as the mentor hears words. */
export function refined(
  question: Question,
  refine: Refine,
  previous: Advice,
  shape: Question["shape"],
): Question {
  const { summary, verdict, options } = previous;
  const list = options.map(({ text, gaps }, index) => `${index + 1}. ${withHints(text, gaps)}`);
  const answer: Turn = {
    role: "assistant",
    text: `${summary}\n\n${list.join("\n")}`,
    offer: { verdict, options },
  };
  const wish: Turn = { role: "user", text: refineWords(refine, question.locale) };
  return { ...question, shape, turns: [...question.turns, answer, wish] };
}
