// Opens what was learnt of a language, once.
import commonEn from "../words/data/common-words.en.json" with { type: "json" };
import commonRu from "../words/data/common-words.ru.json" with { type: "json" };
import { openActs, openTopics } from "../learnt/open.ts";
import type { Language } from "../transcript/transcript.ts";
import type { Readers } from "./readers.ts";

const COMMON: Readonly<Record<Language, Readonly<Record<string, number>>>> = { ru: commonRu, en: commonEn };

/** A topic less sure than this would answer past what was meant. */
const SURE = 0.75;

/** The readers of a language. */
export function openReaders(language: Language): Readers {
  const common = COMMON[language];
  return {
    acts: openActs(language),
    topics: (text) =>
      openTopics(language)
        .labelsOf(text)
        .filter(({ probability }) => probability >= SURE)
        .map(({ label }) => label),
    commonness: (word) => (Object.hasOwn(common, word) ? (common[word] ?? 0) : 0),
  };
}
