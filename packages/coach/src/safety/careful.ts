// What is offered while a doubt about danger stands (MF1, CO116): messages that do good where there is danger and no harm where there is
// none, read from `data/`. A smile above the question whether somebody is afraid would be an answer, too, and it is what gets sent.
import type { Advice, AdviceOption } from "../advice/advice.ts";
import type { Language } from "../transcript/transcript.ts";
import type { CheckId } from "./check-words.ts";
import en from "./data/careful.en.json" with { type: "json" };
import ru from "./data/careful.ru.json" with { type: "json" };

interface WrittenOption {
  readonly tone: string;
  readonly text: string;
  /** The same said to somebody who is addressed as «вы». */
  readonly formal?: string;
  readonly why: string;
  readonly source?: string;
}

interface WrittenAdvice {
  readonly summary: string;
  readonly verdict: string;
  readonly options: readonly WrittenOption[];
}

const WORDS: Readonly<
  Record<Language, { readonly source: string } & Readonly<Record<CheckId, WrittenAdvice>>>
> = { ru, en };

/**
 * The advice as it may be given while this doubt stands: summary, verdict and messages are replaced. A no in so many words
 * (`hasNo`) keeps its goodbye; one that was only understood as a no does not: whoever threatens is not wished luck, and whoever
 * may not want to live is not taken leave of. `language`: of the messages; `isFormal`: the two say «вы»; `isOver`: the whole chat is one
 * that ends here, whatever the doubt's answer: then nothing is waited for. [CO116]
 */
export function carefully(
  advice: Advice,
  doubt: CheckId,
  said: {
    readonly language: Language;
    readonly locale: Language;
    readonly isFormal: boolean;
    readonly hasNo: boolean;
    readonly isOver: boolean;
  },
): Advice {
  if (said.hasNo) return advice;
  const told = WORDS[said.locale];
  const texts = WORDS[said.language][doubt].options.map(({ text, formal }) =>
    said.isFormal ? (formal ?? text) : text,
  );
  const { summary, verdict, options } = told[doubt];
  const written = options.map(({ tone, why, source }, at) => ({
    tone: tone as AdviceOption["tone"],
    text: texts[at] ?? "",
    why,
    source: source ?? told.source,
  }));
  return {
    ...(advice.understood === undefined ? {} : { understood: advice.understood }),
    summary,
    verdict: said.isOver && verdict === "wait" ? "let_it_go" : (verdict as Advice["verdict"]),
    // Three in every row of the data, as the test beside this counts.
    options: written as unknown as Advice["options"],
  };
}
