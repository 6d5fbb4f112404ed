// Dialogues as people paste them.
import { describe, expect, it } from "vitest";
import { parsePastedChat, pastedChat } from "./parse-pasted-chat.ts";

function sides(text: string): readonly string[] | null {
  return parsePastedChat(text)?.messages.map((message) => `${message.speaker}: ${message.text}`) ?? null;
}

describe("pasted chats", () => {
  it("[CO8] «Я» and «Она», “me” and “her”, on lines or behind slashes", () => {
    expect(sides("Я: привет\nОна: привет)")).toEqual(["me: привет", "them: привет)"]);
    expect(sides("Я: привет / Она: привет")).toEqual(["me: привет", "them: привет"]);
    expect(sides("me: hi\nher: hey you")).toEqual(["me: hi", "them: hey you"]);
  });

  it("[CO8] names, time stamps, and lines that go on", () => {
    expect(sides("[21:40] Я: ты где?\n[21:45] Аня: еду\nскоро буду")).toEqual([
      "me: ты где?",
      "them: еду скоро буду",
    ]);
    expect(sides("12.03.2024, 21:40 - Olya: hi\n12.03.2024, 21:41 - me: hello")).toEqual([
      "them: hi",
      "me: hello",
    ]);
    expect(sides("Аня: привет\nОлег: привет\nАня: как ты?")).toEqual([
      "unknown: привет",
      "unknown: привет",
      "unknown: как ты?",
    ]);
  });

  it.each([
    ["Я: Привет\nОна: Норм\n\nЧто ответить?", "Норм", "Что ответить?"],
    ["Я: Привет\nОна: Норм\nчто мне написать", "Норм", "что мне написать"],
    ["Me: hi\nHer: fine\n\nIs she into me?", "fine", "Is she into me?"],
    [
      "Вот переписка\nЯ: Привет\nОна: Норм\n\nОна замужем.\nКак быть?",
      "Норм",
      "Вот переписка\nОна замужем.\nКак быть?",
    ],
    [
      "Я: Привет\nОна: Норм\n\nно устала\nЯ: Эх\nОна: И не говори\n\nзавтра опять",
      "И не говори завтра опять",
      "",
    ],
    [
      "Я: Привет\nНора: Люблю Тарковского. А ты?\n\nмы познакомились вчера",
      "Люблю Тарковского. А ты?",
      "мы познакомились вчера",
    ],
    [
      "Me: Hi\nNora: Mostly Hitchcock. And you?\n\nwe met yesterday",
      "Mostly Hitchcock. And you?",
      "we met yesterday",
    ],
  ])("[CO8] what is asked of the mentor below a dialogue is no line of it: %s", (text, last, words) => {
    const pasted = pastedChat(text);
    expect(pasted?.transcript.messages.at(-1)).toMatchObject({ speaker: "them", text: last });
    expect(pasted?.words).toBe(words);
  });

  it("[CO8] [CO210] names in Latin letters are the same names", () => {
    expect(sides("Ya: privet kak dela\nOna: normalno, a u tebya?")).toEqual([
      "me: privet kak dela",
      "them: normalno, a u tebya?",
    ]);
  });

  it("[CO8] prose is no dialogue", () => {
    expect(sides("Она не отвечает третий день, что делать?")).toBeNull();
    expect(sides("Ситуация: она молчит\nВопрос: что писать?")).toBeNull();
    expect(sides("Дай совет: как позвать")).toBeNull();
    expect(sides("")).toBeNull();
  });
});
