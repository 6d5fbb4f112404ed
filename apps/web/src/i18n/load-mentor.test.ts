// The mentor's texts come late, in the language that is shown, and follow every change of it.
import i18next from "i18next";
import { expect, it, vi } from "vitest";
import { setLanguage, startTexts } from "./index.ts";
import { loadMentorTexts } from "./load-mentor.ts";
import { sharedTexts } from "./shared-texts.ts";

vi.stubGlobal("document", { documentElement: {} });
const brand = () => i18next.t("shell.brand", { ns: "mentor" });
const has = (language: string, area: string) => i18next.getResource(language, "mentor", area) !== undefined;

it("[MR2] an area is fetched when it is asked for, and in another language when that is chosen", async () => {
  const started = startTexts("en", sharedTexts);
  // Asked for while the language is still on its way, as the entry does.
  await loadMentorTexts("shell");
  await started;
  expect(has("en", "shell")).toBe(true);
  expect(has("ru", "shell")).toBe(false);
  expect(has("en", "landing")).toBe(false);
  expect(brand()).toBe("Spark");

  expect(await setLanguage("ru")).toBe(true);
  expect(brand()).toBe("Искра");
  await loadMentorTexts("landing");
  expect([has("ru", "landing"), has("en", "landing")]).toEqual([true, false]);
  expect(await setLanguage("en")).toBe(true);
  expect(has("en", "landing")).toBe(true);
});

it("[MR2] who changes their mind gets the last choice, whichever texts come first", async () => {
  const [first, last] = await Promise.all([setLanguage("ru"), setLanguage("en")]);
  expect([first, last]).toEqual([false, true]);
  expect(i18next.language).toBe("en");
});
