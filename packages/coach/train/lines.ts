// Reads and judges the labelled lines.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ANYBODY } from "../src/learnt/classifier.ts";
import { readTalk } from "./talks.ts";
import type { Task } from "./tasks.ts";

export interface LabelledLine {
  readonly text: string;
  readonly labels: readonly string[];
  readonly voice: string;
  /** Whose message it is, where the task tells writers apart. */
  readonly who?: string;
  /** Whether it comes from everyday talk, not from the dangers' own lines, which are near misses where no danger holds. */
  readonly ordinary?: boolean;
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

/**
 * The lines of a task's file, and those of the labelled talks for acts, but for the ones that are also kept aside («угу»); throws with file and line number on a bad one.
 */
export function readLines(task: Task, part: Part, language: DataLanguage): LabelledLine[] {
  const lines = readFile(
    `${task.name}.${part === "learn" ? "" : `${part}.`}${language}.jsonl`,
    (line, where) => parse(line, task, where),
  );
  if (task.name !== "acts" || part !== "learn") return lines;
  const aside = new Set(readLinesAside(task, language).map(({ text }) => text.toLowerCase()));
  const talks = readFile(`talks.${language}.jsonl`, (line, where) => readTalk(line, where, language));
  return [...lines, ...talks.flat().filter(({ text }) => !aside.has(text.toLowerCase()))];
}

function readFile<T>(file: string, read: (line: string, where: string) => T): T[] {
  return readFileSync(join(DATA, file), "utf8")
    .split("\n")
    .flatMap((line, at) => (line.trim() === "" ? [] : [read(line, `${file}:${at + 1}`)]));
}

function parse(line: string, task: Task, where: string): LabelledLine {
  const { text, voice, who, [task.name]: labels } = JSON.parse(line) as Record<string, unknown>;
  if (typeof text !== "string" || text.trim() === "" || text.length > 300)
    throw new Error(`${where}: text must have 1–300 characters`);
  if (!isListOf(labels, task.labels)) throw new Error(`${where}: unknown label in ${JSON.stringify(labels)}`);
  if (typeof voice !== "string" || voice === "") throw new Error(`${where}: voice is missing`);
  if (task.writers.includes(ANYBODY)) return { text, labels, voice };
  const all = task.any !== null && labels.length > 0 ? [task.any, ...labels] : labels;
  if (typeof who !== "string" || !task.writers.includes(who)) throw new Error(`${where}: who is missing`);
  return { text, labels: all, voice, who };
}

function isListOf(value: unknown, known: readonly string[]): value is string[] {
  return Array.isArray(value) && value.every((item) => known.includes(item as string));
}
