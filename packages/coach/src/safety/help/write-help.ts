// Help in the person's own situation (MF1, CO114): their question answered by yes or no, the plan that must not happen named in the first
// sentence, and first the steps that fit where they are. What is known of situations is in `data/situations.*.json`.
import type { Language } from "../../transcript/transcript.ts";
import { parsePastedChat } from "../../request/parse-pasted-chat.ts";
import en from "../data/situations.en.json" with { type: "json" };
import ru from "../data/situations.ru.json" with { type: "json" };
import { type HelpCase, helpFor } from "./help-words.ts";
import type { Help, SafetyQuestion } from "./help.ts";
import { speaksOfMinor } from "../evidence/minors.ts";
import { phrase, readText, says } from "../phrases/phrase.ts";

type By = "own" | "me" | "them";

/** Something that is said in one sentence, and what help has to say to it. */
interface Situation {
  readonly for: ReadonlySet<string>;
  readonly by: ReadonlySet<string>;
  readonly when: readonly RegExp[];
  /** What makes it another situation, said by anybody in any of the sentences. */
  readonly unless: readonly RegExp[];
}

/** The same as it stands in the data. */
interface WrittenSituation {
  readonly for: readonly string[];
  readonly by: readonly string[];
  readonly when: readonly string[];
  readonly unless?: readonly string[];
}

interface Sentence {
  readonly by: By;
  /** As it was written, in one line. */
  readonly text: string;
}

/** Messages at the end of a chat, and turns of the person, that tell how things stand now. */
const LATE = 14;
const LATE_TURNS = 3;
/** Of a longer message its end tells how things stand now. PERF: some two hundred phrases are looked for in all that is read. */
const LATE_LETTERS = 3000;
/** A longer sentence is not quoted whole. */
const LONGEST_PLAN = 90;
/** Steps are for one evening: first those of this danger, and room for what always helps. */
const MAX_STEPS = 4;
const MAX_OWN_STEPS = 3;

/** What of a step stands for the people of theirs that the chat names; without any, the step is not said. */
const RELATIVES = "{relatives}";

const SITUATIONS = { ru: read(ru), en: read(en) } as const;

/** The help for a case as the question calls for it, in the person's language. */
export function writeHelp(id: HelpCase, question: SafetyQuestion): Help {
  const { locale, words, earlier, profile, notes, transcript } = question;
  const isYoung = speaksOfMinor([...earlier, words, profile, notes], transcript ?? parsePastedChat(words));
  const { steps, text, summary, ...help } = helpFor(id, locale, words, isYoung);
  const sentences = sentencesOf(question);
  const fitting = [...new Set(stepsFor(id, sentences, locale))].slice(0, MAX_OWN_STEPS);
  const own = [...fitting, ...steps].slice(0, MAX_STEPS);
  const answer = steps.length === 0 ? null : answerTo(words, locale);
  return {
    ...help,
    summary: [answer, planIn(id, sentences, locale), summary].filter((said) => said !== null).join(" "),
    text: [...own.map((step, at) => `${at + 1}. ${step}`), text].join("\n"),
  };
}

function stepsFor(id: HelpCase, sentences: readonly Sentence[], locale: Language): readonly string[] {
  return SITUATIONS[locale].steps.flatMap(({ step, ...rest }, at) => {
    if (step.includes(RELATIVES)) {
      const named = rest.for.has(id) ? relativesIn(sentences, rest.by, locale) : [];
      return named.length === 0 ? [] : [step.replace(RELATIVES, named.join(", "))];
    }
    // What was said may be in either language, the step is in the person's.
    return [SITUATIONS.en.steps[at], SITUATIONS.ru.steps[at]].some(
      (situation) => situation !== undefined && lastIn(id, sentences, situation) !== null,
    )
      ? [step]
      : [];
  });
}

