// Cuts a text into the encoder's pieces as its makers did: of all ways to cut a word, the likeliest by the pieces' own chances (a
// unigram model, Kudo 2018). Letters keep their case, for the encoder was taught so.

/** Stands for the space before a word. */
const SPACE = "\u2581";
/** The numbers that the encoder gives to what is no piece of a text. */
export const BEGIN_PIECE = 0;
export const END_PIECE = 2;
const UNKNOWN_PIECE = 3;
/** The first number of a piece; those before it are the encoder's own marks. */
const FIRST = 4;
/** PERF: a longer word is cut after so many signs first; no piece is a tenth as long. */
const LONGEST_WORD = 400;

export interface Vocabulary {
  /** The pieces in the order of their numbers, the encoder's own marks first. */
  readonly pieces: readonly string[];
  /** The logarithm of each piece's chance. */
  readonly scores: ArrayLike<number>;
  /** What a sign is read as where that is not itself. */
  readonly signs: ReadonlyMap<string, string>;
  /** What a sign costs that no piece holds. */
  readonly unknownCost: number;
}

export type Tokenizer = (text: string) => number[];

/** Opens a vocabulary; the answer gives the numbers of a text's pieces, in order. Takes time in proportion to the text, whatever it is. */
export function createTokenizer({ pieces, scores, signs, unknownCost }: Vocabulary): Tokenizer {
  const places = new Map<string, number>();
  let longest = 1;
  for (let at = FIRST; at < pieces.length; at += 1) {
    const piece = pieces[at] as string;
    places.set(piece, at);
    longest = Math.max(longest, piece.length);
  }
  const cutWord = (word: string): number[] => {
    const best = new Float64Array(word.length + 1).fill(-Infinity);
    const from = new Int32Array(word.length + 1);
    const piece = new Int32Array(word.length + 1);
    best[0] = 0;
    const reach = (start: number, end: number, gain: number, which: number): void => {
      const sum = (best[start] as number) + gain;
      if (sum <= (best[end] as number)) return;
      best[end] = sum;
      from[end] = start;
      piece[end] = which;
    };
    for (let start = 0; start < word.length; start += 1) {
      if (best[start] === -Infinity) continue;
      for (let end = start + 1; end <= Math.min(word.length, start + longest); end += 1) {
        const which = places.get(word.slice(start, end));
        if (which !== undefined) reach(start, end, scores[which] as number, which);
      }
      const sign = (word.codePointAt(start) as number) > 0xffff ? 2 : 1;
      reach(start, start + sign, -unknownCost, UNKNOWN_PIECE);
    }
    const cut: number[] = [];
    for (let end = word.length; end > 0; end = from[end] as number) cut.push(piece[end] as number);
    return cut.reverse();
  };
  return (text) => {
    // A letter and a mark typed apart («и» and a breve) are one letter to the encoder.
    const read = Array.from(text.normalize("NFC"), (sign) => signs.get(sign) ?? sign).join("");
    const cut: number[] = [];
    for (const word of read.split(/\s+/u))
      for (let from = 0; from < word.length; from += LONGEST_WORD) {
        const part = word.slice(from, from + LONGEST_WORD);
        for (const piece of cutWord(from === 0 ? SPACE + part : part)) cut.push(piece);
      }
    return cut;
  };
}
