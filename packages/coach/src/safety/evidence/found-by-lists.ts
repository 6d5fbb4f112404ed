// What the lists find (MF1): rules that are data, said by whoever they hold for. A weak one, in words that the classifier finds nothing
// in at all, is a word and not a danger: it raises a question, not help.
import { HELP_ORDER, type HelpCase } from "../help/help-words.ts";
import { LAUGHTER } from "../phrases/laughter.ts";
import { likelihoodOf, withoutDenials } from "./heard-by-classifier.ts";
import { mayTellAge, namesMinorAge, speaksOfMinor } from "./minors.ts";
import { isIn, says } from "../phrases/phrase.ts";
import { type Rule, safetyRulesFor } from "./rules.ts";
import { ownSpeeches, type Speech } from "./speeches.ts";
import type { Transcript } from "../../transcript/transcript.ts";

/** Cases that are found. */
export interface ListedCases {
  /** They call for help. */
  readonly sure: readonly HelpCase[];
  /** They call for a question. */
  readonly doubtful: readonly HelpCase[];
}

/** How far apart the parts of a phrase may stand, in characters. */
const NEAR = 48;
/** Below this probability of any danger a weak hit is only a word. */
const MIN_LIKELY = 0.15;

/**
 * The cases of the rules in what is said.
 * @param afterNo whether a no of the other one stands in the chat
 */
export function listedIn(speeches: readonly Speech[], afterNo: boolean): ListedCases {
  const around = speeches.map(({ text }) => text).join("\n");
  const hits = safetyRulesFor(around)
    .filter((rule) => (afterNo || !rule.afterNo) && fits(rule, around))
    .flatMap((rule) =>
      speeches.flatMap((speech, index) => {
        const id = rule.said[speech.by];
        const isLate = speeches.length - index <= rule.late;
        if (id === undefined || !isLate || !holds(rule, speech, speeches[index + 1])) return [];
        if (rule.fended && !isFended(rule, speech, speeches)) return [];
        // What one says in two messages is one thing.
        const near = speeches.slice(Math.max(0, index - 1), index + 2).filter(({ by }) => by === speech.by);
        return [{ id, isSure: !rule.weak || isLikely(near) }];
      }),
    );
  const named = (isSure: boolean) =>
    gravestFirst(hits.filter((hit) => hit.isSure === isSure).map(({ id }) => id));
  return { sure: named(true), doubtful: named(false) };
}

/** The same in what the person tells the mentor, with the ages it names. */
export function listedTold(text: string, afterNo: boolean): ListedCases {
  const speeches = ownSpeeches(text);
  return withAges(listedIn(speeches, afterNo), speeches, [text], null);
}

/** The same in a chat, with the ages and schools that it names. */
export function listedInChat(
  chat: Transcript | null,
  talk: readonly Speech[],
  afterNo: boolean,
): ListedCases {
  return withAges(listedIn(talk, afterNo), talk, [], chat);
}

/** With the age or the school that is told of; a profile is no talk, and what it says is plain. */
function withAges(
  { sure, doubtful }: ListedCases,
  speeches: readonly Speech[],
  told: readonly string[],
  chat: Transcript | null,
): ListedCases {
  if (!speaksOfMinor(told, chat)) return { sure, doubtful };
  const telling = speeches.filter(({ text }) => mayTellAge(text));
  const isPlain = telling.length === 0 || isLikely(telling);
  return isPlain || namesMinorAge(told, chat)
    ? { sure: gravestFirst([...sure, "minor"]), doubtful }
    : { sure, doubtful: gravestFirst([...doubtful, "minor"]) };
}

/** The cases once each, the gravest first. */
export function gravestFirst(cases: readonly string[]): readonly HelpCase[] {
  return HELP_ORDER.filter((id) => cases.includes(id));
}

/** Whether the classifier does not rule the danger out in any of these words. */
function isLikely(speeches: readonly Speech[]): boolean {
  return speeches.some((speech) => likelihoodOf(speech) >= MIN_LIKELY);
}

/** Whether what must be, or must not be, anywhere in these words is as the rule wants it. */
function fits(rule: Rule, around: string): boolean {
  return (rule.with.length === 0 || says(around, rule.with)) && !says(around, rule.without);
}

/** Whether the other side fends off what is said. */
function isFended(rule: Rule, { by }: Speech, speeches: readonly Speech[]): boolean {
  return speeches.some((other) => other.by !== by && says(other.text, rule.with));
}

function holds(rule: Rule, { text }: Speech, answer: Speech | undefined): boolean {
  const found = sentencesOf(rule.wish ? withoutDenials(text) : text).some(
    (sentence) => rule.when.some((parts) => nearEachOther(sentence, parts)) && !says(sentence, rule.unless),
  );
  if (!found || !rule.lightly) return found;
  return !LAUGHTER.test(text) && !LAUGHTER.test(answer?.text ?? "");
}

function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?\n])\s+|\n/u);
}

/** Whether all parts are there, each within reach of a place of the first one. */
function nearEachOther(sentence: string, parts: readonly RegExp[]): boolean {
  const [first, ...others] = parts;
  if (first === undefined) return false;
  if (!isIn(sentence, first)) return false;
  if (others.length === 0) return true;
  for (const match of sentence.matchAll(new RegExp(first.source, "gu"))) {
    const around = wordsAround(sentence, match.index, match.index + match[0].length);
    if (others.every((other) => isIn(around, other))) return true;
  }
  return false;
}

/** What stands around a place of the sentence, whole words. */
function wordsAround(sentence: string, start: number, end: number): string {
  const first = start <= NEAR ? 0 : sentence.lastIndexOf(" ", start - NEAR) + 1;
  const last = sentence.indexOf(" ", end + NEAR);
  return sentence.slice(first, last === -1 ? undefined : last);
}
