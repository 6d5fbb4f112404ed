// Learns one linear model a label: an L2 support vector machine by dual coordinate descent (Hsieh et al. 2008), as in
// LIBLINEAR. Convex, so the order of lines hardly matters, and deterministic, because that order comes from a fixed generator.
import { generator, shuffle } from "./chance.ts";

export interface Example {
  /** Buckets that are there, those of words first: each of them counts `norm`, each of the letters' `lightNorm`. */
  readonly buckets: Uint16Array;
  readonly words: number;
  readonly norm: number;
  readonly lightNorm: number;
  readonly meaning: Float32Array;
  /** 1 where the label holds, label by label. */
  readonly holds: Uint8Array;
}

/** One label's model. */
export interface Fitted {
  readonly weights: Float32Array;
  readonly meaning: Float32Array;
  readonly bias: number;
}

/** How the fit is bounded. */
export interface FitSize {
  readonly buckets: number;
  readonly meaning: number;
}

/** How much an error costs beside large weights. */
const COST = 1;
const ROUNDS = 30;
const TOLERANCE = 0.05;

/** Fits one label on the examples; all of them without it give a model that never says it. */
export function fitLabel(examples: readonly Example[], label: number, size: FitSize): Fitted {
  const weights = new Float32Array(size.buckets);
  const meaning = new Float32Array(size.meaning);
  const state = { weights, meaning, bias: 0 };
  const holding = examples.filter(({ holds }) => holds[label] === 1).length;
  if (holding === 0) return { weights, meaning, bias: -1 };
  // A rare label's lines cost more, though not so much that every message seems to hold it.
  const lift = Math.max(1, Math.min(4, Math.sqrt(examples.length / holding / 10)));
  const signs = examples.map(({ holds }) => (holds[label] === 1 ? 1 : -1));
  const softness = signs.map((sign) => 0.5 / (COST * (sign > 0 ? lift : 1)));
  const diagonal = examples.map((example, at) => squareOf(example) + (softness[at] as number));
  const alpha = new Float64Array(examples.length);
  const chance = generator(0x5eed);
  let active = examples.map((_, at) => at);
  let bound = Infinity;
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(active, chance);
    let most = 0;
    const staying: number[] = [];
    for (const at of active) {
      const example = examples[at] as Example;
      const sign = signs[at] as number;
      const before = alpha[at] as number;
      const gradient = sign * scoreOf(state, example) - 1 + before * (softness[at] as number);
      // What is far on the right side and costs nothing is looked at no more.
      if (before === 0 && gradient > bound) continue;
      staying.push(at);
      const projected = before === 0 ? Math.min(gradient, 0) : gradient;
      most = Math.max(most, Math.abs(projected));
      if (Math.abs(projected) < 1e-9) continue;
      const after = Math.max(0, before - gradient / (diagonal[at] as number));
      alpha[at] = after;
      addTo(state, example, (after - before) * sign);
    }
    active = staying;
    if (most < TOLERANCE) break;
    bound = most;
  }
  return state;
}

/** The score of an example: above zero is more likely than not. */
export function scoreOf({ weights, meaning, bias }: Fitted, example: Example): number {
  const { buckets, words, norm, lightNorm } = example;
  let sum = 0;
  let light = 0;
  for (let at = 0; at < words; at += 1) sum += weights[buckets[at] as number] as number;
  for (let at = words; at < buckets.length; at += 1) light += weights[buckets[at] as number] as number;
  let score = bias + sum * norm + light * lightNorm;
  for (let at = 0; at < meaning.length; at += 1)
    score += (meaning[at] as number) * (example.meaning[at] as number);
  return score;
}

function addTo(
  state: { weights: Float32Array; meaning: Float32Array; bias: number },
  { buckets, words, norm, lightNorm, meaning }: Example,
  step: number,
): void {
  for (let at = 0; at < buckets.length; at += 1)
    state.weights[buckets[at] as number]! += step * (at < words ? norm : lightNorm);
  for (let at = 0; at < meaning.length; at += 1) state.meaning[at]! += step * (meaning[at] as number);
  state.bias += step;
}

function squareOf({ meaning }: Example): number {
  // The buckets have length one together, and the bias is one more.
  return meaning.reduce((sum, value) => sum + value * value, 2);
}
