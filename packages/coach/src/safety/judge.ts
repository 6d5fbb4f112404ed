// The judgement before every answer (MF1): whether somebody is in danger, or the wish itself would hurt somebody. Then help is
// said instead of messages. A small engine; what it knows is in `data/`.
import { HELP_ORDER, helpFor } from "./help-words.ts";
import type { HelpCase } from "./help-words.ts";
import type { Help, SafetyQuestion } from "./help.ts";
import { withoutDenials } from "./own-words.ts";
import { says } from "./phrase.ts";
import { safetyRules } from "./rules.ts";
import type { Rule } from "./rules.ts";
import { chatSpeeches, ownSpeeches, profileSpeeches } from "./speeches.ts";
import type { Speech } from "./speeches.ts";
import { wishesIn } from "./wishes.ts";

/** How far apart the parts of a phrase may stand, in characters. */
const NEAR = 48;
const LAUGHTER =
  /а?ха(?:ха)+|ахах|лол(?![а-я])|ржу|[😂🤣😹😅😆💀😜😉😘❤🥰😍]|\){2,}|(?<![a-z])(?:lol|lmao|rofl|haha\w*|jk|just kidding)(?![a-z])/u;

/** The help that a question calls for, by its gravest case; null mostly. [MF1] */
export function judge(question: SafetyQuestion): Help | null {
  const [gravest] = casesIn(question);
  return gravest === undefined ? null : helpFor(gravest, question.locale, question.words);
}

/** The cases that the question's words are, the gravest first; none mostly. */
function casesIn(question: SafetyQuestion): readonly HelpCase[] {
  const { words, transcript } = question;
  const found = new Set<string>([
    ...casesOf([...ownSpeeches(words), ...profileSpeeches(question)]),
    ...casesOf(chatSpeeches(transcript)),
    ...wishesIn(words, transcript),
  ]);
  return HELP_ORDER.filter((id) => found.has(id));
}

function casesOf(speeches: readonly Speech[]): readonly string[] {
  return speeches.flatMap((speech, index) =>
    safetyRules().flatMap((rule) => {
      const id = rule.said[speech.by];
      return id !== undefined && holds(rule, speech, speeches, index) ? [id] : [];
    }),
  );
}

function holds(rule: Rule, speech: Speech, talk: readonly Speech[], index: number): boolean {
  const text = rule.wish ? withoutDenials(speech.text) : speech.text;
  const found = sentencesOf(text).some(
    (sentence) => rule.when.some((parts) => nearEachOther(sentence, parts)) && !says(sentence, rule.unless),
  );
  if (!found) return false;
  const around = talk.map((one) => one.text).join("\n");
  if (rule.with.length > 0 && !says(around, rule.with)) return false;
  if (says(around, rule.without)) return false;
  const answer = talk[index + 1];
  return (
    !rule.lightly || !(LAUGHTER.test(speech.text) || (answer !== undefined && LAUGHTER.test(answer.text)))
  );
}

function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?\n])\s+|\n/u);
}

/** Whether all parts are there, each within reach of a place of the first one. */
function nearEachOther(sentence: string, parts: readonly RegExp[]): boolean {
  const [first, ...others] = parts;
  if (first === undefined) return false;
  if (others.length === 0) return first.test(sentence);
  for (const match of sentence.matchAll(new RegExp(first.source, "gu"))) {
    const around = wordsAround(sentence, match.index, match.index + match[0].length);
    if (others.every((other) => other.test(around))) return true;
  }
  return false;
}

/** What stands around a place of the sentence, whole words. */
function wordsAround(sentence: string, start: number, end: number): string {
  const first = start <= NEAR ? 0 : sentence.lastIndexOf(" ", start - NEAR) + 1;
  const last = sentence.indexOf(" ", end + NEAR);
  return sentence.slice(first, last === -1 ? undefined : last);
}
