// Opens the file's 4-bit weights for the kernel: whole numbers of one scale a row, so that a product needs no scale inside.
import { BLOCK, blockScale } from "./blocks.ts";
import type { EncoderKernel } from "./kernel.ts";
import type { LayerData, LayerNorm, PackedWeights } from "./model-file.ts";

/** Where a table of weights stands in the kernel's memory. */
export interface OpenWeights {
  readonly at: number;
  readonly steps: number;
  readonly rows: number;
  readonly columns: number;
}

/** Where a layer's numbers stand in the kernel's memory. */
export interface OpenLayer {
  readonly weights: Readonly<Record<"queries" | "keys" | "values" | "mix" | "widen" | "narrow", OpenWeights>>;
  readonly biases: Readonly<Record<"queries" | "mix" | "widen" | "narrow", number>>;
  readonly mixNorm: readonly [weights: number, biases: number];
  readonly outNorm: readonly [weights: number, biases: number];
}

/** Opens a layer; `desk` is room for the blocks of the greatest table. */
export function openLayer(kernel: EncoderKernel, layer: LayerData, desk: number): OpenLayer {
  const open = (weights: PackedWeights) => openWeights(kernel, weights, desk);
  const norm = ([w, b]: LayerNorm): [number, number] => [kernel.keep(w), kernel.keep(b)];
  return {
    weights: {
      queries: open(layer.queries),
      keys: open(layer.keys),
      values: open(layer.values),
      mix: open(layer.mix),
      widen: open(layer.widen),
      narrow: open(layer.narrow),
    },
    biases: {
      queries: kernel.keep(layer.queryBias),
      mix: kernel.keep(layer.mixBias),
      widen: kernel.keep(layer.widenBias),
      narrow: kernel.keep(layer.narrowBias),
    },
    mixNorm: norm(layer.mixNorm),
    outNorm: norm(layer.outNorm),
  };
}

/** Each block's own scale becomes a whole number of its row's steps, with which the kernel multiplies the block's weights. */
function openWeights(
  kernel: EncoderKernel,
  { rows, columns, steps, blocks }: PackedWeights,
  desk: number,
): OpenWeights {
  const bytes = kernel.bytes(desk, blocks.length);
  bytes.set(blocks);
  const perRow = columns / BLOCK.numbers;
  for (let at = 0, block = 0; at < bytes.length; at += BLOCK.bytes, block += 1) {
    const factor = Math.round(blockScale(bytes, at) / (steps[Math.floor(block / perRow)] as number));
    bytes[at] = factor;
    bytes[at + 1] = factor >> 8;
  }
  const at = kernel.room(rows * columns * 2);
  kernel.unpack(desk, rows * perRow, at);
  return { at, steps: kernel.keep(steps), rows, columns };
}
