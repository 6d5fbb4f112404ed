// A chat answered as what the person says beside it makes it: no yes to an ex beside «у меня девушка», no Friday for whoever has Tuesday.
import { describe, expect, it } from "vitest";
import type { Language } from "../transcript/transcript.ts";
import { plain } from "../words/plain.ts";
import { situationCases } from "../wording/situation-words.ts";
import { adviseFrom } from "./advise-from.ts";

type Line = readonly ["me" | "them", string];

function answer(language: Language, lines: readonly Line[], note: string) {
  const messages = lines.map(([speaker, text]) => ({ speaker, text, confidence: 1 }));
  const outcome = adviseFrom({
    intent: "reply",
    context: note,
    profile: "",
    notes: "",
    locale: language,
    take: 0,
    transcript: { kind: "chat", language, messages },
  });
  if (!outcome.ok) throw new Error("Nothing to go on");
  return { ...outcome.advice, said: outcome.advice.options.map(({ text }) => text.toLowerCase()) };
}

const EX: Record<Language, readonly Line[]> = {
  ru: [
    ["them", "привет, это Лена, давно не виделись"],
    ["me", "привет, да уж"],
    ["them", "может сходим в пятницу куда-нибудь? соскучилась"],
  ],
  en: [
    ["them", "hey its me, been ages"],
    ["me", "hey yeah it has"],
    ["them", "wanna grab dinner friday? i miss you"],
  ],
};

/** What somebody may be shy of. */
const HEATED: Record<Language, readonly Line[]> = {
  ru: [
    ["them", "тебе так шло вчера это платье"],
    ["me", "спасибо)"],
    ["them", "не могу перестать думать что под ним"],
  ],
  en: [
    ["them", "you looked so good in that jumper today"],
    ["me", "haha thank you, it's ancient"],
    ["them", "can't stop thinking about what's under it"],
  ],
};
const CALM: Record<Language, readonly Line[]> = {
  ru: [
    ["them", "как прошла защита?"],
    ["me", "на отлично!"],
    ["them", "ура! ты у меня гений"],
  ],
  en: [
    ["them", "how did the exam go?"],
    ["me", "passed!"],
    ["them", "yesss i knew you would"],
  ],
};

