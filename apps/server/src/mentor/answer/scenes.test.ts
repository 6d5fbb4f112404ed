// A scene as the server asks for it is the scene that the page shows: both read it by the same words, and the built-in mentor is told it.
import { expect, it } from "vitest";
import { SCENE_PHRASES } from "@fitil/contracts";
import type { Intent, MentorMessage } from "@fitil/contracts";
import { answerQuestion } from "@fitil/coach";
import { questionOf } from "../question/question.ts";
import { createMentorSite, words } from "../testing/mentor-site.ts";

const SCENES = {
  ru: "Давай разыграем сценарий: она архитектор",
  en: "Let's role-play a scenario: a first date",
};
const LINES = { ru: "Какой дом тебе ближе всего?", en: "Which house do you like best?" };

function asked(said: readonly string[], locale: "ru" | "en", wish: Intent | null = null) {
  const branch = said.map((text, at): MentorMessage => ({
    id: `m-${at}`,
    role: "user",
    metadata: { parentId: null, createdAt: at, ...(at === 0 && { intent: "role_play" }) },
    parts: [{ type: "text", text }],
  }));
  return questionOf(branch, { profile: "", notes: "", locale, take: 0, wish });
}

it.each(SCENE_PHRASES)("[CO62] [CO64] «%s» is answered as: %s", (phrase, step) => {
  const told = {
    stop: /Стоп, выходим из роли|Stop, out of the role/,
    warm: /теплее|warmer/,
    dry: /суше|drier/,
    busy: /мало времени|little time/,
  };
  const locale = /[а-я]/u.test(phrase) ? "ru" : "en";
  const question = asked([SCENES[locale], LINES[locale], phrase], locale);
  expect(answerQuestion(question).words).toMatch(told[step]);
});

it("[MA23] whoever answers is asked for a scene up to its end, and for nothing of it after that", () => {
  const lines = [SCENES.ru, LINES.ru, "Играй суше"];
  expect(asked(lines, "ru", "role_play")).toMatchObject({ intent: "role_play", scene: { level: "dry" } });
  expect(asked([...lines, "стоп"], "ru")).toMatchObject({ intent: "role_play", scene: { step: "stop" } });
  const after = asked([...lines, "стоп", "спасибо"], "ru");
  expect([after.intent, after.scene]).toEqual(["reply", undefined]);
  const again = asked([...lines, "стоп", "сыграем ещё: ты бариста"], "ru", "role_play");
  expect(again).toMatchObject({ intent: "role_play", scene: { step: "begin", level: "warm", lines: [] } });
});

it("[MA23] a line that could begin a scene is a line of the one that is played, and a long one keeps its level", async () => {
  const t = await createMentorSite();
  const token = await t.adult("ann");
  const { id } = await t.newChat(token);
  const say = (...said: Parameters<typeof words>) => t.whole(t.send(token, id, words(...said)));
  await say(SCENES.ru, { intent: "role_play" });
  for (const said of ["Играй суше", "Давай сыграем в бильярд в субботу?"]) await say(said);
  const { messages } = await t.chat(token, id);
  expect(messages.flatMap(({ metadata }) => metadata.intent ?? [])).toEqual(["role_play"]);
  expect(JSON.stringify(messages.at(-1)?.parts)).not.toContain("Стоп");
  const long = asked([SCENES.ru, "Играй суше", ...Array.from({ length: 50 }, () => LINES.ru)], "ru");
  expect(long.scene).toMatchObject({ words: "она архитектор", level: "dry" });
  await t.close();
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
