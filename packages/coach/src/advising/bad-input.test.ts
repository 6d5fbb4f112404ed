// Chats that no one meant to write: far too long, disguised, in other letters, or without a word. An answer or an honest question,
// and nothing in it that the chat does not hold.
import { describe, expect, it } from "vitest";
import { adviseFrom } from "./advise-from.ts";
import type { Advice } from "../advice/advice.ts";
import type { Language, Speaker } from "../transcript/transcript.ts";

type Messages = readonly (readonly [Speaker, string])[];

function adviceOn(language: Language, messages: Messages): Advice {
  const outcome = adviseFrom({
    intent: "reply",
    transcript: {
      kind: "chat",
      language,
      messages: messages.map(([speaker, text]) => ({ speaker, text, confidence: 1 })),
    },
    context: "",
    profile: "",
    notes: "",
    locale: language,
    take: 0,
  });
  if (!outcome.ok) throw new Error(outcome.ask);
  return outcome.advice;
}

const LETTERS = 20_000;
const many = (count: number, theirs: string): Messages =>
  Array.from({ length: count }, (_, at) =>
    at % 2 === 0 ? (["me", "?"] as const) : (["them", theirs] as const),
  );
const spread = (text: string) => Array.from(text).join("\u200B");

/** Days, hours and places, which an answer may take only from the chat. */
const INVENTED =
  /понедельник|вторник|сред[уаы](?!\p{L})|четверг|пятниц|суббот|воскресень|завтра|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|\d/iu;

describe("bad input", () => {
  it.each([
    ["ru", "five hundred messages", many(500, "ну да, ходили на рынок за вишней")],
    ["en", "five hundred messages", many(500, "yeah we went to the market for cherries")],
    [
      "ru",
      "one word of 20 000 letters",
      [
        ["me", "а".repeat(LETTERS)],
        ["them", "абв".repeat(LETTERS / 3)],
      ],
    ],
    [
      "en",
      "one word of 20 000 letters",
      [
        ["me", "a".repeat(LETTERS)],
        ["them", "abc".repeat(LETTERS / 3)],
      ],
    ],
    ["ru", "20 000 letters in words", [["them", "слово ".repeat(LETTERS / 6)]]],
    [
      "ru",
      "Russian in Latin letters",
      [
        ["me", "privet kak dela"],
        ["them", "normalno, ustala posle raboty ochen"],
      ],
    ],
    [
      "ru",
      "emoji alone",
      [
        ["me", "🙂"],
        ["them", "🔥🔥"],
      ],
    ],
    ["en", "emoji alone", [["them", "🙈"]]],
    [
      "ru",
      "names alone",
      [
        ["me", "Аня"],
        ["them", "Олег"],
      ],
    ],
    [
      "en",
      "names alone",
      [
        ["me", "Kate"],
        ["them", "John Smith"],
      ],
    ],
  ] as const)("[CO133] %s: %s: an answer, and nothing invented in it", (language, _, messages) => {
    const { options, verdict } = adviceOn(language, messages);
    expect(options).toHaveLength(3);
    expect(["write_now", "wait"]).toContain(verdict);
    for (const { text } of options) expect(text.replaceAll(/\{gap:\w+\}/gu, "")).not.toMatch(INVENTED);
  });

  it.each([
    [
      "ru",
      [
        ["me", "Аня"],
        ["them", "Олег"],
      ],
    ],
    [
      "en",
      [
        ["me", "Kate"],
        ["them", "John Smith"],
      ],
    ],
    ["en", [["them", "🙈"]]],
  ] as const)("[CO133] [CO106] %s: what cannot be read is asked about", (language, messages) => {
    const { understood, asks } = adviceOn(language, messages);
    expect(understood).toBe("not");
    expect(asks?.choices.length).toBeGreaterThanOrEqual(2);
  });

  it.each([
    ["ru", "пойдём в кино в пятницу?", "нет, у меня есть парень"],
    ["en", "cinema on friday?", "no, i have a boyfriend"],
  ] as const)("[CO133] %s: zero-width signs and turned writing hide no no", (language, mine, theirs) => {
    for (const disguised of [spread(theirs), `\u202E${theirs}\u202C`])
      expect(
        adviceOn(language, [
          ["me", spread(mine)],
          ["them", disguised],
        ]).verdict,
      ).toBe("let_it_go");
  });

  it("[CO133] letters of another alphabet hide no no and no day", () => {
    expect(
      adviceOn("ru", [
        ["me", "пoйдём в кинo в пятницу?"],
        ["them", "нeт, у мeня eсть пaрeнь"],
      ]).verdict,
    ).toBe("let_it_go");
    const moved = adviceOn("ru", [
      ["me", "пойдём в кино в пятницу?"],
      ["them", "в пятницу нe мoгу, дaвай в субботу"],
    ]);
    expect(moved.options.map(({ text }) => text).join(" ")).toContain("суббот");
  });
});
