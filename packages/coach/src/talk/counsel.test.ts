// Free questions as people write them: each gets an answer to what was asked, and messages wherever messages are wanted.
import { describe, expect, it } from "vitest";
import { counselCalled } from "../counsel/language-data.ts";
import { recogniseCounsel } from "./recognise-counsel.ts";
import { answerTalk } from "./answer-talk.ts";
import type { TalkAnswer, TalkQuestion } from "./talk.ts";
import { wishIn } from "./wish.ts";

function answer(text: string, change: Partial<TalkQuestion> = {}): TalkAnswer {
  const locale = /[а-я]/iu.test(text) ? "ru" : "en";
  const rest = { transcript: null, profile: "", notes: "", take: 0, intent: "reply", locale } as const;
  return answerTalk({ ...rest, ...change, turns: [{ role: "user", text }] });
}

describe("[CO51] the matter of a question, however it is put", () => {
  it.each([
    [
      "rare",
      "Она пишет раз в день, что делать?",
      "he takes ages to reply",
      "отвечает раз в неделю, это норм?",
    ],
    ["read_no_reply", "Она читает и не отвечает", "she left me on read", "прочитал и молчит уже день"],
    ["fading", "она пишет реже чем раньше", "she's pulling away", "стала холоднее отвечать"],
    [
      "busy",
      "She said she's busy this week, what do I write?",
      "он говорит что завал",
      "она занята всю неделю",
    ],
    ["postponed", "она всё время переносит", "he keeps rescheduling", "говорит давай потом"],
    ["stood_up", "он отменил свидание за час", "she bailed on our date", "не пришла на встречу"],
    ["write_first", "Стоит ли писать первым?", "should i text her or wait", "написать ли ей снова"],
    ["chat_topics", "О чём поговорить?", "what to talk about with her", "че спросить у него, какие вопросы"],
    ["signs", "как понять, что нравлюсь", "how do i know if she likes me", "интересна ли я ему"],
    ["reply_time", "how long should I wait", "сколько ждать ответа"],
    ["how_often", "как часто писать", "am i texting him too much"],
    ["ask_out", "как позвать её в кино", "how do I ask her out", "хочу пригласить его на кофе"],
    ["first_message", "с чего начать разговор", "what should I write to a new match", "как написать первой"],
    ["sorry", "я накосячил, как извиниться", "i messed up yesterday", "мы поругались"],
    ["confess", "как признаться ей", "how do i tell him i like him", "я влюбился в неё"],
    ["end_kindly", "как вежливо отказать ему", "how do I turn him down", "не хочу больше общаться"],
    ["money", "она просит денег на билет", "he asked me for money", "предлагает инвестиции"],
    ["good_news", "она согласилась!", "she said yes", "у нас свидание"],
    ["call_first", "можно ли позвонить ей", "should we do a video call"],
    ["voice_messages", "он шлёт голосовые"],
    ["reconnect", "хочу написать спустя год", "we haven't talked in months", "давно не общались"],
    ["first_kiss", "когда её поцеловать", "first kiss tips", "как понять, что можно целоваться"],
  ])("%s", (id, ...questions) => {
    for (const question of questions) {
      const found = recogniseCounsel(question);
      const ids = found?.kind === "unsure" ? found.ids : [found?.id];
      expect([question, ids]).toEqual([question, expect.arrayContaining([id])]);
    }
  });

  it.each([
    [
      "taken",
      "он женат но говорит что разводится. верить?",
      "he says he's separated but still lives with his wife",
    ],
    [
      "too_fast",
      "Она сказала «давай не будем торопиться»",
      'She said "let\'s take it slow". What do I do now?',
    ],
    ["too_fast", "как не влюбляться слишком быстро", "how do I stop falling for people too fast"],
    ["too_fast", "Меня называют «солнышко» на второй день", 'he called me "babe" after two messages'],
    [
      "fake_profile",
      "если на фото он совсем не такой как в жизни?",
      "What if he looks nothing like his photos?",
    ],
    ["meet_family", "мама против моего парня", "my parents don't like my boyfriend"],
    [
      "what_are_we",
      "когда удалить приложение знакомств вместе?",
      "When is it time to delete the apps together?",
    ],
    ["how_often", "сколько раз в неделю нормально видеться", "how many times a week should we meet"],
    ["how_often", "Как перестать проверять телефон", "how do I stop checking my phone"],
    ["silent_after_date", "меня слили после трёх отличных свиданий", "ghosted after three amazing dates"],
    ["tell_hard_thing", "как сказать что я не пью", "how do I tell him I don't drink"],
    ["tell_hard_thing", "Я заикаюсь, как предупредить?", "I have a stutter, should I mention it?"],
    ["shy", "я интроверт и через час устаю", "i'm an introvert and run out of energy"],
    ["safe_meeting", "он позвал к себе домой на второе свидание", "he wants to cook for me at his place"],
  ])("[CO125] %s by a phrase, with paragraphs of its own", (id, ...questions) => {
    for (const question of questions) {
      expect(recogniseCounsel(question)).toEqual({ kind: "sure", id });
      const { words, asks } = answer(question);
      expect(asks).toBe(false);
      expect(words.split("\n\n").length).toBeGreaterThan(1);
      const locale = /[а-я]/iu.test(question) ? "ru" : "en";
      const [first] = counselCalled(id, locale).say;
      expect(words).not.toContain(first);
    }
  });

  it("[CO50] none of them is declined", () => {
    for (const question of ["О чём поговорить?", "как понять, что нравлюсь", "how long should I wait"]) {
      const { words, asks } = answer(question);
      expect(words).not.toMatch(/нет надёжного ответа|за пределами|no reliable answer|beyond what I do/);
      expect(asks).toBe(false);
    }
  });

  it("[MS6] asks on where nothing is known: a bare «что написать?», and a starter alone", () => {
    for (const question of [
      "что написать?",
      "Дай совет, как ",
      "Проанализируй мою ситуацию: ",
      "what to write",
    ]) {
      expect(answer(question)).toMatchObject({ advice: null, asks: true });
    }
  });
});

