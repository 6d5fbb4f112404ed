// What a situation told in somebody's own words says for sure [CO52]: how long it is quiet, and whose the last word is.
import { silenceIn } from "./silence.ts";
import { say } from "../telling/say.ts";
import type { Language } from "../transcript/transcript.ts";
import { has, wordPattern } from "../words/pattern.ts";
import type { Report } from "../request/reported.ts";

const MINE_LAST = wordPattern(
  "не отвечает|не ответила|не ответил|молчит|без ответа|прочитала|прочитал|прочитано|читает|игнор*|пропала|пропал|no reply|no answer|doesn't reply|didn't reply|not replying|hasn't replied|doesn't answer|hasn't answered|on read|ghosted|stopped replying|reads",
);
/** From here on one calm return is due [CO16]. */
const ENOUGH_H = 20;
const NOTHING_SAID = /(?:отстань|не пиши мне|stop writing|leave me alone)/iu;

const WORDS = {
  ru: {
    open: "Из твоих слов вижу: {facts}.",
    mine: "последнее слово за тобой",
    theirs: "последнее слово не за тобой",
    hours: "тихо уже {n} ч",
    day: "тихо около суток",
    days: "тихо уже {n} дн.",
    weeks: "тихо больше недели",
    noNo: "ясного «нет» не прозвучало",
    enough: "Пауза уже выдержана, один раз написать можно.",
  },
  en: {
    open: "From what you tell me: {facts}.",
    mine: "the last word is yours",
    theirs: "the last word is theirs",
    hours: "it has been quiet for {n} h",
    day: "it has been quiet for about a day",
    days: "it has been quiet for {n} days",
    weeks: "it has been quiet for more than a week",
    noNo: "nobody has said a clear no",
    enough: "That pause is long enough: you may write once.",
  },
} as const;

/** The facts as one sentence; null when the words hold none. */
export function toldFacts(matter: string, report: Report | null, locale: Language): string | null {
  const words = WORDS[locale];
  const facts: string[] = [];
  const last = report?.messages.at(-1)?.speaker ?? (has(matter, MINE_LAST) ? "me" : null);
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
