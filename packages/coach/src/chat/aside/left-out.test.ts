// What the person takes out of a talk in words stays out of it.
import { describe, expect, it } from "vitest";
import { adviseFrom } from "../../advising/advise-from.ts";
import type { Advice } from "../../advice/advice.ts";
import { answerTalk } from "../../talk/answer-talk.ts";
import type { TalkTurn } from "../../talk/talk.ts";
import { parsePastedChat } from "../../request/parse-pasted-chat.ts";
import { deniedIn, leavesOut, leftOutBy } from "./left-out.ts";
import { openReaders } from "../../message/open-readers.ts";
import { readTalk, type TalkRead } from "../../deciding/read-talk.ts";

const CHATS = {
  ru: "Я: Привет! Как день?\nОна: Весь день пишу диплом, сессия\nЯ: Ого\nОна: У нас дома живёт кот, рыжий разбойник",
  en: "Me: Hi! How was your day?\nHer: Long. Twelve hours at work\nMe: Wow\nHer: We adopted a cat, now she runs the house",
} as const;

function read(language: "ru" | "en", said: readonly string[]): TalkRead {
  const { messages, kind } = parsePastedChat(CHATS[language]) ?? { messages: [], kind: "chat" as const };
  const readers = openReaders(language);
  const rest = { intent: "reply", context: "", profile: "", notes: "", language, kind } as const;
  const at = (leftOut: Parameters<typeof readTalk>[1]["leftOut"]) =>
    readTalk(messages, { ...rest, leftOut }, readers);
  return at(
    leftOutBy(
      said,
      (out) => ({ topic: at(out).topics[0] ?? null, quote: at(out).filling.quote }),
      readers.topics,
    ),
  );
}

describe("what is left out", () => {
  it.each([
    ["она не учится, она озвучивает", ["учится"]],
    ["это не работа, а хобби", ["работа"]],
    ["не про работу", ["работу"]],
    ["not work, she's a nurse", ["work"]],
    ["she isn't a student, she teaches", ["student"]],
    ["not about the cat", ["cat"]],
  ])("[CO107] %s", (said, denied) => expect(deniedIn(said)).toEqual(expect.arrayContaining(denied)));

  it.each([
    "она не отвечает третий день",
    "Не знаю, что ей написать",
    "она не хочет встречаться",
    "I don't know what to say",
    "she's not answering",
    "Как её позвать?",
    "",
  ])("[CO107] nothing is taken out by «%s»", (said) => expect(leavesOut(said)).toBe(false));

  it.each([
    ["ru", "Не про это"],
    ["en", "Not about this"],
  ] as const)(
    "[CO107] the topic and the quote that were offered go, and the next ones: %s",
    (language, said) => {
      const first = read(language, []);
      const second = read(language, [said]);
      const third = read(language, [said, "Короче", said]);
      expect(first.topics.length).toBeGreaterThan(0);
      expect(second.topics).not.toContain(first.topics[0]);
      expect(first.filling.quote).not.toBeNull();
      expect(second.filling.quote).not.toBe(first.filling.quote);
      for (const topic of [first.topics[0], second.topics[0]]) expect(third.topics).not.toContain(topic);
    },
  );

  it.each([
    ["ru", "при чём тут кот", "pet", "кот"],
    ["en", "not about the cat", "pet", "cat"],
  ] as const)("[CO107] a thing named goes with its topic: %s", (language, said, topic, word) => {
    expect(read(language, []).topics).toContain(topic);
    const { topics, filling, evidence } = read(language, [said]);
    expect(topics).not.toContain(topic);
    expect(`${filling.quote ?? ""} ${evidence}`).not.toContain(word);
  });
});

describe.each(["ru", "en"] as const)("in a talk, in %s", (locale) => {
  const transcript = parsePastedChat(CHATS[locale]);
  const rest = { intent: "reply", transcript, profile: "", notes: "", locale, take: 0 } as const;
  const wrong = { ru: "Не про это", en: "Not about this" }[locale];
  const textsOf = (advice: Advice | null) => advice?.options.map(({ text }) => text) ?? [];

  it("[CO107] three others come, of three tones, and say so; what comes later keeps to it", () => {
    const outcome = adviseFrom({ ...rest, context: "" });
    const offer = outcome.ok ? outcome.advice : null;
    const turns: TalkTurn[] = [{ role: "user", text: "" }];
    if (offer !== null) turns.push({ role: "assistant", text: offer.summary, offer });
    turns.push({ role: "user", text: wrong });
    const { advice, words } = answerTalk({ ...rest, turns });
    expect(advice?.options.map(({ tone }) => tone)).toEqual(["playful", "sincere", "direct"]);
    for (const text of textsOf(advice)) expect(textsOf(offer)).not.toContain(text);
    expect(words).toMatch(locale === "ru" ? /Убираю/ : /leaving that out/);
    const later = adviseFrom({
      ...rest,
      context: locale === "ru" ? "Что ответить?" : "What do I say?",
      earlier: ["", wrong],
    });
    expect(later.ok && textsOf(later.advice)).toEqual(textsOf(advice));
  });
});
