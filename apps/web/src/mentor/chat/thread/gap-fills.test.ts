// Gaps in messages: what is kept, what is still missing, and the message as it is sent.
import { describe, expect, it } from "vitest";
import { emptyGaps, homesOfGaps, isComplete, packFills, unpackFills, wholeText } from "./gap-fills.ts";

const FILM = { id: "film", hint: "твой ответ про кино", choices: ["Да", "Нет"] };
const DAY = { id: "day", hint: "день" };
const option = { text: "{gap:film}! Пойдём {gap:day}? {gap:film}", gaps: [DAY, FILM] };

describe("the gaps of an answer", () => {
  it("[MA14] are kept as one text and read back; nothing is kept of none", () => {
    expect(unpackFills(packFills({ film: "Обожаю", day: "" }))).toEqual({ film: "Обожаю" });
    expect(packFills({ film: "" })).toBe("");
    for (const broken of ["", "не то", "[1]", '"а"', "null"]) expect(unpackFills(broken)).toEqual({});
    expect(unpackFills('{"film":1,"day":"завтра"}')).toEqual({ day: "завтра" });
    expect(unpackFills(JSON.stringify({ film: "а".repeat(900) }))["film"]).toHaveLength(500);
  });

  it("[MA14] are missing in the order of the text, each once, until a word stands in them", () => {
    expect(emptyGaps(option, {})).toEqual([FILM, DAY]);
    expect(emptyGaps(option, { film: "  " })).toEqual([FILM, DAY]);
    expect(emptyGaps(option, { film: "Обожаю" })).toEqual([DAY]);
    expect(emptyGaps(option, { film: "Обожаю", day: "в пятницу" })).toEqual([]);
    expect(emptyGaps({ text: "Привет {gap:evil}" }, {}), "a mark without a gap is no field").toEqual([]);
  });

  it("[MA14] make the message whole", () => {
    expect(wholeText(option, { film: " Обожаю ", day: "в {gap:film}" })).toBe(
      "Обожаю! Пойдём в {gap:film}? Обожаю",
    );
    expect(wholeText(option, {})).toBe("…! Пойдём …? …");
    const work = { text: "{gap:work}. А ты? Если честно, {gap:work}." };
    expect(wholeText(work, { work: "Работаю врачом." })).toBe(
      "Работаю врачом. А ты? Если честно, Работаю врачом.",
    );
    expect(wholeText(work, { work: "Обожаю!" })).toBe("Обожаю! А ты? Если честно, Обожаю!");
    expect(wholeText({ text: "Без пропусков" }, { film: "а" })).toBe("Без пропусков");
  });

  it("[MA14] live in the first option that has them", () => {
    const homes = homesOfGaps([{ text: "а" }, { ...option, gaps: [FILM] }, option]);
    expect([...homes]).toEqual([
      ["film", 1],
      ["day", 2],
    ]);
  });

  it("[MS3] an option is complete with its last field", () => {
    expect(isComplete({ text: "Привет", why: "Зацепка", source: "" })).toBe(true);
    expect(isComplete({ text: "Привет", why: "Зацеп" })).toBe(false);
    expect(isComplete({ text: "При" })).toBe(false);
    expect(isComplete({})).toBe(false);
  });
});
