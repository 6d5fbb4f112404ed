// From labelled lines to what the classifier reads: weights as bytes, calibrated probabilities, a threshold an act.
import { ACTS, type Act } from "../src/acts/act.ts";
import type { ActWeights } from "../src/acts/classifier.ts";
import { BUCKETS } from "../src/acts/features.ts";
import { calibrate } from "./calibrate.ts";
import { type Example, exampleOf, fit, type Fitted } from "./fit.ts";
import type { LabelledLine } from "./lines.ts";

const FOLDS = 5;
/** A miss of these does harm: recall weighs twice. */
const GRAVE: ReadonlySet<Act> = new Set(["refusal", "soft_refusal", "boundary", "self_harm", "minor"]);

/** Learns all acts from a language's lines. Deterministic: the same lines give the same numbers. */
export function learn(lines: readonly LabelledLine[]): ActWeights {
  const examples = lines.map(({ text, acts }) => exampleOf(text, acts));
  const unseen = scoresOfUnseen(examples);
  const calibrations = ACTS.map((act, index) =>
    calibrate(
      unseen.map((scores) => scores[index] as number),
      examples.map(({ acts }) => acts.has(act)),
      GRAVE.has(act) ? 2 : 1,
    ),
  );
  const { weights, bias } = fit(examples);
  const { bytes, scale } = quantise(weights);
  return {
    bias: rounded(bias),
    scale: rounded(scale),
    slope: rounded(calibrations.map(({ slope }) => slope)),
    offset: rounded(calibrations.map(({ offset }) => offset)),
    threshold: rounded(calibrations.map(({ threshold }) => threshold)),
    weights: Buffer.from(bytes.buffer).toString("base64"),
  };
}

function rounded(values: Iterable<number>): number[] {
  return Array.from(values, (value) => Number(value.toPrecision(6)));
}

/** Scores of every line by a model that did not learn from its fold. */
function scoresOfUnseen(examples: readonly Example[]): Float64Array[] {
  const scores: Float64Array[] = Array.from({ length: examples.length });
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const model = fit(examples.filter((_, at) => at % FOLDS !== fold));
    examples.forEach((example, at) => {
      if (at % FOLDS === fold) scores[at] = scoresOf(model, example.features);
    });
  }
  return scores;
}

function scoresOf({ weights, bias }: Fitted, features: Uint16Array): Float64Array {
  const norm = 1 / Math.sqrt(Math.max(1, features.length));
  return Float64Array.from(ACTS, (_, act) => {
    let sum = 0;
    for (const bucket of features) sum += weights[act * BUCKETS + bucket] as number;
    return (bias[act] as number) + sum * norm;
  });
}

/** Signed bytes, one scale an act. */
function quantise(weights: Float32Array): { bytes: Int8Array<ArrayBuffer>; scale: Float64Array } {
  const bytes = new Int8Array(weights.length);
  const scale = Float64Array.from(ACTS, (_, act) => {
    const row = weights.subarray(act * BUCKETS, (act + 1) * BUCKETS);
    const largest = row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9);
    row.forEach((weight, bucket) => {
      bytes[act * BUCKETS + bucket] = Math.round((weight / largest) * 127);
    });
    return largest / 127;
  });
  return { bytes, scale };
}
