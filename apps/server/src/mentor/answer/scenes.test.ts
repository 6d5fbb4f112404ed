// The words that the page says for the banner's buttons steer a scene of the built-in mentor.
import { expect, it } from "vitest";
import { SCENE_LEVEL_WORDS, SCENE_STOPS } from "@fitil/contracts";
import type { TalkQuestion } from "@fitil/coach";
import { answerTalk } from "@fitil/coach";

const SCENES = {
  ru: "Давай разыграем сценарий: она архитектор",
  en: "Let's role-play a scenario: a first date",
};
const LINES = { ru: "Какой дом тебе ближе всего?", en: "Which house do you like best?" };

function answer(last: string): string {
  const locale = /[а-я]/u.test(last) ? "ru" : "en";
  const rest = { transcript: null, profile: "", notes: "", take: 0, intent: "role_play", locale } as const;
  const turns: TalkQuestion["turns"] = [SCENES[locale], LINES[locale], last].map((text) => ({
    role: "user",
    text,
  }));
  return answerTalk({ ...rest, turns }).words;
}

it.each(SCENE_STOPS)("[CO62] «%s» brings the review", (stop) => {
  expect(answer(stop)).toMatch(/Стоп, выходим из роли|Stop, out of the role/);
});

it.each(SCENE_LEVEL_WORDS)("[CO64] «%s» plays it %s", (words, level) => {
  const told = { warm: /теплее|warmer/, dry: /суше|drier/, busy: /мало времени|little time/ };
  expect(answer(words)).toMatch(told[level]);
});
