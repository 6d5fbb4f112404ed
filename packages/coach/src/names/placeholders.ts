// How a placeholder is spelled: `[N1]`, `[N1b]` another form of the same name, `[N1.gen]` in a case, `[PHONE1]` and so on.
// Readers are lenient, because models change case, put spaces and escape brackets.
import { CASES } from "./decline-name.ts";
import type { NameCase } from "./decline-name.ts";

export const KINDS = ["N", "PHONE", "EMAIL", "LINK", "CARD", "HANDLE", "RAW"] as const;
/** `N`: a name. `RAW`: something in the original that only looks like a placeholder. */
export type Kind = (typeof KINDS)[number];

/** Forms of one name that a letter can tell apart: none, b–z. */
export const MAX_VARIANTS = 25;
const BODY = `(${KINDS.join("|")})(\\d{1,6})([b-z]?)(?:\\.(${CASES.join("|")}))?`;
/** Everything that is read as a placeholder; groups 1–4 or 5–8: kind, number, letter, case. */
const PLACEHOLDER = new RegExp(`\\[ ?${BODY} ?\\]|\\\\\\[ ?${BODY} ?\\\\\\]`, "giu");
/** The beginning of a placeholder at the end of a text. */
const BEGUN = /(?:\\|\\?\[ ?(?:[a-z]{0,6}|[a-z]{1,6}\d{1,6}(?:[b-z]?|[b-z]?\.[a-z]{0,3}) ?\\?))$/iu;
/** Longer than any placeholder. */
const LONGEST = 32;

export interface Placeholder {
  readonly kind: Kind;
  readonly number: number;
  /** 0 for the first form of a name. */
  readonly variant: number;
  readonly nameCase: NameCase;
}

/** Spells a placeholder. */
export function spell({ kind, number, variant, nameCase }: Placeholder): string {
  const letter = variant === 0 ? "" : String.fromCharCode("a".charCodeAt(0) + variant);
  return `[${kind}${number}${letter}${nameCase === "nom" ? "" : `.${nameCase}`}]`;
}

/** The text with each placeholder replaced by what `original` gives; null leaves it as it stands. */
export function replacePlaceholders(text: string, original: (found: Placeholder) => string | null): string {
  return text.replaceAll(PLACEHOLDER, (whole, ...groups: (string | undefined)[]) => {
    const [kind = "", number = "", letter = "", nameCase = "nom"] =
      groups[0] === undefined ? groups.slice(4, 8) : groups.slice(0, 4);
    return (
      original({
        kind: kind.toUpperCase() as Kind,
        number: Number(number),
        variant: letter === "" ? 0 : letter.toLowerCase().charCodeAt(0) - "a".charCodeAt(0),
        nameCase: nameCase.toLowerCase() as NameCase,
      }) ?? whole
    );
  });
}

/** Where in the text something stands that would be read as a placeholder. */
export function findPlaceholders(text: string): { readonly start: number; readonly end: number }[] {
  return Array.from(text.matchAll(PLACEHOLDER), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** How many signs at the end of the text may be the beginning of a placeholder. */
export function begunPlaceholder(text: string): number {
  return BEGUN.exec(text.slice(-LONGEST))?.[0].length ?? 0;
}
