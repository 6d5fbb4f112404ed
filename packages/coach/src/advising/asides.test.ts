// What the person asks beside the chat is answered before anything else, by the verdict.
import { describe, expect, it } from "vitest";
import type { Verdict } from "../advice/advice.ts";
import { coreTelling } from "../wording/library.ts";
import { LANGUAGES } from "../message/language-data.ts";
import { urgesOn } from "../safety/no/urges.ts";
import { asideOf } from "../wording/summary/tell.ts";

const asked = (language: "ru" | "en", text: string, verdict: Verdict) =>
  asideOf(coreTelling(language), text, verdict);

describe("what is asked beside the chat", () => {
  it.each([
    ["ru", "он молчит со вчера. может самой написать?"],
    ["ru", "надо выждать три дня?"],
    ["ru", "не слишком навязчиво будет?"],
    ["ru", "есть ли надежда"],
    ["ru", "не умею готовить. соврать?"],
    ["en", "should I text her first or let it be"],
    ["en", "do I have to wait three days"],
    ["en", "is that too keen?"],
    ["en", "is there any hope"],
    ["en", "I can't swim. should I lie"],
  ] as const)("[CO145] (%s) %s", (language, text) => {
    const answers = (["write_now", "wait", "let_it_go"] as const).map((one) => asked(language, text, one));
    expect(answers).not.toContain(null);
    expect(new Set(answers).size).toBeGreaterThan(1);
  });

  it.each([
    ["ru", "она медсестра, мы познакомились на катке"],
    ["en", "she's a nurse, we met at a rink"],
    // What to say is answered by the messages.
    ["ru", "неприятно, что соврал. как написать?"],
    ["ru", "что ей написать?"],
    ["en", "how do I answer so she stays relaxed?"],
    ["en", "isn't it too early to meet his kid?"],
    ["en", "does that mean she doesn't trust me?"],
  ] as const)("[CO145] (%s) %s: nothing is asked", (language, text) => {
    expect(asked(language, text, "wait")).toBeNull();
  });

  it("[CO111] after a no nothing said here urges on", () => {
    for (const language of LANGUAGES)
      for (const { let_it_go: words } of coreTelling(language).asides)
        expect(urgesOn(words), words).toBe(false);
  });

  it("[CO145] both languages answer the same questions", () => {
    const [ru, en] = LANGUAGES.map((language) => coreTelling(language).asides.length);
    expect(ru).toBe(en);
  });
});
