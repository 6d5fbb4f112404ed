// The mentor's one question: every answer to it leads on, and nobody is asked twice.
import { describe, expect, it } from "vitest";
import { adviseFrom } from "../../advising/advise-from.ts";
import { parsePastedChat } from "../../request/parse-pasted-chat.ts";
import { answerTalk } from "../../talk/answer-talk.ts";
import { choiceIn } from "./choices.ts";
import { coreTelling } from "../library.ts";
import { LANGUAGES } from "../../message/language-data.ts";

const UNCLEAR = { ru: "Я: ахах\nОна: ну такое, шмыг", en: "Me: lol\nHer: blurple the snorf" } as const;

describe.each(LANGUAGES)("in %s", (locale) => {
  const transcript = parsePastedChat(UNCLEAR[locale]);
  const rest = { intent: "reply", transcript, profile: "", notes: "", locale, take: 0 } as const;
  const first = adviseFrom({ ...rest, context: "" });
  const offer = first.ok ? first.advice : null;
  const choices = Object.values(coreTelling(locale).asks).flatMap((asks) => asks?.choices ?? []);

  it("[CO106] a question goes with what was not understood", () => expect(offer?.asks).toBeDefined());

  it.each(choices.map(({ words }) => words))("[CO108] «%s» is answered from the chat, once", (words) => {
    expect(choiceIn(words)?.words).toBe(words);
    const turns = [
      { role: "user", text: "" },
      { role: "assistant", text: offer?.summary ?? "", ...(offer !== null && { offer }) },
      { role: "user", text: words },
    ] as const;
    const talked = answerTalk({ ...rest, turns });
    expect(talked.asks).toBe(false);
    expect(talked.advice?.options).toHaveLength(3);
    expect(talked.words).not.toBe(offer?.summary);
    const advised = adviseFrom({ ...rest, context: words, earlier: [""] });
    expect(advised.ok && advised.advice.asks).toBeUndefined();
    expect(advised.ok && advised.advice.options.map(({ text }) => text)).not.toEqual(
      offer?.options.map(({ text }) => text),
    );
    const later = adviseFrom({ ...rest, context: "", earlier: ["", words] });
    expect(later.ok && later.advice.asks).toBeUndefined();
  });

  it("[CO108] whoever wants to ask out is told where it is too early", () => {
    const wish = choices.find((one) => one.wish === "ask_out");
    const advised = adviseFrom({ ...rest, context: wish?.words ?? "" });
    expect(advised.ok && advised.advice.summary).toContain(coreTelling(locale).early);
  });
});

it("[CO106] a profile holds nothing to misunderstand: no question goes with a first message", () => {
  const messages = [
    { speaker: "them" as const, text: "Nurse, hiker, will beat you at Scrabble", confidence: 1 },
  ];
  const transcript = { kind: "profile", language: "en", messages } as const;
  const advised = adviseFrom({
    intent: "opener",
    transcript,
    context: "",
    profile: "",
    notes: "",
    locale: "en",
    take: 0,
  });
  expect(advised.ok && [advised.advice.understood, advised.advice.asks]).toEqual(["well", undefined]);
});
