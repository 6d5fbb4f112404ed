// Finding words in chats: one notation for both languages, blind to case and to «ё». No regular expressions are built for
// the words: thousands of them would take seconds to compile, here they are looked up.
import { plain, plainWithPlaces } from "./plain.ts";
import type { PlainText } from "./plain.ts";

/** A word of a phrase; `open` ones stand for every word that begins so. */
interface Step {
  readonly stem: string;
  readonly open: boolean;
}

interface Phrase {
  readonly steps: readonly Step[];
  /** Which of merged patterns it belongs to. */
  readonly of: number;
}

/** Phrases by how they begin. */
export interface WordPattern {
  readonly exact: ReadonlyMap<string, readonly Phrase[]>;
  readonly open: ReadonlyMap<string, readonly Phrase[]>;
  /** Letters of the shortest and the longest open beginning. */
  readonly shortest: number;
  readonly longest: number;
}

/** Where something was found; `words` as they stand in the text. */
export interface Find {
  readonly start: number;
  readonly words: string;
  /** Which of merged patterns found it; 0 for a single one. */
  readonly of: number;
}

/** A word of the normal form, and where it stands there. */
interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu;
/** What may stand between the words of a phrase. */
const BETWEEN = /^[\s,–-]*$/;

/**
 * A pattern from phrases divided by `|`: whole words only, `*` at the end of a word stands for its endings. Spaces,
 * commas and hyphens between words are all the same.
 */
export function wordPattern(words: string): WordPattern {
  return mergePatterns([words]);
}

/** A pattern of each list of phrases, by the list's name. */
export function patternsOf<Name extends string>(
  lists: Readonly<Record<Name, readonly string[]>>,
): Readonly<Record<Name, WordPattern>> {
  const named = Object.entries<readonly string[]>(lists).map(([name, phrases]) => [
    name,
    wordPattern(phrases.join("|")),
  ]);
  return Object.fromEntries(named) as Record<Name, WordPattern>;
}

/** One pattern of many, told apart by their place in the list: a text is gone through once for all of them. */
export function mergePatterns(list: readonly string[]): WordPattern {
  const exact = new Map<string, Phrase[]>();
  const open = new Map<string, Phrase[]>();
  for (const [of, words] of list.entries()) {
    for (const part of words.split("|")) {
      const steps = stepsOf(part);
      const first = steps[0];
      if (!first) continue;
      const phrases = first.open ? open : exact;
      const before = phrases.get(first.stem);
      if (before) before.push({ steps, of });
      else phrases.set(first.stem, [{ steps, of }]);
    }
  }
  const lengths = [...open.keys()].map((stem) => stem.length);
  return { exact, open, shortest: Math.min(...lengths, 99), longest: Math.max(...lengths, 0) };
}

function stepsOf(phrase: string): readonly Step[] {
  return plain(phrase)
    .split(/[\s,–-]+/)
    .filter((word) => word !== "")
    .map((word) => ({ stem: word.replace("*", ""), open: word.endsWith("*") }));
}

/** Everything the pattern finds, in order. */
export function findAll(text: string, pattern: WordPattern): readonly Find[] {
  const read = plainWithPlaces(text);
  const words = wordsIn(read);
  return words.flatMap((word, at) =>
    findsAt(words, at, word, read, pattern).map(({ start, end, of }) => {
      const from = read.placeOf(start);
      return { start: from, words: text.slice(from, read.placeOf(end)), of };
    }),
  );
}

function wordsIn({ text }: PlainText): readonly Word[] {
  return [...text.matchAll(WORD)].map((found) => ({
    text: found[0],
    start: found.index,
    end: found.index + found[0].length,
  }));
}

interface Place {
  readonly start: number;
  readonly end: number;
  readonly of: number;
}

/** The phrases that begin at a word, at most one for each of the merged patterns. */
function findsAt(
  words: readonly Word[],
  at: number,
  word: Word,
  { text }: PlainText,
  pattern: WordPattern,
): readonly Place[] {
  const finds: Place[] = [];
  const look = (phrases: readonly Phrase[] | undefined): void => {
    for (const { steps, of } of phrases ?? []) {
      const end = matchSteps(words, at, steps, text);
      if (end === null || finds.some((find) => find.of === of)) continue;
      finds.push({ start: word.start, end, of });
    }
  };
  look(pattern.exact.get(word.text));
  const most = Math.min(pattern.longest, word.text.length);
  for (let length = pattern.shortest; length <= most; length += 1) {
    look(pattern.open.get(word.text.slice(0, length)));
  }
  return finds;
}

/** Where the phrase ends when it stands at `at`; null when it does not. */
function matchSteps(words: readonly Word[], at: number, steps: readonly Step[], text: string): number | null {
  let end: number | null = null;
  for (const [index, step] of steps.entries()) {
    const word = words[at + index];
    if (!word || !(step.open ? word.text.startsWith(step.stem) : word.text === step.stem)) return null;
    if (end !== null && !BETWEEN.test(text.slice(end, word.start))) return null;
    end = word.end;
  }
  return end;
}

/** Whether the pattern finds anything in the text. */
export function has(text: string, pattern: WordPattern): boolean {
  const read = plainWithPlaces(text);
  const words = wordsIn(read);
  return words.some((word, at) => findsAt(words, at, word, read, pattern).length > 0);
}

/** The words of a text: letters and digits with inner hyphens and apostrophes. */
export function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\d]+(?:[-'’][\p{L}\d]+)*/gu) ?? [];
}
