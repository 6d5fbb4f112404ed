// What kind of question is open, so that the answer fits it [CO33]. The first pattern that finds something counts.
import { has, wordPattern, wordsOf } from "../words/pattern.ts";
import { plain } from "../words/plain.ts";
import data from "./data/question-words.json" with { type: "json" };
import kinds from "./data/question-kinds.json" with { type: "json" };

/** What kind of question of theirs is open. */
export type QuestionKind =
  | "how_are_you"
  | "doing_now"
  | "hobby"
  | "plans"
  | "past_days"
  | "looking_for"
  | "favourite"
  | "choice"
  | "yes_no"
  | "ability"
  | "likes"
  | "been"
  | "why"
  | "kids"
  | "status"
  | "permission"
  | "contact"
  | "who"
  | "opinion"
  | "job"
  | "origin"
  | "measure"
  | "past"
  | "sign"
  | "where"
  | "when"
  | "how"
  | "how_many"
  | "how_long"
  | "who_with"
  | "open";

const KINDS = kinds.map(
  ({ kind, phrases }) => [kind as QuestionKind, wordPattern(phrases.join("|"))] as const,
);
/** Whole words, in the signs of a regular expression. */
const wholeWords = (words: readonly string[], then = "") =>
  new RegExp(`(?<!\\p{L})(?:${words.join("|")})(?!\\p{L})${then}`, "u");
const kindsBy = (rows: readonly { readonly kind: string; readonly words: readonly string[] }[]) =>
  rows.map(({ kind, words }) => ({ kind: kind as QuestionKind, pattern: wholeWords(words) }));
/** What is asked about, and by which word: the first that is found counts. */
const MATTERS = kindsBy(data.matters);
const ASKING = kindsBy(data.words);
/** One of two things; «или нет» offers no second one. */
const CHOICE = wholeWords(data.choice, String.raw`(?!\s+(?:нет|что|как|не|not|no|what)(?!\p{L}))`);
/** So long a question wants more than a yes. */
const LONG = 90;
/** «Как ты?», «Ты как?», «How about you?» with nothing after it. */
const BARE_HOW =
  /(?:как (?:ты|сам|сама)|ты как|(?:^|[.!,]\s*)(?:а|и) (?:ты|у тебя)|how about you|and you|what about you|hbu|wbu)[\s?!.)]*$/u;
const TAIL =
  /(?:what about you|how about you|and you|а (?:ты|вы)(?: сам| сама)?|а у тебя)\s*[,?–-]+\s*(?<tail>[^?]+)\?\s*$/u;

/** The kind of the question; `open` for one nothing better is known of. */
export function kindOfQuestion(question: string): QuestionKind {
  const text = plain(question);
  // “What about you, do you cook?”: the matter stands behind the comma.
  const tail = TAIL.exec(text)?.groups?.["tail"];
  if (tail !== undefined && wordsOf(tail).length >= 2) return kindOfQuestion(`${tail}?`);
  for (const [kind, pattern] of KINDS) {
    if (has(question, pattern)) return kind;
  }
  const matter = kindIn(text, MATTERS);
  if (matter !== null) return matter;
  if (BARE_HOW.test(text)) return "how_are_you";
  if (CHOICE.test(text)) return "choice";
  return kindIn(text, ASKING) ?? (text.length > LONG ? "open" : "yes_no");
}

/** The first kind whose words are in the text; null where none is. */
function kindIn(text: string, kinds: ReturnType<typeof kindsBy>): QuestionKind | null {
  return kinds.find(({ pattern }) => pattern.test(text))?.kind ?? null;
}
