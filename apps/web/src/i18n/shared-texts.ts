// What the mentor's pages need of the texts of both rooms; the mentor's own come on top. Russian comes with the first load.
import type { FirstTexts } from "./index.ts";
import { shared } from "./ru/shared.ts";

export const sharedTexts: FirstTexts = {
  ru: shared,
  english: async () => (await import("./en/shared.ts")).shared,
};
