// Texts in the person's language. Russian comes with the first load; the other language is fetched when it is chosen.
import i18next from "i18next";
import type { i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { DEFAULT_LANGUAGE } from "./language.ts";
import type { Language } from "./language.ts";
import { ru } from "./ru/index.ts";

export { asLanguage, LANGUAGES } from "./language.ts";
export type { Language } from "./language.ts";

/** Starts the texts in `language`; resolves when they are there. A language that cannot be fetched leaves Russian standing. */
export async function startTexts(language: Language): Promise<i18n> {
  await i18next.use(initReactI18next).init({
    lng: DEFAULT_LANGUAGE,
    fallbackLng: DEFAULT_LANGUAGE,
    resources: { ru: { translation: ru } },
    interpolation: { escapeValue: false },
  });
  await setLanguage(language);
  return i18next;
}

/** What else has to be fetched for a language before it can be shown. */
const alsoNeeded: ((language: Language) => Promise<void>)[] = [];

/** Has `load` bring its own texts of every language that is chosen from now on, before that language is shown. */
export function onLanguage(load: (language: Language) => Promise<void>): void {
  alsoNeeded.push(load);
}

/** Switches to `language`, fetching its texts once. Returns whether that language is shown now. */
export async function setLanguage(language: Language): Promise<boolean> {
  try {
    if (language === "en" && !i18next.hasResourceBundle("en", "translation")) {
      const { en } = await import("./en/index.ts");
      i18next.addResourceBundle("en", "translation", en);
    }
    await Promise.all(alsoNeeded.map((load) => load(language)));
  } catch {
    return false;
  }
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
  return true;
}
