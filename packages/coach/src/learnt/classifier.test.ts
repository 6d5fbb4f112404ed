// The classifier on a handful of lines, and the lines it learns from.
import { describe, expect, it } from "vitest";
import { learn } from "../../train/learn.ts";
import { LANGUAGES, readLines, readLinesAside } from "../../train/lines.ts";
import { type Task, TASKS } from "../../train/tasks.ts";
import { fromBase64 } from "../words/base64.ts";
import { ANYBODY, createClassifier } from "./classifier.ts";
import { openActs, openDanger, openTopics } from "./open.ts";
import { openReader } from "./reader.ts";
import { createStemmer } from "./stem.ts";
import { tokensOf } from "./tokens.ts";

const LABELS = ["thanks", "boundary"] as const;
const TASK: Task = {
  name: "acts",
  labels: LABELS,
  writers: [ANYBODY],
  buckets: 4096,
  letters: 1,
  beta: () => 1,
  elsewhere: 0,
  falseAlarms: () => 1,
  falseDoubts: null,
  rest: null,
  any: null,
  remembers: null,
};
const READER = openReader("ru");
const linesOf = (label: string, texts: readonly string[]) =>
  texts.map((text) => ({ text, labels: [label], voice: "test" }));
const LINES = [
  ...linesOf("thanks", ["спасибо большое", "спасибо тебе", "ну спасибо", "спасибо за вечер", "спасибо всем"]),
  ...linesOf("boundary", [
    "не пиши мне",
    "не пиши больше",
    "больше не пиши",
    "прошу, не пиши",
    "не пиши сюда",
  ]),
];

describe("a learnt classifier", () => {
  it("[CO97] believes a label from its threshold on, and learns the same from the same lines", () => {
    const learnt = learn(TASK, LINES, READER);
    const classifier = createClassifier(learnt, LABELS, READER);
    expect(classifier.labelsOf("спасибо").map(({ label }) => label)).toEqual(["thanks"]);
    expect(classifier.labelsOf("пожалуйста не пиши").map(({ label }) => label)).toEqual(["boundary"]);
    expect(classifier.probabilitiesOf("спасибо")).toHaveLength(LABELS.length);
    expect(learn(TASK, LINES, READER)).toEqual(learnt);
    expect(() => createClassifier({ ...learnt, weights: "AAAA" }, LABELS, READER)).toThrow("3 bytes");
    expect(() => createClassifier(learnt, ["thanks"], READER)).toThrow("Learnt for");
  });

  it("[CO97] both languages open, for acts, topics and dangers", () => {
    expect(openActs("ru").labelsOf("спасибо большое!")[0]?.label).toBe("thanks");
    expect(openActs("en").labelsOf("thank you so much!")[0]?.label).toBe("thanks");
    expect(openTopics("ru").labelsOf("какой фильм смотрел последним?")[0]?.label).toBe("film");
    expect(openTopics("en").labelsOf("do you have a dog?")[0]?.label).toBe("pet");
    expect(openDanger("ru").probabilitiesOf("я его боюсь", "asker")).toHaveLength(8);
    expect(openDanger("en")).toBe(openDanger("en"));
  });

  it("[CO97] takes endings off in passes and leaves three letters", () => {
    const stem = createStemmer({ passes: [["ся"], ["ла", "ем", "а"]] });
    expect(["гуляла", "гуляем", "встречалася", "ела", "ам"].map(stem)).toEqual([
      "гуля",
      "гуля",
      "встреча",
      "ела",
      "ам",
    ]);
  });

  it("[CO97] a word that stands in no line counts like its neighbours", () => {
    const reader = openReader("ru");
    const near = (one: string, other: string) => {
      const [left, right] = [reader.read(one).meaning, reader.read(other).meaning];
      const length = (vector: Float32Array) => Math.hypot(...vector);
      return (
        left.reduce((sum, value, at) => sum + value * (right[at] as number), 0) /
        (length(left) * length(right))
      );
    };
    expect(near("понедельник", "вторник")).toBeGreaterThan(near("понедельник", "собака") + 0.2);
    expect([...reader.read("ыъыъ").meaning].every((value) => value === 0)).toBe(true);
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

  it("[CO97] decodes Base64 of every length", () => {
    for (const text of ["", "a", "ab", "abc", "abcd", "\u00FF\u0000~"])
      expect(Buffer.from(fromBase64(Buffer.from(text, "latin1").toString("base64"))).toString("latin1")).toBe(
        text,
      );
  });

  it("[CO98] no line that is kept aside is learnt from, and every label has lines", () => {
    for (const language of LANGUAGES)
      for (const task of TASKS) {
        const learnt = readLines(task, "learn", language);
        const aside = readLinesAside(task, language);
        const texts = new Set(learnt.map(({ text }) => text.toLowerCase()));
        expect(aside.filter(({ text }) => texts.has(text.toLowerCase()))).toEqual([]);
        for (const label of task.labels)
          expect(learnt.filter(({ labels }) => labels.includes(label)).length, label).toBeGreaterThanOrEqual(
            14,
          );
      }
  });
});
