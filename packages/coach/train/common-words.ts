// How often words are said in chats, counted in the labelled lines: what is rare is worth quoting.
import { plain } from "../src/words/plain.ts";
import type { LabelledLine } from "./lines.ts";

const LEAST = 3;

/** The words said at least three times, with their counts, in alphabetical order. */
export function commonWords(lines: readonly LabelledLine[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const { text } of lines)
    for (const word of plain(text).split(/[^\p{L}\p{N}]+/u))
      if (word.length > 2) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Object.fromEntries(
    [...counts].filter(([, count]) => count >= LEAST).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}
