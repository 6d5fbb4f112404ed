// Which day to propose [CO34]: one they named, none they said no to, else one by the chat.
import { has, wordPattern } from "../words/pattern.ts";
import type { WordPattern } from "../words/pattern.ts";
import { SIGNALS } from "../diagnosis/signals.ts";

const DAYS: readonly (readonly [day: string, pattern: WordPattern])[] = [
  ["mon", wordPattern("понедельник*|monday|mondays")],
  ["tue", wordPattern("вторник*|tuesday|tuesdays")],
  ["wed", wordPattern("среда|среду|среды|wednesday|wednesdays")],
  ["thu", wordPattern("четверг*|thursday|thursdays")],
  ["fri", wordPattern("пятниц*|friday|fridays")],
  ["sat", wordPattern("суббот*|saturday|saturdays")],
  ["sun", wordPattern("воскресень*|sunday|sundays")],
  ["tomorrow", wordPattern("завтра|tomorrow")],
  ["today", wordPattern("сегодня вечером|tonight")],
  ["weekend", wordPattern("выходные|выходных|на выходных|weekend")],
  ["next_week", wordPattern("следующей неделе|через неделю|next week")],
];

export interface NamedDays {
  /** Days they are free or fond of, last named first. */
  readonly open: readonly string[];
  /** Days they said no to. */
  readonly closed: readonly string[];
}

/** The days that `texts` (theirs) name, told apart by the clause they stand in. */
export function daysIn(texts: readonly string[]): NamedDays {
  const open: string[] = [];
  const closed: string[] = [];
  for (const text of texts) {
    for (const clause of text.split(
      /[.!?;,\n]|(?<!\p{L})(?:а|но|зато|but|how about|what about)(?!\p{L})/iu,
    )) {
      const no = has(clause, SIGNALS.declined) || has(clause, SIGNALS.busy);
      for (const [day, pattern] of DAYS) {
        if (has(clause, pattern)) (no ? closed : open).unshift(day);
      }
    }
  }
  return { open: open.filter((day) => !closed.includes(day)), closed };
}
