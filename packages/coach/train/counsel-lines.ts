// What the classifier of free questions learns from: the wordings that stand with each counsel, beside questions of other matters and
// lines of chats, which are none.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { COUNSEL_TOPICS, counselCalled } from "../src/counsel/language-data.ts";
import { ANYBODY } from "../src/learnt/classifier.ts";
import { type DataLanguage, type LabelledLine, readLines } from "./lines.ts";
import { type Task, TASKS } from "./tasks.ts";

/** Which counsel a question asks for: one of many, so few buckets do. */
export const COUNSEL_TASK: Task = {
  name: "counsel",
  labels: COUNSEL_TOPICS.map(({ id }) => id),
  writers: [ANYBODY],
  buckets: 8_192,
  letters: 1,
  beta: () => 1,
  elsewhere: 0,
  falseAlarms: () => 1,
  falseDoubts: null,
  rest: null,
  any: null,
  remembers: null,
};

/** One in so many lines of chats. */
const CHAT_LINES = 8;
const VOICE = "one of many";

/** The lines of a language. */
export function counselLines(language: DataLanguage): LabelledLine[] {
  const asked = COUNSEL_TOPICS.flatMap(({ id }) => {
    const { name, asked } = counselCalled(id, language);
    return [name, ...asked].map((text) => ({ text, labels: [id], voice: VOICE }));
  });
  const file = join(import.meta.dirname, `../src/counsel/data/${language}/elsewhere.json`);
  const elsewhere = JSON.parse(readFileSync(file, "utf8")) as string[];
  const chats = TASKS.filter(({ name }) => name === "topics")
    .flatMap((task) => readLines(task, "learn", language))
    .filter((_, at) => at % CHAT_LINES === 0)
    .map(({ text }) => text);
  return [...asked, ...[...elsewhere, ...chats].map((text) => ({ text, labels: [], voice: VOICE }))];
}
