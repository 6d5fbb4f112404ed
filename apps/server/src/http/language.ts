// The languages that people are answered in, and which of them a caller reads best.

export const LANGUAGES = ["ru", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

const MAX_HEADER_LENGTH = 500;

/** The best match of an Accept-Language header; Russian when it names none of ours. */
export function languageOf(header: string | undefined): Language {
  if (!header || header.length > MAX_HEADER_LENGTH) return "ru";
  let best: Language = "ru";
  let bestWeight = 0;
  for (const part of header.split(",")) {
    const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
    const language = LANGUAGES.find((known) => tag === known || tag.startsWith(`${known}-`));
    const quality = parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find((text) => text);
    const weight = quality === undefined ? 1 : Number(quality);
    if (language && weight > bestWeight) {
      best = language;
      bestWeight = weight;
    }
  }
  return best;
}
