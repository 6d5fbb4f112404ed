// Which language a text, a message, a chat or a request is in, by its letters (MS1).
import type { MentorLanguage as Language } from "@fitil/contracts";
import { sureLetters, toCyrillic, toLatin, twins } from "./look-alike-letters.ts";

const LATIN_LETTER = /[A-Za-z]/g;
const CYRILLIC_LETTER = /[А-Яа-яЁё]/g;

/** The language most of the letters belong to; letters that exist in both alphabets count little. */
export function guessLanguage(texts: readonly string[]): Language {
  let russian = 0;
  let english = 0;
  for (const letter of texts.join("")) {
    const weight = twins.has(letter) ? 0.1 : 1;
    if (/[А-Яа-яЁё]/.test(letter)) russian += weight;
    else if (/[A-Za-z]/.test(letter)) english += weight;
  }
  return english > russian ? "en" : "ru";
}

/** Words of one's own from which an English request can be told from a name or a title. */
const ENOUGH_WORDS = 5;

/** The language of a request, which may hold names in the other alphabet; `own` is the language of whoever asks. */
export function requestLanguage(words: string, own: Language): Language {
  if (/[А-Яа-яЁё]{2}/.test(words)) return own === "ru" ? own : guessLanguage([words]);
  return words.trim().split(/\s+/).length >= ENOUGH_WORDS ? guessLanguage([words]) : own;
}

/** The language of one message of a chat: its own where letters tell that nobody takes for others, else the chat's. */
export function messageLanguage(text: string, chat: Language): Language {
  const latin = (text.match(LATIN_LETTER) ?? []).filter((letter) => !toCyrillic.has(letter)).length;
  const cyrillic = (text.match(CYRILLIC_LETTER) ?? []).filter((letter) => !toLatin.has(letter)).length;
  if (Math.max(latin, cyrillic) < MIN_TELLING) return chat;
  return latin > cyrillic ? "en" : "ru";
}

/** Fewer letters than this tell nothing. */
const MIN_TELLING = 2;

/** So many letters of one message count: a long line in another language does not outvote the chat. */
const MAX_COUNTED = 12;

/** The language most messages of a chat are in, the longer ones counting more up to a dozen letters. */
export function chatLanguage(texts: readonly string[]): Language {
  let english = 0;
  for (const text of texts) {
    const { latin, cyrillic } = sureLetters(text);
    const sign = guessLanguage([text]) === "en" ? 1 : -1;
    english += sign * Math.min(MAX_COUNTED, Math.max(latin, cyrillic));
  }
  return english === 0 ? guessLanguage(texts) : english > 0 ? "en" : "ru";
}
