// What the classifiers look at: words and stems alone, in pairs and threes, letters inside words, the message's build, and
// what its words mean. All but the last are hashed (Weinberger et al. 2009), so there is no vocabulary.
import { createStemmer, type Endings } from "./stem.ts";
import { tokensOf } from "./tokens.ts";
import { openVectors, pooledSize, type WrittenVectors } from "./word-vectors.ts";

/** A message as the classifiers read it. */
export interface Reading {
  /** Hashes of what is there, without repetition; each classifier folds them into its own number of buckets. */
  readonly hashes: Uint32Array;
  /** The same for letters inside words: many, and each says little. */
  readonly letters: Uint32Array;
  /** What its words mean; see `WordVectors.pool`. */
  readonly meaning: Float32Array;
}

export interface Reader {
  /** How many numbers a meaning has. */
  readonly meaningSize: number;
  /** Reads a message; `by` tells whose it is where that matters. */
  read(text: string, by?: string): Reading;
}

const BEGINNINGS = [3, 4, 5, 6] as const;
const LETTER_GRAMS = [3, 4, 5] as const;

/** A reader of one language. It remembers the last message, because three classifiers ask for the same one. */
export function createReader(endings: Endings, written: WrittenVectors): Reader {
  const stem = createStemmer(endings);
  const vectors = openVectors(written);
  let last: { text: string; by: string | undefined; reading: Reading } | null = null;
  return {
    meaningSize: pooledSize(vectors.dims),
    read(text, by) {
      if (last?.text === text && last.by === by) return last.reading;
      const tokens = tokensOf(text);
      const words = tokens.filter((token) => /^[\p{L}<]/u.test(token));
      const stems = words.map(stem);
      const seen = new Set<number>();
      const letters = new Set<number>();
      const add = (feature: string) => seen.add(hashOf(feature));
      addTokens(tokens, add);
      addStems(stems, add);
      addLetters(words, (feature) => letters.add(hashOf(feature)));
      addBuild(tokens, words, add);
      if (by !== undefined) {
        add(`by ${by}`);
        for (const part of stems) add(`by ${by} ${part}`);
      }
      const reading = {
        hashes: Uint32Array.from(seen),
        letters: Uint32Array.from(letters),
        meaning: vectors.pool(stems),
      };
      last = { text, by, reading };
      return reading;
    },
  };
}

type Add = (feature: string) => void;

function addTokens(tokens: readonly string[], add: Add): void {
  tokens.forEach((token, at) => {
    add(`w ${token}`);
    add(`b ${token} ${tokens[at + 1] ?? "$"}`);
    if (at === 0) add(`b ^ ${token}`);
    if (at + 2 < tokens.length) add(`t ${token} ${tokens[at + 1]} ${tokens[at + 2]}`);
  });
}

function addStems(stems: readonly string[], add: Add): void {
  stems.forEach((stem, at) => {
    add(`S ${stem}`);
    if (at + 1 < stems.length) add(`P ${stem} ${stems[at + 1]}`);
    if (at + 2 < stems.length) add(`K ${stem} ${stems[at + 2]}`);
  });
}

function addLetters(words: readonly string[], add: Add): void {
  for (const word of words) {
    for (const length of BEGINNINGS) if (word.length > length) add(`s ${word.slice(0, length)}`);
    const edged = `^${word}$`;
    for (const length of LETTER_GRAMS)
      for (let from = 0; from + length <= edged.length; from += 1)
        add(`g ${edged.slice(from, from + length)}`);
  }
}

function addBuild(tokens: readonly string[], words: readonly string[], add: Add): void {
  add(`first ${words[0] ?? ""}`);
  add(`last ${words.at(-1) ?? ""}`);
  add(`end ${tokens.at(-1) ?? ""}`);
  add(`length ${Math.min(words.length, 3)} ${Math.ceil(Math.log2(words.length + 1))}`);
  if (tokens.includes("?")) add(`asks ${words[0] ?? ""}`);
}

/** A feature as a number of 32 bits: FNV-1a over UTF-16 units, mixed at the end so that the low bits are good. */
export function hashOf(text: string): number {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    state ^= text.charCodeAt(at);
    state = Math.imul(state, 0x01000193);
  }
  state ^= state >>> 15;
  state = Math.imul(state, 0x2c1b3c6d);
  return (state ^ (state >>> 13)) >>> 0;
}
