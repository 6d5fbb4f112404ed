// What of an answer is of this chat: the choice they leave, what of their profile can be tapped.
import { describe, expect, it } from "vitest";
import { adviseFrom } from "../../advising/advise-from.ts";
import { choicesLeft } from "./choice-taken.ts";
import { openReaders } from "../../message/open-readers.ts";
import { phrasesOfTheirs } from "./phrase-of-theirs.ts";
import { askedIn } from "../../message/question-asked.ts";

describe("a chat's own words", () => {
  it("[CO192] what they leave to choose is chosen, one a tone", () => {
    expect(choicesLeft(askedIn("так вт или чт?"), [], [])).toHaveLength(2);
    expect(choicesLeft(null, [], ["ok options. a) i sprint b) we move it"])).toEqual(["a)", "b)"]);
    expect(choicesLeft(null, [], ["see you at 7 :) then"])).toEqual([]);
    expect(choicesLeft(askedIn("вечером занесу или пусть полежит?"), [], [])).toEqual([]);
    const outcome = adviseFrom({
      intent: "reply",
      transcript: {
        kind: "chat",
        language: "ru",
        messages: [
          { speaker: "them", text: "я ключ забрал со столика", confidence: 1 },
          { speaker: "them", text: "вечером занесу или пусть полежит?", confidence: 1 },
        ],
      },
      context: "",
      profile: "",
      notes: "",
      locale: "ru",
      take: 0,
    });
    if (!outcome.ok) throw new Error(outcome.ask);
    const taps = outcome.advice.options.flatMap(({ gaps = [] }) =>
      gaps.flatMap(({ choices = [] }) => choices),
    );
    expect(taps.join("\n")).not.toMatch(/занесу/iu);
  });

  it("[CO191] of a profile the person taps what caught them, and the mentor picks nothing", () => {
    const messages = [
      { speaker: "them", text: "Пётр, капитан речфлота на пенсии", confidence: 1 },
      { speaker: "them", text: "умею молчать и варить раков", confidence: 1 },
      { speaker: "them", text: "ищу вторую пару рук для старой лодки", confidence: 1 },
    ] as const;
    const outcome = adviseFrom({
      intent: "opener",
      transcript: { kind: "profile", language: "ru", messages },
      context: "",
      profile: "",
      notes: "",
      locale: "ru",
      take: 0,
    });
    if (!outcome.ok) throw new Error(outcome.ask);
    const caught = outcome.advice.options.flatMap(({ gaps = [] }) => gaps.filter(({ id }) => id === "what"));
    const theirs = messages.map(({ text }) => text).join("\n");
    expect(caught.length).toBeGreaterThan(0);
    for (const { choices = [] } of caught) {
      expect(choices.length).toBeGreaterThanOrEqual(2);
      for (const words of choices) expect(theirs).toContain(words.slice(1, -1));
    }
    for (const { text } of outcome.advice.options) expect(text).not.toMatch(/[«“]/u);
  });

  it("[CO217] of what they tell the person taps what a message takes up, where there are two things to tap", () => {
    const answer = (...lines: string[]) => {
      const outcome = adviseFrom({
        intent: "reply",
        transcript: {
          kind: "chat",
          language: "en",
          messages: lines.map((line) => ({
            speaker: line.startsWith("m: ") ? ("me" as const) : ("them" as const),
            text: line.replace(/^m: /u, ""),
            confidence: 1,
          })),
        },
        context: "",
        profile: "",
        notes: "",
        locale: "en",
        take: 0,
      });
      if (!outcome.ok) throw new Error(outcome.ask);
      return outcome.advice.options.flatMap(({ gaps = [] }) => gaps.filter(({ id }) => id === "bit"));
    };
    const told = ["we had a swan in the spa", "m: alive?", "furious. it took the manager's lanyard"];
    const [bit] = answer(...told, "then it chased the postman into the sauna");
    expect(bit?.choices?.length).toBeGreaterThanOrEqual(2);
    for (const words of bit?.choices ?? []) expect(words).toMatch(/^“[^”]+”$/u);
    expect(answer("m: good morning", "morning", "m: how was work", "it was ok")).toEqual([]);
  });

  it.each([
    ["ru", "Просто спроси", "у неё такса Боня, сама играет на укулеле", ["такса Боня", "укулеле"]],
    ["en", "Just ask", "plays the ukulele, has a corgi called Biscuit", ["ukulele", "Biscuit"]],
  ] as const)(
    "[CO211] first words (%s) know what the project's notes hold, and put none of it into a message",
    (language, line, notes, held) => {
      const answer = (known: string) => {
        const outcome = adviseFrom({
          intent: "opener",
          transcript: {
            kind: "profile",
            language,
            messages: [{ speaker: "them", text: line, confidence: 1 }],
          },
          context: "",
          profile: "",
          notes: known,
          locale: language,
          take: 0,
        });
        if (!outcome.ok) throw new Error(outcome.ask);
        return outcome.advice;
      };
      const { summary, options } = answer(notes);
      for (const words of held) {
        expect(summary).toContain(words);
        expect(options.map(({ text }) => text).join(" ")).not.toContain(words);
        expect(answer("").summary).not.toContain(words);
      }
    },
  );

  it("[CO191] the words to tap are few, telling, and no question", () => {
    const { commonness } = openReaders("en");
    const texts = ["she went quiet and then gave me her good pan", "are you asleep?"];
    const [first = ""] = phrasesOfTheirs({ texts, mine: "", commonness }, () => true);
    expect(texts[0]).toContain(first);
    expect(first.split(" ").length).toBeLessThanOrEqual(7);
    expect(phrasesOfTheirs({ texts: ["ok"], mine: "", commonness }, () => true)).toEqual([]);
  });
});
