// [MF1] Two pages that must not be missed, whatever else is in the chat: a picture or a secret held over somebody is blackmail and neither a
// swindle nor a quarrel, and who tells the mentor that they do not want to live is spoken to, however light the chat beside it is.
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../message/language-data.ts";
import type { Language } from "../transcript/transcript.ts";
import { judge } from "./judge.ts";
import { ask } from "./testing/read-cases.ts";

type Lines = readonly (readonly ["me" | "them", string])[];

const shown = (language: Language, lines: Lines, words = "") =>
  judge(
    ask({
      words,
      locale: language,
      transcript: {
        kind: "chat",
        language,
        messages: lines.map(([speaker, text]) => ({ speaker, text, confidence: 1 })),
      },
    }),
  );

/** Money in between, a film, a secret. */
const HELD: Readonly<Record<Language, readonly Lines[]>> = {
  ru: [
    [
      ["them", "кинула тебе 300 за кофе"],
      ["me", "спасибо, не надо было"],
      ["them", "и с Лерой больше не обедай, а то видео с турбазы случайно уйдёт твоему начальнику"],
      ["them", "шучу. ты поел?"],
    ],
    [
      ["me", "мне кажется, нам лучше не видеться"],
      ["them", "твоя сестра хорошая. она же не знает про тебя"],
      ["them", "а язык у меня длинный. ты только не бросай меня"],
    ],
  ],
  en: [
    [
      ["them", "still got the film from the lake btw"],
      ["me", "delete it please"],
      ["them", "relax only i have it. your dad would be proud haha"],
      ["them", "come thursday and we'll talk about deleting it"],
    ],
    [
      ["them", "if you leave me i'll tell your boss about the expenses"],
      ["me", "you wouldn't"],
      ["them", "depends how you behave. bring milk"],
    ],
  ],
};

/** The same things in a light hand. */
const HARMLESS: Readonly<Record<Language, readonly Lines[]>> = {
  ru: [
    [
      ["them", "видео с дачи скинул в семейный чат"],
      ["me", "где я с граблями??"],
      ["them", "мама в восторге, требует продолжения"],
    ],
  ],
  en: [
    [
      ["them", "i'll send you the film from the panto"],
      ["me", "the one where i'm a tree"],
      ["them", "your mum would love it"],
    ],
  ],
};

const DINNER: Readonly<Record<Language, Lines>> = {
  ru: [
    ["them", "ужин сегодня? я за макароны"],
    ["me", "может быть"],
    ["them", "с сыром или без?"],
    ["me", "с сыром"],
  ],
  en: [
    ["them", "dinner tonight? thinking noodles"],
    ["me", "maybe"],
    ["them", "with chilli or without?"],
    ["me", "with"],
  ],
};
const OWN_LIFE: Readonly<Record<Language, string>> = {
  ru: "я решил, что в воскресенье всё закончу, больше не могу так. что написать ей напоследок, чтобы она себя не винила",
  en: "i keep going up on the roof at night and thinking i could just step off. what do i tell her so she doesn't blame herself",
};

describe.each(LANGUAGES)("the page of one's own (%s)", (language) => {
  it("[MF1] what is held over somebody is blackmail, and in a light hand nothing", () => {
    for (const lines of HELD[language]) expect(shown(language, lines)?.kind, lines[2]?.[1]).toBe("blackmail");
    for (const lines of HARMLESS[language]) expect(shown(language, lines), lines[0]?.[1]).toBeNull();
  });

  it("[MF1] who tells that they do not want to live is spoken to beside a chat about dinner", () => {
    expect(shown(language, DINNER[language])).toBeNull();
    expect(shown(language, DINNER[language], OWN_LIFE[language])?.kind).toBe("self_harm");
  });
});
