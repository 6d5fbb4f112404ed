// Which language a page begins with.
import { describe, expect, it } from "vitest";
import { asLanguage, firstLanguage } from "./language.ts";

describe("the first language", () => {
  it.each([
    ["en", ["ru-RU"], "en"],
    ["ru", ["en-GB"], "ru"],
    [null, ["en-US", "ru"], "en"],
    [null, ["ru-RU", "en"], "ru"],
    [null, ["de-DE", "en-GB", "ru"], "en"],
    [null, ["de-DE", "fr"], "ru"],
    [null, [], "ru"],
    ["xx", ["EN"], "en"],
  ] as const)("[MR2] chosen %s, asked for %j: %s", (stored, wanted, language) => {
    expect(firstLanguage(stored, wanted)).toBe(language);
  });

  it("[MR2] takes Russian for anything that is not one of ours", () => {
    expect([asLanguage("en-GB"), asLanguage("de"), asLanguage(null)]).toEqual(["en", "ru", "ru"]);
  });
});
