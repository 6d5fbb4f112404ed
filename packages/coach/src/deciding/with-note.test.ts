// The days that the person can go before those that the chat names.
import { describe, expect, it } from "vitest";
import { adviseFrom } from "../advising/advise-from.ts";
import type { Language } from "../transcript/transcript.ts";

/** The three messages to a chat line by line, «m: …» mine, with a note beside it. */
function messagesTo(language: Language, context: string, ...lines: string[]): readonly string[] {
  const outcome = adviseFrom({
    intent: "reply",
    transcript: {
      kind: "chat",
      language,
      messages: lines.map((line) => ({
        speaker: line.startsWith("m: ") ? ("me" as const) : ("them" as const),
        text: line.replace(/^m: /u, ""),
        confidence: 1,
      })),
    },
    context,
    profile: "",
    notes: "",
    locale: language,
    take: 0,
  });
  if (!outcome.ok) throw new Error(outcome.ask);
  return outcome.advice.options.map(({ text }) => text.toLowerCase());
}

const CHOICE = {
  en: ["m: i'd love a drink", "same! i could do monday or friday, about 7?"],
  ru: ["m: я бы сходил в кино", "давай! я могу в понедельник или в пятницу, часов в 7?"],
} as const;

describe("a day in the note", () => {
  it.each([
    ["en", "i can only do friday, i coach on mondays", /friday/u, /monday/u],
    ["en", "i can't do friday, night shift", /monday/u, /friday/u],
    ["ru", "могу только в пятницу", /пятниц/u, /понедельник/u],
    ["ru", "в пятницу не могу, смена", /понедельник/u, /пятниц/u],
  ] as const)("[CO218] in %s, «%s», is the one that is offered", (language, note, day, other) => {
    const said = messagesTo(language, note, ...CHOICE[language]);
    for (const text of said) {
      expect(text).toMatch(day);
      expect(text).not.toMatch(other);
    }
  });

  it.each([
    ["en", "only free on tuesday", /friday|monday/u],
    ["ru", "могу только во вторник", /пятниц|понедельник/u],
  ] as const)("[CO218] in %s, «%s», leaves none of the days that were offered", (language, note, days) => {
    for (const text of messagesTo(language, note, ...CHOICE[language])) expect(text).not.toMatch(days);
  });
});
