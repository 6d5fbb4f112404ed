// Which languages there are, and which one a page begins with. Russian is the default and the fallback.

export const LANGUAGES = ["ru", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = "ru";

/** The language behind a stored or received text; Russian for anything that is not one of ours. Pure. */
export function asLanguage(text: string | null | undefined): Language {
  return firstLanguage(text ?? null, []);
}

/**
 * The language a page begins with: the one chosen on this device (`stored`), else the first of ours that the browser asks for
 * (`wanted`, in its order), else Russian. Pure.
 */
export function firstLanguage(stored: string | null, wanted: readonly string[]): Language {
  const asked = [...(stored === null ? [] : [stored]), ...wanted].map(shortOf);
  return asked.find(isOurs) ?? DEFAULT_LANGUAGE;
}

const shortOf = (text: string): string => text.slice(0, 2).toLowerCase();

function isOurs(short: string): short is Language {
  return LANGUAGES.some((language) => language === short);
}
