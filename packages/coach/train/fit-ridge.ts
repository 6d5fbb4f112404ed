// Regularised least squares for whole chats (Rifkin et al. 2003): a target a situation, solved at once through the chats' likeness to each
// other, because there are far fewer chats than numbers and words. Closed form, so there is nothing to tune but how much is kept small.
import type { ChatFeatures } from "../src/learnt/chat-features.ts";

/** How much is kept small. */
const RIDGE = 8;

/** Every two chats' likeness, with one more for the constant; row by row. */
export function likenessOfChats(chats: readonly ChatFeatures[], buckets: number): Float64Array[] {
  const folded = chats.map((chat) => foldedWords(chat, buckets));
  const rows = chats.map(() => new Float64Array(chats.length));
  const spread = new Float64Array(buckets);
  chats.forEach((chat, one) => {
    spread.fill(0);
    for (const [bucket, weight] of folded[one]!) spread[bucket]! += weight;
    for (let other = 0; other <= one; other += 1) {
      let sum = 1;
      for (const [bucket, weight] of folded[other]!) sum += weight * (spread[bucket] as number);
      const theirs = chats[other]!.dense;
      for (let at = 0; at < theirs.length; at += 1)
        sum += (theirs[at] as number) * (chat.dense[at] as number);
      rows[one]![other] = sum;
      rows[other]![one] = sum;
    }
  });
  return rows;
}

/** A chat's words, folded into buckets, with how much each counts. */
export function foldedWords(
  { words }: ChatFeatures,
  buckets: number,
): readonly (readonly [number, number])[] {
  return words.flatMap((window) => {
    const weight = 1 / Math.sqrt(Math.max(1, window.length));
    return [...window].map((hash) => [hash % buckets, weight] as const);
  });
}

/**
 * How much each chat of `used` says for each target.
 * @param weights how much a chat counts, above 0
 * @param targets chat by chat, target by target
 */
export function fitRidge(
  rows: readonly Float64Array[],
  used: readonly number[],
  weights: readonly number[],
  targets: readonly (readonly number[])[],
): Float64Array[] {
  const size = used.length;
  const factor = used.map((one, at) => {
    const row = Float64Array.from(used, (other) => rows[one]![other] as number);
    row[at]! += RIDGE / (weights[one] as number);
    return row;
  });
  decompose(factor);
  const count = targets[0]?.length ?? 0;
  const solved = used.map(() => new Float64Array(count));
  for (let target = 0; target < count; target += 1) {
    const side = Float64Array.from(used, (one) => targets[one]![target] as number);
    for (let at = 0; at < size; at += 1) {
      const row = factor[at] as Float64Array;
      let value = side[at] as number;
      for (let before = 0; before < at; before += 1)
        value -= (row[before] as number) * (side[before] as number);
      side[at] = value / (row[at] as number);
    }
    for (let at = size - 1; at >= 0; at -= 1) {
      const value = (side[at] as number) / (factor[at]![at] as number);
      side[at] = value;
      const row = factor[at] as Float64Array;
      for (let before = 0; before < at; before += 1) side[before]! -= (row[before] as number) * value;
    }
    side.forEach((value, at) => (solved[at]![target] = value));
  }
  return solved;
}

/** Cholesky's lower factor, in place. */
function decompose(rows: readonly Float64Array[]): void {
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as Float64Array;
    for (let column = 0; column <= at; column += 1) {
      const other = rows[column] as Float64Array;
      let sum = row[column] as number;
      for (let before = 0; before < column; before += 1)
        sum -= (row[before] as number) * (other[before] as number);
      row[column] = column === at ? Math.sqrt(sum) : sum / (other[column] as number);
    }
  }
}
