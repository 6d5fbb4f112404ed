// What a whole text means, in both languages' one space: the mean of its pieces' vectors, which were distilled from a sentence
// encoder (docs/decisions/024), so that texts that say the same in other words lie near each other.
import { fromBase64 } from "../words/base64.ts";
import written from "./data/pieces.json" with { type: "json" };
import { fromNibbles } from "./nibbles.ts";
import { createCutter } from "./pieces.ts";
import { recalling } from "../words/recall.ts";

/** A table of pieces as `train/distil.py` wrote it. */
export interface WrittenPieces {
  readonly source: string;
  readonly licence: string;
  readonly dims: number;
  /** The vocabulary with a space between the pieces. */
  readonly pieces: string;
  /** Base64 of two bytes a piece; see `createCutter`. */
  readonly costs: string;
  /** Base64 of a signed step of four bits a dimension, piece by piece, and one row more for signs that no piece holds. */
  readonly steps: string;
}

export interface Sentences {
  /** How many numbers a vector has. */
  readonly dims: number;
  /** A text's vector, of length one; zeros for a text without signs. The caller must not change it. */
  vectorOf(text: string): Float32Array;
}

/** Opens a table of pieces. */
export function createSentences({ dims, pieces, costs, steps }: WrittenPieces): Sentences {
  const bytes = fromBase64(costs);
  const cutter = createCutter(
    pieces.split(" "),
    Uint16Array.from({ length: bytes.length / 2 }, (_, at) => bytes[2 * at]! | (bytes[2 * at + 1]! << 8)),
  );
  const table = fromNibbles(fromBase64(steps));
  if (table.length !== (cutter.size + 1) * dims) throw new Error(`The table has ${table.length} steps`);
  const vectorOf = recalling((text: string) => {
    const vector = new Float32Array(dims);
    for (const piece of cutter.cut(text))
      for (let dim = 0, at = piece * dims; dim < dims; dim += 1, at += 1) vector[dim]! += table[at] as number;
    const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
    return length === 0 ? vector : vector.map((value) => value / length);
  });
  return { dims, vectorOf };
}

let opened: Sentences | null = null;

/** The one table of both languages, opened when it is first asked for. */
export function openSentences(): Sentences {
  opened ??= createSentences(written);
  return opened;
}
