// Reads what a text means: the first layers of a language model (multilingual-e5-small), one vector for each piece of the text.
import { readRow } from "./blocks.ts";
import { type EncoderKernel, openEncoderKernel } from "./kernel.ts";
import type { EncoderModel } from "./model-file.ts";
import { type OpenLayer, openLayer, type OpenWeights } from "./weights.ts";

/** As many pieces as a text may have. */
export const MOST_PIECES = 200;
/** The greatest whole number of an activation, and of a value under attention's shares: sums of either stay within 32 bits. */
const LIMIT = 4095;
const VALUE_LIMIT = 2047;
const MEBIBYTE = 2 ** 20;

export interface Encoder {
  /** Numbers of one vector. */
  readonly width: number;
  /**
   * The vectors of a text's pieces, row by row; the same bits for the same pieces, whatever was read before. They hold until the next call.
   * @throws RangeError for no pieces or too many
   */
  encode(pieces: readonly number[]): Float32Array;
}

/** Opens the encoder: its weights are unpacked once. */
export function createEncoder(model: EncoderModel, wasm: Uint8Array): Encoder {
  const { width, wide, heads } = model;
  const numbers = model.layers.length * (4 * width * width + 2 * width * wide);
  const kernel = openEncoderKernel(wasm, numbers * 2 + 8 * MEBIBYTE);
  const rooms = takeRooms(kernel, width, wide);
  const layers = model.layers.map((layer) => openLayer(kernel, layer, rooms.wide));
  const [w, b] = [kernel.keep(model.norm[0]), kernel.keep(model.norm[1])];
  const { words, places } = model;
  return {
    width,
    encode(pieces) {
      const n = pieces.length;
      if (n === 0 || n > MOST_PIECES)
        throw new RangeError(`The encoder reads 1 to ${MOST_PIECES} pieces, not ${n}`);
      const padded = Math.ceil(n / 8) * 8;
      const x = kernel.floats(rooms.x, n * width);
      pieces.forEach((piece, at) => readRow(words, piece, width, x, at * width));
      kernel.floats(rooms.y, n * width).set(places.subarray(0, n * width));
      kernel.norm(rooms.x, rooms.y, n, width, w, b);
      for (const layer of layers) passThrough(kernel, rooms, layer, { n, padded, width, wide, heads });
      return x;
    },
  };
}

type Rooms = ReturnType<typeof takeRooms>;

function takeRooms(kernel: EncoderKernel, width: number, wide: number) {
  const table = () => kernel.room(MOST_PIECES * width * 4);
  const scales = () => kernel.room(Math.max(MOST_PIECES, width) * 4);
  return {
    x: table(),
    y: table(),
    keys: table(),
    values: table(),
    wide: kernel.room(MOST_PIECES * wide * 4),
    scores: kernel.room(MOST_PIECES * MOST_PIECES * 4),
    wholeX: kernel.room(MOST_PIECES * wide * 2),
    wholeKeys: table(),
    wholeValues: table(),
    xScales: scales(),
    keyScales: scales(),
    valueScales: scales(),
    nought: kernel.room(Math.max(MOST_PIECES, width) * 4),
  };
}

interface Sizes {
  readonly n: number;
  /** The pieces and so many rows of nought that the kernel's steps come out even. */
  readonly padded: number;
  readonly width: number;
  readonly wide: number;
  readonly heads: number;
}

function passThrough(kernel: EncoderKernel, rooms: Rooms, layer: OpenLayer, sizes: Sizes): void {
  const { n, padded, width, wide } = sizes;
  const { weights, biases } = layer;
  const { x, y, wholeX, xScales } = rooms;
  const whole = (from: number, columns: number) =>
    kernel.whole(from, columns * 4, padded, columns, LIMIT, wholeX, xScales);
  const product = ({ at, steps, rows, columns }: OpenWeights, bias: number, out: number) =>
    kernel.product(wholeX, xScales, padded, at, steps, rows, columns, bias, out, rows * 4);
  kernel.floats(x + n * width * 4, (padded - n) * width).fill(0);
  whole(x, width);
  product(weights.queries, biases.queries, y);
  product(weights.keys, rooms.nought, rooms.keys);
  // The values come out turned, a row for each of a head's numbers, as the shares need them.
  const { at, steps } = weights.values;
  kernel.product(at, steps, width, wholeX, xScales, padded, width, rooms.nought, rooms.values, padded * 4);
  attend(kernel, rooms, sizes);
  whole(y, width);
  product(weights.mix, biases.mix, rooms.keys);
  kernel.norm(x, rooms.keys, n, width, ...layer.mixNorm);
  kernel.floats(x + n * width * 4, (padded - n) * width).fill(0);
  whole(x, width);
  product(weights.widen, biases.widen, rooms.wide);
  kernel.gelu(rooms.wide, n * wide);
  whole(rooms.wide, wide);
  product(weights.narrow, biases.narrow, y);
  kernel.norm(x, y, n, width, ...layer.outNorm);
}

/** Each piece takes from the values of all, by how its query meets their keys; queries in and the outcome out at `y`. */
function attend(kernel: EncoderKernel, rooms: Rooms, { n, padded, width, heads }: Sizes): void {
  const { y, keys, scores, wholeX, xScales, wholeKeys, keyScales, wholeValues, valueScales, nought } = rooms;
  const size = width / heads;
  const row = width * 4;
  kernel.whole(rooms.values, padded * 4, width, padded, VALUE_LIMIT, wholeValues, valueScales);
  for (let head = 0; head < heads; head += 1) {
    const from = head * size * 4;
    kernel.whole(y + from, row, padded, size, LIMIT, wholeX, xScales);
    kernel.whole(keys + from, row, padded, size, LIMIT, wholeKeys, keyScales);
    kernel.product(wholeX, xScales, padded, wholeKeys, keyScales, padded, size, nought, scores, padded * 4);
    kernel.shares(scores, padded, n, padded, 1 / Math.sqrt(size));
    kernel.whole(scores, padded * 4, padded, padded, LIMIT, wholeX, xScales);
    const first = wholeValues + head * size * padded * 2;
    kernel.product(wholeX, xScales, padded, first, valueScales + from, size, padded, nought, y + from, row);
  }
}
