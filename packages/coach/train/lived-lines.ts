// The lines of chats as people live them (data/chats.<language>.jsonl): nobody in them is in danger, so they teach what is none.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DataLanguage, LabelledLine } from "./lines.ts";

interface WrittenChat {
  readonly id: string;
  readonly messages: readonly (readonly [who: string, text: string])[];
  readonly context: string;
}

/** Every message, and what its person told the mentor, as lines without any danger. */
export function livedLines(language: DataLanguage): LabelledLine[] {
  return readFileSync(join(import.meta.dirname, `../data/chats.${language}.jsonl`), "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .flatMap((line) => {
      const { id, messages, context } = JSON.parse(line) as WrittenChat;
      const told = context === "" ? [] : [["asker", context] as const];
      return [...messages, ...told].map(([who, text]) => ({
        text,
        who,
        labels: [],
        voice: id,
        ordinary: true,
      }));
    });
}
