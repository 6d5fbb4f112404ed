// One reader a language, opened when it is first asked for: three classifiers read each message once.
import type { Language } from "../transcript/transcript.ts";
import endingsEn from "./data/endings.en.json" with { type: "json" };
import endingsRu from "./data/endings.ru.json" with { type: "json" };
import vectorsEn from "./data/vectors.en.json" with { type: "json" };
import vectorsRu from "./data/vectors.ru.json" with { type: "json" };
import { createReader, type Reader } from "./features.ts";
import { createStemmer } from "./stem.ts";

const opened = new Map<Language, Reader>();
const STEMMERS = { ru: createStemmer(endingsRu), en: createStemmer(endingsEn) };

/** The reader of a language. */
export function openReader(language: Language): Reader {
  const found =
    opened.get(language) ??
    (language === "ru" ? createReader(endingsRu, vectorsRu) : createReader(endingsEn, vectorsEn));
  opened.set(language, found);
  return found;
}

/** What cuts a word of a language down to its stem. */
export function openStemmer(language: Language): (word: string) => string {
  return STEMMERS[language];
}
