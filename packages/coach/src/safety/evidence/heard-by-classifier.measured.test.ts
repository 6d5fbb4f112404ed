// [MF1] [CO110] Danger that no list names: counted on lines of writers that nobody tuned on, both languages, as the whole judgement hears
// them: help, a question first, or neither.
import { describe, expect, it } from "vitest";
import { count, countChats, everydayLines, questionsAside } from "../../../train/count-dangers.ts";
import { LANGUAGES, readLines } from "../../../train/lines.ts";
import { TASKS } from "../../../train/tasks.ts";
import { doubtOn } from "../check.ts";
import { judge } from "../judge.ts";
import { dangerIn, likelyIn } from "./heard-by-classifier.ts";
import { readOrdinary } from "../testing/read-cases.ts";

const task = TASKS.find(({ name }) => name === "danger")!;
/** A little under what was measured (docs/figures.md): shares of the dangerous lines. Help is for what is told plainly. */
const FLOORS = {
  "held-out": { ru: { help: 0.17, any: 0.73 }, en: { help: 0.16, any: 0.6 } },
  oblique: { ru: { help: 0.19, any: 0.86 }, en: { help: 0.19, any: 0.71 } },
} as const;

describe.each(LANGUAGES)("dangers on lines kept aside (%s)", (language) => {
  it.each(["held-out", "oblique"] as const)(
    "[MF1] [CO110] so many dangerous ones get help, or a question: %s",
    (part) => {
      const { lines, help, asked } = count(
        readLines(task, part, language).filter(({ labels }) => labels.length > 0),
        language,
      );
      expect(help / lines).toBeGreaterThanOrEqual(FLOORS[part][language].help);
      expect((help + asked) / lines).toBeGreaterThanOrEqual(FLOORS[part][language].any);
    },
  );

  it("[MF1] [CO110] of hard near misses at most two in a hundred lose their messages, a fifth gets a question below", () => {
    const { lines, help, asked } = count(
      readLines(task, "held-out", language).filter(({ labels }) => labels.length === 0),
      language,
    );
    expect(help / lines).toBeLessThanOrEqual(0.02);
    expect(asked / lines).toBeLessThanOrEqual(0.2);
  });

  it("[MF1] [CO110] of everyday messages, shown alone, hardly any gets either", () => {
    const { lines, asked } = count(everydayLines(language), language);
    expect(asked / lines).toBeLessThanOrEqual(0.025);
    const alarmed = everydayLines(language).filter(({ text }) => dangerIn(text, "them", "sure") !== null);
    expect(alarmed.length / lines).toBeLessThanOrEqual(0.005);
  });

  it("[MF1] [CO110] of ordinary free questions at most one in a hundred gets help, two a question", () => {
    const { lines, help, asked } = count(questionsAside(language), language);
    expect(help / lines).toBeLessThanOrEqual(0.01);
    expect(asked / lines).toBeLessThanOrEqual(0.02);
  });

  it("[MF1] [CO110] of ordinary chats full of what sounds like danger hardly one loses its messages, and few are asked", () => {
    const cases = readOrdinary(language);
    expect(cases.length).toBeGreaterThanOrEqual(60);
    const helped = cases.filter(({ question }) => judge(question) !== null);
    expect(helped.map(({ line }) => line).length).toBeLessThanOrEqual(1);
    const asked = cases.filter(
      ({ question }) => judge(question) === null && doubtOn(question).check !== null,
    );
    expect(asked.length / cases.length).toBeLessThanOrEqual(0.1);
  });

  it("[MF1] [CO110] of chats as people live them hardly any", () => {
    const learnt = countChats("learn", language);
    expect(learnt.help + learnt.asked).toBeLessThanOrEqual(3);
    const aside = countChats("held-out", language);
    expect(aside.help).toBe(0);
    expect(aside.asked).toBeLessThanOrEqual(2);
  });
});

describe("what is likely", () => {
  it("[MF1] few words are left to the lists, and a laugh makes a threat a joke", () => {
    expect(dangerIn("не хочу жить", "them", "sure")).toBeNull();
    const threat = "попробуй только не прийти, я тебя найду и тебе будет очень плохо";
    expect(likelyIn([{ by: "them", text: `${threat} ахахах 😂` }], threat)).toEqual([]);
  });
});