describe.each(["ru", "en"] as const)("a note that decides, %s", (language) => {
  it("[CO231] whoever is shy of such talk says so where there is some, and nowhere else", () => {
    const note =
      language === "ru" ? "мне неловко от разговоров про секс" : "i feel awkward when people get sexual";
    const own = situationCases(language).filter(({ move }) => move === "in_slow");
    const opens = own.map(({ say }) => plain(say).slice(0, 7));
    const saysSo = (lines: readonly Line[]) =>
      answer(language, lines, note).said.map((text) => opens.includes(plain(text).slice(0, 7)));
    expect(saysSo(HEATED[language])).toEqual([true, true, true]);
    expect(saysSo(CALM[language])).toEqual([false, false, false]);
  });

  it("[CO220] who ends it and wants to hurt nobody does so warmly", () => {
    const kind =
      language === "ru"
        ? "хочу закончить это, он хороший, не хочу обидеть"
        : "i want to end this, he's a really nice guy and i don't want to hurt him";
    const { said, verdict } = answer(language, EX[language], kind);
    expect(verdict).toBe("let_it_go");
    const curt = language === "ru" ? "хочу закончить это" : "i want to end things";
    expect(said).not.toEqual(answer(language, EX[language], curt).said);
    for (const text of said) expect(text).toMatch(/спасиб|хорош|тепло|замечат|thank|nice|lovely|good|enjoy/u);
  });

  it("[CO232] what they ask for and the person does not give is declined, and a date is named", () => {
    const asks: Record<Language, readonly Line[]> = {
      ru: [
        ["them", "как день?"],
        ["me", "норм, устал чуть"],
        ["them", "давай созвонимся вечером? хочу голос услышать"],
      ],
      en: [
        ["them", "how was your day?"],
        ["me", "ok, bit tired"],
        ["them", "can we call tonight? want to hear your voice"],
      ],
    };
    const isRu = language === "ru";
    const none = answer(language, asks[language], isRu ? "не люблю звонки" : "i hate phone calls");
    for (const text of none.said)
      expect(text).toMatch(isRu ? /звон|голос|телефон|пиш|перепис/u : /call|phone|voice|text/u);
    for (const text of none.said) expect(text).not.toMatch(/набир|call me|i'll call/u);
    const dated = answer(
      language,
      EX[language],
      isRu ? "до 20-го никуда не могу" : "can't go anywhere until the 20th",
    );
    for (const text of dated.said) expect(text).toMatch(isRu ? /после 20-го/u : /after the 20th/u);
  });

  it("[CO220] somebody else: no message says yes", () => {
    const note = language === "ru" ? "у меня уже полгода девушка" : "i have a girlfriend now";
    const { said, verdict } = answer(language, EX[language], note);
    expect(verdict).toBe("write_now");
    for (const text of said)
      expect(text).toMatch(/отношени|человек|кто-то|заня|taken|spoken|some(?:one|body)/u);
  });

  it("[CO221] busy then: yes to the person, and a time of their own to fill in", () => {
    const note =
      language === "ru"
        ? "очень хочу, но в пятницу у сестры девичник"
        : "i want to but i'm at my sister's on friday";
    for (const text of answer(language, EX[language], note).said) {
      expect(text).toContain("{gap:free}");
      expect(text).not.toMatch(/пятниц|friday/u);
    }
  });

  it("[CO220] not wanted: no message says yes, and none offers another time", () => {
    const note = language === "ru" ? "не хочу с ней встречаться" : "i don't want to meet her";
    for (const text of answer(language, EX[language], note).said)
      expect(text).not.toMatch(/пятниц|давай|friday|i'm in|love to/u);
  });

  it("[CO220] a wish to end it: every message ends it, and none is warm", () => {
    const note =
      language === "ru"
        ? "узнала что она замужем. хочу закончить мирно"
        : "turns out he's married. i want to end it calmly";
    const { said, verdict } = answer(language, EX[language], note);
    expect(verdict).toBe("let_it_go");
    for (const text of said) {
      expect(text).toMatch(
        /не по пути|на этом|законч|между нами|не хочу|done|leaving|ending|over|go on|anymore|continue/u,
      );
      expect(text).not.toMatch(/пятниц|скуча|\?|friday|miss/u);
    }
  });

  it("[CO221] an hour before the person is free is not taken", () => {
    const lines: readonly Line[] =
      language === "ru"
        ? [
            ["them", "нашёл место с пловом на набережной"],
            ["me", "плов это я всегда за"],
            ["them", "тогда в субботу в 18:00? столик закажу"],
          ]
        : [
            ["them", "found a place with great dumplings"],
            ["me", "always up for dumplings"],
            ["them", "saturday at 6 then? i'll get a table"],
          ];
    const note = language === "ru" ? "у меня смена, раньше 19:30 не успею" : "can't get there before 7:30";
    for (const text of answer(language, lines, note).said) {
      expect(text).toMatch(/19:30|7:30/u);
      expect(text).not.toMatch(/18:00|at 6|\{gap/u);
    }
  });

  it("[CO220] who it was is said, and nobody apologises for it", () => {
    const lines: readonly Line[] =
      language === "ru"
        ? [
            ["them", "милые сторис"],
            ["me", "какие"],
            ["them", "где ты с каким-то красавцем обнимаешься. понятно всё"],
          ]
        : [
            ["them", "cute story"],
            ["me", "which one"],
            ["them", "the one with the guy all over you. whatever, have fun"],
          ];
    const note = language === "ru" ? "это мой брат на фото" : "that guy in the pic is my brother";
    for (const text of answer(language, lines, note).said) {
      expect(text).toMatch(/мой брат|my brother/u);
      expect(text).not.toMatch(/прости|извини|sorry/u);
    }
  });

  it("[CO220] what they have been through, or never did, is told as no refusal", () => {
    const lines: readonly Line[] =
      language === "ru"
        ? [
            ["me", "как твоя глина?"],
            ["them", "слепила чайник, кривой, но мой"],
            ["me", "покажешь?"],
            ["them", "покажу) он с характером, носик смотрит в потолок"],
          ]
        : [
            ["me", "how's the pottery"],
            ["them", "made a teapot, it's wonky but it's mine"],
            ["me", "will you show me?"],
            ["them", "sure haha. it has character, the spout looks at the ceiling"],
          ];
    const notes =
      language === "ru"
        ? ["она недавно рассталась с парнем", "она мне нравится и ни разу не отказала"]
        : ["she just got out of a long relationship", "i like her. she has never turned me away"];
    for (const note of notes) expect(answer(language, lines, note).verdict).not.toBe("let_it_go");
  });

  it("[CO220] a fault that is owned is said sorry for, though they waver", () => {
    const lines: readonly Line[] =
      language === "ru"
        ? [
            ["them", "я стояла там одна с тортом"],
            ["me", "блин"],
            ["them", "не уверена, что хочу дальше так"],
          ]
        : [
            ["them", "i stood there alone with a cake"],
            ["me", "oh no"],
            ["them", "not sure i want to keep going like this"],
          ];
    const note = language === "ru" ? "я забыл про годовщину" : "i forgot our anniversary";
    for (const text of answer(language, lines, note).said)
      expect(text).toMatch(/прост|жаль|извин|sorry|shouldn't/u);
  });

  it("[CO221] the only time is named, and the offered day is not", () => {
    const note = language === "ru" ? "могу только во вторник вечером" : "i can only do tuesday evening";
    const { said } = answer(language, EX[language], note);
    for (const text of said) {
      expect(text).toMatch(/во вторник вечером|tuesday evening/u);
      expect(text).not.toMatch(/пятниц|friday/u);
    }
  });

  it("[CO221] where the step is the person's own, the day they have bounds it and nothing is declined", () => {
    const lines: readonly Line[] =
      language === "ru"
        ? [
            ["me", "ты опять про этот каток"],
            ["them", "а с кем мне на него идти, все мои подруги в гипсе ахах"],
            ["them", "одной как-то грустно"],
          ]
        : [
            ["me", "you and that ice rink again"],
            ["them", "well who would i go with, all my friends have casts on lol"],
            ["them", "kinda sad to go alone"],
          ];
    const note = language === "ru" ? "свободна только в среду" : "i'm only free wednesday";
    const { said } = answer(language, lines, note);
    expect(said.join()).not.toMatch(
      /сдвинем|подойдёт тебе|any chance we could|понедельник|четверг|пятниц|monday|friday/u,
    );
  });

  it("[CO221] a day that they have anyway is taken as it stands", () => {
    const note = language === "ru" ? "могу только в пятницу" : "i can only do friday";
    const { said } = answer(language, EX[language], note);
    expect(said.join()).not.toMatch(/только у меня|сдвинем|any chance|make it friday/u);
  });

  it("[CO200] is not called well understood where the note says what was not", () => {
    const note = language === "ru" ? "я к ней не вернусь никогда" : "i'm never going back to her";
    expect(answer(language, EX[language], note).understood).not.toBe("well");
  });
});
