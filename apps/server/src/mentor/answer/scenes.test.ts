// The words that the page says for the banner's buttons steer a scene of the built-in mentor.
import { expect, it } from "vitest";
import { SCENE_LEVEL_WORDS, SCENE_STOPS } from "@fitil/contracts";
import { answerQuestion } from "@fitil/coach";
import type { TalkTurn } from "@fitil/coach";
import { createMentorSite, words } from "../testing/mentor-site.ts";

const SCENES = {
  ru: "Давай разыграем сценарий: она архитектор",
  en: "Let's role-play a scenario: a first date",
};
const LINES = { ru: "Какой дом тебе ближе всего?", en: "Which house do you like best?" };

function answer(last: string): string {
  const locale = /[а-я]/u.test(last) ? "ru" : "en";
  const scene = { shape: "talk", guessed: false, intent: "role_play", transcript: null } as const;
  const turns: readonly TalkTurn[] = [SCENES[locale], LINES[locale], last].map((text) => ({
    role: "user",
    text,
  }));
  return answerQuestion({ ...scene, turns, profile: "", notes: "", locale, take: 0 }).words;
}

it.each(SCENE_STOPS)("[CO62] «%s» brings the review", (stop) => {
  expect(answer(stop)).toMatch(/Стоп, выходим из роли|Stop, out of the role/);
});

it.each(SCENE_LEVEL_WORDS)("[CO64] «%s» plays it %s", (words, level) => {
  const told = { warm: /теплее|warmer/, dry: /суше|drier/, busy: /мало времени|little time/ };
  expect(answer(words)).toMatch(told[level]);
});

it("[MA23] a scene that is wished for in words alone is told with its answer, and goes on", async () => {
  const t = await createMentorSite();
  const token = await t.adult("ann");
  const { id } = await t.newChat(token);
  for (const said of ["Давай потренируемся, ты официантка", "Привет! Какой кофе любишь?", "Стоп"])
    await t.whole(t.send(token, id, words(said)));
  const { messages } = await t.chat(token, id);
  expect(messages.map(({ metadata }) => metadata.intent)).toEqual([
    undefined,
    "role_play",
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(JSON.stringify(messages.at(-1)?.parts)).toContain("выходим из роли");
  await t.close();
});
