// Things of a chat, said back in the form in which they stand there.
import { describe, expect, it } from "vitest";
import { aboutIn, echoIn } from "./echo.ts";
import { echoWords } from "./language-data.ts";

const COMMON = new Set(["работе", "парке", "city"]);
const commonness = (word: string): number => (COMMON.has(word) ? 99 : 0);

describe("what a message names", () => {
  it.each([
    ["ru", "опять откатилась на эстакаде, инструктор вздохнул", "на эстакаде"],
    ["ru", "Вчера переехали в новую квартиру!", "в новую квартиру"],
    ["ru", "Вернулись из Карелии! Неделя без связи", "из Карелии"],
    ["ru", "была у тебя на работе", null],
    ["ru", "вот и живу в новую", null],
    ["ru", "третий день с температурой хожу", "с температурой"],
    ["ru", "живём в большой комнате", "в большой комнате"],
    ["en", "spent the whole day at the vet with Rufus", "at the vet"],
    ["en", "I did it for you", null],
  ] as const)("[CO110] %s: %s", (language, text, echo) => {
    expect(echoIn([text], echoWords(language), commonness)).toBe(echo);
  });

  it("[CO110] and what was talked about, two things too", () => {
    expect(aboutIn(["Мы болтаем про горы и походы"], echoWords("ru"))).toBe("про горы и походы");
    expect(aboutIn(["We talked about hiking and she went quiet"], echoWords("en"))).toBe("about hiking");
    expect(aboutIn(["не про это"], echoWords("ru"))).toBeNull();
  });
});
