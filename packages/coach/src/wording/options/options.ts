// The three messages of an answer, one of each tone: each is chosen for what those before it have left.
import { TONES } from "../../advice/advice.ts";
import type { AdviceOption } from "../../advice/advice.ts";
import type { Occasion } from "./choose-cases.ts";
import { oneOption } from "./one-option.ts";
import { type AnswerAsked, settingOf } from "./option-setting.ts";

/** One of each tone. */
export type Options = readonly [AdviceOption, AdviceOption, AdviceOption];

/** What is there after so many messages. */
interface SoFar {
  readonly options: readonly AdviceOption[];
  readonly occasion: Occasion;
  /** Studies that stand beside them: each is shown once. */
  readonly shown: ReadonlySet<string>;
}

/** Chooses and finishes the three messages. */
export function optionsOf(asked: AnswerAsked): Options {
  const setting = settingOf(asked);
  const none: SoFar = { options: [], occasion: setting.occasion, shown: new Set() };
  const { options } = TONES.reduce<SoFar>(({ options: made, occasion, shown }, tone) => {
    const { option, next, factId } = oneOption(setting, tone, occasion, shown);
    return { options: [...made, option], occasion: next, shown: new Set([...shown, factId]) };
  }, none);
  const [first, second, third] = options;
  if (!first || !second || !third) throw new Error("Three tones give three options");
  return [first, second, third];
}
