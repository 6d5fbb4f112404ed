// What the person says beside the chat, in the filling of the messages: of the days that they leave to choose between those that the person
// has («вт или чт?» beside «могу только во вторник»), their own day instead of the one that was offered, who it was that they were seen
// with, and no answer to an offer that the words decline or bound already. [CO218] [CO220] [CO221]
import { NOTHING_NOTED, type Noted } from "../chat/aside/aside-facts.ts";
import { momentWords } from "../message/language-data.ts";
import { daysIn, momentSaid } from "../message/moments.ts";
import type { OpenQuestion } from "../message/question-asked.ts";
import { saysIn } from "../message/said-in-talk.ts";
import type { Language } from "../transcript/transcript.ts";
import type { TalkRead } from "./read-talk.ts";
import type { ChatDecision } from "./situation.ts";

/** The talk with the days that the person has, and words for who it was. */
export function withNote(
  read: TalkRead,
  decision: Pick<ChatDecision, "noted" | "byNote" | "told">,
  language: Language,
): TalkRead {
  const { byNote } = decision;
  const noted = timed(decision);
  const { filling, asked, facts } = read;
  const isDecided = byNote === true;
  const { only, out } = noted;
  const choice = choiceOf(read, noted, language);
  // “Which day then?” is answered by the one they have.
  const isNamed = only !== null && only.day !== null && saysIn(asked?.words ?? "", "asks_day");
  // Who would, but is busy then, has the free time to say themself.
  const isTheirsToSay = isDecided && noted.isBusyThen && only === null;
  return {
    ...read,
    // A day that the mentor knows of is met by itself, and no gap asks for it.
    facts: only === null && out.size === 0 ? facts : { ...facts, note_limit: 0 },
    asked: isDecided || isNamed || choice.isAnswered ? null : asked,
    ...(isDecided && { quoted: null }),
    days: isDecided ? [] : choice.days.filter((day) => hasDay(noted, day)),
    filling: {
      ...filling,
      when: isTheirsToSay ? null : whenOf(choice.when, noted, choice.days, language),
      limit: noted.clause,
      there: isDecided ? null : filling.there,
      where: isDecided ? null : filling.where,
      who: noted.who,
    },
  };
}

/** Who has to go before the hour that was offered has the time up to it, who is free only later the time from there on. */
function timed({ noted = NOTHING_NOTED, told }: Pick<ChatDecision, "noted" | "told">): Noted {
  const { only, leaves, comes } = noted;
  const bound = comes ?? leaves;
  const isBound = told === "limit_time" && only === null && bound !== null;
  return isBound ? { ...noted, only: { when: bound.say, day: null, part: bound.say } } : noted;
}

/** Whether the person has a day; who has mornings alone is asked about none by itself. */
function hasDay({ only, out }: Noted, day: string): boolean {
  return !out.has(day) && (only === null || only.day === day);
}

/** What is left of the days that they offer to choose between, and whether that answers their question. */
function choiceOf(
  { asked, days: named, filling }: TalkRead,
  { only, out }: Noted,
  language: Language,
): { readonly days: readonly string[]; readonly when: string | null; readonly isAnswered: boolean } {
  const inQuestion = asked === null ? [] : daysAsked(asked, language);
  const offered = inQuestion.length > 1 ? inQuestion : named;
  const left = offered.filter(
    (day) => !out.has(day) && (only === null || only.day === null || day === only.day),
  );
  if (left.length === offered.length) return { days: named, when: filling.when, isAnswered: false };
  const [one, another] = left;
  const when = one === undefined || another !== undefined ? null : dayPut(filling.when ?? one, one, offered);
  // «Вт или чт?» has its answer.
  return { days: left, when, isAnswered: inQuestion.length > 1 };
}

/** «В четверг в 7» with the other day. */
function dayPut(when: string, day: string, offered: readonly string[]): string {
  const named = offered.find((one) => when.includes(one));
  return named === undefined ? day : when.replace(named, () => day);
}

function daysAsked({ choices }: OpenQuestion, language: Language): readonly string[] {
  return choices.flatMap((choice) => [...daysIn(choice, momentWords(language))]);
}

/** The moment to name: theirs where the person has it, else the person's own. */
function whenOf(
  theirs: string | null,
  { only, out }: Noted,
  open: readonly string[],
  language: Language,
): string | null {
  const words = momentWords(language);
  const named = theirs === null ? [] : [...daysIn(theirs, words)];
  if (only?.isDate) return only.when;
  if (only !== null) {
    const isTheirs =
      theirs !== null &&
      only.when !== null &&
      (only.day === null || named.includes(only.day)) &&
      (only.part === null ||
        [null, ...named].some((day) => theirs.includes(momentSaid([day, only.part], words) ?? "")));
    if (isTheirs) return theirs;
    const day = [...open, ...named].find((one) => !out.has(one));
    // “Friday 9ish?” to whoever has lunchtimes alone is Friday at lunchtime.
    return only.day === null && only.when !== null && day !== undefined
      ? momentSaid([day, only.when], words)
      : only.when;
  }
  return named.some((day) => out.has(day)) ? (open.find((day) => !out.has(day)) ?? null) : theirs;
}

/** Whether a message names a day that the person does not have. */
export function namesOtherDay(say: string, noted: Noted | undefined, language: Language): boolean {
  const { only, out } = noted ?? NOTHING_NOTED;
  if (only === null && out.size === 0) return false;
  const days = [...daysIn(say, momentWords(language))];
  return days.some(
    (day) => out.has(day) || (only?.day !== undefined && only.day !== null && day !== only.day),
  );
}
