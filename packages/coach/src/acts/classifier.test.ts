// The classifier on a handful of lines, and the lines it learns from.
import { describe, expect, it } from "vitest";
import { learn } from "../../train/learn.ts";
import { LANGUAGES, readLines } from "../../train/lines.ts";
import { ACTS } from "./act.ts";
import { createActClassifier } from "./classifier.ts";
import { tokensOf } from "./tokens.ts";

const LINES = [
  "спасибо большое",
  "спасибо тебе",
  "ну спасибо",
  "спасибо за вечер",
  "большое спасибо",
  "спасибо, приятно",
].map((text) => ({ text, acts: ["thanks" as const], voice: "test" }));
const OTHERS = [
  "не пиши мне",
  "не пиши больше",
  "больше не пиши",
  "не пиши мне никогда",
  "прошу, не пиши",
  "не пиши сюда",
].map((text) => ({ text, acts: ["boundary" as const], voice: "test" }));

describe("the classifier of acts", () => {
  it("[CO97] believes an act from its threshold on, and is silent about what it never saw", () => {
    const learnt = learn([...LINES, ...OTHERS]);
    const classifier = createActClassifier(learnt);
    expect(classifier.actsOf("спасибо").map(({ act }) => act)).toEqual(["thanks"]);
    expect(classifier.actsOf("пожалуйста не пиши").map(({ act }) => act)).toEqual(["boundary"]);
    expect(classifier.probabilitiesOf("спасибо")).toHaveLength(ACTS.length);
    expect(learn([...LINES, ...OTHERS])).toEqual(learnt);
    expect(() => createActClassifier({ ...learnt, weights: "AAAA" })).toThrow("3 numbers");
  });

  it("[CO97] reads what is typed in many ways as one", () => {
    expect(tokensOf("Приве\u200Bт!!!! ЁЛКА 19:30")).toEqual(["привет", "!", "!", "елка", "<time>"]);
    expect(tokensOf("a".repeat(4) + " 😂 https://example.org/x 500")).toEqual([
      "aa",
      "😂",
      "<",
      "link",
      ">",
      "<3 digits>",
    ]);
    expect(tokensOf("слово ".repeat(500))).toHaveLength(120);
  });

  it("[CO98] no line that is kept aside is learnt from, and every act has lines of both kinds", () => {
    for (const language of LANGUAGES) {
      const learnt = readLines("acts", language);
      const aside = readLines("held-out", language);
      const texts = new Set(learnt.map(({ text }) => text.toLowerCase()));
      expect(aside.filter(({ text }) => texts.has(text.toLowerCase()))).toEqual([]);
      for (const act of ACTS) {
        expect(learnt.filter(({ acts }) => acts.includes(act)).length, act).toBeGreaterThanOrEqual(20);
        expect(aside.filter(({ acts }) => acts.includes(act)).length, act).toBeGreaterThanOrEqual(8);
      }
    }
  });
});
