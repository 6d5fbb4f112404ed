// What a talk has come to in particular: known by their words where what is going on allows it, and said in words of its own.
import { describe, expect, it } from "vitest";
import { adviseFrom } from "../../advising/advise-from.ts";
import type { Language } from "../../transcript/transcript.ts";
import { canFill } from "../../cases/case.ts";
import { FOOTINGS } from "../footing.ts";
import { particularCases, PARTICULARS, particularMove, particularSummary } from "./particulars.ts";
import { WRITTEN } from "./written.ts";

/** A chat line by line; «m: …» is mine. */
function adviceOn(language: Language, ...lines: string[]) {
  const outcome = adviseFrom({
    intent: "reply",
    transcript: {
      kind: "chat",
      language,
      messages: lines.map((line) => ({
        speaker: line.startsWith("m: ") ? ("me" as const) : ("them" as const),
        text: line.replace(/^m: /u, ""),
        confidence: 1,
      })),
    },
    context: "",
    profile: "",
    notes: "",
    locale: language,
    take: 0,
  });
  if (!outcome.ok) throw new Error(outcome.ask);
  return outcome.advice;
}

describe("a particular of a talk", () => {
  it.each([
    ["ru", "passed_exam", ["m: ну как прошёл экзамен?", "я сдалааа!!", "95 баллов, сижу и реву от счастья"]],
    ["ru", "asks_looking_for", ["привет) ты давно тут?", "m: пару месяцев, а ты?", "неделю)) а что ищешь?"]],
    ["en", "got_job", ["m: any news??", "I GOT THE JOB", "starting in march, i can't believe it"]],
    [
      "en",
      "likes_me",
      ["m: home safe?", "yes. i had a lovely evening", "ok i'll just say it. i really like you"],
    ],
    ["ru", "want_you_near", ["можно попросить?", "m: конечно", "побудь сегодня на связи, у меня биопсия"]],
    ["ru", "want_praise", ["сдал отчет", "m: поздравляю!", "месяц мучился. хоть бы кто-то похвалил"]],
    ["en", "want_distraction", ["m: how was it?", "bombed it i think", "hear back friday. distract me"]],
  ] as const)("[CO215] in %s: %s", (language, id, lines) => {
    const { summary, options } = adviceOn(language, ...lines);
    expect(summary).toContain(particularSummary(id, language));
    const own = particularCases(language).filter(({ move }) => move === particularMove(id));
    expect(own.length).toBeGreaterThanOrEqual(3);
    expect(new Set(options.map(({ text }) => text)).size).toBe(3);
  });

  it.each([
    [
      "ru",
      [
        "ну да, на зал времени хватает",
        "m: я же раз в неделю",
        "мы месяц толком не видимся",
        "я скучаю вообще-то",
      ],
    ],
    [
      "en",
      ["so you have time for the gym", "m: once a week!", "we barely see each other", "i miss you, you know"],
    ],
  ] as const)(
    "[CO215] who misses one and says so as a reproach hears no joke about it: %s",
    (language, lines) => {
      const { summary } = adviceOn(language, ...lines);
      expect(summary).not.toContain(particularSummary("missed_you", language));
    },
  );

  it.each([
    [
      "ru",
      ["m: привет! видела, ты приехал", "привет. деда хоронили во вторник", "m: ох", "спасибо что написала"],
    ],
    ["en", ["m: hey you, back in town?", "my dad died on sunday", "m: oh no", "thanks for asking how i am"]],
  ] as const)("[CO215] beside a death nothing else is what the talk has come to: %s", (language, lines) => {
    const { summary } = adviceOn(language, ...lines);
    expect(PARTICULARS.filter((id) => summary.includes(particularSummary(id, language)))).toEqual([]);
  });

  it.each([
    ["ru", ["m: как экзамен?", "не сдала(", "сижу в коридоре и реву"]],
    ["en", ["m: how was the exam?", "i didn't pass", "i feel so stupid"]],
  ] as const)("[CO215] the opposite in the same words is none: %s", (language, lines) => {
    expect(adviceOn(language, ...lines).summary).not.toContain(particularSummary("passed_exam", language));
  });

  it.each([
    [
      "ru",
      "snow_sport",
      [
        "m: как выходные?",
        "ездила в горы, учусь кататься на сноуборде",
        "m: круто",
        "теперь всё болит, но я довольна",
        "m: понятно",
      ],
    ],
    [
      "en",
      "dropped_story",
      [
        "m: hey, how was your weekend?",
        "i went hiking and got lost near the lake",
        "m: nice",
        "it was, we found an old boat there",
        "m: cool",
      ],
    ],
  ] as const)("[CO215] a story that got a dry word is gone back to: %s, %s", (language, id, lines) => {
    expect(adviceOn(language, ...lines).summary).toContain(particularSummary(id, language));
  });

  it.each(["ru", "en"] as const)(
    "[CO215] has an id of its own and stands on footings that there are: %s",
    (language) => {
      const { all } = WRITTEN[language];
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      expect(all.flatMap(({ on }) => on).filter((footing) => !FOOTINGS.includes(footing))).toEqual([]);
      expect(all.map(({ id }) => id).toSorted()).toEqual(PARTICULARS.toSorted());
    },
  );

  it("[CO215] is the same in both languages, with three tones, one of each that any chat can fill", () => {
    for (const language of ["ru", "en"] as const) {
      const cases = particularCases(language);
      for (const id of PARTICULARS) {
        expect(particularSummary(id, language), id).not.toBe("");
        for (const tone of ["playful", "sincere", "direct"] as const) {
          const said = cases.filter((each) => each.move === particularMove(id) && each.tone === tone);
          expect(
            said.some((each) => each.when === undefined && canFill(each, NOTHING)),
            `${language} ${id} ${tone}`,
          ).toBe(true);
        }
      }
    }
  });
});

const NOTHING = {
  when: null,
  where: null,
  quote: null,
  there: null,
  about: null,
  until: null,
  me: null,
  them: null,
};
