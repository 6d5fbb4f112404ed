// Where silence is due (CO117): a pause or a no that was answered, and messages in a row that were not, in both languages.
import { describe, expect, it } from "vitest";
import { adviseFrom } from "../advising/advise-from.ts";
import type { Language } from "../transcript/transcript.ts";
import { asksOrPushes } from "./no/standing-no.ts";
import { restFor } from "./silence-due.ts";
import { ask } from "./testing/read-cases.ts";

type Line = readonly ["me" | "them", string];

/** A chat that ends in a pause, in a no and in silence; what I answer to it, and what asks on instead. */
const ENDS: Readonly<Record<Language, Readonly<Record<"pause" | "no" | "silence", readonly Line[]>>>> = {
  ru: {
    pause: [
      ["them", "у меня до 20 числа сессия, я труп"],
      ["them", "сдам и сама тебя найду"],
    ],
    no: [
      ["me", "может, всё-таки сходим куда-нибудь?"],
      ["them", "слушай, я встретила человека, у нас всё серьёзно. не буду тянуть"],
    ],
    silence: [
      ["them", "спасибо за вечер!"],
      ["me", "и тебе! понравилось?"],
      ["me", "у меня завтра выходной если что"],
    ],
  },
  en: {
    pause: [
      ["them", "finals till the 20th, i am a corpse"],
      ["them", "i'll find you when they're done"],
    ],
    no: [
      ["me", "maybe we could go out some time after all?"],
      ["them", "i've met someone and it's serious, so i won't drag this out"],
    ],
    silence: [
      ["them", "thanks for last night!"],
      ["me", "you too! did you like it?"],
      ["me", "i'm free tomorrow if you are"],
    ],
  },
};
const ANSWERS: Readonly<Record<Language, Readonly<Record<keyof (typeof ENDS)["ru"], string>>>> = {
  ru: { pause: "удачи, держу кулаки", no: "понял, рад за тебя", silence: "ау" },
  en: { pause: "good luck, fingers crossed", no: "thanks for telling me. happy for you", silence: "hello?" },
};

const AWAY: Readonly<Record<Language, readonly Line[]>> = {
  ru: [
    ["me", "ты где пропала?"],
    ["them", "я сегодня на сутках, до ночи могу исчезать"],
    ["me", "ты медсестра?"],
    ["them", "ага. завтра утром сама напишу"],
  ],
  en: [
    ["me", "where did you go?"],
    ["them", "on a 24 hour shift today so i'll vanish"],
    ["me", "are you a nurse?"],
    ["them", "yep. will write tomorrow morning"],
  ],
};

function questionOn(locale: Language, lines: readonly Line[], earlier: readonly string[] = []) {
  const messages = lines.map(([speaker, text]) => ({ speaker, text, confidence: 1 }));
  return { ...ask({ words: "", locale, transcript: { kind: "chat", language: locale, messages } }), earlier };
}

describe.each(["ru", "en"] as const)("silence in %s", (locale) => {
  it.each(["pause", "no", "silence"] as const)(
    "[CO117] after %s that was answered nothing is offered to send",
    (end) => {
      const answered: readonly Line[] = [...ENDS[locale][end], ["me", ANSWERS[locale][end]]];
      const rest = restFor(questionOn(locale, answered));
      expect(rest?.kind).toBe("boundary");
      expect(rest?.verdict).toBe(end === "no" ? "let_it_go" : "wait");
      expect(rest?.contacts).toEqual([]);
      expect(restFor(questionOn(locale, ENDS[locale][end])), "one word is still due").toBeNull();
      expect(restFor(questionOn(locale, answered, ["?"])), "whoever asks again gets words").toBeNull();
    },
  );

  it("[CO117] whoever asks on after a no still owes a word of leave", () => {
    const why = locale === "ru" ? "а может, хотя бы кофе?" : "just one coffee though?";
    expect(restFor(questionOn(locale, [...ENDS[locale].no, ["me", why]]))).toBeNull();
  });

  it("[CO117] a heart behind the answer to a pause opens nothing, a question does", () => {
    const answered: readonly Line[] = [...ENDS[locale].pause, ["me", ANSWERS[locale].pause]];
    expect(restFor(questionOn(locale, [...answered, ["them", "❤️"]]))?.verdict).toBe("wait");
    const why = locale === "ru" ? "скучаешь?" : "miss me?";
    expect(restFor(questionOn(locale, [...answered, ["them", why]]))).toBeNull();
  });

  it("[CO117] while they have asked for time no option asks", () => {
    const { transcript } = questionOn(locale, AWAY[locale]);
    const outcome = adviseFrom({
      intent: "reply",
      transcript,
      context: "",
      profile: "",
      notes: "",
      locale,
      take: 0,
    });
    expect(outcome.ok && outcome.advice.verdict).toBe("wait");
    expect(outcome.ok && outcome.advice.options.some(({ text }) => asksOrPushes(text))).toBe(false);
  });

  it("[CO117] whoever is reminded of the pause they broke gets one line of sorry, and no more", () => {
    const broken: readonly Line[] = {
      ru: [
        ["them", "мне надо побыть одной и подумать, давай неделю не переписываться"],
        ["me", "ладно"],
        ["me", "доброе утро, как ты"],
        ["them", "прошло два дня. я же просила"],
      ] as const,
      en: [
        ["them", "i need to be on my own and think, no texting for a week ok?"],
        ["me", "ok"],
        ["me", "morning, how are you"],
        ["them", "it's been two days. i asked you not to text"],
      ] as const,
    }[locale];
    const rest = restFor(questionOn(locale, broken));
    expect(rest?.verdict).toBe("wait");
    expect(rest?.text).toMatch(/^1\. (?:Одна строка и точка|One line and no more)/);
    const kind: Line = [
      "them",
      locale === "ru" ? "я уже выспалась, как ты?" : "i've slept at last, how are you?",
    ];
    expect(restFor(questionOn(locale, [...broken.slice(0, -1), kind]))).toBeNull();
  });
});
