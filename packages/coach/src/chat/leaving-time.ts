// When the person has to go («могу только до трёх», “have to leave by 9”), and whether what is offered is later than that. Hours up to seven
// are of the afternoon: nobody meets at five in the morning. Data in data/note-facts.<language>.json. [CO221]
import { plain } from "../words/plain.ts";
import type { Language } from "../transcript/transcript.ts";
import en from "./data/note-facts.en.json" with { type: "json" };
import ru from "./data/note-facts.ru.json" with { type: "json" };

/** When they have to go. */
export interface LeavingTime {
  /** From 8 to 23. */
  readonly hour: number;
  /** As it stands in a sentence: «до трёх», “before 9”. */
  readonly say: string;
}

const DATA = { ru: ru.leaves, en: en.leaves };
const DIGITS = "\\d{1,2}(?:[:.]\\d\\d)?";
const NOON = 12;
const FIRST_HOUR = 8;

function patternOf(source: string, hours: Readonly<Record<string, number>>): RegExp {
  const hour = `(${DIGITS}|${Object.keys(hours).join("|")})`;
  return new RegExp(`(?<!\\p{L})(?:${source.replaceAll("{hour}", hour)})(?!\\p{L})`, "gu");
}

const COMPILED = {
  ru: { says: patternOf(DATA.ru.says, DATA.ru.hours), at: patternOf(DATA.ru.at, DATA.ru.hours) },
  en: { says: patternOf(DATA.en.says, DATA.en.hours), at: patternOf(DATA.en.at, DATA.en.hours) },
};

/** When the person has to go, by their own words; null where they name no hour. */
export function leavingIn(words: string, language: Language): LeavingTime | null {
  const [found] = plain(words).matchAll(COMPILED[language].says);
  const named = found?.slice(1).find((hour) => hour !== undefined);
  const hour = named === undefined ? null : hourOf(named, language);
  if (named === undefined || hour === null) return null;
  return {
    hour,
    say: DATA[language].say.replace("{hour}", () =>
      named.replace(/^трех$/u, "трёх").replace(/^четырех$/u, "четырёх"),
    ),
  };
}

/** Whether an hour that is named in what they offer is that late. */
export function isTooLate({ hour }: LeavingTime, offered: string, language: Language): boolean {
  // Who has to go by nine goes in the evening, and what is offered is of the same half of the day.
  const isEvening = hour < NOON;
  const late = (at: number): number => (isEvening && at < NOON ? at + NOON : at);
  const named = [...plain(offered).matchAll(COMPILED[language].at)].map(([, at = ""]) =>
    hourOf(at, language),
  );
  return named.some((at) => at !== null && late(at) >= late(hour));
}

function hourOf(named: string, language: Language): number | null {
  const words: Readonly<Record<string, number>> = DATA[language].hours;
  const [whole = "", minutes = "0"] = named.split(/[:.]/u);
  const hour = words[named] ?? Number(whole);
  if (!Number.isFinite(hour) || hour > 23 || hour === 0) return null;
  return (hour < FIRST_HOUR ? hour + NOON : hour) + Number(minutes) / 60;
}
