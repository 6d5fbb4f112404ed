// Takes who people are out of what a model gets to see, and puts it back into what the model writes (MF2). Masking a long
// chat takes a while: it belongs where nobody waits in line. Putting back is cheap.
import { findAddresses, overlap } from "./addresses.ts";
import type { Span } from "./addresses.ts";
import { NameBook, originalOf } from "./name-book.ts";
import type { HiddenNames } from "./name-book.ts";
import { findMentions } from "./name-mentions.ts";
import type { Mention } from "./name-mentions.ts";
import { findPlaceholders, replacePlaceholders } from "./placeholders.ts";
import { createStreamRestorer } from "./stream-restorer.ts";
import type { StreamRestorer } from "./stream-restorer.ts";

/** Plain data, so that texts can be masked in one thread and restored in another. */
export interface MaskedTexts {
  /** The texts in the order given, names and addresses replaced by placeholders like `[N1]`, `[N1.gen]`, `[PHONE1]`. */
  readonly masked: readonly string[];
  /** What was taken out, for `nameRestorer`. */
  readonly hidden: HiddenNames;
}

export interface NameRestorer {
  /** Puts the originals back, names in the case the placeholder asks for; unknown placeholders stay. */
  readonly restore: (text: string) => string;
  /** The same for a text that streams. */
  readonly restorer: () => StreamRestorer;
}

interface Replacement extends Span {
  readonly placeholder: string;
}

/** Masks all texts of one question together, so that a name has one placeholder in all of them. [MF2] */
export function maskNames(texts: readonly string[]): MaskedTexts {
  const book = new NameBook();
  const mentions = findMentions(texts);
  const masked = texts.map((text, index) => maskText(text, mentions[index] ?? [], book));
  return { masked, hidden: book.hidden() };
}

/** Puts back what `maskNames` took out. [MF2] */
export function nameRestorer(hidden: HiddenNames): NameRestorer {
  const restore = (text: string): string =>
    replacePlaceholders(text, (placeholder) => originalOf(hidden, placeholder));
  return { restore, restorer: () => createStreamRestorer(restore) };
}

function maskText(text: string, mentions: readonly Mention[], book: NameBook): string {
  const taken: (Span & { readonly replace: (original: string) => string })[] = [];
  const take = (span: Span, replace: (original: string) => string) => {
    if (!taken.some((other) => overlap(span, other)))
      taken.push({ start: span.start, end: span.end, replace });
  };
  for (const span of findPlaceholders(text)) take(span, (original) => book.address("RAW", original));
  for (const span of findAddresses(text)) take(span, (original) => book.address(span.kind, original));
  for (const span of mentions) take(span, (original) => book.name(span.form, original));
  const replacements = taken
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end, replace }): Replacement => ({
      start,
      end,
      placeholder: replace(text.slice(start, end)),
    }));
  return pieced(text, replacements);
}

function pieced(text: string, replacements: readonly Replacement[]): string {
  let masked = "";
  let done = 0;
  for (const { start, end, placeholder } of replacements) {
    masked += text.slice(done, start) + placeholder;
    done = end;
  }
  return masked + text.slice(done);
}
