// The short questions that stand below an answer where danger is possible and not sure (CO110), and what answers to them mean, read from
// `data/`: one file a language.
import type { Asks } from "../advice/advice.ts";
import type { Language } from "../transcript/transcript.ts";
import en from "./data/checks.en.json" with { type: "json" };
import ru from "./data/checks.ru.json" with { type: "json" };
import { type HelpCase, HELP_ORDER } from "./help/help-words.ts";
import { phrase, readText, says } from "./phrases/phrase.ts";

/** A question that is asked; the gravest first. */
export type CheckId = keyof typeof ru.checks;

/** What an answer means: the help it calls for, or that all is well. */
export type Meaning = HelpCase | "safe";

interface WrittenCheck {
  readonly question: string;
  readonly choices: readonly { readonly words: string; readonly means: string }[];
  /** What «не знаю» means. */
  readonly unsure: string;
}

const LANGUAGES = { ru, en } as const;
const CHECKS: Readonly<Record<Language, Readonly<Record<CheckId, WrittenCheck>>>> = {
  ru: ru.checks,
  en: en.checks,
};
const typed = (pick: (data: typeof ru) => readonly string[]) => [...pick(ru), ...pick(en)].map(phrase);
const REASSURES = typed((data) => data.typed.reassures);
const YES = typed((data) => data.typed.yes);
const NO = typed((data) => data.typed.no);
const UNSURE = typed((data) => data.typed.unsure);
/** An answer with more words is a story of its own. */
const MAX_WORDS = 8;

/** All questions, the gravest first: the order of the data. */
export const CHECK_ORDER = Object.keys(ru.checks) as readonly CheckId[];

/** The question in the person's language. It wants a tap alone, and is no condition of the messages above it. */
export function checkFor(id: CheckId, locale: Language): Asks {
  const { question, choices } = CHECKS[locale][id];
  return { question, choices: choices.map(({ words }) => words), free: false };
}

/** The question whose answer tells whether this is the case. Throws when no question asks for its kind. */
export function checkOfCase(id: HelpCase): CheckId {
  const found =
    CHECK_ORDER.find((check) => check === id) ?? CHECK_ORDER.find((check) => id.startsWith(check));
  if (found === undefined) throw new Error(`No question asks about ${id}`);
  return found;
}

/** What is said to an answer that all is well: the messages above stand. */
export function settledWords(locale: Language): string {
  return LANGUAGES[locale].settled;
}

/** Whether `words` answer the mentor's `question`, if it is one of these, with all being well. [CO110] */
export function isSafeAnswer(question: string, words: string): boolean {
  const asked = (language: Language) => (id: CheckId) => CHECKS[language][id].question === question;
  const id = CHECK_ORDER.find(asked("ru")) ?? CHECK_ORDER.find(asked("en"));
  return id !== undefined && answerTo(id, words) === "safe";
}

/** What a tapped answer means and to which question; null where the words are none. */
export function tappedAnswer(words: string): { readonly id: CheckId; readonly means: Meaning } | null {
  return TAPPED.get(bare(words)) ?? null;
}

/** What an answer to this question means, tapped or typed in a few words; null where it answers nothing. */
export function answerTo(id: CheckId, words: string): Meaning | null {
  const tapped = tappedAnswer(words);
  if (tapped !== null) return tapped.id === id ? tapped.means : null;
  const said = readText(words).trim();
  if (said.split(/\s+/u).length > MAX_WORDS) return null;
  const { choices, unsure } = CHECKS.ru[id];
  const [first, second] = choices.map(({ means }) => meaning(means)) as [Meaning, Meaning];
  if (says(said, REASSURES)) return "safe";
  if (says(said, YES)) return first;
  // «Нет» to «есть ли восемнадцать?» is no relief.
  if (says(said, NO)) return first === "safe" ? second : "safe";
  return says(said, UNSURE) ? meaning(unsure) : null;
}

function bare(text: string): string {
  return readText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function meaning(name: string): Meaning {
  if (name === "safe") return name;
  const found = HELP_ORDER.find((id) => id === name);
  if (found === undefined) throw new Error(`No such case: ${name}`);
  return found;
}

/** Every answer that can be tapped, by its bare words; of two alike the earlier question's. */
const TAPPED: ReadonlyMap<string, { readonly id: CheckId; readonly means: Meaning }> = new Map(
  CHECK_ORDER.toReversed().flatMap((id) =>
    [...CHECKS.en[id].choices, ...CHECKS.ru[id].choices]
      .toReversed()
      .map((choice) => [bare(choice.words), { id, means: meaning(choice.means) }] as const),
  ),
);
