// The few words of a message that are worth repeating: what this chat has and others have not.
import { plain } from "../words/plain.ts";

const SHORTEST = 2;
const LONGEST = 6;
const MAX_LETTERS = 48;
/** Half sentences: a fragment never crosses their borders. */
const CLAUSE = /(?<=[.!?…,;:)(\n])\s+|\s[-–—]\s/u;
const EDGE = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/**
 * The most telling half sentence of messages, none across two of them: 2–6 words, verbatim but for the marks around them; null where none is.
 * @param commonness how often a word (in plain letters) is said in chats, 0 for one that was never seen
 * @param mayBeSaid whether a half sentence may be repeated at all
 */
export function quoteFrom(
  texts: readonly string[],
  commonness: (word: string) => number,
  mayBeSaid: (clause: string) => boolean = () => true,
): string | null {
  const found = texts
    .flatMap((text) => text.split(CLAUSE))
    .map((clause) => clause.replaceAll(EDGE, ""))
    .filter((clause) => {
      const words = clause.split(/\s+/u);
      return (
        words.length >= SHORTEST &&
        words.length <= LONGEST &&
        clause.length <= MAX_LETTERS &&
        !/[«»“”"{}[\]<>@/\\]|https?:/u.test(clause) &&
        /\p{L}{3}/u.test(clause) &&
        mayBeSaid(clause)
      );
    })
    .map((clause, at) => ({ clause, at, score: tellingnessOf(clause, commonness) }))
    .filter(({ score }) => score > 0)
    // What was said last is answered first.
    .toSorted((one, other) => other.score - one.score || other.at - one.at);
  return found[0]?.clause ?? null;
}

/** How much the rare words of a fragment say. */
function tellingnessOf(clause: string, commonness: (word: string) => number): number {
  const words = plain(clause)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);
  const rare = words.filter((word) => commonness(word) < 12);
  return (
    rare.reduce((sum, word) => sum + 1 / (1 + commonness(word)), 0) / Math.sqrt(Math.max(3, words.length))
  );
}
