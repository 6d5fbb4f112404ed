// The banner's scene: begun by its intent, over by a button, by words, or by another wish.
import { expect, it } from "vitest";
import { sceneStep, type Intent } from "@fitil/contracts";
import type { ThreadMessage } from "../session/thread-message.ts";
import { SCENE_WORDS, sceneIn } from "./scene.ts";

function said(text: string, intent?: Intent): ThreadMessage {
  const metadata = { parentId: null, createdAt: 0, ...(intent !== undefined && { intent }) };
  return { id: text, role: "user", metadata, parts: [{ type: "text", text }] };
}

const SCENE = said("Давай разыграем сценарий: первое свидание, она архитектор", "role_play");

it("[MS4] tells the scene, whom the mentor plays, and how hard it is", () => {
  expect(sceneIn([said("Привет")])).toBeNull();
  expect(sceneIn([SCENE, said("Привет!")])).toEqual({
    words: "первое свидание, она архитектор",
    who: "her",
    name: "",
    level: "warm",
    language: "ru",
  });
  expect(sceneIn([SCENE, said("Играй суше"), said("И как дом?")])?.level).toBe("dry");
  expect(sceneIn([said("Let's role-play a scenario: I ask him out", "role_play")])).toMatchObject({
    who: "him",
    language: "en",
  });
});

it("[MA23] is in a scene that only words wished for, as the answer to them tells", () => {
  const answer: ThreadMessage = {
    id: "answer",
    role: "assistant",
    metadata: { parentId: null, createdAt: 0, intent: "role_play" },
    parts: [{ type: "text", text: "Хорошо, играем." }],
  };
  const wish = said("Потренируемся? Ты Катя, я зову тебя на кофе");
  expect(sceneIn([wish])).toBeNull();
  expect(sceneIn([wish, answer, said("Привет!")])).toMatchObject({ name: "Катя", level: "warm" });
  expect(sceneIn([wish, answer, said("Привет!"), said("стоп")])).toBeNull();
  expect(sceneIn([said("Let's role-play a scenario: you are Kate from work", "role_play")])?.name).toBe(
    "Kate",
  );
});

it.each([
  ["Давай разыграем сценарий: сыграй Нору, она занята", "Нора"],
  ["сыграй Антона с работы", "Антон"],
  ["Сыграй Сергея", "Сергей"],
  ["побудь Катей", ""],
  ["Play Nora, she is busy", "Nora"],
  ["сыграй её", ""],
])("[CO60] «%s» is played by the name it gives", (words, name) => {
  expect(sceneIn([said(words, "role_play")])?.name).toBe(name);
});

it.each(["Стоп", "хватит!", "Всё, хватит", "let's stop", "Stop."])("[CO62] «%s» ends it", (stop) => {
  expect(sceneIn([SCENE, said("Привет"), said(stop)])).toBeNull();
  expect(sceneIn([SCENE, said(stop), said("спасибо")])).toBeNull();
});

it("[CO62] a line with such a word in it does not, another wish does", () => {
  expect(sceneIn([SCENE, said("Хватит работать, пойдём гулять?")])).not.toBeNull();
  expect(sceneIn([SCENE, said("что ответить?", "reply")])).toBeNull();
});

it("what the buttons say is what steers a scene", () => {
  for (const { stop, warm, dry, busy } of Object.values(SCENE_WORDS))
    expect([stop, warm, dry, busy].map(sceneStep)).toEqual(["stop", "warm", "dry", "busy"]);
});
