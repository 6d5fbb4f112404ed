// What the person adds in words, as facts: that they want to say sorry, that weeks have passed, that the two have met.
import { phrase, readText, says } from "../../safety/phrases/phrase.ts";
import { saysIn } from "../../message/said-in-talk.ts";
import en from "../data/told.en.json" with { type: "json" };
import ru from "../data/told.ru.json" with { type: "json" };

export type ToldFact = keyof typeof ru;

/** All facts that words can set; both languages have the same ones. */
export const TOLD_FACTS = Object.keys(ru) as readonly ToldFact[];

/** What the last words can be, by the person's own reading. */
export const READINGS = ["no", "opening", "hurt", "bad", "play", "told"] as const;

/** One reading. */
export type LastWords = (typeof READINGS)[number];

let compiled: readonly (readonly [ToldFact, readonly RegExp[]])[] | undefined;

/** The facts that the person's own words set; the words may be of either language. */
export function toldFacts(words: string): ReadonlySet<ToldFact> {
  compiled ??= TOLD_FACTS.map((fact) => [fact, [...ru[fact], ...en[fact]].map(phrase)]);
  const text = readText(words);
  // «Переписываемся два месяца» is no silence of two months.
  const apart = SILENCES.some((fact) => heard(fact, text))
    ? clausesOf(words).filter((clause) => !saysIn(clause, "no_silence"))
    : null;
  const isSilence = (fact: ToldFact) => apart === null || heard(fact, readText(apart.join("; ")));
  return new Set(
    compiled
      .filter(([fact, patterns]) => says(text, patterns) && (!SILENCES.includes(fact) || isSilence(fact)))
      .map(([fact]) => fact),
  );
}

/** Facts that tell how long nobody has written. */
const SILENCES: readonly ToldFact[] = ["long_silence", "days_silent"];

function heard(fact: ToldFact, text: string): boolean {
  return says(text, compiled?.find(([each]) => each === fact)?.[1] ?? []);
}

const CLAUSE = /(?<=[.!?…,;:\n])\s+|\s[–—-]\s/u;
const EDGE = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
const LONGEST_QUOTE = 60;

/** The clauses of the person's own words. */
export function clausesOf(words: string): readonly string[] {
  return words
    .split(CLAUSE)
    .map((clause) => clause.replaceAll(EDGE, ""))
    .filter((clause) => clause !== "");
}

/** The clause that tells one of the facts, as it can be quoted to the person; null where none does by itself. */
export function tellingClause(words: string, facts: readonly string[]): string | null {
  const tells = (clause: string): boolean => [...toldFacts(clause)].some((fact) => facts.includes(fact));
  const clause = [...clausesOf(words), words.replaceAll(EDGE, "")].find(tells);
  const fits = clause !== undefined && clause.length <= LONGEST_QUOTE && !/[«»“”"{}[\]<>]/u.test(clause);
  return fits ? clause : null;
}
