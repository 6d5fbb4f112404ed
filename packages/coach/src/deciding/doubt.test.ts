// [CO200] How far a reading may be trusted: a number made of signs, and what the core then says of how it has understood.
import { describe, expect, it } from "vitest";
import learnt from "./data/doubt.json" with { type: "json" };
import { surenessBy, trustIn } from "./doubt.ts";
import { DOUBT_SIGNS } from "./doubt-signs.ts";

const none = DOUBT_SIGNS.map(() => 0);

describe("a reading", () => {
  it.each(["ru", "en"] as const)(
    "[CO200] in %s is trusted by degrees, in the order of what was learnt",
    (language) => {
      const trust = (sureness: number) => trustIn(sureness, language);
      expect(learnt.guess).toBeLessThan(learnt.well[language]);
      expect([trust(learnt.well[language]), trust(learnt.guess), trust(0)]).toEqual([
        "well",
        "partly",
        "guess",
      ]);
    },
  );

  it("[CO200] that every sign speaks for is surer than one that every sign speaks against", () => {
    const when = (speaks: (weight: number) => boolean) =>
      surenessBy(
        learnt,
        learnt.weights.map((weight) => Number(speaks(weight))),
      );
    expect(when((weight) => weight > 0)).toBeGreaterThan(Math.max(learnt.well.ru, learnt.well.en));
    expect(when((weight) => weight < 0)).toBeLessThan(learnt.guess);
    expect(when((weight) => weight > 0)).toBeLessThanOrEqual(1);
  });

  it("[CO200] is not judged by what was learnt of other signs", () => {
    expect(() => surenessBy({ ...learnt, signs: ["likeliest"] }, none)).toThrow("Learnt for likeliest");
  });
});
