// Turns any sequence of numbers or text into 128 bits that depend on all of it: seeds become keys, states become hashes.
// Not additive: changes that cancel each other out still show.
import { BLOCK_WORDS, CHACHA_CONSTANTS, permuteChacha } from "./chacha.ts";

/** Words taken in per permutation; the other 8 (256 bits) are never touched from outside. */
const RATE_WORDS = 8;

const floatView = new Float64Array(1);
const wordView = new Uint32Array(floatView.buffer);

/** A sponge being filled. Created by `createSponge`, used once, by one caller. */
export interface Sponge {
  readonly words: Int32Array;
  filled: number;
}

/** An empty sponge; `domain` (any 32-bit number) keeps different uses apart. */
export function createSponge(domain: number): Sponge {
  const words = new Int32Array(BLOCK_WORDS);
  for (let index = 0; index < 4; index++) words[12 + index] = CHACHA_CONSTANTS[index]!;
  words[8] = domain;
  return { words, filled: 0 };
}

/** Takes in one 32-bit word. */
export function absorbWord(sponge: Sponge, word: number): void {
  sponge.words[sponge.filled]! ^= word;
  sponge.filled += 1;
  if (sponge.filled === RATE_WORDS) {
    permuteChacha(sponge.words);
    sponge.filled = 0;
  }
}

/** Takes in a number, all 64 bits of it; -0 counts as 0, as it does in JSON. */
export function absorbNumber(sponge: Sponge, value: number): void {
  floatView[0] = value + 0;
  absorbWord(sponge, wordView[0]!);
  absorbWord(sponge, wordView[1]!);
}

/** Takes in text, its length first. */
export function absorbText(sponge: Sponge, text: string): void {
  absorbWord(sponge, text.length);
  for (let index = 0; index < text.length; index++) absorbWord(sponge, text.charCodeAt(index));
}

/** Closes the sponge: four 32-bit words (0..2^32-1). The sponge must not be used afterwards. */
export function squeeze(sponge: Sponge): [number, number, number, number] {
  absorbWord(sponge, 0x80000000);
  sponge.words[RATE_WORDS - 1]! ^= 1;
  permuteChacha(sponge.words);
  const words = sponge.words;
  return [words[0]! >>> 0, words[1]! >>> 0, words[2]! >>> 0, words[3]! >>> 0];
}
