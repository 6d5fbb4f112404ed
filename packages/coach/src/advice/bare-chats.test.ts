// Chats with nothing to hold on to: each gets clean words of its own, and everything that is known tells two chats apart.
import { describe, expect, it } from "vitest";
import { bareChats } from "../testing/situations/bare.ts";
import { situation } from "../testing/situations/situation.ts";
import type { Situation } from "../testing/situations/situation.ts";
import { adviseFrom } from "./advise-from.ts";

function textsOf(one: Situation, take = 0): readonly string[] {
  const outcome = adviseFrom({ ...one, take });
  if (!outcome.ok) throw new Error(outcome.ask);
  return outcome.advice.options.map((option) => option.text);
}

function shared(one: readonly string[], other: readonly string[]): readonly string[] {
  return one.filter((text) => other.includes(text));
}

describe("bare chats", () => {
  it("[CO44] no two of them share a text, in any of six takes", () => {
    const texts = bareChats.map((one) => [0, 1, 2, 3, 4, 5].flatMap((take) => textsOf(one, take)));
    for (const [at, one] of texts.entries()) {
      for (const other of texts.slice(at + 1)) expect(shared(one, other)).toEqual([]);
    }
  });

  it("[CO41] [CO30] each is clean, of its length, and asks something", () => {
    for (const one of bareChats) {
      const outcome = adviseFrom({ ...one, take: 0 });
      if (!outcome.ok) throw new Error(outcome.ask);
      expect(outcome.advice.verdict).toBe(one.verdict);
      for (const { text } of outcome.advice.options) {
        expect(text).toContain("?");
        expect(text).not.toMatch(/[{}]|undefined|\s{2,}|\.\./u);
        expect(text.length).toBeLessThanOrEqual(220);
      }
    }
  });

  it("[CO44] the same words from other people, with another profile, notes or context, are another chat", () => {
    const lines = ["> Привет", "< Привет"];
    const chats = [
      situation("ru", "plain", "write_now", lines),
      situation("ru", "turned", "write_now", ["< Привет", "< Привет"]),
      situation("ru", "unsure", "write_now", ["? Привет", "< Привет"]),
      situation("ru", "a profile", "write_now", lines, { profile: "Работаю в порту" }),
      situation("ru", "another profile", "write_now", lines, { profile: "Работаю на маяке" }),
      situation("ru", "notes", "write_now", lines, { notes: "Аня" }),
      situation("ru", "other notes", "write_now", lines, { notes: "Оля" }),
      situation("ru", "a word beside it", "write_now", lines, { context: "Мы совпали утром" }),
    ];
    const texts = chats.map((one) => textsOf(one));
    for (const [at, one] of texts.entries()) {
      for (const other of texts.slice(at + 1)) expect(shared(one, other)).toEqual([]);
    }
  });

  it("[MC3] what the person loves opens the sincere one", () => {
    const one = situation("ru", "fond of running", "write_now", ["< Привет"], {
      profile: "Люблю бег по утрам",
    });
    expect(textsOf(one)[1]).toContain("люблю бег по утрам");
  });

  it("[CO44] nobody says hello twice", () => {
    for (const take of [0, 1, 2]) {
      const texts = textsOf(situation("ru", "answered", "write_now", ["> Привет", "< Привет"]), take);
      for (const text of texts) expect(text).not.toMatch(/^Привет/u);
    }
  });
});
