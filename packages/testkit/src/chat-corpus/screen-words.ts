// The words of the service around a talk, in the language of the talk.
import type { CorpusLanguage } from "./chat-script.ts";
import { NAMES_EN, SCREEN_EN } from "./phrases-en.ts";
import { NAMES_RU, SCREEN_RU } from "./phrases-ru.ts";

export interface ScreenWords {
  readonly placeholder: readonly string[];
  readonly online: readonly string[];
  readonly days: readonly string[];
  readonly read: readonly string[];
  readonly receipts: readonly string[];
  readonly system: readonly string[];
  readonly replied: readonly string[];
  readonly search: string;
  readonly tabs: readonly string[];
}

/** Words of the service in `language`. */
export function screenWords(language: CorpusLanguage): ScreenWords {
  return language === "ru" ? SCREEN_RU : SCREEN_EN;
}

/** First names for people around the talk. */
export function firstNames(language: CorpusLanguage): readonly string[] {
  return language === "ru" ? NAMES_RU : NAMES_EN;
}
