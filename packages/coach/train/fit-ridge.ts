// Regularised least squares for whole chats (Rifkin et al. 2003): a target a situation, solved at once through the chats' likeness to each
// other, because there are far fewer chats than numbers and words. Closed form, so there is nothing to tune but how much is kept small.
import type { ChatFeatures } from "../src/learnt/chat-features.ts";

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

/** What was fitted, and what would have been without each block of chats. */
export interface RidgeFit {
  /** How much each chat says for each target. */
  readonly worth: readonly Float64Array[];
  /** Every chat's scores by what all chats but those of its block teach, target by target. */
  readonly unseen: readonly Float64Array[];
}

/**
 * Fits all chats at once. What each block of them would be given by the others needs no further fit: it follows from the same factor
 * (a block's residual is what its own part of the inverse leaves; Stone 1974 for one chat, the same algebra for more).
 * @param weights how much a chat counts, above 0
 * @param targets chat by chat, target by target
 * @param blocks places of chats that were written by one hand; every chat stands in one
 * @param ridge how much is kept small, above 0
 */
export function fitRidge(
  rows: readonly Float64Array[],
  weights: readonly number[],
  targets: readonly (readonly number[])[],
  blocks: readonly (readonly number[])[],
  ridge: number,
): RidgeFit {
  const factor = rows.map((row, at) => {
    const own = Float64Array.from(row);
    own[at]! += ridge / (weights[at] as number);
    return own;
  });
  decompose(factor);
  const columns = targets[0]!.map((_, target) => targets.map((row) => row[target] as number));
  const worth = solved(factor, columns);
  const unseen = rows.map(() => new Float64Array(columns.length));
  for (const block of blocks) {
    const inverse = inverseOf(factor, block);
    decompose(inverse);
    const left = solved(
      inverse,
      columns.map((_, target) => block.map((at) => worth[at]![target] as number)),
    );
    block.forEach((at, place) =>
      columns.forEach(
        (column, target) => (unseen[at]![target] = (column[at] as number) - (left[place]![target] as number)),
      ),
    );
  }
  return { worth, unseen };
}

/** A block of the inverse, from the factor: column by column of the factor's own inverse. */
function inverseOf(factor: readonly Float64Array[], block: readonly number[]): Float64Array[] {
  const halves = block.map((at) => {
    const half = new Float64Array(factor.length);
    for (let place = at; place < factor.length; place += 1) {
      const row = factor[place] as Float64Array;
      let value = place === at ? 1 : 0;
      for (let before = at; before < place; before += 1)
        value -= (row[before] as number) * (half[before] as number);
      half[place] = value / (row[place] as number);
    }
    return half;
  });
  const inverse = block.map(() => new Float64Array(block.length));
  halves.forEach((one, row) => {
    for (let column = 0; column <= row; column += 1) {
      const other = halves[column] as Float64Array;
      let sum = 0;
      for (let at = Math.max(block[row]!, block[column]!); at < factor.length; at += 1)
        sum += (one[at] as number) * (other[at] as number);
      inverse[row]![column] = sum;
      inverse[column]![row] = sum;
    }
  });
  return inverse;
}

/** The solution for each column of sides, by Cholesky's lower factor: place by place, column by column. */
function solved(factor: readonly Float64Array[], columns: readonly (readonly number[])[]): Float64Array[] {
  const size = factor.length;
  const found = factor.map(() => new Float64Array(columns.length));
  columns.forEach((column, target) => {
    const side = Float64Array.from(column);
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
    side.forEach((value, at) => (found[at]![target] = value));
  });
  return found;
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
