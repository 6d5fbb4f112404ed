// What is asked about messages that were offered: they are changed, explained and chosen from, not explained away.
import { describe, expect, it } from "vitest";
import { withHints } from "../../advice/with-text.ts";
import { formal } from "../../words/formal.ts";
import { shortened, withoutEmoji } from "./edits.ts";
import { answerTalk } from "../answer-talk.ts";
import type { TalkAnswer, TalkQuestion, TalkTurn } from "../talk.ts";

function talk(said: readonly string[], change: Partial<TalkQuestion> = {}): readonly TalkAnswer[] {
  const locale = /[а-я]/iu.test(said[0] ?? "") ? "ru" : "en";
  const rest = { transcript: null, profile: "", notes: "", take: 0, intent: "reply", locale } as const;
  const turns: TalkTurn[] = [];
  return said.map((text) => {
    turns.push({ role: "user", text });
    const answer = answerTalk({ ...rest, ...change, turns: [...turns] });
    turns.push({ role: "assistant", text: answer.words, ...(answer.advice && { offer: answer.advice }) });
    return answer;
  });
}

function texts(answer: TalkAnswer | undefined): readonly string[] {
  return answer?.advice?.options.map(({ text }) => text) ?? [];
}

const ASKED = ["Дай совет, как позвать её в кино?", "Give me advice on asking him to the movies"];
const CHAT = {
  kind: "chat" as const,
  language: "ru" as const,
  messages: [
    { speaker: "me" as const, text: "Привет! Как выходные?", confidence: 1 },
    { speaker: "them" as const, text: "Ходила на скалодром, руки отваливаются", confidence: 1 },
  ],
};

describe("[MS3] [CO56] changes of what was offered", () => {
  it.each(["Сделай короче", "короче", "слишком длинно", "а можно покороче?"])("%s", (wish) => {
    const [first, second] = talk([ASKED[0] ?? "", wish]);
    const [long, short] = [texts(first).join(""), texts(second).join("")];
    expect(texts(second)).toHaveLength(3);
    expect(short.length).toBeLessThan(long.length * 0.8);
    expect(second?.advice?.verdict).toBe(first?.advice?.verdict);
  });

  it.each(["make it shorter", "too long", "can you shorten it?"])("%s", (wish) => {
    const [first, second] = talk([ASKED[1] ?? "", wish]);
    expect(texts(second).join("").length).toBeLessThan(texts(first).join("").length * 0.8);
  });

  it.each([
    [
      "ru",
      "Сделай сообщения теплее",
      ["Привет! Что смотришь вечерами?", "Старые фильмы, Тарковского люблю. А ты?"],
    ],
    [
      "en",
      "Make the messages warmer",
      ["Hi! What do you watch at night?", "Old films, mostly Hitchcock. And you?"],
    ],
  ] as const)(
    "[MA16] %s: a sent message is made warmer on the ground it was offered on",
    (language, wish, [mine, theirs]) => {
      const messages = [
        { speaker: "me" as const, text: mine, confidence: 1 },
        { speaker: "them" as const, text: theirs, confidence: 1 },
      ];
      const transcript = { kind: "chat" as const, language, messages };
      const rest = { profile: "", notes: "", take: 0, intent: "reply", locale: language } as const;
      const ask = language === "ru" ? "что ответить?" : "what do I answer?";
      const turns: TalkTurn[] = [{ role: "user", text: ask }];
      const first = answerTalk({ ...rest, transcript, turns });
      const offer = first.advice!;
      const warmer = [
        ...turns,
        { role: "assistant", text: first.words, offer },
        { role: "user", text: wish },
      ] as const;
      const unsent = answerTalk({ ...rest, transcript, turns: warmer });
      const sent = withHints(offer.options[1], () => "…");
      const then = {
        ...transcript,
        messages: [...messages, { speaker: "me" as const, text: sent, confidence: 1 }],
      };
      const after = answerTalk({ ...rest, transcript: then, turns: warmer });
      expect(texts(after)).toEqual(texts(unsent));
      // Once more, below what was offered instead.
      const once = [
        ...warmer,
        { role: "assistant", text: after.words, offer: after.advice! },
        { role: "user", text: language === "ru" ? "Не про это" : "Not about this" },
      ] as const;
      expect(answerTalk({ ...rest, transcript: then, turns: once }).advice?.verdict).toBe(offer.verdict);
    },
  );

  it.each([
    ["а можно веселее?", "playful"],
    ["сделай смешнее", "playful"],
    ["можно помягче", "sincere"],
    ["давай прямее", "direct"],
  ])("%s", (wish, tone) => {
    for (const transcript of [null, CHAT]) {
      const [first, second] = talk([transcript === null ? "О чём поговорить?" : "что ответить?", wish], {
        transcript,
      });
      expect(second?.advice?.options.map((option) => option.tone)).toEqual([tone, tone, tone]);
      expect(new Set([...texts(first), ...texts(second)]).size).toBe(6);
    }
  });

  it.each([
    ["make it funnier", "playful"],
    ["more direct please", "direct"],
    ["something warmer", "sincere"],
  ])("%s", (wish, tone) => {
    const second = talk([ASKED[1] ?? "", wish])[1];
    expect(second?.advice?.options.map((option) => option.tone)).toEqual([tone, tone, tone]);
  });

  it.each(["не нравится", "ещё варианты", "давай другие варианты"])("%s", (wish) => {
    const [first, second] = talk(["О чём поговорить?", wish]);
    expect(new Set([...texts(first), ...texts(second)]).size).toBe(6);
  });

  it("a change of a change goes on from the last one", () => {
    const [, second, third] = talk(["О чём поговорить?", "веселее", "короче"]);
    expect(third?.advice?.options.map(({ tone }) => tone)).toEqual(["playful", "playful", "playful"]);
    expect(texts(third).join("").length).toBeLessThanOrEqual(texts(second).join("").length);
  });

  it("the person's own text is changed as well, and nothing is invented where there is none", () => {
    const own = "Сделай короче: Привет! Я тут подумал о разном и о нас. Пойдём в субботу в парк?";
    expect(talk([own])[0]?.words).toContain("Привет! Пойдём в субботу в парк?");
    expect(talk(["Сделай короче"])[0]).toMatchObject({ advice: null, asks: true });
    expect(talk(["короче она не отвечает третий день"])[0]?.words).toContain("последнее слово за тобой");
  });

  it("keeps what a message says", () => {
    expect(shortened("Читаю тебя с удовольствием. Куда дальше поедешь летом?")).toBe(
      "Куда дальше поедешь летом?",
    );
    expect(shortened("Good.")).toBe("Good.");
    // A question that begins with its reason keeps the question.
    expect(shortened("You matter to me, so I'll ask: do you have somebody to talk to tonight?")).toBe(
      "Do you have somebody to talk to tonight?",
    );
    expect(shortened("Ты важна. Спрошу прямо: есть с кем поговорить сегодня? Можно и со мной.")).toBe(
      "Есть с кем поговорить сегодня?",
    );
    const invitation = "Мне с тобой легко. Можно в субботу днём сходить в кино. Как тебе такая идея?";
    expect(shortened(invitation)).toBe("Можно в субботу днём сходить в кино. Как тебе такая идея?");
    expect(withoutEmoji("Привет 😊 как ты? :)")).toBe("Привет как ты?");
    expect(formal("Привет! Как тебе идея, что выбираешь? Скажи.")).toBe(
      "Здравствуйте! Как вам идея, что выбираете? Скажите.",
    );
  });
});

