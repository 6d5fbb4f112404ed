// What the person wrote about themselves, in their own first-person words: it can answer a question as it stands [CO33].
import data from "./data/profile.json" with { type: "json" };
import type { QuestionKind } from "./question-kind.ts";
import { quotable } from "../words/quotable.ts";
import { findAll, wordPattern, wordsOf } from "../words/pattern.ts";
import { plainWithPlaces } from "../words/plain.ts";

/** How a profile begins what answers a question of a kind: beginnings of clauses, in the signs of a regular expression. */
const OPENINGS: Readonly<Partial<Record<QuestionKind, RegExp>>> = Object.fromEntries(
  Object.entries(data.openings).map(([kind, begins]) => [
    kind,
    new RegExp(`(?<!\\p{L})(?:${begins.join("|")})`, "u"),
  ]),
);
/** Names of professions as one writes them of oneself, in the first form. */
const PROFESSION = wordPattern([...data.professions.ru, ...data.professions.en].join("|"));
/** That somebody is a woman or a man answers no question. */
const SEX_ALONE = /^(?:i am|i'm) an? (?:wo)?man\.?$/iu;
const MAX_WORDS = 5;
const LONGEST = 90;

/**
 * What a profile says to a question of this kind («работаю инженером», «я ветеринарный врач»), to go on in a sentence: no
 * capital, no full stop. Null when there is none, or it is in the other alphabet than `russian` wants.
 */
export function profileAnswer(profile: string, kind: QuestionKind, russian: boolean): string | null {
  const found = clauseOf(profile, kind) ?? (kind === "job" ? professionOf(profile, russian) : null);
  if (found === null || found.length < 5 || found.endsWith("…") || SEX_ALONE.test(found)) return null;
  return /[А-Яа-яЁё]/.test(found) === russian ? lowered(found) : null;
}

/** The clause that begins like an answer. */
function clauseOf(profile: string, kind: QuestionKind): string | null {
  const opening = OPENINGS[kind];
  const { text, placeOf } = plainWithPlaces(profile);
  const start = opening ? text.search(opening) : -1;
  if (start < 0) return null;
  const clause = profile.slice(placeOf(start)).split(/[.;!?\n]|,\s(?:но|а|but)\s/u)[0] ?? "";
  return tidied(clause);
}

/** «Ветеринарный врач, 31 год» names a profession without a verb. */
function professionOf(profile: string, russian: boolean): string | null {
  const clause = profile
    .split(/[.,;!?\n()]|\s[–—-]\s/u)
    .map(tidied)
    .find((part) => wordsOf(part).length <= MAX_WORDS && findAll(part, PROFESSION).length > 0);
  if (clause === undefined) return null;
  const noun = lowered(clause.replace(/^(?:я|i'm an?|i am an?|an?)\s+/iu, ""));
  if (russian) return `я ${noun}`;
  return `I'm ${/^[aeiou]/iu.test(noun) ? "an" : "a"} ${noun}`;
}

function tidied(words: string): string {
  return quotable(words, LONGEST);
}

/** In lower case at its beginning, but for “I” and for short names (IT, QA). */
function lowered(words: string): string {
  return /^(?:I(?![a-z])|\p{Lu}{2})/u.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);
}
