// The two things between which a question lets one choose, as they stand in it: «в семь или в восемь», “at the studio or at the pub”.
import { plain } from "../words/plain.ts";

/** A language's words for leaving a choice. */
export interface ChoiceWords {
  readonly or: readonly string[];
  /** What stands behind «или» where nothing is offered to choose from: «или нет?». */
  readonly notChoice: readonly string[];
  /** Words that are no part of what is offered. */
  readonly filler: readonly string[];
  readonly prepositions: readonly string[];
}

const LONGEST = 4;
const EDGE = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** The alternatives, two or none. */
export function choicesIn(sentence: string, words: ChoiceWords): readonly string[] {
  // «Суббота или воскресенье, как Вам покойнее?»: the half sentence with the word between them. A dot in «8.30» ends nothing.
  for (const clause of sentence
    .replaceAll(/(\d)[.:](\d)/gu, "$1:$2")
    .split(/[,;!?…()\n]|\.(?!\d)|:(?!\d)|\s[-–—]\s/u)) {
    const tokens = clause.trim().split(/\s+/u);
    const at = tokens.findIndex((token) => words.or.includes(plain(token)));
    if (at <= 0) continue;
    const second = behind(tokens.slice(at + 1), words);
    const first = second === null ? null : before(tokens.slice(0, at), plain(second), words);
    if (first !== null && second !== null && plain(first) !== plain(second))
      return [first, second].map((each) => asTyped(bare(each), sentence));
  }
  return [];
}

/** What a sentence that begins with «или» offers, behind its opening words: «Или вы больше по кошкам?» – «по кошкам»; null where that is nothing. */
export function secondOf(tokens: readonly string[], words: ChoiceWords): string | null {
  const opens = [...words.filler, "of"];
  const start = tokens.findIndex((token) => !opens.includes(token));
  return start < 0 ? null : behind(tokens.slice(start), words);
}

/** What stands behind the «или»: up to the next word that is no part of it. */
function behind(tokens: readonly string[], { notChoice, filler, prepositions }: ChoiceWords): string | null {
  const [head = ""] = tokens;
  if (head === "" || notChoice.includes(plain(head))) return null;
  const end = tokens.findIndex(
    (token, at) => at > 0 && filler.includes(plain(token)) && !isArticle(token, tokens[at - 1], prepositions),
  );
  const taken = tokens.slice(0, end < 0 ? tokens.length : end);
  return taken.length > LONGEST || taken.length === 0 ? null : taken.join(" ");
}

/** What stands before it: from the same preposition on, or the words back to one that is no part of it. */
function before(
  tokens: readonly string[],
  second: string,
  { filler, prepositions }: ChoiceWords,
): string | null {
  const [opening = ""] = second.split(" ");
  const same = prepositions.includes(opening)
    ? tokens.findLastIndex((token) => plain(token) === opening)
    : -1;
  const stop = tokens.findLastIndex((token) => filler.includes(plain(token)));
  const start = same >= 0 ? same : stop + 1;
  const taken = tokens.slice(start);
  return taken.length === 0 || taken.length > LONGEST ? null : taken.join(" ");
}

/** “at the pub”: an article behind a preposition belongs to it. */
function isArticle(token: string, previous: string | undefined, prepositions: readonly string[]): boolean {
  return previous !== undefined && prepositions.includes(plain(previous)) && plain(token).length <= 3;
}

/** “8.30” stays as they typed it. */
function asTyped(words: string, sentence: string): string {
  return sentence.includes(words) ? words : words.replaceAll(/(\d):(\d)/gu, "$1.$2");
}

function bare(text: string): string {
  const words = text.replaceAll(EDGE, "");
  return words.charAt(0).toLowerCase() + words.slice(1);
}
