// [CO116] While a doubt about danger stands the built-in mentor offers careful messages alone: no smile beside words of not wanting to
// live, no soothing of somebody who may be threatening, no promise to whoever may be a swindler. Memories of school are no danger.
import { describe, expect, it } from "vitest";
import { adviseFrom } from "../advising/advise-from.ts";
import type { Language, Transcript } from "../transcript/transcript.ts";
import { answersGiven, doubtOn } from "./check.ts";
import { CHECK_ORDER, checkFor } from "./check-words.ts";
import en from "./data/careful.en.json" with { type: "json" };
import ru from "./data/careful.ru.json" with { type: "json" };
import { judge } from "./judge.ts";

type Lines = readonly (readonly ["me" | "them", string])[];

const chat = (language: Language, lines: Lines): Transcript => ({
  kind: "chat",
  language,
  messages: lines.map(([speaker, text]) => ({ speaker, text, confidence: 1 })),
});
const asked = (transcript: Transcript, words = "", earlier: readonly string[] = []) => ({
  words,
  earlier,
  profile: "",
  notes: "",
  transcript,
  locale: transcript.language,
});
const adviceOn = (transcript: Transcript, careful: ReturnType<typeof doubtOn>["standing"]) => {
  const outcome = adviseFrom({
    intent: "reply",
    transcript,
    context: "",
    profile: "",
    notes: "",
    locale: transcript.language,
    take: 0,
    careful,
  });
  if (!outcome.ok) throw new Error(outcome.ask);
  return outcome.advice;
};

const HEAVY: Readonly<Record<Language, Lines>> = {
  ru: [
    ["me", "эй ты где пропадал"],
    ["them", "люди бы и не заметили если бы меня не стало"],
  ],
  en: [
    ["me", "hey, all good?"],
    ["them", "i don't see the point of any of it lately, they'd manage fine if i wasn't here"],
  ],
};

