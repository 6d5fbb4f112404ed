// What single phrases of a talk tell beside its acts: that the two come from a date, that one of them wants it slow, that they part
// until a meeting. Data in data/said.<language>.json.
import { phrase, readText, says } from "../safety/phrases/phrase.ts";
import en from "./data/said.en.json" with { type: "json" };
import ru from "./data/said.ru.json" with { type: "json" };

type Telling = keyof typeof ru;

const COMPILED = new Map<Telling, readonly RegExp[]>();

/** Whether a text says so, in either language. */
export function saysIn(text: string, what: Telling): boolean {
  const patterns = COMPILED.get(what) ?? [...ru[what], ...en[what]].map(phrase);
  COMPILED.set(what, patterns);
  return says(readText(text), patterns);
}
