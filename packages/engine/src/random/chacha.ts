// The ChaCha permutation: one well-studied non-linear mixer behind the generator (BD6), the seed's key and the state's hash.
// 32-bit integer arithmetic only, so that every JavaScript engine gives the same bits.

/** Words of one ChaCha block. */
export const BLOCK_WORDS = 16;
/** "expa", "nd 1", "6-by", "te k": the published constants for 128-bit keys. */
export const CHACHA_CONSTANTS = [0x61707865, 0x3120646e, 0x79622d36, 0x6b206574] as const;

const DOUBLE_ROUNDS = 6;

function quarterRound(words: Int32Array, a: number, b: number, c: number, d: number): void {
  let wa = words[a]!;
  let wb = words[b]!;
  let wc = words[c]!;
  let wd = words[d]!;
  wa = (wa + wb) | 0;
  wd ^= wa;
  wd = (wd << 16) | (wd >>> 16);
  wc = (wc + wd) | 0;
  wb ^= wc;
  wb = (wb << 12) | (wb >>> 20);
  wa = (wa + wb) | 0;
  wd ^= wa;
  wd = (wd << 8) | (wd >>> 24);
  wc = (wc + wd) | 0;
  wb ^= wc;
  wb = (wb << 7) | (wb >>> 25);
  words[a] = wa;
  words[b] = wb;
  words[c] = wc;
  words[d] = wd;
}

/** Mixes 16 words in place with 12 rounds of ChaCha. Invertible; add the input afterwards to make it one-way. */
export function permuteChacha(words: Int32Array): void {
  for (let round = 0; round < DOUBLE_ROUNDS; round++) {
    quarterRound(words, 0, 4, 8, 12);
    quarterRound(words, 1, 5, 9, 13);
    quarterRound(words, 2, 6, 10, 14);
    quarterRound(words, 3, 7, 11, 15);
    quarterRound(words, 0, 5, 10, 15);
    quarterRound(words, 1, 6, 11, 12);
    quarterRound(words, 2, 7, 8, 13);
    quarterRound(words, 3, 4, 9, 14);
  }
}
