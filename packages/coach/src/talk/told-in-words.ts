// What a situation told in somebody's own words says for sure [CO52]: how long it is quiet, and whose the last word is.
import { silenceIn } from "./silence.ts";
import { say } from "../telling/say.ts";
import type { Language } from "../transcript/transcript.ts";
import { has } from "../words/pattern.ts";
import en from "./data/told-in-words.en.json" with { type: "json" };
import ru from "./data/told-in-words.ru.json" with { type: "json" };
import { TURN_SIGNS } from "./talk-words.ts";
import type { Report } from "../request/reported.ts";

/** From here on one calm return is due [CO16]. */
const ENOUGH_H = 20;
const NOTHING_SAID = /(?:отстань|не пиши мне|stop writing|leave me alone)/iu;

const WORDS = { ru, en } as const;

/** The facts as one sentence; null when the words hold none. */
export function sayWhatIsTold(matter: string, report: Report | null, locale: Language): string | null {
  const words = WORDS[locale];
  const facts: string[] = [];
  const last = report?.messages.at(-1)?.speaker ?? (has(matter, TURN_SIGNS.mineLast) ? "me" : null);
  if (last !== null) facts.push(last === "me" ? words.mine : words.theirs);
  const hours = silenceIn(matter);
  if (hours !== null) facts.push(silence(hours, locale));
  if (facts.length === 0) return null;
  if (!NOTHING_SAID.test(matter)) facts.push(words.noNo);
  const seen = say(words.open, { facts: facts.join(", ") });
  return last === "me" && hours !== null && hours >= ENOUGH_H ? `${seen} ${words.enough}` : seen;
}

function silence(hours: number, locale: Language): string {
  const words = WORDS[locale];
  if (hours < 20) return say(words.hours, { n: String(Math.max(1, Math.round(hours))) });
  if (hours < 40) return words.day;
  const days = Math.round(hours / 24);
  return days > 9 ? words.weeks : say(words.days, { n: String(days) });
}
