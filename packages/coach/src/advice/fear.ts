// What somebody is afraid of when they write to another (MS4), by their words.
import { FEARS, FEAR_SIGNS } from "../lines/fears.ts";
import type { FearId, FearWords } from "../lines/fears.ts";
import type { Language } from "../transcript/transcript.ts";
import { has, wordPattern } from "../words/pattern.ts";

const signs = FEAR_SIGNS.map(([id, words]) => [id, wordPattern(words)] as const);

/** What the person is afraid of, by their words; `general` when they name nothing known. */
export function fearIn(words: string): FearId {
  return signs.find(([, pattern]) => has(words, pattern))?.[0] ?? "general";
}

/** The words about a fear in a language. */
export function fearWords(fear: FearId, language: Language): FearWords {
  return FEARS[language][fear];
}