describe("[CO57] questions about what was offered", () => {
  it("why: the reason and the source of each, or of the one that is named", () => {
    const [first, all, second] = talk(["О чём поговорить?", "почему именно этот вариант?", "почему второй?"]);
    for (const { text, why, source } of first?.advice?.options ?? [])
      for (const part of [text, why, source]) expect(all?.words).toContain(part);
    expect(second?.words).toContain(texts(first)[1]);
    expect(second?.words).not.toContain(texts(first)[0]);
    expect(talk(["what to talk about", "why this one?"])[1]?.words).toMatch(/Source: /);
  });

  it("which: one of them, with the reason", () => {
    for (const said of [
      ["О чём поговорить?", "какой лучше?"],
      ["what to talk about", "which one is better?"],
    ]) {
      const [first, pick] = talk(said);
      expect(texts(first).filter((text) => pick?.words.includes(text))).toHaveLength(1);
    }
  });

  it.each([
    ["а если она откажет?", "Спасибо за честность"],
    ["what if he says no?", "Thanks for being honest"],
    ["а если не ответит?", "хотя бы сутки"],
    ["отправил", "Отправлено"],
    ["когда отправлять?", "Сегодня|Сейчас"],
  ])("%s", (question, part) => {
    const said = /[а-я]/u.test(question) ? ASKED[0] : ASKED[1];
    expect(talk([said ?? "", question])[1]?.words).toMatch(new RegExp(part));
  });

  it("[CO53] what came back goes on, thanks are thanks", () => {
    const answers = talk([
      "Дай совет, как позвать её в кино?",
      "она ответила: давай, в субботу могу",
      "спасибо",
    ]);
    expect(answers[1]?.advice?.verdict).toMatch(/ask_out|write_now/);
    expect(answers[1]?.words).toContain("давай, в субботу могу");
    expect(answers[2]?.advice).toBeNull();
  });
});

it("[MA14] words that quote a message show what a gap asks for, not its mark", () => {
  const gaps = [{ id: "detail", hint: "что тебя там держит" }];
  const option = { text: "Держит {gap:detail}. А тебя?", gaps, why: "Открывает тебя.", source: "Правило" };
  const options = [
    { ...option, tone: "playful" },
    { ...option, tone: "sincere" },
    { ...option, tone: "direct" },
  ] as const;
  const rest = { intent: "reply", transcript: null, profile: "", notes: "", locale: "ru", take: 0 } as const;
  for (const text of ["почему второй?", "какой лучше?"]) {
    const { words } = answerTalk({
      ...rest,
      turns: [
        { role: "assistant", text: "Варианты", offer: { verdict: "write_now", options } },
        { role: "user", text },
      ],
    });
    expect(words).toContain("Держит [что тебя там держит]. А тебя?");
    expect(words).not.toContain("{gap:");
  }
});
