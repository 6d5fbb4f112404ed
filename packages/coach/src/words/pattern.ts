// Finding words in chats: one notation for both languages, blind to case and to «ё». No regular expressions are built for
// the words: thousands of them would take seconds to compile, here they are looked up.

/** The text as patterns see it: lower case, «ё» as «е», plain apostrophes. Every place stays where it was. */
export function plain(text: string): string {
  const lower = text.toLowerCase();
  // A few letters grow when lowered («İ»): those stay as they are, so that places agree.
  const same =
    lower.length === text.length ? lower : text.replaceAll(/[A-ZА-ЯЁ]/g, (one) => one.toLowerCase());
  return same.replaceAll("ё", "е").replaceAll("’", "'");
}

/** A word of a phrase; `open` ones stand for every word that begins so. */
interface Step {
  readonly stem: string;
  readonly open: boolean;
}

/** Phrases by how they begin. */
export interface WordPattern {
  readonly exact: ReadonlyMap<string, readonly (readonly Step[])[]>;
  readonly open: ReadonlyMap<string, readonly (readonly Step[])[]>;
  /** Letters of the shortest open beginning. */
  readonly shortest: number;
}

/** Where something was found; `words` as they stand in the text. */
export interface Find {
  readonly start: number;
  readonly words: string;
}

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
  const exact = new Map<string, (readonly Step[])[]>();
  const open = new Map<string, (readonly Step[])[]>();
  for (const part of words.split("|")) {
    const steps = stepsOf(part);
    const first = steps[0];
    if (!first) continue;
    const list = first.open ? open : exact;
    list.set(first.stem, [...(list.get(first.stem) ?? []), steps]);
  }
  return { exact, open, shortest: Math.min(...[...open.keys()].map((stem) => stem.length), 99) };
}

function stepsOf(phrase: string): readonly Step[] {
  return plain(phrase)
    .split(/[\s,–-]+/)
    .filter((word) => word !== "")
    .map((word) => ({ stem: word.replace("*", ""), open: word.endsWith("*") }));
}

/** Everything the pattern finds, in order; of phrases that begin at one word the first that fits. */
export function findAll(text: string, pattern: WordPattern): readonly Find[] {
  return findAmong(wordsWithPlaces(text), text, pattern);
}

/** Words of a text with their places, to be searched by several patterns. */
export function wordsWithPlaces(text: string): readonly Word[] {
  return [...plain(text).matchAll(WORD)].map((found) => ({
    text: found[0],
    start: found.index,
    end: found.index + found[0].length,
  }));
}

/** Like `findAll`, for a text whose words are known already. */
export function findAmong(words: readonly Word[], text: string, pattern: WordPattern): readonly Find[] {
  const finds: Find[] = [];
  for (const [at, word] of words.entries()) {
    const end = endOfPhrase(words, at, word, text, pattern);
    if (end !== null) finds.push({ start: word.start, words: text.slice(word.start, end) });
  }
  return finds;
}

function endOfPhrase(
  words: readonly Word[],
  at: number,
  word: Word,
  text: string,
  pattern: WordPattern,
): number | null {
  const whole = pattern.exact.get(word.text);
  for (const steps of whole ?? []) {
    const end = matchSteps(words, at, steps, text);
    if (end !== null) return end;
  }
  for (let length = pattern.shortest; length <= word.text.length; length += 1) {
    for (const steps of pattern.open.get(word.text.slice(0, length)) ?? []) {
      const end = matchSteps(words, at, steps, text);
      if (end !== null) return end;
    }
  }
  return null;
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
  const words = wordsWithPlaces(text);
  return words.some((word, at) => endOfPhrase(words, at, word, text, pattern) !== null);
}

/** The words of a text: letters and digits with inner hyphens and apostrophes. */
export function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\d]+(?:[-'’][\p{L}\d]+)*/gu) ?? [];
}
