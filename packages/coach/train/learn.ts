// From labelled lines to what the classifier reads: weights of four bits, calibrated probabilities, a threshold a label.
import { type Learnt, stepOf } from "../src/learnt/classifier.ts";
import { featuresOf } from "../src/learnt/features.ts";
import { calibrate } from "./calibrate.ts";
import { type Example, fit, type Fitted } from "./fit.ts";
import type { LabelledLine } from "./lines.ts";
import type { Task } from "./tasks.ts";

const FOLDS = 5;
const LARGEST_STEP = stepOf(7);

/** Learns a task from a language's lines. Deterministic: the same lines give the same numbers. */
export function learn(task: Task, lines: readonly LabelledLine[]): Learnt {
  const examples = lines.map((line) => exampleOf(task, line));
  const unseen = scoresOfUnseen(examples, task.labels.length);
  const calibrations = task.labels.map((label, index) =>
    calibrate(
      unseen.map((scores) => scores[index] as number),
      examples.map(({ holds }) => holds[index] === 1),
      { beta: task.beta(label), falseAlarms: task.falseAlarms },
    ),
  );
  const { weights, bias } = fit(examples, task.labels.length);
  const { bytes, scale } = quantise(weights, task.labels.length);
  return {
    labels: task.labels,
    bias: rounded(bias),
    scale: rounded(scale),
    slope: rounded(calibrations.map(({ slope }) => slope)),
    offset: rounded(calibrations.map(({ offset }) => offset)),
    threshold: rounded(calibrations.map(({ threshold }) => threshold)),
    weights: Buffer.from(bytes.buffer).toString("base64"),
  };
}

function exampleOf({ labels }: Task, line: LabelledLine): Example {
  return {
    features: featuresOf(line.text, line.who),
    holds: Uint8Array.from(labels, (label) => (line.labels.includes(label) ? 1 : 0)),
  };
}

function rounded(values: Iterable<number>): number[] {
  return Array.from(values, (value) => Number(value.toPrecision(6)));
}

/** Scores of every line by a model that did not learn from its fold. */
function scoresOfUnseen(examples: readonly Example[], count: number): Float64Array[] {
  const scores: Float64Array[] = Array.from({ length: examples.length });
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const model = fit(
      examples.filter((_, at) => at % FOLDS !== fold),
      count,
    );
    examples.forEach((example, at) => {
      if (at % FOLDS === fold) scores[at] = scoresOf(model, example.features, count);
    });
  }
  return scores;
}

function scoresOf({ weights, bias }: Fitted, features: Uint16Array, count: number): Float64Array {
  const norm = 1 / Math.sqrt(Math.max(1, features.length));
  return Float64Array.from({ length: count }, (_, label) => {
    let sum = 0;
    for (const bucket of features) sum += weights[bucket * count + label] as number;
    return (bias[label] as number) + sum * norm;
  });
}

/** Signed steps of four bits, two a byte, one scale a label. */
function quantise(
  weights: Float32Array,
  count: number,
): { bytes: Uint8Array<ArrayBuffer>; scale: Float64Array } {
  const largest = new Float64Array(count).fill(1e-9);
  weights.forEach((weight, at) => {
    largest[at % count] = Math.max(largest[at % count] as number, Math.abs(weight));
  });
  const bytes = new Uint8Array(Math.ceil(weights.length / 2));
  weights.forEach((weight, at) => {
    const share = Math.abs(weight) / (largest[at % count] as number);
    const nibble = (Math.sign(weight) * Math.round(Math.sqrt(share) * 7)) & 15;
    bytes[at >> 1]! |= at % 2 === 0 ? nibble : nibble << 4;
  });
  return { bytes, scale: largest.map((value) => value / LARGEST_STEP) };
}
