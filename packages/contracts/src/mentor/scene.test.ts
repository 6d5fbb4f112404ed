// The one reading of scenes: begun by an intent, steered and ended by whole messages in both languages, over with another wish.
import { describe, expect, it } from "vitest";
import { SCENE_PHRASES, sceneIn, type SceneTurn } from "./scene.ts";

const BEGIN: SceneTurn = {
  role: "user",
  text: "Давай разыграем сценарий: первое свидание, она архитектор",
  intent: "role_play",
};
const said = (text: string): SceneTurn => ({ role: "user", text });
const after = (...texts: readonly string[]) => sceneIn([BEGIN, ...texts.map(said)]);

describe("a scene", () => {
  it("[MS4] is told by its words: what it is about, whom the mentor plays, and how hard it is", () => {
    expect(sceneIn([said("Привет")])).toBeNull();
    expect(after()).toMatchObject({ words: "первое свидание, она архитектор", who: "her", name: "" });
    expect(after("Привет!")).toMatchObject({
      level: "warm",
      language: "ru",
      lines: ["Привет!"],
      step: "line",
    });
    const his: SceneTurn = { ...BEGIN, text: "Let's role-play a scenario: I ask him out, you are Kate" };
    expect(sceneIn([his])).toMatchObject({ who: "him", name: "Kate", language: "en", step: "begin" });
  });

  it("[MA23] begins with the answer that heard the wish in the words before it", () => {
    const wish = said("Потренируемся? Ты Катя, я зову тебя на кофе");
    const answer: SceneTurn = { role: "assistant", text: "Хорошо, играем.", intent: "role_play" };
    expect(sceneIn([wish])).toBeNull();
    expect(sceneIn([wish, answer, said("Привет!")])).toMatchObject({ name: "Катя", lines: ["Привет!"] });
    expect(sceneIn([wish, answer, said("стоп"), said("ещё раз"), answer])).toMatchObject({
      words: "ещё раз",
    });
  });

  it.each([
    ["Давай разыграем сценарий: сыграй Нору, она занята", "Нора"],
    ["сыграй Антона с работы", "Антон"],
    ["Сыграй Сергея", "Сергей"],
    ["побудь Катей", ""],
    ["Play Nora, she is busy", "Nora"],
    ["сыграй её", ""],
  ])("[CO60] «%s» is played by the name it gives", (text, name) => {
    expect(sceneIn([{ role: "user", text, intent: "role_play" }])?.name).toBe(name);
  });

  it.each(SCENE_PHRASES)("[CO62] [CO64] «%s» does to it: %s", (words, step) => {
    for (const text of [words, `${words.toLocaleUpperCase()}!`]) {
      const steered = after("Привет!", text);
      expect(steered).toMatchObject(step === "stop" ? { step } : { step: "level", level: step });
      expect(steered?.lines).toEqual(["Привет!"]);
      expect(after("Привет!", text, "спасибо") === null).toBe(step === "stop");
    }
  });

  it.each(["стооооп", "cтoп", "с\u200bтоп", "Let’s stop.", "lets stop", "Всё, хватит!"])(
    "[CO62] «%s» ends it, however it is typed",
    (text) => expect(after("Привет", text)?.step).toBe("stop"),
  );

  it("[CO62] a line with such a word in it is a line, and so is one that would begin a scene", () => {
    expect(after("Хватит работать, пойдём гулять?")?.step).toBe("line");
    expect(after("Давай сыграем в бильярд в субботу?")?.step).toBe("line");
  });

  it("[MA23] is over with another intent and with a chat, and keeps its level meanwhile", () => {
    expect(after("Играй суше", "И как дом?")).toMatchObject({ level: "dry", lines: ["И как дом?"] });
    expect(sceneIn([BEGIN, { ...said("что ответить?"), intent: "reply" }, said("а так?")])).toBeNull();
    expect(sceneIn([BEGIN, { ...said("вот"), bringsTranscript: true }, said("а так?")])).toBeNull();
  });
});
