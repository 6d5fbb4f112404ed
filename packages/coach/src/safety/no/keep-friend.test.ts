// Whoever says no and stays a friend is not said goodbye to (CO118), in both languages.
import { describe, expect, it } from "vitest";
import { adviseFrom } from "../../advising/advise-from.ts";
import type { Language } from "../../transcript/transcript.ts";
import en from "../data/friends.en.json" with { type: "json" };
import ru from "../data/friends.ru.json" with { type: "json" };
import { refusesLabel, wantsToStay } from "./keep-friend.ts";
import { asksOrPushes } from "./standing-no.ts";

type Line = readonly ["me" | "them", string];

const NO: Readonly<Record<Language, readonly Line[]>> = {
  ru: [
    ["me", "может, сходим куда-нибудь вдвоём?"],
    ["them", "мне с тобой классно, но я не влюблён, прости"],
    ["me", "понятно"],
  ],
  en: [
    ["me", "would you go out with me some time?"],
    ["them", "i love our chats but i'm not in love, i'm sorry"],
    ["me", "i see"],
  ],
};
/** What a friend says behind it, and what anybody may. */
const BEHIND: Readonly<Record<Language, readonly [Line, Line]>> = {
  ru: [
    ["them", "давай останемся друзьями, не исчезай"],
    ["them", "ты хороший человек"],
  ],
  en: [
    ["them", "please stay my friend, don't disappear"],
    ["them", "you're a good person"],
  ],
};
const FAREWELL =
  /всего (?:тебе )?|удачи|береги себя|прощай|good luck|all the best|take care|wish you|hope it all/u;
const TAKES = [0, 1, 2];

function textsOn(
  locale: Language,
  lines: readonly Line[],
  take: number,
  verdict = "let_it_go",
): readonly string[] {
  const messages = lines.map(([speaker, text]) => ({ speaker, text, confidence: 1 }));
  const transcript = { kind: "chat", language: locale, messages } as const;
  const outcome = adviseFrom({
    intent: "reply",
    transcript,
    context: "",
    profile: "",
    notes: "",
    locale,
    take,
  });
  if (!outcome.ok) throw new Error(outcome.ask);
  expect(outcome.advice.verdict).toBe(verdict);
  return outcome.advice.options.map(({ text }) => text);
}

describe.each(["ru", "en"] as const)("a friend who stays (%s)", (locale) => {
  it("[CO118] gets no farewell, and a stranger is no friend", () => {
    const friend = TAKES.flatMap((take) => textsOn(locale, [...NO[locale], BEHIND[locale][0]], take));
    expect(friend.filter((text) => FAREWELL.test(text))).toEqual([]);
    const stays = ([speaker, text]: Line) => wantsToStay([{ speaker, text, confidence: 1 }]);
    expect(BEHIND[locale].map(stays)).toEqual([true, false]);
  });

  it("[CO199] a label that is refused after a long tie is no end, beside a no it is", () => {
    const refused: Readonly<Record<Language, readonly Line[]>> = {
      ru: [
        ["me", "слушай, а мы кто друг другу? полгода вместе"],
        ["them", "ну вот началось))"],
        ["them", "мне с тобой хорошо, зачем ярлыки. не готов я к чему-то серьезному"],
      ],
      en: [
        ["me", "so what are we? it's been eight months"],
        ["them", "oh here we go"],
        ["them", "babe i love being with you, why do we need labels. i'm not ready for anything serious"],
      ],
    };
    const messagesOf = (lines: readonly Line[]) =>
      lines.map(([speaker, text]) => ({ speaker, text, confidence: 1 }));
    expect(refusesLabel(messagesOf(refused[locale]), null)).toBe(true);
    expect(refusesLabel(messagesOf(refused[locale]), "не пиши мне больше")).toBe(false);
    expect(refusesLabel(messagesOf(refused[locale].slice(1, 2)), null)).toBe(false);
    const texts = TAKES.flatMap((take) => textsOn(locale, refused[locale], take, "write_now"));
    expect(texts.filter((text) => FAREWELL.test(text) || asksOrPushes(text))).toEqual([]);
  });

  it("[CO118] what is said instead neither asks nor pushes", () => {
    const { words } = { ru, en }[locale];
    expect(Object.values(words).flat().filter(asksOrPushes)).toEqual([]);
  });
});
