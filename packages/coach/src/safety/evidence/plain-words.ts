// The words by which a kind of danger is named at all. What the classifier hears without one of them has no kind that may be said: a
// wrong kind is worse than none.
import type { Danger } from "../../learnt/dangers.ts";
import en from "../data/plain.en.json" with { type: "json" };
import ru from "../data/plain.ru.json" with { type: "json" };
import { isIn, phrase, readText } from "../phrases/phrase.ts";

/** A danger as it may be named: of the dangers that are learnt, those of money are told apart by their words. */
export type PlainDanger = Danger | "fraud";

const WORDS = new Map(
  (Object.keys(ru) as PlainDanger[]).map((kind) => [kind, [...ru[kind], ...en[kind]].map(phrase)]),
);

/** Words of these are in every chat: only two kinds of them together name it. */
const EVERYDAY: ReadonlySet<PlainDanger> = new Set(["blackmail", "fraud"]);

/** The kinds of danger that a text has the words of. */
export function plainlyNamed(text: string): ReadonlySet<PlainDanger> {
  const said = readText(text);
  const isNamed = (kind: PlainDanger, words: readonly RegExp[]) =>
    words.filter((word) => isIn(said, word)).length >= (EVERYDAY.has(kind) ? 2 : 1);
  return new Set([...WORDS].filter(([kind, words]) => isNamed(kind, words)).map(([kind]) => kind));
}
