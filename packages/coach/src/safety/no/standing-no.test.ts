// A no that stands: what it is, what lifts it, and that no option asks, invites or pushes while it stands, whatever else is said
// in the chat [MF1].
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Intent } from "../../advice/advice.ts";
import { adviseFrom } from "../../advising/advise-from.ts";
import { answerTalk } from "../../talk/answer-talk.ts";
import type { Transcript } from "../../transcript/transcript.ts";
import { asksOrPushes, listedNo } from "./standing-no.ts";

function chat(...lines: readonly string[]): Transcript {
  const messages = lines.map((line) => ({
    speaker: line.startsWith(">") ? ("them" as const) : ("me" as const),
    text: line.slice(1).trim(),
    confidence: 1,
  }));
  return { kind: "chat", language: /[а-я]/.test(lines.join("")) ? "ru" : "en", messages };
}

describe("the classifier of what an option may not do", () => {
  it.each([
    "Почему нет?",
    "Расскажи, как прошёл день",
    "Пойдём в кино в пятницу",
    "Давай всё-таки выпьем кофе",
    "Подумай ещё",
    "Дай мне шанс",
    "Буду ждать тебя у входа",
    "Интересно, что случилось",
    "Why not?",
    "Let's grab coffee on Friday",
    "Tell me what I did wrong",
    "Give me one more chance",
    "Think about it",
    "I'd love to know what happened",
    "Wanna try again sometime",
  ])("[MF1] hears it in: %s", (text) => expect(asksOrPushes(text)).toBe(true));

  it.each([
    "Спасибо за честность, всего тебе хорошего",
    "Понимаю и принимаю. Удачи!",
    "Рад, что поговорили. Береги себя",
    "Thanks for being honest. All the best!",
    "Understood, take care of yourself",
    "It was nice talking to you",
  ])("[MF1] hears nothing in: %s", (text) => expect(asksOrPushes(text)).toBe(false));
});

describe("a boundary", () => {
  it.each<readonly [Transcript, "ordered" | "refused" | null]>([
    [chat("Привет", "> не пиши мне больше", "ок"), "ordered"],
    [chat("hey", "> please stop texting me", "ok", "> my cat is ill"), "ordered"],
    [chat("встретимся?", "> давай останемся друзьями", "> кстати, купила велик"), "refused"],
    [chat("dinner?", "> you're nice but i'm seeing someone else", "ok", "> great weather"), "refused"],
    [chat("встретимся?", "> у меня есть парень", "ок", "> я передумала, давай встретимся"), null],
    [chat("coffee?", "> not interested", "ok", "> i changed my mind"), null],
    [chat("как день?", "> не пиши так красиво, а то влюблюсь"), null],
    [chat("where?", "> don't text, i'm driving"), null],
  ])("[MF1] %#", (transcript, kind) => {
    expect(listedNo(transcript.messages)?.kind ?? null).toBe(kind);
  });
});

const NOES = [
  ["Пойдём в кино в пятницу?", "Спасибо, но я не хочу с тобой встречаться"],
  ["Сходим на каток?", "Давай останемся друзьями"],
  ["Как ты?", "У меня есть парень, если что"],
  ["Увидимся?", "Мы слишком разные, не вижу смысла продолжать"],
  ["Привет!", "Не пиши мне больше"],
  ["Want to grab coffee?", "I'm not interested, sorry"],
  ["Dinner on Friday?", "You're great, but I'm seeing someone else"],
  ["Hey!", "Please stop messaging me"],
  ["See you this week?", "I don't see this going anywhere"],
] as const;
/** Neutral or unrelated: none of them takes a no back. */
const THEIRS = [
  "ок",
  "Ага",
  "У меня кот заболел",
  "Ездила на дачу, сажали картошку",
  "Ахах",
  "Купила новый велосипед, катаюсь каждый вечер",
  "Сегодня такой дождь",
  "А ты как?",
  "Смотрела «Дюну», красиво",
  "Работы завал",
  "haha",
  "My sister is in town",
  "I made lasagna today",
  "It's raining again",
  "How was your weekend?",
  "Nice photo btw",
  "Went climbing, arms are dead",
];
const MINE = [
  "Понял",
  "Ну пожалуйста",
  "Как кот?",
  "Я сегодня бегал в парке",
  "А в субботу?",
  "Got it",
  "How's your cat?",
  "Nice",
  "Какой велосипед?",
  "",
];
const line = fc.oneof(
  fc.constantFrom(...THEIRS).map((text) => `> ${text}`),
  fc.constantFrom(...MINE),
);

it("[MF1] an order not to write stands, whoever laughs behind it but me", () => {
  const after = ["> Ахах", "А в субботу?", "Я сегодня бегал в парке", "> Сегодня такой дождь"];
  const transcript = chat("Hey!", "> Please stop messaging me", ...after);
  const asked = { intent: "reply", context: "", profile: "", notes: "", locale: "ru", take: 0 } as const;
  const advised = adviseFrom({ ...asked, transcript });
  if (!advised.ok) throw new Error(advised.ask);
  expect(advised.advice.verdict).toBe("let_it_go");
});

it("[MF1] while a no stands no option asks, invites or pushes, in advice and in a talk, whatever is said after it", () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 4 }),
      fc.constantFrom(...NOES),
      fc.array(line, { maxLength: 12 }),
      fc.constantFrom<Intent>("reply", "ask_out", "opener", "confidence"),
      fc.constantFrom(
        "",
        "Что ответить?",
        "Как пригласить её на свидание?",
        "what do i text",
        "напиши смелее",
      ),
      fc.integer({ min: 0, max: 12 }),
      (before, [asked, no], after, intent, said, take) => {
        const transcript = chat(...before, asked, `> ${no}`, ...after);
        const rest = { intent, transcript, profile: "", notes: "", locale: "ru", take } as const;
        const advised = adviseFrom({ ...rest, context: said });
        if (!advised.ok) throw new Error(advised.ask);
        const talked = answerTalk({ ...rest, turns: [{ role: "user", text: said }] }).advice;
        expect(advised.advice.verdict).toBe("let_it_go");
        for (const advice of [advised.advice, talked]) {
          expect(advice?.verdict ?? "let_it_go").toBe("let_it_go");
          for (const { text } of advice?.options ?? []) expect(asksOrPushes(text), text).toBe(false);
        }
      },
    ),
    { numRuns: 150 },
  );
});
