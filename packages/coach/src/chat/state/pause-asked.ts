// Whether they asked for quiet, or are out of reach, and until when: nobody writes before that. Data in data/pauses.<language>.json.
import { phrase, readText, says } from "../../safety/phrases/phrase.ts";
import { plain } from "../../words/plain.ts";
import type { Language } from "../../transcript/transcript.ts";
import en from "../data/pauses.en.json" with { type: "json" };
import ru from "../data/pauses.ru.json" with { type: "json" };
import { momentWords } from "../../message/language-data.ts";
import { daysIn } from "../../message/moments.ts";
import type { At } from "./talk-state.ts";
import type { Act } from "../../acts/act.ts";
import { does, type Utterance } from "../../message/utterance.ts";

/** A pause that they asked for and that still lasts. */
export interface Pause {
  readonly at: At;
  /** «до воскресенья», “until Sunday”, null where no day was named. */
  readonly until: string | null;
}

const DATA = { ru, en };
/** Whoever does this after asking for quiet is talking again. */
const GOING_ON: readonly Act[] = [
  "invitation",
  "story",
  "good_news",
  "hint",
  "low_mood",
  "hard_news",
  "counter_offer",
];
/** «14-го», “the 31st”. */
const DATE = /(?<!\p{L})(?:the )?\d{1,2}(?:-?го|-?е|st|nd|rd|th)(?!\p{L})/u;
/** How many messages back such words still hold. */
const REACH = 6;

interface Patterns {
  readonly away: readonly RegExp[];
  readonly asking: readonly RegExp[];
  readonly not: readonly RegExp[];
  readonly comes: readonly RegExp[];
  readonly date: readonly RegExp[];
}

const PATTERNS = new Map<Language, Patterns>();

function patternsOf(language: Language): Patterns {
  const known = PATTERNS.get(language);
  if (known !== undefined) return known;
  const { offline, asks, unless, comes, date } = DATA[language];
  const patterns = {
    away: offline.map(phrase),
    asking: asks.map(phrase),
    not: unless.map(phrase),
    comes: comes.map(phrase),
    date: date.map(phrase),
  };
  PATTERNS.set(language, patterns);
  return patterns;
}

/** The pause that stands at the end of a talk; null where none does, or they have asked for something since. */
export function pauseIn(utterances: readonly Utterance[], language: Language): Pause | null {
  const { away, asking, not } = patternsOf(language);
  const from = Math.max(0, utterances.length - REACH);
  const at = utterances.findLastIndex(
    (one, place) =>
      place >= from &&
      one.speaker !== "me" &&
      // «Дети до понедельника у мамы, в доме тишина» asks for no quiet.
      says(readText(one.text), isOpening(one) ? away : [...away, ...asking]) &&
      !says(readText(one.text), not),
  );
  if (at < 0) return null;
  const theirs = utterances.slice(at).filter(({ speaker }) => speaker !== "me");
  const lapsed = theirs.some((one, place) => place > 0 && (one.asks !== undefined || does(one, ...GOING_ON)));
  if (lapsed) return null;
  const texts = theirs.map(({ text }) => text);
  const until = first(texts, (text) => untilIn(text, language));
  // «Хочу побыть одна» without an end is a soft no, not a pause.
  return until === null && !says(readText(texts[0] ?? ""), away) ? null : { at, until };
}

function isOpening(one: Utterance): boolean {
  return does(one, "hint", "invitation") && !does(one, "soft_refusal", "busy");
}

/** Until when a message says so: the day behind «до», or the day on which they say that they come back. */
function untilIn(text: string, language: Language): string | null {
  const { before, say } = DATA[language];
  const { comes, date } = patternsOf(language);
  const names: Readonly<Record<string, string>> = say;
  const padded = ` ${plain(text).replaceAll(/[^\p{L}\p{N}'-]+/gu, " ")} `;
  const words = momentWords(language);
  for (const { id, words: forms } of words.days)
    for (const form of forms)
      if (before.some((word) => padded.includes(` ${word} ${plain(form)} `))) return names[id] ?? null;
  const dated = date.map((pattern) => pattern.exec(readText(text))?.[0]).find((found) => found !== undefined);
  if (dated !== undefined) return dated;
  if (!says(readText(text), comes)) return null;
  const named = DATE.exec(plain(text))?.[0];
  if (named !== undefined) return `${before[0]} ${named}`;
  const [day] = daysIn(text, words);
  const moment = words.days.find((each) => each.say === day);
  return moment === undefined ? null : (names[moment.id] ?? null);
}

function first<T>(texts: readonly string[], find: (text: string) => T | null): T | null {
  for (const text of texts) {
    const found = find(text);
    if (found !== null) return found;
  }
  return null;
}
