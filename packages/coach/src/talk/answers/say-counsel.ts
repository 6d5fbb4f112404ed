// What is said to a question that was recognised: whole paragraphs for who asks, a fact where a study fits, and where the question is not
// sure, one question back with answers to tap [CO120].
import type { Asks } from "../../advice/advice.ts";
import { theirGender } from "../../chat/gender-forms.ts";
import type { Gender, Language } from "../../transcript/transcript.ts";
import { factOf } from "../../facts/facts.ts";
import { has, wordPattern } from "../../words/pattern.ts";
import type { Counsel, CounselTopic, CounselVariant } from "../../counsel/counsel.ts";
import { counselCalled, counselWords, topicCalled } from "../../counsel/language-data.ts";

/** Who asks, and in which words. */
export interface CounselAsked {
  /** The question as it was put. */
  readonly said: string;
  /** What else the person says of themselves: the profile; may be empty. */
  readonly about: string;
  /** The language of the answer. */
  readonly locale: Language;
  /** Each take says it from the other side. */
  readonly take: number;
}

/** The answer as one text, paragraphs with an empty line between them. */
export function sayCounsel({ id, fact }: CounselTopic, asked: CounselAsked): string {
  const { locale, take } = asked;
  const counsel = counselCalled(id, locale);
  if (take % 2 === 1) return inParagraphs(counsel.more);
  const known = fact === undefined ? null : factOf(fact);
  const told = known === null ? [] : [`${known.sentence[locale]} (${known.source[locale]})`];
  return inParagraphs([...sayingFor(counsel, asked), ...told]);
}

/** The same question from another side, for «а подробнее?». */
export function sayMore(id: string, locale: Language): string {
  return inParagraphs(counselCalled(id, locale).more);
}

/** What was understood, and which question it may be. `ids`: 2–4 candidates. */
export function askWhich(
  ids: readonly string[],
  locale: Language,
): { readonly words: string; readonly asks: Asks } {
  const words = counselWords(locale);
  const families = new Set(ids.map((id) => topicCalled(id).family));
  const [family] = families;
  return {
    words: families.size === 1 && family !== undefined ? words.families[family] : words.several,
    asks: {
      question: words.question,
      choices: ids.map((id) => counselCalled(id, locale).name),
      free: true,
    },
  };
}

function sayingFor(counsel: Counsel, asked: CounselAsked): readonly string[] {
  return counsel.variants?.find((variant) => fits(variant, asked))?.say ?? counsel.say;
}

function fits({ when }: CounselVariant, { said, about }: CounselAsked): boolean {
  if (when.told !== undefined && !has(said, wordPattern(when.told.join("|")))) return false;
  if (when.me !== undefined && when.me !== genderOfAsker(said, about)) return false;
  return when.them === undefined || when.them === theirGender([], said);
}

/** Of the one who asks: by how they speak of themselves. */
function genderOfAsker(said: string, about: string): Gender | null {
  return theirGender([said], "") ?? theirGender([about], "");
}

function inParagraphs(paragraphs: readonly string[]): string {
  return paragraphs.join("\n\n");
}
