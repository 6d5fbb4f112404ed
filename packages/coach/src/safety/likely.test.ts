// [MF1] Danger that no list names: counted on lines of writers that nobody tuned on, both languages, as the judge hears them.
import { describe, expect, it } from "vitest";
import { type DataLanguage, LANGUAGES, type LabelledLine, readLines } from "../../train/lines.ts";
import { TASKS } from "../../train/tasks.ts";
import { judge } from "./judge.ts";
import { dangerIn, likelyIn } from "./likely.ts";
import { ask } from "./testing/read-cases.ts";

const task = TASKS.find(({ name }) => name === "danger")!;
const FLOORS = { ru: 0.27, en: 0.14 };

/** Whether the judgement gives help for a line, said by whoever it belongs to. */
function helped({ text, who }: LabelledLine, locale: DataLanguage): boolean {
  if (who === "asker") return judge(ask({ words: text, locale })) !== null;
  const speaker = who === "me" ? ("me" as const) : ("them" as const);
  const messages = [{ speaker, text, confidence: 1 }];
  return judge(ask({ locale, transcript: { kind: "chat", language: locale, messages } })) !== null;
}

describe.each(LANGUAGES)("dangers on lines kept aside (%s)", (language) => {
  const lines = readLines(task, "held-out", language);
  const share = (some: readonly LabelledLine[]) =>
    some.filter((line) => helped(line, language)).length / some.length;

  it("[MF1] so many of the dangerous ones get help", () => {
    expect(share(lines.filter(({ labels }) => labels.length > 0))).toBeGreaterThanOrEqual(FLOORS[language]);
  });

  it("[MF1] of the near misses and ordinary ones at most three in a hundred do", () => {
    expect(share(lines.filter(({ labels }) => labels.length === 0))).toBeLessThanOrEqual(0.03);
  });

  it("[MF1] of everyday messages at most one in a hundred does", () => {
    const unclear = ["self_harm", "minor", "money", "boundary", "refusal"];
    const everyday = TASKS.filter(({ name }) => name !== "danger")
      .flatMap((other) => readLines(other, "held-out", language))
      .filter(({ labels }) => !labels.some((label) => unclear.includes(label)));
    const alarmed = everyday.filter(({ text }) => dangerIn(text, "them") !== null);
    expect(alarmed.length / everyday.length).toBeLessThanOrEqual(0.01);
  });
});

describe("what is likely", () => {
  it("[MF1] few words are left to the lists, and a laugh makes a threat a joke", () => {
    expect(dangerIn("не хочу жить", "them")).toBeNull();
    const threat = "попробуй только не прийти, я тебя найду и тебе будет очень плохо";
    expect(likelyIn([{ by: "them", text: `${threat} ахахах 😂` }])).toEqual([]);
  });
});
