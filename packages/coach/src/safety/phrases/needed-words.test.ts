// What a phrase needs: never more than stands in a text it fits, or the guard would go deaf.
import { describe, expect, it } from "vitest";
import { neededWords } from "./needed-words.ts";
import { isIn, phrase, readText } from "./phrase.ts";
import { safetyRules } from "../evidence/rules.ts";
import { readCases } from "../testing/read-cases.ts";

describe("what a phrase needs", () => {
  it.each([
    ["убью себя", ["убью"]],
    ["он~ … бьет", ["бьет"]],
    ["(бил|ударил~) меня", ["меня"]],
    ["(бьет|ударил~)", ["бьет", "ударил"]],
    ["(он )?(меня )?(бьет|(из|по)бил)", ["бьет", "бил"]],
    ["не(?! бьет) ?пиши", ["пиши"]],
    ["colou?r", ["colo"]],
    ["[а-я]{3,}", null],
    ["(да|)", null],
    ["\\d\\d лет", ["лет"]],
  ])("[MF1] «%s» needs %j", (source, needed) => expect(neededWords(source)).toEqual(needed));

  it("[MF1] no rule misses for it what its pattern finds in the written cases", () => {
    const texts = readCases("tuned").map(({ line }) => readText(line));
    const patterns = safetyRules().flatMap((rule) => [
      ...rule.when.flat(),
      ...rule.unless,
      ...rule.with,
      ...rule.without,
    ]);
    const found = patterns.flatMap((pattern) =>
      texts.filter((text) => pattern.test(text)).map((text) => ({ pattern, text })),
    );
    expect(found.length).toBeGreaterThan(500);
    expect(found.filter(({ pattern, text }) => !isIn(text, pattern))).toEqual([]);
    expect(isIn("никого", phrase("(да|нет) …"))).toBe(false);
  });
});
