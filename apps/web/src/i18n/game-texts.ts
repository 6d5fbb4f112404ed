// The texts of the game's pages. Russian comes with the first load, English when it is chosen.
import type { FirstTexts } from "./index.ts";
import { ru } from "./ru/index.ts";

export const gameTexts: FirstTexts = {
  ru,
  english: async () => (await import("./en/index.ts")).en,
};