/** Who of theirs is named in what these said, in the person's language. */
function relativesIn(
  sentences: readonly Sentence[],
  by: ReadonlySet<string>,
  locale: Language,
): readonly string[] {
  const said = sentences.filter((one) => by.has(one.by)).map(({ text }) => readText(text));
  const isNamed = (when: readonly RegExp[] = []) => said.some((text) => says(text, when));
  return SITUATIONS[locale].relatives.flatMap(({ say }, at) =>
    [SITUATIONS.en, SITUATIONS.ru].some(({ relatives }) => isNamed(relatives[at]?.when)) ? [say] : [],
  );
}

/** The sentence about the latest plan that must not happen; null where none is told. */
function planIn(id: HelpCase, sentences: readonly Sentence[], locale: Language): string | null {
  for (const [at, { say }] of SITUATIONS[locale].plans.entries())
    for (const { plans } of [SITUATIONS.ru, SITUATIONS.en]) {
      const plan = plans[at] === undefined ? null : lastIn(id, sentences, plans[at]);
      if (plan !== null) return say.replace("{plan}", () => plan);
    }
  return null;
}

/** The last sentence that tells of the situation, short enough to be quoted. */
function lastIn(id: HelpCase, sentences: readonly Sentence[], situation: Situation): string | null {
  if (!situation.for.has(id)) return null;
  if (sentences.some(({ text }) => says(readText(text), situation.unless))) return null;
  const found = sentences.findLast(
    ({ by, text }) => situation.by.has(by) && says(readText(text), situation.when),
  );
  if (found === undefined) return null;
  const { text } = found;
  return text.length <= LONGEST_PLAN ? text : `${text.slice(0, LONGEST_PLAN).replace(/\s+\S*$/u, "")}…`;
}

/** «Нет» or «да» to what the person asks of the mentor; null where that is no yes-or-no question. */
function answerTo(words: string, locale: Language): string | null {
  if (parsePastedChat(words) !== null) return null;
  const asked = (words.match(/[^.!?\n]+\?/gu) ?? []).map(readText);
  for (const one of asked.toReversed())
    for (const { answers } of [SITUATIONS.ru, SITUATIONS.en])
      if (!says(one, answers.open) && says(one, answers.asks))
        return SITUATIONS[locale].answers[says(one, answers.protects) ? "yes" : "no"];
  return null;
}

function sentencesOf({ words, earlier, transcript }: SafetyQuestion): readonly Sentence[] {
  const pasted = parsePastedChat(words);
  const chat = transcript ?? pasted;
  const said = (chat?.kind === "chat" ? chat.messages : [])
    .slice(-LATE)
    .flatMap(({ speaker, text }) => partsOf(text, speaker === "me" ? "me" : "them"));
  const own = [...earlier, ...(pasted === null ? [words] : [])].slice(-LATE_TURNS);
  return [...said, ...own.flatMap((text) => partsOf(text, "own"))];
}

function partsOf(text: string, by: By): readonly Sentence[] {
  return text
    .slice(-LATE_LETTERS)
    .split(/(?<=[.!?…])\s+|\n/u)
    .map((part) => part.replace(/[\s.…]+$/u, "").trim())
    .filter((part) => part !== "")
    .map((part) => ({ by, text: part }));
}

function read({ answers, plans, steps, relatives }: typeof ru) {
  const situation = ({ for: cases, by, when, unless = [] }: WrittenSituation): Situation => ({
    for: new Set(cases),
    by: new Set(by),
    when: when.map(phrase),
    unless: unless.map(phrase),
  });
  return {
    answers: {
      ...answers,
      open: answers.open.map(phrase),
      asks: answers.asks.map(phrase),
      protects: answers.protects.map(phrase),
    },
    plans: plans.map((plan) => ({ ...situation(plan), say: plan.say })),
    relatives: relatives.map(({ when, say }) => ({ when: when.map(phrase), say })),
    steps: steps.map((step) => ({ ...situation(step), step: step.step })),
  };
}
