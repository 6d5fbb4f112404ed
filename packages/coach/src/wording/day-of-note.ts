// Of the days that they leave to choose between, those that the person has, by what they say beside the chat («могу только во вторник»):
// «вт или чт?» is answered by the one that is left. [CO218]
import { NOTHING_NOTED, type Noted } from "../chat/note-facts.ts";
import { momentWords } from "../message/language-data.ts";
import { daysIn } from "../message/moments.ts";
import { saysIn } from "../message/said-in-talk.ts";
import type { OpenQuestion } from "../message/question-asked.ts";
import type { TalkRead } from "../deciding/read-talk.ts";
import type { Language } from "../transcript/transcript.ts";

/** The talk with those days alone; none where the person has none of them. */
export function withDayOfNote(
  read: TalkRead,
  { only, out }: Noted = NOTHING_NOTED,
  language: Language,
): TalkRead {
  const { filling, asked, facts } = read;
  const inQuestion = asked === null ? [] : daysAsked(asked, language);
  const days = inQuestion.length > 1 ? inQuestion : read.days;
  const left = days.filter(
    (day) => !out.has(day) && (only === null || only.day === null || day === only.day),
  );
  // A day that the mentor knows of is met by itself, and no gap asks for it.
  const known = only === null && out.size === 0 ? facts : { ...facts, note_limit: 0 };
  // “Which day then?” is answered by the one they have.
  const isAnswered = only?.day !== undefined && only.day !== null && saysIn(asked?.words ?? "", "asks_day");
  if (left.length === days.length) return { ...read, facts: known, asked: isAnswered ? null : asked };
  const [one] = left;
  const isOne = one !== undefined && left.length === 1;
  return {
    ...read,
    facts: known,
    days: left,
    // «Вт или чт?» has its answer.
    asked: isAnswered || inQuestion.length > 1 ? null : asked,
    filling: { ...filling, when: isOne ? dayPut(filling.when ?? one, one, days) : null },
  };
}

/** «В четверг в 7» with the other day. */
function dayPut(when: string, day: string, offered: readonly string[]): string {
  const named = offered.find((one) => when.includes(one));
  return named === undefined ? day : when.replace(named, () => day);
}

function daysAsked({ choices }: OpenQuestion, language: Language): readonly string[] {
  return choices.flatMap((choice) => [...daysIn(choice, momentWords(language))]);
}
