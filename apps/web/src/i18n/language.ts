// Which languages there are, and the person's choice. Russian is the default and the fallback.

export const LANGUAGES = ["ru", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = "ru";

/** The language behind a stored or received text; Russian for anything that is not one of ours. Pure. */
export function asLanguage(text: string | null | undefined): Language {
  const short = text?.slice(0, 2).toLowerCase();
  return LANGUAGES.find((language) => language === short) ?? DEFAULT_LANGUAGE;
}
