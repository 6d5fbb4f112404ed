// Fetches the texts of an area (what is not shown at first) that both languages have, in the one that is shown: no first page waits for them.
import i18next from "i18next";
import { onLanguage, settledLanguage } from "./index.ts";
import type { Language } from "./index.ts";
import type { account } from "./ru/account.ts";
import type { lobby } from "./ru/lobby.ts";
import type { match } from "./ru/match.ts";
import type { newTable } from "./ru/new-table.ts";
import type { overlay } from "./ru/overlay.ts";
import type { people } from "./ru/people.ts";
import type { recording } from "./ru/recording.ts";
import type { Words } from "./texts.ts";

/** The areas' texts in Russian: the shape of every other language. */
export interface AreaTexts {
  readonly account: typeof account;
  readonly lobby: typeof lobby;
  readonly match: typeof match;
  readonly newTable: typeof newTable;
  readonly overlay: typeof overlay;
  readonly people: typeof people;
  readonly recording: typeof recording;
}
type AreaName = keyof AreaTexts;
type Loaders<Of> = { readonly [Area in AreaName]: () => Promise<Of[Area & keyof Of]> };

const RU: Loaders<AreaTexts> = {
  account: async () => (await import("./ru/account.ts")).account,
  lobby: async () => (await import("./ru/lobby.ts")).lobby,
  match: async () => (await import("./ru/match.ts")).match,
  newTable: async () => (await import("./ru/new-table.ts")).newTable,
  overlay: async () => (await import("./ru/overlay.ts")).overlay,
  people: async () => (await import("./ru/people.ts")).people,
  recording: async () => (await import("./ru/recording.ts")).recording,
};
const EN: Loaders<{ readonly [Area in AreaName]: Words<AreaTexts[Area]> }> = {
  account: async () => (await import("./en/account.ts")).account,
  lobby: async () => (await import("./en/lobby.ts")).lobby,
  match: async () => (await import("./en/match.ts")).match,
  newTable: async () => (await import("./en/new-table.ts")).newTable,
  overlay: async () => (await import("./en/overlay.ts")).overlay,
  people: async () => (await import("./en/people.ts")).people,
  recording: async () => (await import("./en/recording.ts")).recording,
};

const wanted = new Set<AreaName>();

/** Brings a piece's texts in the language that is shown; later changes of the language bring them too. Rejects when they cannot be had. */
export async function loadAreaTexts(area: AreaName): Promise<void> {
  if (wanted.size === 0)
    onLanguage(async (language) => {
      await Promise.all(Array.from(wanted, (one) => load(language, one)));
    });
  wanted.add(area);
  await load(await settledLanguage(), area);
}

async function load(language: Language, area: AreaName): Promise<void> {
  if (i18next.getResource(language, "translation", area) !== undefined) return;
  const texts = await (language === "en" ? EN : RU)[area]();
  i18next.addResourceBundle(language, "translation", { [area]: texts }, true, true);
}

/** Every area's texts in one language: for whoever compares them. */
export async function readAreaTexts(language: Language): Promise<Record<AreaName, object>> {
  const loaders = language === "en" ? EN : RU;
  return {
    account: await loaders.account(),
    lobby: await loaders.lobby(),
    match: await loaders.match(),
    newTable: await loaders.newTable(),
    overlay: await loaders.overlay(),
    people: await loaders.people(),
    recording: await loaders.recording(),
  };
}
