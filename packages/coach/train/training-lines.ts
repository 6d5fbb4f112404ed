// Which lines a task learns from: its own, and for the dangers also the lines of acts, topics, lived chats and free questions. Those are
// what people write every day, so they teach what is no danger, and a few of their acts are dangers themselves.
import { type DataLanguage, type LabelledLine, readLines, readLinesAside } from "./lines.ts";
import { counselLines } from "./counsel-lines.ts";
import { livedLines } from "./lived-lines.ts";
import { type Task, TASKS } from "./tasks.ts";

/** Acts that are dangers. */
const GRAVE_ACTS = ["self_harm", "minor"];
/** Whether these are dangerous the act alone does not tell. */
const UNCLEAR_ACTS = ["money", "boundary"];

/** The lines that a task learns from in a language. */
export function trainingLines(task: Task, language: DataLanguage): LabelledLine[] {
  const own = readLines(task, "learn", language);
  if (task.name !== "danger") return own;
  const known = new Set([...own, ...readLinesAside(task, language)].map(({ text }) => text.toLowerCase()));
  const others = TASKS.filter(({ name }) => name !== task.name)
    .flatMap((other) => readLines(other, "learn", language))
    .filter(
      ({ text, labels }) =>
        !known.has(text.toLowerCase()) && !labels.some((label) => UNCLEAR_ACTS.includes(label)),
    );
  return [
    ...own,
    ...livedLines(language),
    ...askedLines(language).filter(({ text }) => !known.has(text.toLowerCase())),
    ...others.map(({ text, labels, voice }, at) => {
      const dangers = labels.filter((label) => GRAVE_ACTS.includes(label));
      return {
        text,
        voice,
        labels: dangers.length > 0 ? ["any", ...dangers] : [],
        who: at % 3 === 0 ? "me" : "them",
        ordinary: true,
      };
    }),
  ];
}

/** The free questions that have a counsel: what people ask a mentor when nobody is in danger. */
function askedLines(language: DataLanguage): LabelledLine[] {
  return counselLines(language)
    .filter(({ labels }) => labels.length > 0)
    .map(({ text, labels }) => ({
      text,
      labels: [],
      voice: `asked ${labels.join()}`,
      who: "asker",
      ordinary: true,
    }));
}
