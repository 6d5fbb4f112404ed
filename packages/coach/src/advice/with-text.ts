// An option in other words.
import type { AdviceOption } from "./advice.ts";

/** The option with another text, and only those of its gaps that the text still holds. */
export function withText({ gaps = [], ...option }: AdviceOption, text: string): AdviceOption {
  const held = gaps.filter(({ id }) => text.includes(`{gap:${id}}`));
  return { ...option, text, ...(held.length === 0 ? {} : { gaps: held }) };
}
