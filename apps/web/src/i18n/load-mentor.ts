// Fetches the mentor's texts, an area at a time and only in the language that is shown. Must stay out of the game's pages.
import i18next from "i18next";
import { chosenLanguage, onLanguage, settledLanguage } from "./index.ts";
import type { Language } from "./index.ts";
import type { MentorArea, MentorTexts, MentorWords } from "./mentor-texts.ts";

type Loaders<Texts> = { readonly [Area in keyof Texts]: () => Promise<Texts[Area]> };

const RU: Loaders<MentorTexts> = {
  chat: async () => (await import("./ru/mentor/chat.ts")).chat,
  landing: async () => (await import("./ru/mentor/landing.ts")).landing,
  legal: async () => (await import("./ru/mentor/legal.ts")).legal,
  plans: async () => (await import("./ru/mentor/plans.ts")).plans,
  shell: async () => (await import("./ru/mentor/shell.ts")).shell,
  signIn: async () => (await import("./ru/mentor/sign-in.ts")).signIn,
  worked: async () => (await import("./ru/mentor/worked.ts")).worked,
};
const EN: Loaders<MentorWords> = {
  chat: async () => (await import("./en/mentor/chat.ts")).chat,
  landing: async () => (await import("./en/mentor/landing.ts")).landing,
  legal: async () => (await import("./en/mentor/legal.ts")).legal,
  plans: async () => (await import("./en/mentor/plans.ts")).plans,
  shell: async () => (await import("./en/mentor/shell.ts")).shell,
  signIn: async () => (await import("./en/mentor/sign-in.ts")).signIn,
  worked: async () => (await import("./en/mentor/worked.ts")).worked,
};
const NAMESPACE = "mentor";

const wanted = new Set<MentorArea>();

/**
 * Brings the texts of these areas in the language that is shown, or is about to be; later changes of the language bring them
 * too. Rejects when they cannot be had; what is here already is not fetched again. Comes after `startTexts`.
 */
export async function loadMentorTexts(...areas: readonly MentorArea[]): Promise<void> {
  if (wanted.size === 0) onLanguage((language) => load(language, [...wanted]));
  for (const area of areas) wanted.add(area);
  const expected = chosenLanguage();
  const early = load(expected, areas);
  // Awaited below, unless another language is wanted meanwhile.
  early.catch(() => undefined);
  // A language that could not be had has left another one standing.
  const language = await settledLanguage();
  await (language === expected ? early : load(language, areas));
}

async function load(language: Language, areas: readonly MentorArea[]): Promise<void> {
  const loaders = language === "en" ? EN : RU;
  await Promise.all(
    areas.map(async (area) => {
      if (i18next.getResource(language, NAMESPACE, area) !== undefined) return;
      i18next.addResourceBundle(language, NAMESPACE, { [area]: await loaders[area]() }, true, true);
    }),
  );
}

/** Every area in one language: for whoever compares them. */
export async function readMentorTexts(language: Language): Promise<Record<MentorArea, object>> {
  const loaders = Object.entries(language === "en" ? EN : RU);
  const texts = await Promise.all(loaders.map(async ([area, read]) => [area, await read()] as const));
  return Object.fromEntries(texts) as Record<MentorArea, object>;
}
