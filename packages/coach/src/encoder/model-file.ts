// What stands in the encoder's file (written by train/encoder/export_encoder.py), so that the rest of the code knows numbers by name and not
// by place.
import { BLOCK } from "./blocks.ts";
import { openEncoderFile } from "./encoder-file.ts";
import type { Vocabulary } from "./tokenizer.ts";

/** A table of 4-bit weights: `rows` rows of `columns`, and what one whole step of a row is worth. */
export interface PackedWeights {
  readonly rows: number;
  readonly columns: number;
  readonly steps: Float32Array;
  readonly blocks: Uint8Array;
}

/** Weights and biases of a layer norm. */
export type LayerNorm = readonly [weights: Float32Array, biases: Float32Array];

/** One layer: attention (queries, keys, values, mix), then the wider room and back (widen, narrow). */
export interface LayerData {
  readonly queries: PackedWeights;
  readonly keys: PackedWeights;
  readonly values: PackedWeights;
  readonly mix: PackedWeights;
  readonly widen: PackedWeights;
  readonly narrow: PackedWeights;
  readonly queryBias: Float32Array;
  readonly mixBias: Float32Array;
  readonly widenBias: Float32Array;
  readonly narrowBias: Float32Array;
  /** The norm after attention, and the last one. */
  readonly mixNorm: LayerNorm;
  readonly outNorm: LayerNorm;
}

/** The whole file. */
export interface EncoderModel {
  /** Numbers of a piece's vector, and of the wider room between. */
  readonly width: number;
  readonly wide: number;
  readonly heads: number;
  readonly vocabulary: Vocabulary;
  /** What each place adds to the piece that stands there. */
  readonly places: Float32Array;
  readonly norm: LayerNorm;
  readonly layers: readonly LayerData[];
  /** The pieces' embeddings in blocks of 4 bits. */
  readonly words: Uint8Array;
}

/** Reads the file's bytes. Only what is needed after opening is copied. @throws EncoderFileError where they are not what was written */
export function readEncoderModel(bytes: Uint8Array): EncoderModel {
  const file = openEncoderFile(bytes);
  const [width, layers, heads, wide, pieces, places, pieceUnits, signUnits] = file.sizes as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const packed = (rows: number, columns: number) =>
    file.bytes(((rows * columns) / BLOCK.numbers) * BLOCK.bytes);
  const weights = (rows: number, columns: number): PackedWeights => ({
    rows,
    columns,
    steps: file.floats(rows),
    blocks: packed(rows, columns),
  });
  const norm = (): LayerNorm => [file.floats(width), file.floats(width)];
  const model: EncoderModel = {
    width,
    wide,
    heads,
    vocabulary: {
      pieces: file.words(pieceUnits),
      scores: file.floats(pieces).slice(),
      signs: new Map(inPairs(file.words(signUnits))),
      unknownCost: file.unknownCost,
    },
    places: file.floats(places * width).slice(),
    norm: norm(),
    layers: Array.from({ length: layers }, () => ({
      queries: weights(width, width),
      keys: weights(width, width),
      values: weights(width, width),
      mix: weights(width, width),
      widen: weights(wide, width),
      narrow: weights(width, wide),
      queryBias: file.floats(width),
      mixBias: file.floats(width),
      widenBias: file.floats(wide),
      narrowBias: file.floats(width),
      mixNorm: norm(),
      outNorm: norm(),
    })),
    // PERF: a copy, so that the thirteen megabytes that it comes from can be given back.
    words: packed(pieces, width).slice(),
  };
  file.end();
  return model;
}

function inPairs(words: readonly string[]): [string, string][] {
  return words.flatMap((word, at): [string, string][] =>
    at % 2 === 0 && at + 1 < words.length ? [[word, words[at + 1] as string]] : [],
  );
}
