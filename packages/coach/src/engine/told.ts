// What the person adds in words, as facts: that they want to say sorry, that weeks have passed, that the two have met.
import { phrase, readText, says } from "../safety/phrase.ts";
import en from "./data/told.en.json" with { type: "json" };
import ru from "./data/told.ru.json" with { type: "json" };

export type ToldFact = keyof typeof ru;

let compiled: readonly (readonly [ToldFact, readonly RegExp[]])[] | undefined;

/** The facts that the person's own words set; the words may be of either language. */
export function toldFacts(words: string): ReadonlySet<ToldFact> {
  compiled ??= (Object.keys(ru) as ToldFact[]).map((fact) => [fact, [...ru[fact], ...en[fact]].map(phrase)]);
  const text = readText(words);
  return new Set(compiled.filter(([, patterns]) => says(text, patterns)).map(([fact]) => fact));
}
