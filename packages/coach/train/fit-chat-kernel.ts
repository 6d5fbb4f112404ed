// Kernel ridge regression over what the encoder makes of whole chats: chats alike speak for the same situations. What each hand's chats
// would be given without it follows from the same fit (`fit-ridge.ts`).
import { inSteps, squared, standing, weighedSteps, WINDOW_WEIGHTS } from "../src/learnt/chat-kernel.ts";
import type { RememberedChats } from "../src/learnt/chat-kernel-file.ts";
import { fitRidge } from "./fit-ridge.ts";

/** How much is kept small, and how fast likeness falls with distance, in median distances: by hands unseen. */
const RIDGE = 0.1;
const SHARPNESS = 0.5;
/** Of all distances every so many are enough for their median. */
const EVERY = 97;
/** Added to every deviation, so that a number that never moves weighs nothing. */
const LEAST_DEVIATION = 1e-3;
const LARGEST_WORTH = 32_767;

/** What was learnt, and every chat's scores by what all hands but its own teach. */
export interface ChatKernelFit {
  readonly remembered: RememberedChats;
  readonly unseen: readonly Float64Array[];
}

/**
 * Learns from chats' vectors.
 * @param weights how much a chat counts, above 0
 * @param targets chat by chat, situation by situation
 * @param blocks places of chats that were written by one hand
 */
export function fitChatKernel(
  vectors: readonly Float32Array[],
  weights: readonly number[],
  targets: readonly (readonly number[])[],
  blocks: readonly (readonly number[])[],
): ChatKernelFit {
  const spread = spreadOf(vectors);
  const steps = vectors.map((one) => inSteps(standing(one, spread)));
  const weighed = steps.map(weighedSteps);
  const rows = distances(weighed);
  const sharpness =
    SHARPNESS /
    median(rows.flatMap((row, at) => [...row.subarray(0, at)].filter((_, to) => (at + to) % EVERY === 0)));
  rows.forEach((row) => row.forEach((far, at) => (row[at] = Math.exp(-sharpness * far))));
  const { worth, unseen } = fitRidge(rows, weights, targets, blocks, RIDGE);
  const outputs = targets[0]!.length;
  const scale = Float32Array.from(
    { length: outputs },
    (_, to) => worth.reduce((most, one) => Math.max(most, Math.abs(one[to]!)), 1e-9) / LARGEST_WORTH,
  );
  const all = new Int8Array(steps.length * vectors[0]!.length);
  steps.forEach((one, at) => all.set(one, at * one.length));
  return {
    unseen,
    remembered: {
      ...spread,
      steps: all,
      scale,
      sharpness,
      worth: Int16Array.from(
        worth.flatMap((one) => [...one].map((value, to) => Math.round(value / scale[to]!))),
      ),
    },
  };
}

/** What the numbers are on average where their window is there, and how far they mostly stand from it. */
function spreadOf(vectors: readonly Float32Array[]): Pick<RememberedChats, "means" | "deviations"> {
  const size = vectors[0]!.length;
  const wide = size / WINDOW_WEIGHTS.length;
  const means = new Float32Array(size);
  const deviations = new Float32Array(size);
  WINDOW_WEIGHTS.forEach((_, window) => {
    const from = window * wide;
    const there = vectors.filter((one) => one.subarray(from, from + wide).some((value) => value !== 0));
    for (let at = from; at < from + wide; at += 1) {
      const mean = there.reduce((sum, one) => sum + one[at]!, 0) / there.length;
      means[at] = mean;
      deviations[at] =
        Math.sqrt(there.reduce((sum, one) => sum + (one[at]! - mean) ** 2, 0) / there.length) +
        LEAST_DEVIATION;
    }
  });
  return { means, deviations };
}

/** The squares of the distances between every two. */
function distances(all: readonly Float32Array[]): Float64Array[] {
  const lengths = all.map(squared);
  const rows = all.map(() => new Float64Array(all.length));
  all.forEach((one, at) => {
    for (let to = 0; to < at; to += 1) {
      const other = all[to] as Float32Array;
      let [odd, even] = [0, 0];
      for (let place = 0; place < one.length; place += 2) {
        even += (one[place] as number) * (other[place] as number);
        odd += (one[place + 1] as number) * (other[place + 1] as number);
      }
      const far = Math.max(0, lengths[at]! + lengths[to]! - 2 * (even + odd));
      rows[at]![to] = far;
      rows[to]![at] = far;
    }
  });
  return rows;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 1;
}
