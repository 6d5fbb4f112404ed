// What a chat says for each situation by its likeness to remembered ones (kernel ridge regression, Saunders et al. 1998, with a Gaussian
// kernel): a second opinion beside the linear one, from what the encoder makes of whole chats. [CO230]
import type { RememberedChats } from "./chat-kernel-file.ts";
import { toSteps } from "./nibbles.ts";

/** What one step is worth, in a number's deviations: so coarse costs a tenth of a point (measured on hands unseen). */
const STEP = 0.35;
/** How much each window counts: all of it, the last turn, mine, theirs, the note; by hands unseen. */
export const WINDOW_WEIGHTS = [2, 0.7, 1, 1, 0.7] as const;
/** Remembered chats less alike than this say nothing. */
const UNLIKE = 1e-6;

/** How far the numbers of a chat's vectors stand from their means, window by window: nought for a window that the chat has not. */
export function standing(
  vectors: Float32Array,
  { means, deviations }: Pick<RememberedChats, "means" | "deviations">,
): Float32Array {
  const wide = vectors.length / WINDOW_WEIGHTS.length;
  const out = new Float32Array(vectors.length);
  WINDOW_WEIGHTS.forEach((_, window) => {
    const from = window * wide;
    const isThere = vectors.subarray(from, from + wide).some((value) => value !== 0);
    if (!isThere) return;
    for (let at = from; at < from + wide; at += 1)
      out[at] = ((vectors[at] as number) - (means[at] as number)) / (deviations[at] as number);
  });
  return out;
}

/** What stands in a file for such numbers. */
export function inSteps(stood: Float32Array): Int8Array {
  return toSteps(stood, STEP);
}

/** A chat's numbers as they are compared: by how much their window counts. */
function weighed(numbers: ArrayLike<number>, worth: number): Float32Array {
  const wide = numbers.length / WINDOW_WEIGHTS.length;
  const each = worth / Math.sqrt(wide);
  return Float32Array.from(
    numbers,
    (value, at) => value * each * (WINDOW_WEIGHTS[Math.floor(at / wide)] as number),
  );
}

/** The numbers of a remembered chat as they are compared. */
export function weighedSteps(steps: ArrayLike<number>): Float32Array {
  return weighed(steps, STEP);
}

/** What chats alike say for each situation. */
export interface ChatKernel {
  /** A score a situation, for a chat's vectors; the caller owns it. */
  scoresOf(vectors: Float32Array): Float64Array;
}

/** Opens remembered chats. */
export function createChatKernel(remembered: RememberedChats): ChatKernel {
  const { means, scale, steps, worth, sharpness } = remembered;
  const size = means.length;
  const chats = steps.length / size;
  const lengths = lengthsOf(steps, size);
  return {
    scoresOf(vectors) {
      if (vectors.length !== size)
        throw new RangeError(`${vectors.length} numbers where ${size} were learnt`);
      const own = weighed(standing(vectors, remembered), 1);
      const length = squared(own);
      // Weighed twice, so that a remembered chat's bare steps can be multiplied.
      const asked = weighed(own, STEP);
      const scores = new Float64Array(scale.length);
      for (let chat = 0; chat < chats; chat += 1) {
        const far = length + (lengths[chat] as number) - 2 * product(asked, steps, chat * size);
        const alike = Math.exp(-sharpness * Math.max(0, far));
        if (alike < UNLIKE) continue;
        for (let to = 0, at = chat * scale.length; to < scale.length; to += 1, at += 1)
          scores[to]! += alike * (worth[at] as number);
      }
      return scores.map((score, to) => score * (scale[to] as number));
    },
  };
}

/** The squares of the remembered chats' lengths. PERF: whole numbers are summed, window by window. */
function lengthsOf(steps: Int8Array, size: number): Float64Array {
  const wide = size / WINDOW_WEIGHTS.length;
  return Float64Array.from({ length: steps.length / size }, (_, chat) =>
    WINDOW_WEIGHTS.reduce((length, weight, window) => {
      const from = chat * size + window * wide;
      let sum = 0;
      for (let at = from; at < from + wide; at += 1) sum += (steps[at] as number) ** 2;
      return length + (sum * (STEP * weight) ** 2) / wide;
    }, 0),
  );
}

/** The square of a vector's length. */
export function squared(numbers: Float32Array): number {
  return numbers.reduce((sum, value) => sum + value * value, 0);
}

/** PERF: four sums beside each other, which need not wait for one another. */
function product(asked: Float32Array, steps: Int8Array, from: number): number {
  let [one, two, three, four] = [0, 0, 0, 0];
  for (let at = 0, to = from; at < asked.length; at += 4, to += 4) {
    one += (asked[at] as number) * (steps[to] as number);
    two += (asked[at + 1] as number) * (steps[to + 1] as number);
    three += (asked[at + 2] as number) * (steps[to + 2] as number);
    four += (asked[at + 3] as number) * (steps[to + 3] as number);
  }
  return one + two + (three + four);
}
