// The judgement before every answer (MF1): whether somebody is in danger, or the wish itself would hurt somebody. Then help is
// said instead of messages. A small engine; what it knows is in `data/`, and where that is silent, what was learnt speaks.
import { parsePastedChat } from "../talk/parse-pasted-chat.ts";
import { standingBoundary } from "./boundaries.ts";
import { answersGiven } from "./check.ts";
import { standingCases } from "./follow-ups.ts";
import { HELP_ORDER, helpFor } from "./help-words.ts";
import type { HelpCase } from "./help-words.ts";
import type { Help, SafetyQuestion } from "./help.ts";
import { LAUGHTER } from "./laughter.ts";
import { likelyIn, likelyTold } from "./likely.ts";
import { speaksOfMinor } from "./minors.ts";
import { withoutDenials } from "./denials.ts";
import { isIn, says } from "./phrase.ts";
import { safetyRules } from "./rules.ts";
import type { Rule } from "./rules.ts";
import { chatSpeeches, ownSpeeches, profileSpeeches } from "./speeches.ts";
import type { Speech } from "./speeches.ts";

/** How far apart the parts of a phrase may stand, in characters. */
const NEAR = 48;

/** The help that a question calls for, by its gravest case; null mostly. [MF1] */
export function judge(question: SafetyQuestion): Help | null {
  const [gravest] = casesIn(question);
  return gravest === undefined ? null : helpFor(gravest, question.locale, question.words);
}

/** The cases that the question's words are, the gravest first; none mostly. */
function casesIn(question: SafetyQuestion): readonly HelpCase[] {
  const { words, earlier, profile, notes, transcript } = question;
  const chat = transcript ?? parsePastedChat(words);
  const talk = chatSpeeches(chat);
  const boundary = talk.length === 0 ? null : standingBoundary(talk.map(lineOf));
  const turns = [...earlier, words];
  const answers = answersGiven(question);
  const told = (text: string, at: number): readonly HelpCase[] => {
    const answer = answers[at] ?? null;
    if (answer !== null) return answer === "safe" ? [] : [answer];
    const listed = inOrder([
      ...casesOf(ownSpeeches(text), boundary !== null),
      ...(speaksOfMinor([text], null) ? ["minor"] : []),
    ]);
    return listed.length > 0 || parsePastedChat(text) !== null ? listed : likelyTold(text);
  };
  const listed = inOrder([
    ...standingCases(turns, told),
    ...casesOf(profileSpeeches(question), false),
    ...casesOf(talk, boundary !== null),
    ...(speaksOfMinor([profile, notes], chat) ? ["minor"] : []),
    ...(boundary?.kind === "ordered" ? ["boundary_ordered"] : []),
  ]);
  return listed.length > 0 ? listed : inOrder(likelyIn(talk));
}

/** The cases once each, the gravest first. */
function inOrder(cases: readonly string[]): readonly HelpCase[] {
  return HELP_ORDER.filter((id) => cases.includes(id));
}

function lineOf({ by, text }: Speech) {
  return { speaker: by === "me" ? ("me" as const) : ("them" as const), text };
}

function casesOf(speeches: readonly Speech[], afterNo: boolean): readonly string[] {
  const around = speeches.map(({ text }) => text).join("\n");
  return safetyRules()
    .filter((rule) => (afterNo || !rule.afterNo) && fits(rule, around))
    .flatMap((rule) =>
      speeches.flatMap((speech, index) => {
        const id = rule.said[speech.by];
        const isLate = speeches.length - index <= rule.late;
        return id !== undefined && isLate && holds(rule, speech, speeches[index + 1]) ? [id] : [];
      }),
    );
}

/** Whether what must be, or must not be, anywhere in these words is as the rule wants it. */
function fits(rule: Rule, around: string): boolean {
  return (rule.with.length === 0 || says(around, rule.with)) && !says(around, rule.without);
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
