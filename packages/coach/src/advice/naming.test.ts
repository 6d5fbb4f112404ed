// How hooks are called when the mentor speaks of them, and what answers need from the person.
import { describe, expect, it } from "vitest";
import { situation } from "../testing/situations/situation.ts";
import type { Extras } from "../testing/situations/situation.ts";
import type { Advice } from "./advice.ts";
import { adviseFrom } from "./advise-from.ts";

const TAKES = [0, 1, 2, 3, 4, 5] as const;

function advices(language: "ru" | "en", lines: readonly string[], extras: Extras = {}): readonly Advice[] {
  const one = situation(language, "", "write_now", lines, extras);
  return TAKES.map((take) => {
    const outcome = adviseFrom({ ...one, take });
    if (!outcome.ok) throw new Error(outcome.ask);
    return outcome.advice;
  });
}

function told({ summary, options }: Advice): string {
  return [summary, ...options.map((option) => option.why)].join("\n");
}

describe("naming a hook", () => {
  it("[CO78] a word in an oblique case gives way to the topic's own form and the words around it", () => {
    for (const advice of advices("ru", ["> Как выходные?", "< Учусь кататься на сноуборде"])) {
      expect(told(advice)).not.toMatch(/«сноуборде»/u);
      expect(told(advice)).toContain("про сноуборд");
      expect(told(advice)).toContain("кататься на сноуборде»");
    }
  });

  it("[CO78] a word that is the accusative anyway stands after «про»", () => {
    for (const advice of advices("ru", ["> Что любишь?", "< Люблю джаз"]))
      expect(advice.summary).toContain("про «джаз»");
  });

  it("[CO78] holds for every intent, and for English", () => {
    for (const intent of ["reply", "ask_out", "role_play"] as const) {
      for (const advice of advices("ru", ["> Как ты?", "< Вчера были на концерте, потом в кофейне"], {
        intent,
      }))
        expect(told(advice)).not.toMatch(/«(?:концерте|кофейне)»/u);
    }
    const opener = advices("ru", ["< Оля, 30", "< Без ума от гор и собак"], {
      intent: "opener",
      kind: "profile",
    });
    for (const advice of opener) expect(told(advice)).not.toMatch(/(?<!про )«(?:гор|собак)»/u);
    for (const advice of advices("en", ["> How are you?", "< I ran my first 10k on Sunday"]))
      expect(told(advice)).not.toMatch(/“ran”/u);
    for (const advice of advices("ru", ["> Как ты?", "< Учусь кататься на сноуборде"], { locale: "en" })) {
      expect(told(advice)).toContain("snowboarding");
      expect(told(advice)).not.toMatch(/“сноуборде”/u);
    }
  });

  it("[CO78] a name in an oblique case stays inside the words it was said in", () => {
    for (const advice of advices("ru", ["> Что смотришь?", "< Вчера смотрели «Чайку», до сих пор думаю"]))
      for (const { why } of advice.options) expect(why).not.toMatch(/«Чайку»/u);
  });
});

describe("answering what only the person knows", () => {
  it("[CO80] without a fact the reasons say what to put in, and the three differ in kind", () => {
    for (const lines of [["< А ты кем работаешь?"], ["< Чем занимаешься по жизни?"]]) {
      for (const { options } of advices("ru", lines)) {
        for (const { why } of options) expect(why).toMatch(/профессию|кем работаешь|своим делом/u);
        for (const { text } of options) expect(text).not.toMatch(/___|\[|…/u);
      }
    }
    for (const { options } of advices("en", ["< What do you do?"]))
      for (const { why } of options) expect(why).toMatch(/your job/u);
  });

  it("[CO80] [MC3] the profile answers all three, whatever form it gives the fact", () => {
    const known: readonly (readonly ["ru" | "en", string, string, string])[] = [
      ["ru", "Кем ты работаешь?", "Инженер, 30 лет", "я инженер"],
      ["ru", "Чем занимаешься?", "Преподаю химию в школе. Люблю горы", "реподаю химию в школе"],
      ["ru", "А что ты тут ищешь?", "Ищу серьёзные отношения", "щу серьёзные отношения"],
      ["ru", "А дети есть?", "В разводе, двое детей", "вое детей"],
      ["en", "What do you do?", "Architect, two cats", "I'm an architect"],
      ["en", "What do you do for work?", "I work nights at a bakery", "I work nights at a bakery"],
      ["en", "Are you married?", "Divorced, dad of one", "ivorced"],
    ];
    for (const [language, asked, profile, fact] of known) {
      for (const { options } of advices(language, [`< ${asked}`], { profile })) {
        for (const { text, why } of options) {
          expect(text.toLowerCase()).toContain(fact.toLowerCase());
          expect(why).toMatch(language === "ru" ? /профил/u : /profile/u);
        }
      }
    }
  });

  it("[CO80] the question back is about what they told beside their own question", () => {
    const lines = ["> Как день?", "< Лазали с подругой на скалодроме, руки не мои. А ты чем занимаешься?"];
    for (const { options } of advices("ru", lines))
      expect(
        options
          .slice(1)
          .map((option) => option.text)
          .join(" "),
      ).toMatch(/скалолаз|зал|трасс|высот|лаз/u);
  });
});

describe("stories", () => {
  it("[CO79] are not quoted back, and their mood decides", () => {
    const cases: readonly (readonly [string, RegExp])[] = [
      ["Уронила телефон в фонтан, потом ещё и зонт туда же", /неудач|катастроф/u],
      ["Дописала наконец свою повесть!", /победой|гордиться/u],
      ["Ты неделю молчал, мне обидно", /обида|задела/u],
      ["Только если ты первый, трусишка 😏", /поддразнивают|игра/u],
      ["Соседи орут вторую ночь, бесит", /Накипело|жалуются/u],
    ];
    for (const [said, mood] of cases) {
      for (const { summary, options } of advices("ru", ["> Ну как?", `< ${said}`])) {
        expect(summary).toMatch(mood);
        for (const { text } of options) expect(text).not.toContain(`«${said.slice(0, 12)}`);
      }
    }
  });

  it("[CO79] [MF1] a hurt gets no game and no invitation in the sincere and direct option", () => {
    for (const { options, verdict } of advices("ru", ["> Привет!", "< Куда ты пропал? Мне обидно"])) {
      expect(verdict).toBe("write_now");
      for (const { text } of options.slice(1)) expect(text).toMatch(/[Пп]рости|[Ии]звини|злиться|нехорошо/u);
    }
  });
});
