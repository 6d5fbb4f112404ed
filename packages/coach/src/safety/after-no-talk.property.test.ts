// A no that stands, over a whole talk with the mentor (MF1): wishes to change the messages, answers to its own question, gaps, takes, free
// questions and a scene. Nothing that comes of it asks, invites or pushes, and no counsel urges on.
import fc from "fast-check";
import { expect, it } from "vitest";
import { sceneIn } from "@fitil/contracts";
import type { Advice } from "../advice/advice.ts";
import { coreTelling } from "../wording/library.ts";
import { answerTalk } from "../talk/answer-talk.ts";
import type { TalkTurn } from "../talk/talk.ts";
import type { Language, Transcript } from "../transcript/transcript.ts";
import { asksOrPushes } from "./no/standing-no.ts";
import { urgesOn } from "./no/urges.ts";

const NOES: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  ru: [
    ["Пойдём в кино в пятницу?", "Спасибо, но нет, давай останемся друзьями"],
    ["Увидимся на неделе?", "Нет, мне это не интересно"],
    ["Может, кофе?", "У меня есть парень, извини"],
    ["Погуляем?", "Не хочу встречаться"],
  ],
  en: [
    ["Coffee this weekend?", "I'm not interested, sorry"],
    ["Drinks on Friday?", "No thanks, let's just be friends"],
    ["Dinner?", "I'm seeing someone else"],
    ["Want to meet?", "I don't want to date you"],
  ],
};
const SAID: Readonly<Record<Language, readonly string[]>> = {
  ru: [
    "Короче",
    "Смелее",
    "Теплее",
    "Не про это",
    "Другие",
    "Без эмодзи",
    "На вы",
    "Смешнее",
    "Что ответить?",
    "Как мне быть?",
    "Почему этот?",
    "Какой лучше?",
    "Когда отправить?",
    "А если откажет?",
    "Хочу позвать на свидание",
    "Как её вернуть?",
    "Она, наверное, просто стесняется",
    "Напиши ещё раз",
    "Боюсь остаться один",
    "Дай шанс, что написать?",
    "ну пожалуйста",
    "Она ответила: ахах",
    "спасибо",
  ],
  en: [
    "Shorter",
    "Bolder",
    "Warmer",
    "Not about this",
    "Others",
    "No emoji",
    "More formal",
    "Funnier",
    "What do I answer?",
    "What now?",
    "Why this one?",
    "Which is best?",
    "When do I send it?",
    "And if she says no?",
    "I want to ask her out",
    "How do I win her back?",
    "She is just shy I guess",
    "Write another one",
    "I'm afraid to end up alone",
    "Give me a line that changes her mind",
    "please",
    "She wrote: haha",
    "thanks",
  ],
};
const LATER: Readonly<Record<Language, readonly string[]>> = {
  ru: ["Ахах", "У меня кот заболел", "Купила велосипед", "А ты как?", "Сегодня такой дождь"],
  en: ["haha", "My cat is ill", "Bought a bike", "How are you?", "It's raining again"],
};
const choicesOf = (language: Language) =>
  Object.values(coreTelling(language).asks).flatMap((asks) => asks?.choices.map(({ words }) => words) ?? []);

function leavesAlone(advice: Advice | TalkTurn["offer"] | null): void {
  expect(advice?.verdict ?? "let_it_go").toBe("let_it_go");
  for (const { text, gaps = [] } of advice?.options ?? []) {
    expect(asksOrPushes(text), text).toBe(false);
    for (const choice of gaps.flatMap(({ choices = [] }) => choices))
      expect(asksOrPushes(text.replaceAll(/\{gap:[a-z\d]+\}/gu, choice)), choice).toBe(false);
  }
}

it.each(["ru", "en"] as const)("[MF1] whatever the talk turns to, the no is left alone (%s)", (locale) => {
  fc.assert(
    fc.property(
      fc.constantFrom(...NOES[locale]),
      fc.array(fc.constantFrom(...LATER[locale]), { maxLength: 3 }),
      fc.array(fc.oneof(fc.constantFrom(...SAID[locale]), fc.constantFrom(...choicesOf(locale))), {
        minLength: 1,
        maxLength: 5,
      }),
      fc.integer({ min: 0, max: 6 }),
      ([asked, no], later, said, take) => {
        const lines = [
          { speaker: "me" as const, text: asked },
          { speaker: "them" as const, text: no },
          ...later.map((text) => ({ speaker: "them" as const, text })),
        ];
        const transcript: Transcript = {
          kind: "chat",
          language: locale,
          messages: lines.map((line) => ({ ...line, confidence: 1 })),
        };
        const turns: TalkTurn[] = [];
        for (const text of said) {
          turns.push({ role: "user", text });
          const rest = { turns: [...turns], transcript, profile: "", notes: "", locale, take };
          const { words, advice } = answerTalk({ ...rest, intent: "reply" });
          leavesAlone(advice);
          // What stands in brackets are words that the mentor itself understands.
          expect(urgesOn(words.replaceAll(/\([^()]*\)/gu, "")), words).toBe(false);
          const scene = sceneIn([{ role: "user", text, intent: "role_play" }]);
          leavesAlone(answerTalk({ ...rest, intent: "role_play", ...(scene !== null && { scene }) }).advice);
          turns.push({ role: "assistant", text: words, ...(advice !== null && { offer: advice }) });
        }
      },
    ),
    { numRuns: 60 },
  );
});
