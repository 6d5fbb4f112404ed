// [CO196] What the person asks beside a chat is answered by what kind of question it is and what is going on, or not at all.
import { describe, expect, it } from "vitest";
import type { Verdict } from "../../advice/advice.ts";
import { urgesOn } from "../../safety/no/urges.ts";
import type { Language } from "../../transcript/transcript.ts";
import en from "../data/side-question-kinds.en.json" with { type: "json" };
import ru from "../data/side-question-kinds.ru.json" with { type: "json" };
import { type Footing, FOOTINGS } from "../footing.ts";
import { answerByKind } from "./side-questions.ts";

const EMPTY = { when: null, where: null, there: null, quote: null, about: null, until: null };
const NOBODY = { me: null, them: null };

function asked(locale: Language, words: string, footing: Footing | null, verdict: Verdict = "write_now") {
  const beside = { locale, footing, sags: false, filling: { ...EMPTY, ...NOBODY } };
  return answerByKind(words, {}, verdict, beside);
}

describe("questions beside a chat, by their kind", () => {
  it.each([
    ["ru", "расстались год назад, сердце ёкнуло. зачем он объявился?", "tender", "тепло"],
    ["ru", "это она из вежливости пишет?", "hint", "больше"],
    ["ru", "я правда перегнула?", "rift", "да"],
    ["ru", "может сказать ему что я рада?", "tender", "Да"],
    ["ru", "как ему отказать?", "talk", "по-доброму"],
    ["en", "why does he even bother now?", "talk", "talk to you"],
    ["en", "is she just being kind?", "no", "step"],
    ["en", "was that on my side, am i wrong?", "let_down", "No"],
    ["en", "we're long divorced. is it ok to stay in touch?", "hard", "Yes"],
    ["en", "should i tell her mine is gone too?", "tender", "Yes"],
    ["en", "how do i say no without losing a mate?", "talk", "kindly"],
  ] as const)("(%s) %s", (locale, words, footing, holds) => {
    expect(asked(locale, words, footing)).toContain(holds);
  });

  it.each([
    ["ru", "познакомились на катке, она медсестра"],
    ["ru", "а что ему ответить?"],
    ["en", "i'm terrified and also happy"],
    ["en", "what do i say to that?"],
  ] as const)("(%s) %s: nothing to answer", (locale, words) => {
    expect(FOOTINGS.map((footing) => asked(locale, words, footing))).toEqual(FOOTINGS.map(() => null));
  });

  it("nobody is told what is going on where the mentor does not know it", () => {
    for (const words of ["why does she write?", "is he serious?", "should i write?"])
      expect(asked("en", words, null)).toBeNull();
  });

  it("[CO111] nothing said after a no urges on, and both languages know the same kinds", () => {
    const afterNo = [...ru, ...en].flatMap(({ say }) => say).filter(({ when }) => when.includes("on_no"));
    for (const { say } of afterNo) expect(urgesOn(say), say).toBe(false);
    expect(ru.map(({ say }) => say.map(({ when }) => when))).toEqual(
      en.map(({ say }) => say.map(({ when }) => when)),
    );
  });
});
