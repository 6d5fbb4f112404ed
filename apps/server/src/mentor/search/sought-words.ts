// What is sought, word by word (MK6). Pure.
import { searchText } from "../plain-text.ts";

/** One word of what is sought, as search sees texts. */
export interface SoughtWord {
  readonly text: string;
  /** Too short to be told apart inside other words: sought where a word begins. */
  readonly atBeginning: boolean;
}

/** What is sought: its words, the longest first, and all of it as one text. */
export interface Sought {
  readonly words: readonly SoughtWord[];
  readonly phrase: SoughtWord;
}

/** Words that are sought each by itself; what follows is one text with the last of them. */
const MAX_WORDS = 8;
const SHORT = /^[\p{L}\p{N}]{1,2}$/u;

/** The words of `search`, the longest first, because it is found least often; none when there is nothing to seek. */
export function soughtIn(search: string): Sought {
  const whole = searchText(search);
  const all = whole.split(" ");
  const texts = [...all.slice(0, MAX_WORDS - 1), all.slice(MAX_WORDS - 1).join(" ")];
  const words = [...new Set(texts)]
    .filter((text) => text !== "")
    .map(asWord)
    .toSorted((one, other) => other.text.length - one.text.length);
  return { words, phrase: asWord(whole) };
}

function asWord(text: string): SoughtWord {
  return { text, atBeginning: SHORT.test(text) };
}

/** Whether a text, as search sees it, holds the word. */
export function holds(text: string, { text: word, atBeginning }: SoughtWord): boolean {
  return atBeginning ? ` ${text}`.includes(` ${word}`) : text.includes(word);
}
