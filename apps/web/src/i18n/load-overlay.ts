// Fetches the texts of what lies over a match, in the language that is shown: the board itself does not wait for them.
import i18next from "i18next";
import { onLanguage, settledLanguage } from "./index.ts";
import type { Language } from "./index.ts";
import type { overlay as russian } from "./ru/overlay.ts";
import type { Words } from "./texts.ts";

/** What lies over a match, in any language. */
export type OverlayWords = Words<typeof russian>;

let isWanted = false;

/** Brings the texts in the language that is shown; later changes of the language bring them too. Rejects when they cannot be had. */
export async function loadOverlayTexts(): Promise<void> {
  if (!isWanted) onLanguage(load);
  isWanted = true;
  await load(await settledLanguage());
}

async function load(language: Language): Promise<void> {
  if (i18next.getResource(language, "translation", "overlay") !== undefined) return;
  const overlay = await readOverlayTexts(language);
  i18next.addResourceBundle(language, "translation", { overlay }, true, true);
}

/** The texts in one language: for whoever compares them. */
export async function readOverlayTexts(language: Language): Promise<OverlayWords> {
  const { overlay } = language === "en" ? await import("./en/overlay.ts") : await import("./ru/overlay.ts");
  return overlay;
}
