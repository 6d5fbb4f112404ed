// An option in other words, and as it is read where nothing can be filled in.
import type { AdviceOption, Gap } from "./advice.ts";

/** The option with another text, and only those of its gaps that the text still holds. */
export function withText({ gaps = [], ...option }: AdviceOption, text: string): AdviceOption {
  const held = gaps.filter(({ id }) => text.includes(`{gap:${id}}`));
  return { ...option, text, ...(held.length === 0 ? {} : { gaps: held }) };
}

const MARK = /\{gap:([a-z0-9]+)\}/g;

/** The text for words that quote it: every gap as `show` says it, its hint in brackets unless told otherwise. [MA14] */
export function withHints(
  { text, gaps = [] }: Pick<AdviceOption, "text" | "gaps">,
  show: (gap: Gap) => string = ({ hint }) => `[${hint}]`,
): string {
  return text.replaceAll(MARK, (_, id: string) =>
    show(gaps.find((gap) => gap.id === id) ?? { id, hint: "…" }),
  );
}