describe.each(["ru", "en"] as const)("a grave doubt (%s)", (language) => {
  const transcript = chat(language, HEAVY[language]);

  it("[CO116] [MF1] leaves careful messages alone: no smile, no emoji, one that asks straight", () => {
    const doubt = doubtOn(asked(transcript)).standing;
    expect(judge(asked(transcript))).toBeNull();
    expect(doubt).toBe("self_harm_other");
    const { verdict, options } = adviceOn(transcript, doubt);
    expect(verdict).toBe("write_now");
    expect(options.map(({ tone }) => tone)).toEqual(["playful", "sincere", "direct"]);
    for (const { text } of options) expect(text).not.toMatch(/\p{Extended_Pictographic}|\{/u);
    expect(options[1].text).toMatch(/не хочется жить|don't want to live/);
  });

  it("[CO116] [CO110] stands until it is answered, in later turns too, and then ordinary messages come back", () => {
    const [, , safe = ""] = checkFor("self_harm_other", language).choices;
    const doubtful = asked(transcript);
    expect(doubtOn(doubtful).check).not.toBeNull();
    const later = asked(transcript, language === "ru" ? "короче" : "shorter", [""]);
    expect(doubtOn(later).standing).toBe(doubtOn(doubtful).standing);
    const settled = asked(transcript, language === "ru" ? "короче" : "shorter", ["", safe]);
    expect(answersGiven(settled)).toContain("safe");
    expect(doubtOn(settled).standing).toBeNull();
  });

  it("[CO116] speaks of violence without promising, soothing or arguing", () => {
    const dry = chat(language, [
      ["me", language === "ru" ? "мы с девочками в кафе" : "i'm at the cafe with the girls"],
      ["them", language === "ru" ? "трубку возьми" : "pick up the phone"],
    ]);
    const { verdict, options } = adviceOn(dry, "violence");
    expect(verdict).toBe("wait");
    for (const { text } of options)
      expect(text).not.toMatch(/прости|извини|жди|приез|люблю|sorry|love|wait for|come over/i);
  });

  it("[CO116] does not wait where the whole chat is one that ends here", () => {
    const threats: Lines =
      language === "ru"
        ? [
            ["me", "я же просила больше не приходить"],
            ["them", "я внизу, у подъезда. спустись"],
            ["me", "нет, уходи, я вызову полицию"],
            ["them", "вызывай. пока они едут, я тебе дверь вынесу, ты меня знаешь"],
          ]
        : [
            ["me", "i asked you not to come here again"],
            ["them", "i'm downstairs. come down"],
            ["me", "no, go away or i'm calling the police"],
            ["them", "call them. i'll have your door in before they get here, you know me"],
          ];
    expect(adviceOn(chat(language, threats), "violence").verdict).toBe("let_it_go");
  });

  it("[CO116] leaves the goodbye after a no as it is", () => {
    const no: Lines =
      language === "ru"
        ? [
            ["me", "может всё-таки встретимся?"],
            ["them", "нет, прости. не пиши мне больше"],
          ]
        : [
            ["me", "can we still meet?"],
            ["them", "no, sorry. please don't write to me again"],
          ];
    const refused = chat(language, no);
    for (const doubt of ["violence", "self_harm_other"] as const)
      expect(adviceOn(refused, doubt)).toEqual(adviceOn(refused, null));
  });
});

/** Danger is possible in each; before, each was answered with friendly messages above a question. */
const DOUBTFUL: Readonly<Record<Language, Readonly<Record<string, Lines>>>> = {
  ru: {
    boundary: [
      ["me", "привет, это снова я"],
      ["them", "откуда у тебя этот номер?"],
      ["me", "сменил симку, раз ты меня заблокировала. ответь, не отстану же"],
    ],
    minor: [
      ["me", "погуляем вечером?"],
      ["them", "сегодня не могу, классная руководительница родителям звонила, дома скандал из-за оценок"],
    ],
  },
  en: {
    boundary: [
      ["me", "hey it's me again, new number since you blocked the old one"],
      ["them", "how did you get this"],
      ["me", "doesn't matter, just answer me, i'm not giving up on you"],
    ],
    minor: [
      ["me", "walk tonight?"],
      ["them", "can't, my homeroom teacher called my parents about my grades and now i'm grounded"],
    ],
  },
};

describe.each(["ru", "en"] as const)("a doubt of any kind (%s)", (language) => {
  const texts = (id: string) =>
    Object.entries({ ru, en }[language]).flatMap(([key, row]) =>
      key === id && typeof row !== "string" ? row.options.map(({ text }) => text) : [],
    );

  it.each(Object.keys(DOUBTFUL[language]))(
    "[CO116] %s: help, or careful messages alone beside the question",
    (name) => {
      const transcript = chat(language, DOUBTFUL[language][name] ?? []);
      const doubt = doubtOn(asked(transcript)).standing;
      if (judge(asked(transcript)) !== null) return;
      expect(doubt).not.toBeNull();
      expect(doubtOn(asked(transcript)).check).toEqual(checkFor(doubt!, language));
      expect(adviceOn(transcript, doubt).options.map(({ text }) => text)).toEqual(texts(doubt!));
    },
  );

  it("[CO116] words alone raise it, too, and a free question gets no friendly messages", () => {
    const words = {
      ru: "он хочет знать где я каждый час. как ему ответить?",
      en: "she wants me to report where i am. what do i answer?",
    }[language];
    const question = { words, earlier: [], profile: "", notes: "", transcript: null, locale: language };
    const doubt = doubtOn(question).standing;
    if (judge(question) !== null) return;
    expect(doubt).not.toBeNull();
    const outcome = adviseFrom({
      intent: "reply",
      transcript: null,
      context: words,
      profile: "",
      notes: "",
      locale: language,
      take: 0,
      careful: doubt,
    });
    expect(outcome.ok && outcome.advice.options.map(({ text }) => text)).toEqual(texts(doubt!));
  });

  it("[CO110] a threat that both laugh about is none, whoever laughs and whenever", () => {
    const joke: Lines =
      language === "ru"
        ? [
            ["me", "я рассказала маме про твои носки"],
            ["them", "всё, считай что ты труп, я тебя закопаю"],
            ["them", "носки это святое"],
            ["me", "ахаха прощай жестокий мир"],
          ]
        : [
            ["me", "i told your mum about the socks"],
            ["them", "i will end you, don't bother coming home"],
            ["them", "those socks are sacred"],
            ["me", "hahaha goodbye cruel world"],
          ];
    const question = asked(chat(language, joke));
    expect([judge(question), doubtOn(question).check]).toEqual([null, null]);
  });
});

describe("what is no danger", () => {
  it("[CO116] people who say «вы» are spoken to so", () => {
    const polite = chat("ru", [
      ["me", "Добрый вечер. Как вы?"],
      ["them", "Держусь. Вам спасибо, что спросили"],
    ]);
    for (const { text } of adviceOn(polite, "self_harm_other").options)
      expect(text).not.toMatch(/(?<!\p{L})(?:ты|тебя|тебе|скажи|расскажи|давай)(?!\p{L})/iu);
  });

  it.each([
    "я на лыжах каталась в девятом классе, с тех пор ни разу",
    "последний раз танцевал вальс в десятом классе",
    "Обещал показать Байкал, вот ссылка на альбом",
    "обещала показать фотки из похода, держи",
  ])("[MF1] %s", (text) => {
    expect(judge(asked(chat("ru", [["me", text]])))).toBeNull();
  });

  it.each([
    "она в девятом классе",
    "обещает выложить мои фото, если не приду",
    "прочитал у неё в профиле: 9 класс",
  ])("[MF1] still one: %s", (text) =>
    expect(judge(asked(chat("ru", [["me", "привет"]]), text))).not.toBeNull(),
  );
});

/** Nothing of this may be sent before it is clear what is going on. */
const UNSAFE = {
  friendly:
    /[)😂😊🙂❤]|рад[аы]?(?!\p{L})|скуча|целую|обним|люблю|удачи|glad|miss you|love|hugs|good luck|take care/iu,
  promises: /напишу|позвоню|увидимся|приеду|приду|завтра|i'll|i will|tomorrow|text you|see you|talk later/iu,
  apologises: /прости|извини|виноват|sorry|apolog|my fault/iu,
  invites: /встретимся|кофе|приезжай|приходи|погуляем|meet|come over|coffee|join me/iu,
};
/** Whoever does not want to live is called to, and is asked to be called. */
const CALLED_TO: ReadonlySet<string> = new Set(["self_harm", "self_harm_other"]);

it.each(Object.entries({ ru, en }))(
  "[CO116] a message for every question, safe for both readings: no warmth, promise, apology or invitation: %s",
  (_language, { source: _source, ...doubts }) => {
    expect(Object.keys(doubts).toSorted()).toEqual(CHECK_ORDER.toSorted());
    for (const [id, { summary, verdict, options }] of Object.entries(doubts)) {
      expect(summary.length, id).toBeGreaterThan(80);
      expect(new Set(options.map(({ text }) => text)).size, id).toBe(3);
      if (CALLED_TO.has(id)) continue;
      expect(verdict).toBe("wait");
      for (const { text } of options) {
        expect(text.length, text).toBeLessThan(70);
        for (const [what, unsafe] of Object.entries(UNSAFE)) expect(text, what).not.toMatch(unsafe);
        // An age is asked; nothing else is, for a question keeps the talk going.
        if (id !== "minor") expect(text).not.toContain("?");
      }
    }
  },
);

it.each(Object.entries({ ru, en }))(
  "[CO116] three careful messages stand for every doubt, one in each tone: %s",
  (_language, { source: _source, ...doubts }) => {
    for (const { options } of Object.values(doubts))
      expect(options.map(({ tone }) => tone)).toEqual(["playful", "sincere", "direct"]);
  },
);
