// Learns one linear model an act (logistic loss, AdaGrad, L2): convex, so the order of lines hardly matters, and
// deterministic, because that order comes from a fixed generator.
import { ACTS, type Act } from "../src/acts/act.ts";
import { BUCKETS, featuresOf } from "../src/acts/features.ts";

export interface Example {
  readonly features: Uint16Array;
  readonly acts: ReadonlySet<Act>;
}

/** Weights of one language: `weights[act * BUCKETS + bucket]`, and a bias an act. */
export interface Fitted {
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

const EPOCHS = 14;
const RATE = 0.12;
const L2 = 2e-5;

/** A line as the trainer sees it. */
export function exampleOf(text: string, acts: readonly Act[]): Example {
  return { features: featuresOf(text), acts: new Set(acts) };
}

/** Fits all acts on the examples. */
export function fit(examples: readonly Example[]): Fitted {
  const weights = new Float32Array(ACTS.length * BUCKETS);
  const bias = new Float32Array(ACTS.length);
  ACTS.forEach((act, index) => {
    const row = weights.subarray(index * BUCKETS, (index + 1) * BUCKETS);
    bias[index] = fitAct(examples, act, row);
  });
  return { weights, bias };
}

function fitAct(examples: readonly Example[], act: Act, weights: Float32Array): number {
  const squares = new Float32Array(BUCKETS).fill(1e-3);
  const holding = examples.filter(({ acts }) => acts.has(act)).length;
  // A rare act's lines weigh more, though not so much that every message seems to hold it.
  const lift = holding === 0 ? 1 : Math.min(6, Math.sqrt(examples.length / holding / 2));
  let bias = -2;
  let biasSquares = 1e-3;
  const order = examples.map((_, at) => at);
  const chance = generator(0x5eed);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, chance);
    for (const at of order) {
      const { features, acts } = examples[at] as Example;
      const scale = 1 / Math.sqrt(features.length);
      let score = bias;
      for (const bucket of features) score += (weights[bucket] as number) * scale;
      const holds = acts.has(act);
      const slope = (1 / (1 + Math.exp(-score)) - (holds ? 1 : 0)) * (holds ? lift : 1);
      if (Math.abs(slope) < 1e-3) continue;
      biasSquares += slope * slope;
      bias -= (RATE / Math.sqrt(biasSquares)) * slope;
      for (const bucket of features) {
        const weight = weights[bucket] as number;
        const step = slope * scale + L2 * weight;
        const square = (squares[bucket] as number) + step * step;
        squares[bucket] = square;
        weights[bucket] = weight - (RATE / Math.sqrt(square)) * step;
      }
    }
  }
  return bias;
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
