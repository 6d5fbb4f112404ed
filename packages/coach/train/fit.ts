// Learns one linear model a label (logistic loss, AdaGrad, L2), all labels in one walk over the lines: convex, so the order of
// lines hardly matters, and deterministic, because that order comes from a fixed generator.
import { BUCKETS } from "../src/learnt/features.ts";

export interface Example {
  readonly features: Uint16Array;
  /** 1 where the label holds, label by label. */
  readonly holds: Uint8Array;
}

/** `weights[bucket * labels + label]`, and a bias a label. */
export interface Fitted {
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

const EPOCHS = 14;
const RATE = 0.12;
const L2 = 2e-5;
/** Errors below this change nothing: most labels of most lines. */
const NEGLIGIBLE = 1e-3;

/** Fits `count` labels on the examples. */
export function fit(examples: readonly Example[], count: number): Fitted {
  const weights = new Float32Array(count * BUCKETS);
  const squares = new Float32Array(count * BUCKETS).fill(1e-3);
  const bias = new Float32Array(count).fill(-2);
  const biasSquares = new Float32Array(count).fill(1e-3);
  const lift = liftOf(examples, count);
  const order = examples.map((_, at) => at);
  const chance = generator(0x5eed);
  const scores = new Float32Array(count);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, chance);
    for (const at of order) {
      const { features, holds } = examples[at] as Example;
      const scale = 1 / Math.sqrt(features.length);
      scores.fill(0);
      for (const bucket of features)
        for (let label = 0, from = bucket * count; label < count; label += 1)
          scores[label]! += weights[from + label] as number;
      for (let label = 0; label < count; label += 1) {
        const score = (bias[label] as number) + (scores[label] as number) * scale;
        const held = holds[label] as number;
        const slope = (1 / (1 + Math.exp(-score)) - held) * (held === 1 ? (lift[label] as number) : 1);
        if (Math.abs(slope) < NEGLIGIBLE) continue;
        biasSquares[label]! += slope * slope;
        bias[label]! -= (RATE / Math.sqrt(biasSquares[label] as number)) * slope;
        for (const bucket of features) {
          const place = bucket * count + label;
          const weight = weights[place] as number;
          const step = slope * scale + L2 * weight;
          const square = (squares[place] as number) + step * step;
          squares[place] = square;
          weights[place] = weight - (RATE / Math.sqrt(square)) * step;
        }
      }
    }
  }
  return { weights, bias };
}

/** A rare label's lines weigh more, though not so much that every message seems to hold it. */
function liftOf(examples: readonly Example[], count: number): number[] {
  return Array.from({ length: count }, (_, label) => {
    const holding = examples.filter(({ holds }) => holds[label] === 1).length;
    return holding === 0 ? 1 : Math.max(1, Math.min(6, Math.sqrt(examples.length / holding / 2)));
  });
}

function shuffle(order: number[], chance: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(chance() * (at + 1));
    [order[at], order[other]] = [order[other] as number, order[at] as number];
  }
}

/** Mulberry32: the same order at every training. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
