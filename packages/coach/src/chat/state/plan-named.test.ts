// Days, hours and places that a talk gives, and what the person adds in words.
import { describe, expect, it } from "vitest";
import type { Act } from "../../acts/act.ts";
import { planNamed } from "./plan-named.ts";
import { foldTalk } from "./fold-talk.ts";
import { toldFacts } from "../aside/told.ts";
import { placeIn } from "../../message/places.ts";
import { placeWords } from "../../message/language-data.ts";
import type { Utterance } from "../../message/utterance.ts";

function said(speaker: "me" | "them", text: string, ...acts: Act[]): Utterance {
  return { speaker, text, acts: new Map(acts.map((act) => [act, 1])) };
}

function plan(language: "ru" | "en", ...talk: Utterance[]) {
  return planNamed(foldTalk(talk), talk, language);
}

describe("what is named for a plan", () => {
  it("[CO104] a counter-offer overrules the day that was offered", () => {
    expect(
      plan(
        "ru",
        said("me", "в субботу в кино?", "invitation"),
        said("them", "в субботу не могу, давай в воскресенье после 14:00 в парке", "counter_offer"),
      ),
    ).toMatchObject({ when: "в воскресенье в 14:00", where: "в парке" });
  });

  it("[CO173] a day that I asked about is put aside like one that I offered", () => {
    expect(
      plan(
        "en",
        said("me", "thursday still good?", "question_me"),
        said("them", "so sorry, i've got choir thursday. friday instead?", "counter_offer"),
      ).when,
    ).toBe("Friday");
  });

  it("[CO104] a yes takes the day and place of the invitation", () => {
    expect(
      plan(
        "en",
        said("me", "the ice rink on friday at 7?", "invitation"),
        said("them", "yes!", "acceptance"),
      ),
    ).toMatchObject({ when: "Friday at 7", where: "at the rink" });
  });

  it("[CO173] of two days that are offered both are known, and one that is ruled out is not", () => {
    const days = (text: string) => plan("en", said("them", text, "invitation")).days;
    expect(days("could do tuesday or thurs next week if you still want to?")).toEqual([
      "Tuesday",
      "Thursday",
    ]);
    expect(days("can't do friday, saturday?")).toEqual([]);
    expect(days("next week, say monday")).toEqual([]);
    expect(days("sorry, i've got choir thursday. friday instead?")).toEqual([]);
  });

  it("[CO104] where no plan is talked about, nothing is named", () => {
    expect(plan("ru", said("them", "в субботу была в парке", "story"))).toEqual({
      when: null,
      where: null,
      there: null,
      days: [],
    });
  });

  it("[CO104] a word inside another is no place", () => {
    expect(placeIn("барсик опять на шкафу", placeWords("ru"))).toBeNull();
    expect(placeIn("I barely slept, lakeside views though", placeWords("en"))).toBeNull();
  });
});

describe("what the person adds", () => {
  it.each([
    ["хочу нормально извиниться перед ней", "apology_wanted"],
    ["i was selfish and want to apologise", "apology_wanted"],
    ["она молчит уже два месяца", "long_silence"],
    ["that was 9 weeks ago", "long_silence"],
    ["вчера мы встретились", "met"],
    ["we met last night", "met"],
    ["как её позвать на свидание", "ask_wanted"],
  ] as const)("[CO105] «%s» is %s", (words, fact) => {
    expect([...toldFacts(words)]).toContain(fact);
  });

  it("[CO105] other words are nothing", () => {
    expect([...toldFacts("что ответить?"), ...toldFacts("is this good?")]).toEqual([]);
  });
});
