// Things of a chat, said back in the form in which they stand there.
import { describe, expect, it } from "vitest";
import { aboutIn, namedPlaceIn } from "./echo.ts";
import { echoWords } from "./language-data.ts";

describe("what a message names", () => {
  it.each([
    ["ru", "давай в хинкальную через дорогу", "в хинкальную"],
    ["ru", "Давай лучше в парк Победы, там лед", "в парк Победы"],
    ["ru", "давай у драмтеатра, под часами", "у драмтеатра"],
    ["ru", "давай в субботу в новую пиццерию", "в новую пиццерию"],
    ["ru", "тот бар, про который я говорил", null],
    ["ru", "я в шоке, в котором часу", null],
    ["en", "meet at Lupo on friday?", "at Lupo"],
    ["en", "theres a place in logan sq", null],
    ["en", "want to come at noon? I like to dance", null],
  ] as const)("[CO173] %s: %s", (language, text, place) => {
    expect(namedPlaceIn(text, echoWords(language))).toBe(place);
  });

  it("[CO110] and what was talked about, two things too", () => {
    expect(aboutIn(["Мы болтаем про горы и походы"], echoWords("ru"))).toBe("про горы и походы");
    expect(aboutIn(["We talked about hiking and she went quiet"], echoWords("en"))).toBe("about hiking");
    expect(
      aboutIn(["нашел тот плейлист про который говорил", "о, давно хотела"], echoWords("ru")),
    ).toBeNull();
    expect(aboutIn(["не про это"], echoWords("ru"))).toBeNull();
  });
});