describe("[MS3] messages come as three options", () => {
  it.each([
    "Она читает и не отвечает",
    "О чём поговорить?",
    "Дай совет, как позвать её в кино?",
    "Боюсь позвать её на кофе",
    "Она ответила: «не знаю, посмотрим»",
    "Я: привет\nОна: привет, я с пробежки\nОна: а ты бегаешь?",
    "she's busy this week",
    "how do I tell him I like him",
  ])("%s", (question) => {
    const { advice, words } = answer(question);
    expect(advice?.options.map(({ tone }) => tone)).toEqual(["playful", "sincere", "direct"]);
    for (const option of advice?.options ?? []) {
      expect(option.why.length).toBeGreaterThan(20);
      expect(option.source).not.toBe("");
      expect(words).not.toContain(`1. ${option.text}`);
    }
  });

  it("[MC1] another take offers others", () => {
    for (const question of ["Она читает и не отвечает", "he keeps rescheduling"]) {
      const texts = [0, 1].map((take) => answer(question, { take }).advice?.options.map(({ text }) => text));
      expect(texts[1]).not.toEqual(texts[0]);
    }
  });

  it("[MC2] [MS4] «Дай совет, как …» is about what is asked: an invitation invites, a fear is named", () => {
    for (const intent of ["reply", "confidence"] as const) {
      const invited = answer("Дай совет, как позвать её в кино?", { intent });
      expect(invited.advice?.verdict).toBe("ask_out");
      for (const { text } of invited.advice?.options ?? []) expect(text).toMatch(/кино|фильм/);
    }
    expect(answer("Give me advice on asking her to the movies").advice?.verdict).toBe("ask_out");
    const afraid = answer("Дай совет, как позвать её в кино, если страшно");
    expect(afraid.advice?.verdict).toBe("ask_out");
    expect(answer("Дай совет, как написать первой парню с гитарой").advice?.options[0].text).toMatch(
      /^Привет/,
    );
  });

  it("[MF1] a no is heard before any counsel", () => {
    const transcript = {
      kind: "chat" as const,
      language: "ru" as const,
      messages: [
        { speaker: "them" as const, text: "Извини, ты мне не нравишься, не пиши больше", confidence: 1 },
      ],
    };
    for (const question of ["О чём поговорить?", "как позвать её в кино", "боюсь написать ей"])
      expect(answer(question, { transcript }).advice?.verdict).toBe("let_it_go");
  });
});

describe("[MS4] what words without an intent want", () => {
  it.each([
    ["Дай совет, как позвать её в кино?", "ask_out"],
    ["Give me advice on my first message", "opener"],
    ["боюсь писать первым", null],
    ["она ответила «ну такое», что делать?", "reply"],
    ["Давай потренируемся: ты официантка, я прошу номер", "role_play"],
    ["Let's practise: you are Kate from work", "role_play"],
    ["спасибо!", null],
    ["кто ты?", null],
  ])("%s", (text, intent) => expect(wishIn(text)).toBe(intent));
});
