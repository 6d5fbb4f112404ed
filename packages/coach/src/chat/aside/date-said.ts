// From which date the person is free: «до 20-го сдаю диплом», “away till december 3rd”, “back after the 10th”. A day of the week is told
// elsewhere; a date is no day that a chat's days know, so it is said back as it stands. Data in data/aside-facts.<language>.json. [CO221]
import { phrase, readText, says } from "../../safety/phrases/phrase.ts";
import type { Language } from "../../transcript/transcript.ts";
import en from "../data/aside-facts.en.json" with { type: "json" };
import ru from "../data/aside-facts.ru.json" with { type: "json" };

const DATA = { ru, en };
/** A half sentence: whose date it is stands in it. */
const PART = /[,;()]|\s[–—-]\s/u;

const compile = (language: Language) => {
  const { dated, others } = DATA[language];
  return {
    date: new RegExp(`(?<!\\p{L})(?:${dated.until})\\s+(${dated.date})(?![\\p{L}\\d])`, "u"),
    by: dated.by.map(phrase),
    say: dated.say,
    others: others.map(phrase),
  };
};
const COMPILED = new Map<Language, ReturnType<typeof compile>>();

function compiled(language: Language): ReturnType<typeof compile> {
  const known = COMPILED.get(language) ?? compile(language);
  COMPILED.set(language, known);
  return known;
}

/**
 * «После 20-го», as it stands in a sentence; null where no date bounds them, or it is told in another language than the chat's.
 * @param told sentences that ask nothing
 */
export function dateSaid(told: readonly string[], language: Language): string | null {
  const { date, by, say, others } = compiled(language);
  const bound = told.filter((sentence) => says(readText(sentence), by));
  for (const part of bound.flatMap((sentence) => sentence.split(PART))) {
    const [, found] = date.exec(part.toLowerCase()) ?? [];
    if (found !== undefined && !says(readText(part), others)) return say.replace("{date}", () => found);
  }
  return null;
}
