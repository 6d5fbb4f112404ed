// What the person has taken out of a talk in words: «не про это», «она не учится, она озвучивает», "not work, she's a nurse". It stays out.
import { dislikedIn } from "../dislikes.ts";
import { plain } from "../../words/plain.ts";
import { toldFacts } from "./told.ts";

export interface LeftOut {
  readonly topics: ReadonlySet<string>;
  /** Beginnings of words, in plain letters: what holds one of them is neither quoted nor answered. */
  readonly words: ReadonlySet<string>;
}

export const NOTHING_LEFT_OUT: LeftOut = { topics: new Set(), words: new Set() };

/** What an answer is made from. */
export interface Subject {
  /** The topic it is about; null where it has none. */
  readonly topic: string | null;
  /** The words of theirs it goes from. */
  readonly quote: string | null;
}

/** «Не про это» with so many words says nothing else. */
const BARE = 6;
/** So many letters of a word tell it from others, whatever its ending. */
const BEGINNING = 4;
const SHORTEST = 3;
const WORD = "[\\p{L}'-]{3,}";
/** What is denied, and what is said instead: without it «она не отвечает» would take something out. */
const DENIALS = [
  `(?<!\\p{L})не (?:про |об? |на |в |с )?(?<what>${WORD}(?: ${WORD})?)(?:,| -| –| —) ?(?:а |но |она |он |они |это |просто |у )`,
  `(?<!\\p{L})(?:это |совсем |вообще |не надо )*не про (?<what>${WORD}(?: ${WORD})?)`,
  `(?<!\\p{L})(?:при чем тут|причем тут) (?<what>${WORD})`,
  `(?<!\\p{L})(?:not|isn't|doesn't|aren't|don't|wasn't) (?:about |a |an |at |in |the )*(?<what>${WORD}(?: ${WORD})?)(?:,|;| -| –| —) ?(?:but |she |he |they |it |it's |she's |he's |they're |just )`,
  `(?<!\\p{L})not about (?:the |her |his |their )?(?<what>${WORD})`,
].map((source) => new RegExp(source, "gu"));
const POINTING: ReadonlySet<string> = new Set(["это", "этого", "том", "этом", "this", "that", "it"]);

/** The things a text denies, as they are written in plain letters: «учится»; none where it says nothing instead. */
export function deniedIn(text: string): readonly string[] {
  const read = plain(text);
  return DENIALS.flatMap((denial) => [...read.matchAll(denial)].map(({ groups }) => groups?.["what"] ?? ""))
    .filter((what) => what !== "" && !POINTING.has(what))
    .flatMap((what) => [what, ...what.split(" ")]);
}

/** Whether a text says of what was offered that it is about the wrong thing, and no more. */
export function saysNotThis(text: string): boolean {
  return text.split(/\s+/u).length <= BARE && deniedIn(text).length === 0 && toldFacts(text).has("not_this");
}

/** Whether a text takes something out of the talk. */
export function leavesOut(text: string): boolean {
  return saysNotThis(text) || deniedIn(text).length > 0 || dislikedIn(text).length > 0;
}

/**
 * What is left out after all that the person has said, oldest first.
 * @param about what an answer would go from with that much left out
 * @param topics what a text is about
 */
export function leftOutBy(
  said: readonly string[],
  about: (leftOut: LeftOut) => Subject,
  topics: (text: string) => readonly string[],
): LeftOut {
  let out = NOTHING_LEFT_OUT;
  for (const text of said) {
    if (saysNotThis(text)) {
      const { topic, quote } = about(out);
      out = withOut(out, topic === null ? [] : [topic], quote === null ? [] : wordsIn(quote));
    }
    for (const what of [...deniedIn(text), ...dislikedIn(text)])
      out = withOut(out, topics(what), wordsIn(what));
  }
  return out;
}

/** The same with one more thing left out. */
export function withLeftOut(
  out: LeftOut,
  what: string,
  topics: (text: string) => readonly string[],
): LeftOut {
  return withOut(out, topics(what), wordsIn(what));
}

/** Whether a text holds a word that is left out. */
export function holdsLeftOut(text: string, { words }: LeftOut): boolean {
  return words.size > 0 && wordsIn(text).some((word) => words.has(word));
}

/** The text without the words that are left out. */
export function withoutLeftOut(text: string, leftOut: LeftOut): string {
  if (leftOut.words.size === 0) return text;
  return text
    .split(/\s+/u)
    .filter((word) => !holdsLeftOut(word, leftOut))
    .join(" ");
}

function withOut({ topics, words }: LeftOut, more: readonly string[], said: readonly string[]): LeftOut {
  return { topics: new Set([...topics, ...more]), words: new Set([...words, ...said]) };
}

/** Beginnings of a text's words. */
function wordsIn(text: string): readonly string[] {
  return plain(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= SHORTEST)
    .map((word) => word.slice(0, BEGINNING));
}
