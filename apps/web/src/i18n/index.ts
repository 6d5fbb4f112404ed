// Texts in the person's language. Russian comes with the first load; the other language is fetched when it is chosen.
import i18next from "i18next";
import type { i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { DEFAULT_LANGUAGE } from "./language.ts";
import type { Language } from "./language.ts";

export { asLanguage, firstLanguage, LANGUAGES } from "./language.ts";
export type { Language } from "./language.ts";

/** What the pages of a room begin with. */
export interface FirstTexts {
  readonly ru: object;
  /** Fetched once, when it is chosen. */
  readonly english: () => Promise<object>;
}

let first: FirstTexts | null = null;
/** What is wanted, and what stands on the screen. */
let chosen: Language = DEFAULT_LANGUAGE;
let shown: Language = DEFAULT_LANGUAGE;
let settling: Promise<unknown> = Promise.resolve();
/** What else has to be fetched for a language before it can be shown. */
const alsoNeeded: ((language: Language) => Promise<void>)[] = [];

/** Starts the texts in `language`; resolves when they are there. A language that cannot be fetched leaves Russian standing. */
export function startTexts(language: Language, texts: FirstTexts): Promise<i18n> {
  chosen = language;
  first = texts;
  const starting = i18next
    .use(initReactI18next)
    .init({
      lng: DEFAULT_LANGUAGE,
      fallbackLng: DEFAULT_LANGUAGE,
      resources: { ru: { translation: texts.ru } },
      interpolation: { escapeValue: false },
    })
    .then(() => switchTo(language))
    .then(() => i18next);
  settling = starting;
  return starting;
}

/** Has `load` bring its own texts of every language that is chosen from now on, before that language is shown. */
export function onLanguage(load: (language: Language) => Promise<void>): void {
  alsoNeeded.push(load);
}

/** The language that is shown, or will be as soon as its texts are here. */
export function chosenLanguage(): Language {
  return chosen;
}

/** The language that is shown, once no change of it is under way. */
export async function settledLanguage(): Promise<Language> {
  await settling;
  return shown;
}

/** Switches to `language`, fetching its texts once. Returns whether that language is shown now. */
export function setLanguage(language: Language): Promise<boolean> {
  const change = switchTo(language);
  settling = change;
  return change;
}

async function switchTo(language: Language): Promise<boolean> {
  chosen = language;
  try {
    if (language === "en" && first !== null && !i18next.hasResourceBundle("en", "translation"))
      i18next.addResourceBundle("en", "translation", await first.english());
    await Promise.all(alsoNeeded.map((load) => load(language)));
  } catch {
    // Its texts could not be had: the language that is shown stays.
    if (chosen === language) chosen = shown;
    return false;
  }
  // Somebody who has changed their mind meanwhile gets the last choice.
  if (chosen !== language) return false;
  await i18next.changeLanguage(language);
  shown = language;
  document.documentElement.lang = language;
  return true;
}
