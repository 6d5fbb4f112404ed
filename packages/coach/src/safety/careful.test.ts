// [CO116] While a grave doubt stands the built-in mentor offers careful messages alone: no smile beside words of not wanting to live,
// no soothing of somebody who may be threatening. Memories of school and promised photographs are no danger.
import { describe, expect, it } from "vitest";
import { adviseFrom } from "../advice/advise-from.ts";
import type { Language, Transcript } from "../transcript/transcript.ts";
import { answersGiven, checkOn, graveDoubtOn } from "./check.ts";
import { checkFor } from "./check-words.ts";
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
const adviceOn = (transcript: Transcript, careful: ReturnType<typeof graveDoubtOn>) => {
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
    ["them", "да так. ощущение что место зря занимаю"],
    ["them", "люди бы и не заметили если бы меня не стало"],
    ["them", "сорри за нытьё"],
  ],
  en: [
    ["me", "hey, all good?"],
    ["them", "not really. feel like i just take up room"],
    ["them", "i don't see the point of any of it lately, they'd manage fine if i wasn't here"],
    ["them", "sorry, heavy i know"],
  ],
};

describe.each(["ru", "en"] as const)("a grave doubt (%s)", (language) => {
  const transcript = chat(language, HEAVY[language]);

  it("[CO116] [MF1] leaves careful messages alone: no smile, no emoji, one that asks straight", () => {
    const doubt = graveDoubtOn(asked(transcript));
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
    expect(checkOn(doubtful)).not.toBeNull();
    const later = asked(transcript, language === "ru" ? "короче" : "shorter", [""]);
    expect(graveDoubtOn(later)).toBe(graveDoubtOn(doubtful));
    const settled = asked(transcript, language === "ru" ? "короче" : "shorter", ["", safe]);
    expect(answersGiven(settled)).toContain("safe");
    expect(graveDoubtOn(settled)).toBeNull();
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

it.each(Object.entries({ ru, en }))(
  "[CO116] three careful messages stand for every doubt, one in each tone: %s",
  (_language, { source: _source, ...doubts }) => {
    for (const { options } of Object.values(doubts))
      expect(options.map(({ tone }) => tone)).toEqual(["playful", "sincere", "direct"]);
  },
);
