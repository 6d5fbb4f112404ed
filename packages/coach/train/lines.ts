// Reads and judges the labelled lines.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Act, isAct } from "../src/acts/act.ts";

export interface LabelledLine {
  readonly text: string;
  readonly acts: readonly Act[];
  readonly voice: string;
}

export const LANGUAGES = ["ru", "en"] as const;
export type DataLanguage = (typeof LANGUAGES)[number];

const DATA = join(import.meta.dirname, "../data");

/** The lines of `acts.<language>.jsonl` or `held-out.<language>.jsonl`; throws with file and line number on a bad one. */
export function readLines(kind: "acts" | "held-out", language: DataLanguage): LabelledLine[] {
  const file = `${kind}.${language}.jsonl`;
  return readFileSync(join(DATA, file), "utf8")
    .split("\n")
    .flatMap((line, at) => (line.trim() === "" ? [] : [parse(line, `${file}:${at + 1}`)]));
}

function parse(line: string, where: string): LabelledLine {
  const { text, acts, voice } = JSON.parse(line) as Record<string, unknown>;
  if (typeof text !== "string" || text.trim() === "" || text.length > 300)
    throw new Error(`${where}: text must have 1–300 characters`);
  if (!Array.isArray(acts) || !acts.every((act) => typeof act === "string" && isAct(act)))
    throw new Error(`${where}: unknown act among ${JSON.stringify(acts)}`);
  if (typeof voice !== "string" || voice === "") throw new Error(`${where}: voice is missing`);
  return { text, acts: acts as Act[], voice };
}
