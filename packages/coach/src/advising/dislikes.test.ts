// What the other one does without is offered by no message, wherever that was told: beside the chat, later, or in the project's notes.
import { describe, expect, it } from "vitest";
import { adviseFrom } from "./advise-from.ts";
import type { CoachQuestion } from "../advice/advice.ts";
import { dislikedIn } from "../chat/dislikes.ts";

const WARM: Readonly<Record<"ru" | "en", readonly (readonly ["me" | "them", string])[]>> = {
  ru: [
    ["them", "ты вообще спишь когда-нибудь?)"],
    ["me", "только на совещаниях"],
    ["them", "ахах, обожаю. а меня научишь?"],
    ["me", "за отдельную плату"],
    ["them", "и какая у вас такса, мастер?)"],
    ["me", "улыбка в час"],
    ["them", "ахаха договорились, ты смешной"],
    ["me", "это диагноз"],
    ["them", "мне такой диагноз нравится"],
  ],
  en: [
    ["them", "do you ever sleep haha"],
    ["me", "only in meetings"],
    ["them", "lol love that. teach me?"],
    ["me", "for a fee"],
    ["them", "and what's your rate, master? haha"],
    ["me", "a smile an hour"],
    ["them", "haha deal, you're funny"],
    ["me", "it's a diagnosis"],
    ["them", "i like that diagnosis haha"],
  ],
};

function textsOf(language: "ru" | "en", beside: Partial<CoachQuestion>): string {
  const texts = Array.from({ length: 8 }, (_, take) => {
    const outcome = adviseFrom({
      intent: "ask_out",
      transcript: {
        kind: "chat",
        language,
        messages: WARM[language].map(([speaker, text]) => ({ speaker, text, confidence: 1 })),
      },
      context: "",
      profile: "",
      notes: "",
      locale: language,
      take,
      ...beside,
    });
    return outcome.ok ? outcome.advice.options.map(({ text }) => text) : [];
  });
  return texts.flat().join("\n").toLowerCase();
}

describe.each([
  ["ru", "она кофе не пьёт", /кофе/u],
  ["en", "she doesn't drink coffee", /coffee/u],
] as const)("coffee (%s)", (language, told, coffee) => {
  it("[CO146] is offered to somebody of whom nothing is told", () => {
    expect(textsOf(language, {})).toMatch(coffee);
  });

  it("[CO146] is offered nowhere once they are said not to drink it", () => {
    expect(textsOf(language, { context: told })).not.toMatch(coffee);
    expect(textsOf(language, { earlier: [told], context: language === "ru" ? "ещё" : "more" })).not.toMatch(
      coffee,
    );
    expect(textsOf(language, { notes: told })).not.toMatch(coffee);
  });
});

it.each([
  ["Аня не ест мясо", "мясо"],
  ["у неё аллергия на кошек", "кошек"],
  ["он боится высоты", "высоты"],
  ["ей не нравятся суши", "суши"],
  ["she hates sushi", "sushi"],
  ["he's allergic to peanuts", "peanuts"],
])("[CO146] %s: without %s", (text, what) => {
  expect(dislikedIn(text)).toContain(what);
});

it.each([
  "она не отвечает",
  "он не любит писать",
  "она меня не любит",
  "she doesn't like me",
  "he never replies",
  "она не читает",
])("[CO146] %s: nothing to leave out", (text) => {
  expect(dislikedIn(text)).toEqual([]);
});
