// Situations told in the person's own words: whose words are whose, and what is read from them.
import { describe, expect, it } from "vitest";
import { reportedIn } from "../request/reported.ts";
import { matterOf } from "../request/matter.ts";
import { answerTalk } from "./answer-talk.ts";
import type { TalkAnswer, TalkQuestion } from "./talk.ts";

function sides(text: string): readonly string[] | null {
  return reportedIn(text)?.messages.map((message) => `${message.speaker}: ${message.text}`) ?? null;
}

function answer(text: string, change: Partial<TalkQuestion> = {}): TalkAnswer {
  const locale = /[а-я]/iu.test(text) ? "ru" : "en";
  const rest = { transcript: null, profile: "", notes: "", take: 0, intent: "reply", locale } as const;
  return answerTalk({ ...rest, ...change, turns: [{ role: "user", text }] });
}

describe("[CO53] told words", () => {
  it.each([
    ["Она написала «давай потом», что делать?", ["them: давай потом"]],
    ["написала: давай потом, что делать?", ["them: давай потом"]],
    [
      "Я написал ей «привет, как дела», она ответила «норм», что дальше?",
      ["me: привет, как дела", "them: норм"],
    ],
    ["Он сказал, что занят на этой неделе, как быть?", ["them: Занят на этой неделе"]],
    ["она сказала что подумает", ["them: Подумаю"]],
    ["She said she's busy this week, what do I write?", ["them: I'm busy this week"]],
    ['I texted her "coffee on Friday?" and she replied "maybe"', ["me: coffee on Friday?", "them: maybe"]],
    ["what does 'haha yeah' mean from a girl", ["them: haha yeah"]],
    ["He wrote: see you around. What should I say?", ["them: see you around"]],
    ["как отвечать на «что делаешь»?", ["them: что делаешь"]],
  ])("%s", (text, expected) => expect(sides(text)).toEqual(expected));

  it("are none where a title stands in quotes, or nobody speaks", () => {
    for (const text of [
      "Мы смотрели «Дюну», о чём спросить?",
      "Она пишет раз в день, что делать?",
      "молчит три дня",
    ])
      expect(sides(text)).toBeNull();
  });

  it("[CO53] hers are read as hers, and the question to the mentor is not", () => {
    const { words, advice } = answer("Она написала «давай потом», что делать?");
    expect(advice?.verdict).toBe("wait");
    expect(words).not.toContain("«давай потом, что делать");
    expect(answer("Он ответил «у меня есть девушка», как быть?").advice?.verdict).toBe("let_it_go");
    expect(answer("she said yes but she's nervous, what now?").advice).not.toBeNull();
  });
});

describe("[CO52] a situation", () => {
  it("[MC2] is read without the starter before it", () => {
    expect(matterOf("Проанализируй мою ситуацию: она пишет реже")).toBe("она пишет реже");
    expect(matterOf("Analyze my situation: he went quiet")).toBe("he went quiet");
    expect(matterOf("Дай совет, как позвать её")).toBe("как позвать её");
    for (const text of [
      "Проанализируй мою ситуацию: месяц общались, она пишет реже, что делать?",
      "Analyze my situation: we talked for a month, she texts less, what do I do?",
    ]) {
      const { words, advice } = answer(text);
      expect(words).not.toMatch(/Проанализируй|Analyze my situation/);
      expect(words).toMatch(/скриншот|screenshot/);
      expect(words).toMatch(/Перемену ты|something changed/);
      expect(advice?.options).toHaveLength(3);
    }
  });

  it("says whose the last word is and how long it is quiet", () => {
    const told = answer("Проанализируй мою ситуацию: он не отвечает три дня");
    expect(told.words).toContain("последнее слово за тобой");
    expect(told.words).toContain("тихо уже 3 дн.");
    expect(told.advice?.verdict).toBe("write_now");
    expect(answer("она не отвечает 3 часа").advice?.verdict).toBe("wait");
    expect(answer("she hasn't replied for 2 days").words).toContain("quiet for 2 days");
  });

  it("[CO52] keeps to what is asked where a dialogue is pasted behind the starter", () => {
    const { advice, words } = answer("Проанализируй мою ситуацию:\nЯ: привет\nОна: привет, я с пробежки");
    expect(words).toBe(answer("Я: привет\nОна: привет, я с пробежки").words);
    expect(words).toMatch(/поздоровал/u);
    expect(advice?.options).toHaveLength(3);
  });

  it.each([
    ["Я: привет, как выходные?\nОна: копала грядки. а ты что делал весь день?", /^Ты спрашиваешь/u],
    ["Me: how was your weekend?\nHer: dug the garden. what did you get up to all day?", /^You ask/u],
  ])("[CO52] [CO155] takes no question in a pasted dialogue for the person's own: %s", (text, asked) => {
    expect(answer(text).words).not.toMatch(asked);
  });
});
