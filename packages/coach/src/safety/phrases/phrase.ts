// A small notation for phrases, so that lists can be read and checked by people who know the language, not regular expressions. For all that
// is heard by lists: rules of danger, and what messages and notes say. Topics and requests, thousands of words, have words/pattern.ts.
import { plain } from "../../words/plain.ts";
import { neededWords } from "./needed-words.ts";
import { filePieces, sieveOf, type Pieces } from "./piece-sieve.ts";
import { joinSpacedLetters } from "./spaced-letters.ts";

/** What `…` stands for: something between words, and up to 48 signs more of the same sentence. */
const SAME_SENTENCE = "[^a-zа-я\\d.!?\\n](?:[^.!?\\n]{0,48}?[^a-zа-я\\d.!?\\n])?";

const SPACES = new Map([
  [" ", "[\\s,]+"],
  [" ?", "[\\s,]*"],
]);

/** Pieces one of which a text must hold for a pattern to be tried on it at all. */
const NEEDED = new WeakMap<RegExp, readonly string[]>();
/** The same of all patterns of a list. PERF: filed once a list; looked up pattern by pattern it was a tenth of all the mentor computes. */
const FILED = new WeakMap<object, Pieces>();
/** Every text holds it: a pattern that needs nothing certain is always tried. */
const ANYTHING = [""] as const;

/**
 * A pattern from a phrase in small letters, without ё. `~`: the rest of the word, `…`: up to 48 signs of the same
 * sentence, a space: any white space or comma; `(a|b)`, `?` and lookaheads as in regular expressions.
 * It starts and ends at the edges of words.
 */
export function phrase(source: string): RegExp {
  const body = source
    .replaceAll(/ ?… ?/g, () => SAME_SENTENCE)
    // A space in brackets is a space, and one with a question mark may be missing.
    .replaceAll(/\[[^\]]*\]| \??/g, (found) => SPACES.get(found) ?? found)
    .replaceAll("~", "[a-zа-я]*");
  // PERF: every letter there is (\p{L}) makes two hundred patterns take half a second to compile.
  const pattern = new RegExp(`(?<![a-zа-я\\d])(?:${body})(?![a-zа-я\\d])`, "u");
  const needed = neededWords(source);
  if (needed !== null) NEEDED.set(pattern, needed);
  return pattern;
}

/** Pieces one of which stands in every text that all of the patterns fit; null where nothing is certain. */
export function neededByAll(patterns: readonly RegExp[]): readonly string[] | null {
  const needed = patterns.map((pattern) => NEEDED.get(pattern)).find((one) => one !== undefined);
  return needed ?? null;
}

/** Several phrases; see `phrase`. */
export function phrases(...sources: readonly string[]): readonly RegExp[] {
  return sources.map(phrase);
}

/** Whether one of the patterns is in the text. PERF: it is compiled only when a text holds what it needs. */
export function says(text: string, patterns: readonly RegExp[]): boolean {
  if (patterns.length === 0) return false;
  return sieveOf(text).someOwner(filed(patterns, patterns), (at) => (patterns[at] as RegExp).test(text));
}

/** Whether the pattern is in the text. */
export function isIn(text: string, pattern: RegExp): boolean {
  return sieveOf(text).someOwner(filed(pattern, [pattern]), () => pattern.test(text));
}

function filed(list: object, patterns: readonly RegExp[]): Pieces {
  const known = FILED.get(list);
  if (known !== undefined) return known;
  const pieces = filePieces(patterns.map((pattern) => NEEDED.get(pattern) ?? ANYTHING));
  FILED.set(list, pieces);
  return pieces;
}

/** The text as the patterns expect it: in its normal form, with plain spaces and without spaced words. */
export function readText(text: string): string {
  return joinSpacedLetters(plain(text))
    .replaceAll("…", "...")
    .replaceAll(/[^\S\n]+/g, " ");
}
