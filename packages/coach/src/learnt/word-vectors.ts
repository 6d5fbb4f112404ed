// What words mean, as far as the company they keep tells: a vector a stem, from openly licensed vectors (their source and
// licence stand in the data). A word that no line for training held counts like its neighbours.
import { fromBase64 } from "../words/base64.ts";

/** Vectors as `train/make-vectors.ts` wrote them. */
export interface WrittenVectors {
  readonly source: string;
  readonly licence: string;
  readonly dims: number;
  /** Stems with a space between them. */
  readonly stems: string;
  /** Base64: a signed step of four bits a dimension, stem by stem. */
  readonly steps: string;
}

export interface WordVectors {
  readonly dims: number;
  /** Mean, largest and smallest value of each dimension over the words that are known; zeros where none is. */
  pool(stems: readonly string[]): Float32Array;
}

/** How many numbers `pool` gives for vectors of `dims` dimensions. */
export function pooledSize(dims: number): number {
  return dims * 3;
}

/** A unit vector's step of four bits in its own units. */
const STEP = 0.06;
/** How much the pooled numbers weigh beside the words themselves: chosen by cross-validation. */
const MEAN_WEIGHT = 0.6;
const EDGE_WEIGHT = 0.3;

/** Opens written vectors. */
export function openVectors({ dims, stems, steps }: WrittenVectors): WordVectors {
  const places = new Map(stems.split(" ").map((stem, at) => [stem, at]));
  const bytes = fromBase64(steps);
  const valueAt = (index: number) => {
    const byte = bytes[index >> 1] as number;
    const nibble = index % 2 === 0 ? byte & 15 : byte >> 4;
    return (nibble > 7 ? nibble - 16 : nibble) * STEP;
  };
  return {
    dims,
    pool(words) {
      const pooled = new Float32Array(pooledSize(dims));
      const known = words.flatMap((word) => places.get(word) ?? []);
      if (known.length === 0) return pooled;
      for (let dim = 0; dim < dims; dim += 1) {
        let sum = 0;
        let most = -Infinity;
        let least = Infinity;
        for (const place of known) {
          const value = valueAt(place * dims + dim);
          sum += value;
          most = Math.max(most, value);
          least = Math.min(least, value);
        }
        pooled[dim] = (sum / known.length) * MEAN_WEIGHT;
        pooled[dims + dim] = most * EDGE_WEIGHT;
        pooled[2 * dims + dim] = least * EDGE_WEIGHT;
      }
      return pooled;
    },
  };
}
