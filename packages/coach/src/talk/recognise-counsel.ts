// Which question is asked [CO120]: known by its very words or by a phrase, or by the learnt classifier where it is sure; else the likeliest few, to be asked about.
import { guessLanguage } from "@fitil/language";
import { openCounsel } from "../learnt/open.ts";
import type { Language } from "../transcript/transcript.ts";
import { has, type WordPattern, wordPattern } from "../words/pattern.ts";
import { plain } from "../words/plain.ts";
import { TURN_SIGNS } from "./talk-words.ts";
import type { CounselTopic } from "../counsel/counsel.ts";
import { COUNSEL_TOPICS, counselCalled, counselPhrases, topicCalled } from "../counsel/language-data.ts";

/** What was recognised. */
export type Recognised =
  | { readonly kind: "sure"; readonly id: string }
  /** Two or three candidates, the likeliest first. */
  | { readonly kind: "unsure"; readonly ids: readonly string[] };

/** From here on the likeliest is believed, if it is so much likelier than the next. */
const SURE = 0.28;
const CLEARLY = 1.5;
/** What is less likely is not even asked about. */
const POSSIBLE = 0.1;
/** Where no word speaks of two people, it takes so much more. */
const FAR_FROM_IT = 1.4;
const MAX_CANDIDATES = 3;

/** The question that the whole text asks for sure; null where there is none. */
export function sureCounsel(said: string): CounselTopic | null {
  const found = recogniseCounsel(said);
  return found?.kind === "sure" ? topicCalled(found.id) : null;
}

/** The question in `said`, in whichever language it is; null where it is none that is known. The same words give the same answer. */
export function recogniseCounsel(said: string): Recognised | null {
  if (!/\p{L}/u.test(said)) return null;
  const language = guessLanguage([said]);
  const known = named(said, language) ?? phrasedCounsel(said, language);
  if (known !== null) return { kind: "sure", id: known };
  const probabilities = openCounsel(language).probabilitiesOf(said);
  const found = COUNSEL_TOPICS.map(({ id }, at) => ({ id, probability: probabilities[at] ?? 0 })).toSorted(
    (one, other) => other.probability - one.probability,
  );
  const [first, second] = found;
  const bar = has(said, TURN_SIGNS.somebody) ? 1 : FAR_FROM_IT;
  if (first === undefined || second === undefined || first.probability < POSSIBLE * bar) return null;
  if (first.probability >= SURE * bar && first.probability >= second.probability * CLEARLY)
    return { kind: "sure", id: first.id };
  return { kind: "unsure", ids: found.slice(0, MAX_CANDIDATES).map(({ id }) => id) };
}

/** The one topic that a phrase of the text stands for whatever else is said (CO125); null where there is none, or more than one. */
export function phrasedCounsel(said: string, language: Language = guessLanguage([said])): string | null {
  const [first, ...others] = phrases[language].filter(([, pattern]) => has(said, pattern));
  return first === undefined || others.length > 0 ? null : first[0];
}

/** A topic whose name, or one of whose known wordings, these very words are. */
function named(said: string, language: Language): string | null {
  const words = bare(said);
  if (words === "") return null;
  const exact = wordings(language);
  return exact.get(words) ?? null;
}

const phrases: Readonly<Record<Language, readonly (readonly [id: string, pattern: WordPattern])[]>> = {
  ru: patternsIn(counselPhrases("ru")),
  en: patternsIn(counselPhrases("en")),
};

function patternsIn(listed: Readonly<Record<string, readonly string[]>>) {
  return Object.entries(listed).map(([id, list]) => [id, wordPattern(list.join("|"))] as const);
}

const opened = new Map<Language, ReadonlyMap<string, string>>();

function wordings(language: Language): ReadonlyMap<string, string> {
  const known = opened.get(language);
  if (known !== undefined) return known;
  const made = new Map(
    COUNSEL_TOPICS.flatMap(({ id }) => {
      const { name, asked } = counselCalled(id, language);
      return [name, ...asked].map((words) => [bare(words), id] as const);
    }),
  );
  opened.set(language, made);
  return made;
}

function bare(text: string): string {
  return plain(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
