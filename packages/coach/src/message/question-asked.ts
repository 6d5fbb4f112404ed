// What the other one asks: which sentence of a message wants an answer, of what kind, and what it leaves to choose between.
// Data in data/questions.<language>.json.
import { phrase, readText, says } from "../safety/phrases/phrase.ts";
import { plain } from "../words/plain.ts";
import { type ChoiceWords, choicesIn, secondOf } from "./alternatives.ts";
import en from "./data/questions.en.json" with { type: "json" };
import ru from "./data/questions.ru.json" with { type: "json" };

/** A question that wants an answer. */
export interface OpenQuestion {
  /** What is wanted: one of alternatives (`pick`), a time, a place, what happened, a yes or a no (`whether`) … */
  readonly kind: string;
  /** The sentence that asks. */
  readonly words: string;
  /** Whether it is about meeting: when, where, which of two. */
  readonly meets: boolean;
  /** Answers that the question itself offers, in words that can stand in a message; none where it offers none. */
  readonly choices: readonly string[];
}

/** A language's words for asking. */
export interface QuestionWords extends ChoiceWords {
  readonly kinds: readonly { readonly kind: string; readonly says: readonly string[] }[];
  /** What asks without a question mark where a sentence is nothing more. */
  readonly bare: readonly string[];
  /** Whole sentences that end in a mark and want no answer. */
  readonly no: readonly string[];
  /** A word (or two) of a question that wants a yes or a no, and the same said of oneself: «сможешь» – «смогу». */
  readonly sayYes: Readonly<Record<string, string>>;
  readonly sayNo?: Readonly<Record<string, string>>;
  /** How a no is made of a yes that `sayNo` does not name. */
  readonly not: string;
  readonly plainly: readonly string[];
  /** What takes both of two. */
  readonly both: string;
  /** Words that a question begins with which no yes and no no answers. */
  readonly open: readonly string[];
  /** What a question about meeting says. */
  readonly meets: readonly string[];
  /** They have asked, and say that they wait. */
  readonly waits: readonly string[];
}

interface Compiled {
  readonly words: QuestionWords;
  readonly kinds: readonly (readonly [kind: string, says: readonly RegExp[]])[];
  readonly bare: readonly RegExp[];
  readonly no: readonly RegExp[];
  readonly open: RegExp;
  readonly meets: readonly RegExp[];
  readonly waits: readonly RegExp[];
}

/** Emoji end a sentence, too. */
const SENTENCE = /(?<=[.!?…)])\s+|\n+|(?<=[^?\s]\s?\p{Extended_Pictographic}\uFE0F?)\s+/u;
/** A question mark that no letters follow: emoji and smileys may. */
const MARKED = /\?[^\p{L}\p{N}]*$/u;
const CYRILLIC = /[а-яё]/iu;

const COMPILED = new Map<QuestionWords, Compiled>();

function compiledOf(text: string): Compiled {
  const words: QuestionWords = CYRILLIC.test(text) ? ru : en;
  const known = COMPILED.get(words);
  if (known !== undefined) return known;
  // A whole sentence, whatever marks stand around it.
  const whole = (source: string) => new RegExp(`^[^a-zа-я\\d]*${phrase(source).source}[^a-zа-я\\d]*$`, "u");
  const compiled: Compiled = {
    words,
    kinds: words.kinds.map(({ kind, says: sources }) => [kind, sources.map(phrase)]),
    bare: words.bare.map(whole),
    no: words.no.map(whole),
    // «А что ты ищешь?», “so what are you after”: a small word or two may stand before it.
    open: new RegExp(
      `^[^a-zа-я\\d]*(?:(?:а|и|ну|но|так|ты|вы|so|and|but|ok|well|haha|hey)[\\s,]+){0,2}${phrase(`(${words.open.join("|")})`).source}`,
      "u",
    ),
    meets: words.meets.map(phrase),
    waits: words.waits.map(phrase),
  };
  COMPILED.set(words, compiled);
  return compiled;
}

