// Cuts a text into the pieces of a vocabulary, as SentencePiece does for the encoder that the pieces come from: of all ways to
// cut it, the likeliest by the pieces' own chances (a unigram model, Kudo 2018).
import { plain } from "../words/plain.ts";
import { recalling } from "../words/recall.ts";

/** Stands for the space before a word. */
const SPACE = "\u2581";
/** A sign that no piece holds costs more than any piece, in thousandths of a natural logarithm. */
const UNKNOWN_COST = 30_000;
/** PERF: people say the same words again and again, and cutting them was a twentieth of all the mentor computes. */
const REMEMBERED_WORDS = 4096;

export interface Cutter {
  /** How many pieces there are; the number itself stands for a sign that none holds. */
  readonly size: number;
  /** The numbers of a text's pieces, in order; none for a text without signs. */
  cut(text: string): number[];
}

/**
 * @param pieces the vocabulary in small letters
 * @param costs of the pieces in the same order: their negative logarithms of chance, in thousandths
 */
export function createCutter(pieces: readonly string[], costs: ArrayLike<number>): Cutter {
  const places = new Map(pieces.map((piece, at) => [piece, at]));
  const longest = Math.max(...pieces.map(({ length }) => length));
  const piecesOf = recalling((word) => cutWord(SPACE + word, places, costs, longest), REMEMBERED_WORDS);
  return {
    size: pieces.length,
    cut(text) {
      const words = plain(text).normalize("NFKC").split(/\s+/u).filter(Boolean);
      return words.flatMap(piecesOf);
    },
  };
}

/** PERF: no piece holds a space but at its beginning, so that words are cut one by one. */
function cutWord(
  word: string,
  places: ReadonlyMap<string, number>,
  costs: ArrayLike<number>,
  longest: number,
): number[] {
  const least = new Float64Array(word.length + 1).fill(Infinity);
  const from = new Int32Array(word.length + 1);
  const piece = new Int32Array(word.length + 1);
  least[0] = 0;
  const reach = (start: number, end: number, cost: number, which: number) => {
    const sum = (least[start] as number) + cost;
    if (sum >= (least[end] as number)) return;
    least[end] = sum;
    from[end] = start;
    piece[end] = which;
  };
  for (let start = 0; start < word.length; start += 1) {
    if (least[start] === Infinity) continue;
    const sign = (word.codePointAt(start) as number) > 0xffff ? 2 : 1;
    if (!places.has(word.slice(start, start + sign))) reach(start, start + sign, UNKNOWN_COST, places.size);
    for (let end = start + 1; end <= Math.min(word.length, start + longest); end += 1) {
      const which = places.get(word.slice(start, end));
      if (which !== undefined) reach(start, end, costs[which] as number, which);
    }
  }
  const cut: number[] = [];
  for (let end = word.length; end > 0; end = from[end] as number) cut.push(piece[end] as number);
  return cut.reverse();
}
