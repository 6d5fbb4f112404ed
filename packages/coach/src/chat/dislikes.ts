// What the other one is said not to drink, eat, like or bear: «она кофе не пьёт», “she's allergic to cats”. No message offers it.
import { plain } from "../words/plain.ts";
import data from "./data/dislikes.json" with { type: "json" };

const PATTERNS = [...data.ru, ...data.en].map((source) => new RegExp(`(?<!\\p{L})${source}(?!\\p{L})`, "gu"));
const POINTING: ReadonlySet<string> = new Set(data.pointing);
const KINDS: Readonly<Record<string, readonly string[]>> = data.kinds;

/** The things that a text says the other one does without, as they are written in plain letters, and what else is meant by them. */
export function dislikedIn(text: string): readonly string[] {
  const read = plain(text);
  const named = PATTERNS.flatMap((pattern) =>
    [...read.matchAll(pattern)].map(({ groups }) => groups?.["what"] ?? ""),
  ).filter((what) => what !== "" && !POINTING.has(what));
  return named.flatMap((what) => [what, ...(KINDS[what] ?? [])]);
}
