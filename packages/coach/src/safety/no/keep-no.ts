// Where a no stands, no option of the built-in mentor's asks, invites or pushes (MF1). Two kinds pass other doors: the words for grave
// situations, which end it as they are (advising/leave-alone.ts), and a model's, which the server guards with urges.ts and standing-no.ts.
import type { AdviceOption } from "../../advice/advice.ts";
import { withText } from "../../advice/with-text.ts";
import type { Language } from "../../transcript/transcript.ts";
import en from "../data/boundaries.en.json" with { type: "json" };
import ru from "../data/boundaries.ru.json" with { type: "json" };
import { asksOrPushes } from "./standing-no.ts";

const LAST_WORDS = { ru: ru.lastWords, en: en.lastWords };

type Options = readonly [AdviceOption, AdviceOption, AdviceOption];

/**
 * The options as they are, or with kind last words instead of those that would not leave a no alone.
 * @param language of the messages
 * @param take turns the last words over
 */
export function keepNo(options: Options, language: Language, take: number): Options {
  const [first, second, third] = options;
  return [kept(first, language, take), kept(second, language, take), kept(third, language, take)];
}

function kept(option: AdviceOption, language: Language, take: number): AdviceOption {
  if (!asksOrPushes(option.text)) return option;
  const words = LAST_WORDS[language][option.tone];
  return withText(option, words[take % words.length] ?? option.text);
}
