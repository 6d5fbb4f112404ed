// The mentor's answer beyond the written situations: notes, profile, days, nothing at all.
import { describe, expect, it } from "vitest";
import type { Transcript } from "../transcript/transcript.ts";
import type { Advice, CoachQuestion } from "../advice/advice.ts";
import { adviseFrom } from "./advise-from.ts";

function chat(...lines: string[]): Transcript {
  const messages = lines.map((line) => ({
    speaker: line.startsWith(">") ? ("me" as const) : ("them" as const),
    text: line.slice(1).trim(),
    confidence: 1,
  }));
  return { kind: "chat", language: "ru", messages };
}

function advise(change: Partial<CoachQuestion>): Advice {
  const outcome = adviseFrom({
    intent: "reply",
    transcript: null,
    context: "",
    profile: "",
    notes: "",
    locale: "ru",
    take: 0,
    ...change,
  });
  if (!outcome.ok) throw new Error(outcome.ask);
  return outcome.advice;
}

function allText({ options }: Advice): string {
  return options.map((option) => option.text).join("\n");
}

describe("what an answer draws on", () => {
  it("[MS6] [CO48] with no chat and no words it asks for one", () => {
    for (const locale of ["ru", "en"] as const) {
      const nothing = {
        intent: "reply" as const,
        transcript: null,
        context: "  ",
        profile: "",
        notes: "",
        locale,
        take: 0,
      };
      expect(adviseFrom(nothing)).toMatchObject({ ok: false, why: "nothing_to_go_on" });
      expect(adviseFrom({ ...nothing, transcript: chat("<", "< …") })).toMatchObject({ ok: false });
    }
  });

  it("[CO34] proposes the day they named and never the one they refused", () => {
    const other = chat("> Сходим в среду в кино?", "< В среду не могу, давай в пятницу");
    for (const take of [0, 1, 2]) {
      const text = allText(advise({ transcript: other, take }));
      expect(text).toMatch(/пятниц/i);
      expect(text).not.toMatch(/сред[уа]/i);
    }
    const closed = chat(
      "> Сходим в субботу в кино?",
      "< В субботу не могу, но вообще хочу, позови в другой день",
    );
    for (const take of [0, 1, 2])
      expect(allText(advise({ transcript: closed, take }))).not.toMatch(/суббот/i);
  });

  it("[MC3] [CO33] what the profile says answers in the person's own words", () => {
    const asked = chat("> Привет", "< Привет! А кем ты работаешь?");
    const { options } = advise({ transcript: asked, profile: "Работаю инженером на стройке, люблю кофе" });
    for (const { text, gaps } of options) {
      expect(text).toMatch(/аботаю инженером на стройке/);
      expect(gaps).toBeUndefined();
    }
  });

  it("[MS1] advice follows the corrected transcript", () => {
    const wrong = chat("< Я люблю море", "> Куда ездила?");
    const right = chat("> Я люблю море", "< Куда ездила?");
    expect(advise({ transcript: wrong }).verdict).toBe("wait");
    expect(advise({ transcript: right }).verdict).toBe("write_now");
  });

  it("[CO8] a dialogue pasted as context is read as a chat", () => {
    const advice = advise({ context: "Я: пойдём в субботу гулять?\nОна: у меня есть парень" });
    expect(advice.verdict).toBe("let_it_go");
  });

  it("[CO7] a no that is told of counts as one", () => {
    expect(advise({ context: "Вчера она меня отшила, что теперь написать?" }).verdict).toBe("let_it_go");
    expect(advise({ context: "She turned me down yesterday", locale: "en" }).verdict).toBe("let_it_go");
  });

  it("[CO10] a no outlives whatever is said after it, but a clear step of theirs", () => {
    const still = chat("< Мне неинтересно", "> Почему?", "> Дай шанс", "> Ну пожалуйста");
    expect(advise({ transcript: still }).verdict).toBe("let_it_go");
    const back = chat(
      "< Мне неинтересно",
      "> Понимаю",
      "< Хаха, ты смешной",
      "> Бываю",
      "< Слушай, а ты откуда?",
      "> Отсюда",
    );
    expect(advise({ transcript: back }).verdict).toBe("let_it_go");
    const step = { speaker: "them" as const, text: "Я передумала, давай встретимся", confidence: 1 };
    const lifted = { ...back, messages: [...back.messages, step] };
    expect(advise({ transcript: lifted }).verdict).not.toBe("let_it_go");
  });

  it("[CO46] numbers stand beside an invitation to a man, once, and nowhere else in a talk", () => {
    const warm = chat(
      "< Я вчера ходил в зал, еле живой",
      "> Ого, герой",
      "< Ага) А ты чем занималась?",
      "> Пекла пирог",
      "< Вот бы попробовать)",
    );
    const whys = (intent: "ask_out" | "reply", transcript: typeof warm) =>
      advise({ transcript, intent }).options.map(({ why }) => why);
    expect(whys("ask_out", warm).filter((why) => why.includes("98"))).toHaveLength(1);
    const asked = chat("> Как выходные?", "< Ездили на Байкал, замёрзли. А ты где была?");
    for (const why of whys("reply", asked)) expect(why).not.toMatch(/Hinge|\d/u);
  });

  it("[CO46] «вы» is no «сказал», and a yes to an invitation needs no study", () => {
    const outcome = adviseFrom({
      intent: "reply",
      transcript: {
        kind: "chat",
        language: "ru",
        messages: [
          { speaker: "me", text: "Игорь, добрый вечер! Как Ваша поездка?", confidence: 1 },
          {
            speaker: "them",
            text: "Прекрасно. Приглашаю Вас в субботу в ботанический сад, пойдёте?",
            confidence: 1,
          },
        ],
      },
      context: "я женщина, он мужчина",
      profile: "",
      notes: "",
      locale: "ru",
      take: 0,
    });
    if (!outcome.ok) throw new Error("no advice");
    const { options } = outcome.advice;
    for (const { why } of options) expect(why).not.toMatch(/\d/u);
    for (const { text } of options)
      expect(text).not.toMatch(/(?<!\p{L})(?:ты|тебя|твой|позвал|позвала)(?!\p{L})|🙂/u);
  });

  it("[CO46] reasons are short and worded differently; the caveat stands in the source", () => {
    const advice = advise({
      transcript: chat("> Как выходные?", "< Ездили на Байкал, замёрзли и счастливы"),
    });
    expect(new Set(advice.options.map((one) => one.why)).size).toBe(3);
    for (const { why, source } of advice.options) {
      expect(why.length).toBeLessThanOrEqual(200);
      expect(why).not.toMatch(/корреляц/);
      expect(source).toMatch(/корреляция|наблюдение|не исследование/);
    }
  });

  it("[CO31] asking out at a bad moment waits", () => {
    const waiting = chat("< Люблю выставки", "> А какая последняя?", "> Ау");
    const advice = advise({ transcript: waiting, intent: "ask_out" });
    expect(advice.verdict).toBe("wait");
    expect(allText(advice)).not.toMatch(/Ау/);
  });
});
