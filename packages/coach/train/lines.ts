// Reads and judges the labelled lines.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Task } from "./tasks.ts";

export interface LabelledLine {
  readonly text: string;
  readonly labels: readonly string[];
  readonly voice: string;
  /** Whose message it is, where the task tells writers apart. */
  readonly who?: string;
}

export const LANGUAGES = ["ru", "en"] as const;
export type DataLanguage = (typeof LANGUAGES)[number];
/** `learn`: what is learnt from; the others: lines of other writers that are only counted, `oblique` for dangers alone. */
export type Part = "learn" | "held-out" | "oblique";

const DATA = join(import.meta.dirname, "../data");

/** The lines of a task that are never learnt from. */
export function readLinesAside(task: Task, language: DataLanguage): LabelledLine[] {
  const parts = task.name === "danger" ? (["held-out", "oblique"] as const) : (["held-out"] as const);
  return parts.flatMap((part) => readLines(task, part, language));
}

/** The lines of a task's file; throws with file and line number on a bad one. */
export function readLines(task: Task, part: Part, language: DataLanguage): LabelledLine[] {
  const file = `${task.name}.${part === "learn" ? "" : `${part}.`}${language}.jsonl`;
  return readFileSync(join(DATA, file), "utf8")
    .split("\n")
    .flatMap((line, at) => (line.trim() === "" ? [] : [parse(line, task, `${file}:${at + 1}`)]));
}

function parse(line: string, task: Task, where: string): LabelledLine {
  const { text, voice, who, [task.name]: labels } = JSON.parse(line) as Record<string, unknown>;
  if (typeof text !== "string" || text.trim() === "" || text.length > 300)
    throw new Error(`${where}: text must have 1–300 characters`);
  if (!isListOf(labels, task.labels)) throw new Error(`${where}: unknown label in ${JSON.stringify(labels)}`);
  if (typeof voice !== "string" || voice === "") throw new Error(`${where}: voice is missing`);
  if (task.writers.length === 0) return { text, labels, voice };
  const all = task.any !== null && labels.length > 0 ? [task.any, ...labels] : labels;
  if (typeof who !== "string" || !task.writers.includes(who)) throw new Error(`${where}: who is missing`);
  return { text, labels: all, voice, who };
}

function isListOf(value: unknown, known: readonly string[]): value is string[] {
  return Array.isArray(value) && value.every((item) => known.includes(item as string));
}
