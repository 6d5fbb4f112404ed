// What the classifier looks at: words alone, in pairs and threes, beginnings of words and letters inside them, and the
// message's build. Features are hashed into a fixed number of buckets (Weinberger et al. 2009), so there is no vocabulary.
import { tokensOf } from "./tokens.ts";

/** How many buckets features are hashed into. */
export const BUCKETS = 24_576;

const STEMS = [3, 4, 5, 6] as const;
const LETTER_GRAMS = [3, 4, 5] as const;

/** The buckets of a message, without repetition, in ascending order; `by` tells whose message it is where that matters. */
export function featuresOf(text: string, by?: string): Uint16Array {
  const seen = new Set<number>();
  const add = (feature: string) => seen.add(hash(feature) % BUCKETS);
  const tokens = tokensOf(text);
  const words = tokens.filter((token) => /^[\p{L}<]/u.test(token));
  tokens.forEach((token, at) => {
    add(`w ${token}`);
    add(`b ${token} ${tokens[at + 1] ?? "$"}`);
    if (at === 0) add(`b ^ ${token}`);
    if (at + 2 < tokens.length) add(`t ${token} ${tokens[at + 1]} ${tokens[at + 2]}`);
  });
  words.forEach((word, at) => {
    for (const length of STEMS) if (word.length > length) add(`s ${word.slice(0, length)}`);
    const next = words[at + 1];
    if (next !== undefined) add(`p ${word.slice(0, 4)} ${next.slice(0, 4)}`);
    const over = words[at + 2];
    if (over !== undefined) add(`k ${word.slice(0, 4)} ${over.slice(0, 4)}`);
    const edged = `^${word}$`;
    for (const length of LETTER_GRAMS)
      for (let from = 0; from + length <= edged.length; from += 1)
        add(`g ${edged.slice(from, from + length)}`);
  });
  add(`first ${words[0] ?? ""}`);
  add(`last ${words.at(-1) ?? ""}`);
  add(`end ${tokens.at(-1) ?? ""}`);
  add(`length ${Math.min(words.length, 3)} ${Math.ceil(Math.log2(words.length + 1))}`);
  if (tokens.includes("?")) add(`asks ${words[0] ?? ""}`);
  if (by !== undefined) {
    add(`by ${by}`);
    for (const word of words) add(`by ${by} ${word.slice(0, 6)}`);
  }
  return Uint16Array.from(seen).toSorted();
}

/** FNV-1a over UTF-16 units, mixed at the end so that the low bits are good. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    state ^= text.charCodeAt(at);
    state = Math.imul(state, 0x01000193);
  }
  state ^= state >>> 15;
  state = Math.imul(state, 0x2c1b3c6d);
  return (state ^ (state >>> 13)) >>> 0;
}
