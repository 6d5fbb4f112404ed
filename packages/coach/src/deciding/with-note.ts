// What the person says beside the chat, in the filling of the messages: the day that they have instead of the day that was offered, who it was
// that they were seen with, and no answer to an offer that the words decline or bound already. [CO220] [CO221]
import { NOTHING_NOTED, type Noted } from "../chat/note-facts.ts";
import { momentWords } from "../message/language-data.ts";
import { daysIn, momentSaid } from "../message/moments.ts";
import type { Language } from "../transcript/transcript.ts";
import type { TalkRead } from "./read-talk.ts";
import type { ChatDecision } from "./situation.ts";

/** The talk with the person's own day, and words for who it was. */
export function withNote(
  read: TalkRead,
  { noted = NOTHING_NOTED, byNote }: Pick<ChatDecision, "noted" | "byNote">,
  language: Language,
): TalkRead {
  const { filling, days } = read;
  const isDecided = byNote === true;
  const open = days.filter((day) => !noted.out.has(day));
  // Who would, but is busy then, has the free time to say themself.
  const isTheirsToSay = isDecided && noted.isBusyThen && noted.only === null;
  const when = isTheirsToSay ? null : whenOf(filling.when, noted, open, language);
  return {
    ...read,
    ...(isDecided && { asked: null, quoted: null }),
    days: isDecided ? [] : open.filter((day) => noted.only === null || day === noted.only.day),
    filling: {
      ...filling,
      when,
      there: isDecided ? null : filling.there,
      where: isDecided ? null : filling.where,
      who: noted.who,
    },
  };
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
  return named.some((day) => out.has(day)) ? (open[0] ?? null) : theirs;
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
