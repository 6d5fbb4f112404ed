// A model's answer where a no stands: nothing of it is shown before it was judged, and what does not leave the no alone never is.
import { asksOrPushes, urgesOn } from "@fitil/coach";
import { fakeAdvice } from "@fitil/testkit";
import type { Transcript } from "@fitil/contracts";
import { describe, expect, it } from "vitest";
import type { Question } from "../mentor-port.ts";
import { adviceOf, collect, mentorSaying, NEVER, questionOf, textOf } from "./testing/model-site.ts";

const REFUSED: Transcript = {
  kind: "chat",
  language: "ru",
  messages: [
    { speaker: "me", text: "Аня, пойдём в субботу в кино?", confidence: 1 },
    { speaker: "them", text: "Нет, спасибо. Давай останемся друзьями", confidence: 1 },
  ],
};
const question = questionOf({ transcript: REFUSED });
const said = (text: string) => ({ text, why: "Уважает отказ.", fact: "none" });
const KIND = fakeAdvice({
  verdict: "let_it_go",
  playful: said("Принято! Хорошей тебе недели."),
  sincere: said("Спасибо, что честно. Всё в порядке."),
  direct: said("Понял. Всего доброго."),
});
const spoiltBy = (text: string) => KIND.replace("Понял. Всего доброго.", text);
/** In pieces, as a model writes. */
const piecesOf = (text: string) => text.match(/[\s\S]{1,12}/g) ?? [];

describe("a model where a no stands", () => {
  it("[MA17] is heard when it leaves the no alone, all of it at once", async () => {
    const { mentor, model } = mentorSaying(piecesOf(KIND));
    const events = await collect(mentor.answer(question, NEVER));
    expect(events.map(({ type }) => type)).toEqual(["text", "advice"]);
    expect(adviceOf(events)?.options.map(({ text }) => text)).toEqual([
      "Принято! Хорошей тебе недели.",
      "Спасибо, что честно. Всё в порядке.",
      "Понял. Всего доброго.",
    ]);
    expect(model.doStreamCalls).toHaveLength(1);
  });

  it.each([
    ["asks", "А почему нет?"],
    ["invites", "Тогда пойдём гулять в воскресенье"],
    ["pushes", "Подумай ещё, дай мне шанс"],
  ])("[MA17] that %s is asked once more, with the reason, and shown nothing of", async (_what, text) => {
    const { mentor, model } = mentorSaying(piecesOf(spoiltBy(text)), piecesOf(KIND));
    const events = await collect(mentor.answer(question, NEVER));
    expect(JSON.stringify(events)).not.toContain(text);
    expect(adviceOf(events)?.options[2]?.text).toBe("Понял. Всего доброго.");
    const repair = JSON.stringify(model.doStreamCalls[1]?.prompt.slice(-2));
    expect(repair).toContain(text);
    expect(repair).toContain("has said no, and it stands");
    expect(repair, "no name comes back to the model").not.toContain("Аня");
  });

  it("[MA17] whose verdict is to ask out is asked once more, too", async () => {
    const { mentor, model } = mentorSaying(piecesOf(KIND.replace("let_it_go", "ask_out")), piecesOf(KIND));
    const events = await collect(mentor.answer(question, NEVER));
    expect(adviceOf(events)?.verdict).toBe("let_it_go");
    expect(model.doStreamCalls).toHaveLength(2);
  });

  it.each([
    ["pushes again", spoiltBy("Ну пожалуйста, одна встреча?")],
    ["then writes no JSON", "Не знаю."],
  ])("[MA17] that %s is stood in for by the built-in mentor, under its own name", async (_what, again) => {
    const { mentor, model } = mentorSaying(piecesOf(spoiltBy("А почему нет?")), piecesOf(again));
    const events = await collect(mentor.answer(question, NEVER));
    expect(events[0]).toEqual({ type: "by", model: { kind: "built-in", name: "built-in" } });
    expect(model.doStreamCalls).toHaveLength(2);
    const advice = adviceOf(events);
    expect(advice?.verdict).toBe("let_it_go");
    expect(advice?.options).toHaveLength(3);
    for (const { text = "?" } of advice?.options ?? []) expect(asksOrPushes(text), text).toBe(false);
    expect(textOf(events)).not.toBe("");
  });

  it("[MA17] is bound by a no that is in no list of phrases", async () => {
    const messages = [
      { speaker: "me", text: "Во сколько тебе удобно?", confidence: 1 },
      { speaker: "them", text: "Игорь, я подумала и встречаться мы не будем", confidence: 1 },
    ] as const;
    const { mentor, model } = mentorSaying(piecesOf(spoiltBy("А в воскресенье?")), piecesOf(KIND));
    const asked = questionOf({ transcript: { ...REFUSED, messages: [...messages] } });
    const events = await collect(mentor.answer(asked, NEVER));
    expect(model.doStreamCalls).toHaveLength(2);
    expect(adviceOf(events)?.options[2]?.text).toBe("Понял. Всего доброго.");
  });

  it("[MA17] where none stands words come as they are written, questions too", async () => {
    const { mentor, model } = mentorSaying(piecesOf(fakeAdvice()));
    const events = await collect(mentor.answer(questionOf(), NEVER));
    expect(events.filter(({ type }) => type === "text").length).toBeGreaterThan(3);
    expect(model.doStreamCalls).toHaveLength(1);
  });
});