/** The last question of a message that wants an answer; null where it asks nothing. */
export function askedIn(text: string): OpenQuestion | null {
  const sentences = text.split(SENTENCE).map((sentence) => sentence.trim());
  const at = sentences.findLastIndex((sentence) => sentence !== "" && isQuestion(sentence));
  const [found, before] = [sentences[at], sentences[at - 1]];
  if (found === undefined) return null;
  return (before === undefined ? null : choiceOfTwo(before, found)) ?? asked(found);
}

/** «А вы собак любите? Или вы больше по кошкам?»: one question in two sentences, which neither a yes nor a no answers. */
function choiceOfTwo(before: string, found: string): OpenQuestion | null {
  const { words, meets } = compiledOf(found);
  const [head = "", ...rest] = plain(found).match(/[\p{L}\p{N}'-]+/gu) ?? [];
  if (!words.or.includes(head) || !MARKED.test(before)) return null;
  const first = asked(before).choices[0];
  const second = secondOf(rest, words);
  const both = `${before} ${found}`;
  const choices = first === undefined || second === null ? [] : [first, second, words.both];
  return { kind: "either", words: both, meets: says(readText(both), meets), choices };
}

/** Whether a message says that an answer may take its time: what was asked still stands. */
export function waitsForAnswer(text: string): boolean {
  return says(readText(text), compiledOf(text).waits);
}

/** What they quote asks nothing of me: «все пишут "покоряешь вершины?"». */
const QUOTED = /["«“„][^"»”“]*["»”“]/gu;

function isQuestion(whole: string): boolean {
  const outside = whole.replaceAll(QUOTED, " ");
  const sentence = /\p{L}{2}/u.test(outside) ? outside.trim() : whole;
  const { bare, no } = compiledOf(sentence);
  const text = readText(sentence);
  if (MARKED.test(sentence)) return !says(text, no) && /\p{L}/u.test(sentence);
  return says(text, bare) || clausesOf(text).some((clause) => says(clause, bare));
}

/** Half sentences; «How did it go, I've been thinking of you» asks in its first. */
function clausesOf(text: string): readonly string[] {
  return text.split(/[,;:–—]\s|\s-\s/u).slice(0, 1);
}

/** «А ты?», “u?”: the same is asked of me, and no yes or no. */
const BACK =
  /^[^\p{L}]*(?:(?:а|и|ну а|and|how about|what about) )?(?:ты|вы|у тебя|у вас|тебе|сам|сама|твой|твоя|you|u|yours|urs|yourself|wbu|hbu)[^\p{L}]*$/u;
/** «Во сколько?», “when?”: so few words ask about what the two are planning. */
const BRIEF = 3;

function asked(sentence: string): OpenQuestion {
  const { words, kinds, open, meets: meeting } = compiledOf(sentence);
  const text = readText(sentence);
  const meets = says(text, meeting) || text.split(/\s+/u).length <= BRIEF;
  const alternatives = choicesIn(sentence, words);
  if (alternatives.length > 0) return { kind: "pick", words: sentence, meets, choices: alternatives };
  if (BACK.test(text)) return { kind: "back", words: sentence, meets: false, choices: [] };
  const kind = kinds.find(([, patterns]) => says(text, patterns))?.[0] ?? "whether";
  const isYesNo = (kind === "whether" || kind === "able" || kind === "fit") && !open.test(text);
  return { kind, words: sentence, meets, choices: isYesNo ? yesOrNo(sentence, words) : [] };
}

/** A yes and a no in the question's own words. */
function yesOrNo(sentence: string, { sayYes, sayNo = {}, not, plainly }: QuestionWords): readonly string[] {
  const text = ` ${plain(sentence).replaceAll(/[^\p{L}']+/gu, " ")} `;
  const key = Object.keys(sayYes)
    .map((each) => ({ each, at: text.indexOf(` ${each} `) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)[0]?.each;
  const yes = key === undefined ? undefined : sayYes[key];
  // «Не сможешь?», «ты не сердишься?» turn yes and no about.
  const turned = key !== undefined && / (?:не|not) /u.test(text.slice(0, text.indexOf(` ${key} `) + 1));
  if (yes === undefined || turned) return plainly;
  return [yes, sayNo[yes] ?? not.replace("{yes}", yes)];
}
