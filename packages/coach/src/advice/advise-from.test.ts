// The mentor's answer beyond the written situations: notes, profile, days, nothing at all.
import { describe, expect, it } from "vitest";
import type { Transcript } from "../transcript/transcript.ts";
import type { Advice, CoachQuestion } from "./advice.ts";
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

  it("[CO3] notes about the person are a hook when the chat has none", () => {
    const advice = advise({ transcript: chat("> Привет", "< Ага"), notes: "Оля, учится играть на гитаре" });
    expect(advice.summary).toContain("гитаре");
    expect(advice.options[1].why).toContain("заметок");
  });

  it("[MC3] [CO35] what the profile shares with them goes first and is named", () => {
    const both = chat("> Расскажи о себе", "< Люблю джаз, бег по утрам и сериалы");
    const advice = advise({ transcript: both, profile: "Бегаю марафоны" });
    expect(advice.summary).toContain("«бег»");
    expect(advice.options[1].text).toMatch(/совпали|общее|пересечения|сойдёмся/);
  });

  it("[MC3] [CO33] the profile answers for the person in their own words", () => {
    const asked = chat("> Привет", "< Привет! А кем ты работаешь?");
    expect(
      advise({ transcript: asked, profile: "Работаю инженером на стройке, люблю кофе" }).options[1].text,
    ).toMatch(/^Работаю инженером на стройке, люблю кофе\./);
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

  it("[CO3] what they dislike is no hook", () => {
    const advice = advise({
      transcript: chat("> Кофе?", "< Не пью кофе, терпеть не могу. Зато обожаю своего кота"),
    });
    expect(advice.summary).toContain("кота");
    expect(allText(advice)).not.toMatch(/кофе/i);
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

  it("[CO74] a hint is answered with the very place, on its day", () => {
    const hinted = chat(
      "< Обожаю джаз, а ты?",
      "> Тоже люблю! Хожу в клуб на Чистых прудах",
      "< Ого, я там была в марте! Хочу снова",
      "> Там по четвергам джем",
      "< Звучит классно, давно никуда не выбиралась)",
    );
    for (const take of [0, 1, 2, 3]) {
      const advice = advise({ transcript: hinted, take });
      expect(advice.verdict).toBe("ask_out");
      for (const { text } of advice.options) {
        expect(text).toMatch(/четверг/i);
        expect(text).toMatch(/в клуб на Чистых прудах/);
      }
    }
  });

  it("[CO72] after my own «Понятно» it goes back to what they told, in their words", () => {
    const stalled = chat(
      "> Привет! Как прошли выходные?",
      "< Привет! Ездила в горы, учусь кататься на сноуборде",
      "> Круто",
      "< Да, теперь всё болит, но я довольна",
      "> Понятно",
    );
    const advice = advise({ transcript: stalled });
    expect(advice.verdict).toBe("write_now");
    expect(advice.summary).toContain("«Понятно»");
    expect(advice.options[0].text).toContain("сноуборд");
    expect(advice.options[1].text).toContain("«теперь всё болит, но я довольна»");
  });

  it("[CO76] their question gets a real answer, and the question back is about their thing", () => {
    const asked = chat(
      "> Hi Kate, saw you like cooking",
      "< Yes! I made ramen from scratch last night, took me 6 hours",
      "> wow nice",
      "< what about you, do you cook?",
    );
    for (const take of [0, 1, 2]) {
      const [playful, sincere, direct] = advise({ transcript: asked, take }).options.map((one) => one.text);
      expect(playful).toMatch(/^(?:Yes|Well enough|I do)/);
      expect(sincere).toMatch(/^(?:I'm learning|A little|Just starting)/);
      expect(direct).toMatch(/^(?:No,|Honestly, no|Hardly)/);
      expect([playful, sincere, direct].join(" ")).toMatch(/ramen.*ramen/s);
    }
    const book = chat("> Я в основном читаю", "< А какая у тебя любимая книга?");
    for (const { text } of advise({ transcript: book }).options) expect(text).toMatch(/«|Агаты Кристи/);
  });

  it("[CO77] each option of an opener has another detail of the profile", () => {
    const profile: Transcript = {
      ...chat(
        "< Аня, 27",
        "< Люблю бегать по утрам, кота Барсика и плохие каламбуры",
        "< Ищу с кем сходить на выставку",
      ),
      kind: "profile",
    };
    for (const take of [0, 1, 2]) {
      const whys = advise({ transcript: profile, intent: "opener", take }).options.map(
        (one) => /«([^»]+)»/u.exec(one.why)?.[1],
      );
      expect(new Set(whys).size).toBe(3);
    }
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
    expect(allText(advice)).toMatch(/выставк|музе/i);
  });
});
