// A word about ending one's life, wherever it stands, and the figures of speech that are none [MF1].
import { describe, expect, it } from "vitest";
import type { Speaker, Transcript } from "../transcript/transcript.ts";
import type { Help } from "./help/help.ts";
import { judge } from "./judge.ts";
import { ask } from "./testing/read-cases.ts";

function said(text: string, speaker: Speaker = "them", after: readonly string[] = []): Transcript {
  const later = after.map((line) => ({ speaker: "me" as const, text: line, confidence: 1 }));
  return { kind: "chat", language: "ru", messages: [{ speaker, text, confidence: 1 }, ...later] };
}

function helped(text: string, transcript: Transcript | null = null): Help | null {
  return judge(ask({ words: text, transcript }));
}

describe("a crisis", () => {
  it.each([
    "Я больше не хочу жить",
    "Хочу умереть, она меня бросила",
    "не вижу смысла жить",
    "I don't want to be here anymore",
    "жить не хочется",
    "Если честно, мне незачем жить",
    "устала жить",
    "Лучше бы меня не было",
    "всем будет легче без меня",
    "думаю о суициде",
    "хочу просто уснуть и не проснуться",
    "не могу больше жить",
    "в жизни больше нет смысла",
    "не вижу больше смысла в этой жизни",
    "я убью себя",
    "хочется умереть",
    "порежу вены",
    "I wish I was dead",
    "I just want to die",
    "there's no point in living",
    "everyone would be better off without me",
    "I want to end it all",
    "I can't go on anymore",
    "thinking about killing myself",
    "I feel suicidal",
    "nothing to live for",
    "I'm tired of living",
    "life isn't worth living",
    "I don't want to wake up tomorrow",
    "I don't see the point of living",
    "I dont want to live anymore",
    "Не хочу жить без неё",
    "Покончу с собой",
    "Прыгну с моста",
  ])("[MF1] %s", (text) => {
    expect(helped(text)?.kind).toBe("self_harm");
    expect(helped(text)?.contacts[0]?.value).toBe("112");
    for (const speaker of ["me", "them", "unknown"] as const)
      expect(helped("", said(text, speaker))?.kind).toBe("self_harm");
    expect(helped("Что ответить?", said(text, "them", ["Понимаю", "Ты тут?"]))?.kind).toBe("self_harm");
  });

  it.each([
    "Она написала «я не хочу жить», что ответить?",
    "она говорит, что не хочет жить",
    "She says she wants to die, what do I text?",
    "Он пишет что покончит с собой",
    "Она: я больше не хочу жить\nЯ: что случилось?",
    "she is suicidal, help",
  ])("[MF1] told of the other: %s", (text) => {
    expect(helped(text)?.kind).toBe("self_harm");
    expect(helped(text)?.summary).toMatch(/на той стороне/);
  });

  it("[MF1] speaks to the one who asks about the one in danger, with something to send and whom to call", () => {
    const chat = said("Я больше не хочу жить");
    expect(helped("", chat)?.text).toMatch(/в безопасности.*112/s);
    expect(judge(ask({ transcript: chat, locale: "en" }))?.contacts[0]?.value).toBe("988");
    expect(helped("", said("Я больше не хочу жить", "me"))?.summary).toMatch(/тебе так тяжело/);
  });

  it.each([
    "умираю со смеху",
    "хочу умереть от стыда",
    "I'm dying lol",
    "убить время",
    "Так стыдно, хочу умереть",
    "ахаха хочу умереть",
    "не хочу жить с родителями",
    "Не хочу жить в Москве",
    "I don't want to live in London",
    "I want to live by the sea",
    "хочу жить у моря",
    "my feet are killing me",
    "this heat is killing me",
    "I could kill for a pizza",
    "чуть не умерла от страха",
    "I died 😂",
    "хочу умереть, так объелась",
    "I'd kill for coffee",
    "dead 💀",
    "Не хочу просыпаться рано",
    "I don't want to wake up early tomorrow",
    "I don't want to be here on this app",
    "Не хочу жить одна",
    "I cut myself shaving",
    "Как жить дальше без кофе?",
    "Жить надо ярко",
    "I can't live without coffee",
    "smthg to die for",
    "хочу жить",
    "прыгнула с парашютом",
    "want to jump off a cliff into the sea",
    "kill two birds",
    "без меня не начинайте",
    "they had fun without me",
    "I wanna die of embarrassment",
    "умереть не встать",
    "жизнь без собаки не жизнь",
    "Надоело жить в общаге",
    "There's no point in going on this app",
    "хочу уснуть",
    "не хочу вставать",
  ])("[MF1] not: %s", (text) => {
    expect(helped(text)).toBeNull();
    expect(helped("", said(text))).toBeNull();
  });
});
