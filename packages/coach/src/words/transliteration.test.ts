// Russian in Latin letters is told from English, and put back into Russian words.
import { expect, it } from "vitest";
import { readLines } from "../../train/lines.ts";
import { TASKS } from "../../train/tasks.ts";
import { isTransliterated, toLatinLetters, toRussian } from "./transliteration.ts";

it.each([
  ["privet kak dela", "привет как дела"],
  ["privet, ti gde?", "привет, ты где?"],
  ["normalno, ustala posle raboty ochen", "нормально, устала после работы очень"],
  ["ya ne mogu segodnya, davay v subbotu v 7?", "я не могу сегодня, давай в субботу в 7?"],
  ["Spasibo, no net. Davai ostanemsya druzyami", "Спасибо, но нет. Давай останемся друзьями"],
  ["net, u menya est paren", "нет, у меня есть парень"],
  ["4to delaesh vecherom", "что делаешь вечером"],
  ["ne pishi mne bolshe", "не пиши мне больше"],
  ["nuzhno pozvonit, moy nomer tot zhe", "нужно позвонить, мой номер тот же"],
])("[CO210] «%s» is «%s»", (latin, russian) => {
  expect(isTransliterated([latin])).toBe(true);
  expect(toRussian(latin)).toBe(russian);
});

it("[CO210] places for the person's own words, addresses and signs stay", () => {
  expect(toLatinLetters("{gap:answer1}, жду щедрых объятий! 🙂")).toBe(
    "{gap:answer1}, zhdu schedryh obyatiy! 🙂",
  );
  expect(toRussian("privet, pishi na anna@mail.ru {gap:time}")).toContain("anna@mail.ru {gap:time}");
});

it("[CO210] hardly any English message is taken for Russian", () => {
  const texts = TASKS.flatMap((task) => readLines(task, "learn", "en").map(({ text }) => text));
  expect(texts.length).toBeGreaterThan(10_000);
  expect(texts.filter((text) => isTransliterated([text])).length).toBeLessThanOrEqual(3);
});
