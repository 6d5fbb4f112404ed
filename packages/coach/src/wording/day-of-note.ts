// What the person says beside the chat about when they can («могу только во вторник», “i work thurs to sat”) goes before the days that the
// chat names: no message offers a day that they have ruled out. Data in data/note-days.json. [CO218]
import { clearOnly } from "../message/utterance.ts";
import { momentWords } from "../message/language-data.ts";
import { daysIn } from "../message/moments.ts";
import type { OpenQuestion } from "../message/question-asked.ts";
import type { TalkRead } from "../deciding/read-talk.ts";
import { phrase, readText, says } from "../safety/phrase.ts";
import type { Language } from "../transcript/transcript.ts";
import { plain } from "../words/plain.ts";
import noteDays from "./data/note-days.json" with { type: "json" };

/** So many words before and behind a day belong to it, and none beyond another day. */
const NEAR = 4;
/** So many messages back a day may have been named. */
const LATE = 6;
const HOURS: Readonly<Record<Language, readonly RegExp[]>> = {
  ru: noteDays.ru.hours.map(phrase),
  en: noteDays.en.hours.map(phrase),
};

const ASKS: Readonly<Record<Language, readonly RegExp[]>> = {
  ru: noteDays.ru.asks.map(phrase),
  en: noteDays.en.asks.map(phrase),
};

/** The talk with the one day that the note leaves, and with none where the note leaves none of those offered. */
export function withDayOfNote(read: TalkRead, note: string, language: Language): TalkRead {
  const { filling, facts } = read;
  const { when } = filling;
  const days = daysToTake(read, language);
  if (note === "" || facts["story"] === 1 || (when === null && days.length === 0)) return read;
  const offered = offeredIn(read, language);
  if (facts["note_taken"] === 1) return withDays(read, [], offered, language);
  const { only, out } = daysSaid(note, language);
  const chosen = offered.find((day) => only.has(day));
  if (chosen !== undefined) return withDays(read, [chosen], offered, language);
  const left = days.filter((day) => !out.has(day));
  const isOut = [...out].some((day) => when?.includes(day) === true);
  if (only.size > 0 || says(readText(note), HOURS[language])) return withDays(read, [], offered, language);
  return isOut || left.length < days.length ? withDays(read, left, offered, language) : read;
}

/** The days between which they leave the choice, in a statement or a question. */
function daysToTake({ days, asked }: TalkRead, language: Language): readonly string[] {
  return days.length > 0 || asked === null ? days : daysAsked(asked, language);
}

function daysAsked({ choices }: OpenQuestion, language: Language): readonly string[] {
  return choices.flatMap((choice) => [...daysIn(choice, momentWords(language))]);
}

/** «Вт или чт?», “which day then?”: the day is the answer. */
function asksForDay(asked: OpenQuestion, language: Language): boolean {
  return daysAsked(asked, language).length > 1 || says(readText(asked.words), ASKS[language]);
}

function withDays(
  read: TalkRead,
  left: readonly string[],
  offered: readonly string[],
  language: Language,
): TalkRead {
  const { filling, facts } = read;
  const [one] = left;
  const isOne = one !== undefined && left.length === 1;
  return {
    ...read,
    days: left,
    asked: read.asked !== null && asksForDay(read.asked, language) ? null : read.asked,
    filling: { ...filling, when: isOne ? dayPut(filling.when ?? one, one, offered) : null },
    // A day that suits is no limit any more.
    facts: { ...facts, note_limit: isOne ? 0 : Math.max(1, facts["note_limit"] ?? 0) },
  };
}

/** «в четверг в 7» with the other day. */
function dayPut(when: string, day: string, offered: readonly string[]): string {
  const named = offered.find((one) => when.includes(one));
  return named === undefined ? day : when.replace(named, () => day);
}

function offeredIn({ utterances, days }: TalkRead, language: Language): readonly string[] {
  const late = clearOnly(utterances).slice(-LATE);
  return [...new Set([...days, ...late.flatMap(({ text }) => [...daysIn(text, momentWords(language))])])];
}

/** The days that a note leaves alone, and those that it rules out. */
function daysSaid(note: string, language: Language) {
  const tokens = plain(note).match(/[\p{L}\p{N}']+/gu) ?? [];
  const { days } = momentWords(language);
  const dayAt = tokens.map((token) => days.find(({ words }) => words.includes(token))?.say ?? null);
  const around = (at: number, step: 1 | -1): readonly string[] => {
    const found: string[] = [];
    for (let place = at + step; found.length < NEAR; place += step) {
      const token = tokens[place];
      if (token === undefined || dayAt[place] !== null) break;
      found.push(token);
    }
    return found;
  };
  const daysBeside = (words: readonly string[]): ReadonlySet<string> =>
    new Set(
      dayAt.flatMap((day, at) =>
        day !== null && [...around(at, -1), ...around(at, 1)].some((token) => words.includes(token))
          ? [day]
          : [],
      ),
    );
  const only = daysBeside(noteDays[language].only);
  return { only, out: new Set([...daysBeside(noteDays[language].not)].filter((day) => !only.has(day))) };
}
