// Chance that belongs to a match: a 128-bit key from the seed and a counter, nothing outside (BD6).
// What has been drawn so far tells nothing about what will be drawn, nor about what else was drawn.
import type { GeneratorState } from "../match-types.ts";
import { BLOCK_WORDS, CHACHA_CONSTANTS, permuteChacha } from "./chacha.ts";
import { absorbText, createSponge, squeeze } from "./sponge.ts";

const SEED_DOMAIN = 1;
const WORD_RANGE = 4294967296;

// PERF: the last block, so that sixteen draws in a row cost one permutation. A cache only: never decides a value.
const block = new Int32Array(BLOCK_WORDS);
let cachedKey: GeneratorState["key"] | null = null;
let cachedBlock = -1;

/** A generator at its beginning; any text is a seed, the same text gives the same draws. */
export function createGenerator(seed: string): GeneratorState {
  const sponge = createSponge(SEED_DOMAIN);
  absorbText(sponge, seed);
  return { key: squeeze(sponge), drawn: 0 };
}

function loadBlock(key: GeneratorState["key"], blockIndex: number): void {
  for (let index = 0; index < 4; index++) {
    block[index] = CHACHA_CONSTANTS[index]!;
    block[4 + index] = key[index]!;
    block[8 + index] = key[index]!;
  }
  block[12] = blockIndex;
  block[13] = Math.floor(blockIndex / WORD_RANGE);
  block[14] = 0;
  block[15] = 0;
  permuteChacha(block);
  // Adding the key back makes the step one-way: nobody gets from a block to its key.
  for (let index = 0; index < 4; index++) {
    block[index] = (block[index]! + CHACHA_CONSTANTS[index]!) | 0;
    block[4 + index] = (block[4 + index]! + key[index]!) | 0;
    block[8 + index] = (block[8 + index]! + key[index]!) | 0;
  }
  block[12] = (block[12]! + blockIndex) | 0;
  cachedKey = key;
  cachedBlock = blockIndex;
}

/** The next 32-bit word, 0..2^32-1; advances `generator`. */
export function drawWord(generator: GeneratorState): number {
  const blockIndex = Math.floor(generator.drawn / BLOCK_WORDS);
  if (cachedKey !== generator.key || cachedBlock !== blockIndex) loadBlock(generator.key, blockIndex);
  const word = block[generator.drawn % BLOCK_WORDS]! >>> 0;
  generator.drawn += 1;
  return word;
}

/** A whole number 0..count-1, every one equally likely; `count` is 1..2^32. Advances `generator`. */
export function drawBelow(generator: GeneratorState, count: number): number {
  const fairEnd = WORD_RANGE - (WORD_RANGE % count);
  let word = drawWord(generator);
  while (word >= fairEnd) word = drawWord(generator);
  return word % count;
}
