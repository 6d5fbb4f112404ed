// Hours as a person writes them beside a chat («до трёх», “till 8”), for what bounds them: when they have to go, and from when they are free.
// Hours up to seven are of the afternoon: nobody meets at five in the morning. Data in data/aside-facts.<language>.json. [CO221]
import { plain } from "../../words/plain.ts";
import type { Language } from "../../transcript/transcript.ts";
import en from "../data/aside-facts.en.json" with { type: "json" };
import ru from "../data/aside-facts.ru.json" with { type: "json" };

/** An hour that somebody has told, as a bound. */
export interface HourSaid {
  /** From 8 to 23. */
  readonly hour: number;
  /** As it stands in a sentence: «до трёх», “after 8”. */
  readonly say: string;
}

/** What an hour is told as: the end of the time one has, or its beginning. */
type Bound = "leaves" | "comes";

const DATA = { ru, en };
const DIGITS = "\\d{1,2}(?:[:.]\\d\\d)?";
const NOON = 12;
const FIRST_HOUR = 8;

function patternOf(source: string, language: Language): RegExp {
  const hour = `(${DIGITS}|${Object.keys(DATA[language].leaves.hours).join("|")})`;
  return new RegExp(`(?<!\\p{L})(?:${source.replaceAll("{hour}", hour)})(?!\\p{L})`, "gu");
}

const compile = (language: Language) => ({
  leaves: patternOf(DATA[language].leaves.says, language),
  comes: patternOf(DATA[language].comes.says, language),
  at: patternOf(DATA[language].leaves.at, language),
});
const COMPILED = { ru: compile("ru"), en: compile("en") };

/** The hour that words tell as a bound; null where they name none. */
export function hourSaid(words: string, bound: Bound, language: Language): HourSaid | null {
  const [found] = plain(words).matchAll(COMPILED[language][bound]);
  const named = found?.slice(1).find((hour) => hour !== undefined);
  const hour = named === undefined ? null : hourOf(named, language);
  if (named === undefined || hour === null) return null;
  const spelt: Readonly<Record<string, string>> = DATA[language].leaves.said;
  return { hour, say: DATA[language][bound].say.replace("{hour}", () => spelt[named] ?? named) };
}

/** The hours that are named in what is offered. */
export function hoursOffered(offered: string, language: Language): readonly number[] {
  return [...plain(offered).matchAll(COMPILED[language].at)].flatMap(([, named = ""]) => {
    const hour = hourOf(named, language);
    return hour === null ? [] : [hour];
  });
}

/** An hour of the same half of the day as a bound: who has to go by nine goes in the evening. */
export function inHalfOf(bound: number, hour: number): number {
  return bound < NOON && hour < NOON ? hour + NOON : hour;
}

function hourOf(named: string, language: Language): number | null {
  const words: Readonly<Record<string, number>> = DATA[language].leaves.hours;
  const [whole = "", minutes = "0"] = named.split(/[:.]/u);
  const hour = words[named] ?? Number(whole);
  if (!Number.isFinite(hour) || hour > 23 || hour === 0) return null;
  return (hour < FIRST_HOUR ? hour + NOON : hour) + Number(minutes) / 60;
}