describe("a model that answers in words where a no stands", () => {
  const ENGLISH: Transcript = {
    kind: "chat",
    language: "en",
    messages: [
      { speaker: "me", text: "Drinks on Friday?", confidence: 1 },
      { speaker: "them", text: "I'm not interested, sorry", confidence: 1 },
    ],
  };
  const asked = (transcript: Transcript, more: Partial<Question> = {}) =>
    questionOf({ shape: "talk", transcript, locale: transcript.language, ...more });
  const CASES = [
    [
      REFUSED,
      "Напиши так: «А если просто кофе в субботу?»",
      "Это больно. С кем ты можешь поговорить сегодня?",
    ],
    [ENGLISH, "Text her again in a week, don't give up.", "It hurts. Who can you talk to tonight?"],
  ] as const;

  it.each(CASES)(
    "[MA17] it is heard when it leaves the no alone, and asked once more when not: %#",
    async (chat, bad, good) => {
      const kind = mentorSaying(piecesOf(good));
      expect(textOf(await collect(kind.mentor.answer(asked(chat), NEVER)))).toBe(good);
      expect(kind.model.doStreamCalls).toHaveLength(1);
      const { mentor, model } = mentorSaying(piecesOf(bad), piecesOf(good));
      expect(textOf(await collect(mentor.answer(asked(chat), NEVER)))).toBe(good);
      expect(JSON.stringify(model.doStreamCalls[1]?.prompt.slice(-2))).toContain(
        "has said no, and it stands",
      );
    },
  );

  it.each(CASES)("[MA17] the built-in mentor stands in for one that pushes twice: %#", async (chat, bad) => {
    for (const more of [{}, { shape: "advice", guessed: true } as const]) {
      const { mentor } = mentorSaying(piecesOf(bad), piecesOf(bad));
      const events = await collect(mentor.answer(asked(chat, more), NEVER));
      expect(events[0]).toEqual({ type: "by", model: { kind: "built-in", name: "built-in" } });
      expect(JSON.stringify(events)).not.toContain(bad.slice(-20));
      for (const { text = "?" } of adviceOf(events)?.options ?? [])
        expect(asksOrPushes(text), text).toBe(false);
      expect(urgesOn(textOf(events))).toBe(false);
    }
  });

  it("[MA17] a scene is a scene, and where no no stands words come as they are written", async () => {
    const line = "А может, всё-таки сходим в субботу?";
    const scene = mentorSaying(piecesOf(line));
    await collect(scene.mentor.answer(asked(REFUSED, { intent: "role_play" }), NEVER));
    expect(scene.model.doStreamCalls).toHaveLength(1);
    const free = mentorSaying(piecesOf("Позови её в субботу: «Пойдём в кино?»"));
    const events = await collect(free.mentor.answer(questionOf({ shape: "talk" }), NEVER));
    expect(events.length).toBeGreaterThan(2);
  });
});
