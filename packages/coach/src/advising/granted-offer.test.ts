// [CO203] No gap for a question that the answer has granted, and none for one from before weeks of one's own silence; who fell silent owes a
// word of sorry before all else.
import { describe, expect, it } from "vitest";
import { asksToMeet } from "../chat/state/open-offer.ts";
import type { Language } from "../transcript/transcript.ts";
import { adviseFrom } from "./advise-from.ts";

type Line = readonly ["me" | "them", string];

const GRANTED: Readonly<Record<Language, readonly Line[]>> = {
  ru: [
    ["them", "в среду у меня смена, блин("],
    ["them", "но на каток всё ещё хочу!"],
    ["me", "а когда можешь?"],
    ["them", "пт вечером или вс днём"],
    ["me", "в пт я у бабушки"],
    ["them", "ну тогда вс?)) они с 12 открыты"],
  ],
  en: [
    ["them", "my shift moved to wednesday, ugh"],
    ["them", "still up for the rink though!"],
    ["me", "when can you?"],
    ["them", "friday evening or sunday"],
    ["me", "friday i'm at my gran's"],
    ["them", "so sunday then?"],
  ],
};
const LEFT: Readonly<Record<Language, { readonly lines: readonly Line[]; readonly note: string }>> = {
  ru: {
    lines: [
      ["me", "значит в четверг пельмени?"],
      ["them", "да, лепим у тебя!"],
      ["them", "в четверг в силе? во сколько приходить?"],
      ["them", "ясно, видимо нет. надеюсь, ты в порядке"],
    ],
    note: "прошло два месяца. я тогда пропал, никому не отвечал, и ей тоже. можно написать?",
  },
  en: {
    lines: [
      ["me", "so dumplings on thursday?"],
      ["them", "yes, at yours!"],
      ["them", "still on for thursday? what time shall i come?"],
      ["them", "guess not then. hope you're ok"],
    ],
    note: "that was two months ago. i just disappeared, didn't answer anyone. can i write?",
  },
};

function adviceOn(locale: Language, lines: readonly Line[], context = "") {
  const messages = lines.map(([speaker, text]) => ({ speaker, text, confidence: 1 }));
  const transcript = { kind: "chat", language: locale, messages } as const;
  const asked = { intent: "reply", transcript, context, profile: "", notes: "", locale, take: 0 } as const;
  const outcome = adviseFrom(asked);
  if (!outcome.ok) throw new Error(outcome.ask);
  return outcome.advice;
}

describe.each(["ru", "en"] as const)("a question that is answered already (%s)", (locale) => {
  it("[CO203] a day that they settle on is taken without a yes or a no to fill in", () => {
    const { options, verdict } = adviceOn(locale, GRANTED[locale]);
    for (const { text } of options) expect(text).not.toContain("{gap:answer");
    expect(["write_now", "ask_out"]).toContain(verdict);
  });

  it("[CO203] weeks of one's own silence want an apology, and no answer to what was asked before them", () => {
    const { lines, note } = LEFT[locale];
    const { options, verdict, asks } = adviceOn(locale, lines, note);
    expect([verdict, asks]).toEqual(["write_now", undefined]);
    for (const { text } of options) expect(text).not.toContain("{gap:answer");
    expect(options.map(({ text }) => text).join(" ")).toMatch(/прост|извин|виноват|sorry/iu);
  });
});

describe("what they would do for the person", () => {
  it.each([
    "давай я тебя встречу?",
    "хочешь, я заеду за тобой?",
    "взять тебе черешни?",
    "let me make it up to you",
    "want me to pick you up?",
    "shall i bring soup round?",
  ])("[CO224] is an offer: %s", (words) => {
    expect(asksToMeet(words)).toBe(true);
  });

  it.each([
    "давай я честно скажу?",
    "хочешь, я уйду?",
    "что взять с собой?",
    "let me get back to you",
    "want me to leave you alone?",
    "should i bring a jacket?",
  ])("[CO224] is none: %s", (words) => {
    expect(asksToMeet(words)).toBe(false);
  });
});
