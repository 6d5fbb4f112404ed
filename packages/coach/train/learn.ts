// From labelled lines to what the classifier reads: weights, calibrated probabilities, a threshold a label.
import { ANYBODY, type Learnt } from "../src/learnt/classifier.ts";
import type { Reader } from "../src/learnt/features.ts";
import { type Aim, bestThreshold, calibrate } from "./calibrate.ts";
import { type Example, fitLabel, scoreOf } from "./fit.ts";
import type { LabelledLine } from "./lines.ts";
import { quantiseMeaning, quantiseWeights } from "./quantise.ts";
import type { Task } from "./tasks.ts";

const FOLDS = 4;
/** Recall alone: as much as the false doubts allow. */
const ALL_THAT_MAY_BE = 1_000;

/** Learns a task from a language's lines. Deterministic: the same lines give the same numbers. */
export function learn(task: Task, lines: readonly LabelledLine[], reader: Reader): Learnt {
  const examples = lines.map((line) => exampleOf(task, line, reader));
  const folds = foldsOf(lines);
  const writers = task.writers.length === 0 ? [ANYBODY] : task.writers;
  const size = { buckets: task.buckets, meaning: reader.meaningSize };
  const fitted = task.labels.map((label, index) => {
    const unseen = Array.from({ length: FOLDS }, (_, fold) =>
      fitLabel(
        examples.filter((__, at) => folds[at] !== fold),
        index,
        size,
      ),
    );
    const scores = examples.map((example, at) => scoreOf(unseen[folds[at] as number]!, example));
    const holds = examples.map((example) => example.holds[index] === 1);
    const { slope, offset } = calibrate(scores, holds);
    const judged = lines.map(({ labels }, at) => ({
      probability: 1 / (1 + Math.exp(-(slope * (scores[at] as number) + offset))),
      holds: holds[at] as boolean,
      ordinary: labels.length === 0,
    }));
    const chosen = (aim: (writer: string) => Aim) =>
      writers.map((writer) =>
        bestThreshold(
          judged.filter((_, at) => (lines[at]!.who ?? ANYBODY) === writer),
          aim(writer),
        ),
      );
    const thresholds = chosen((writer) => ({
      beta: task.beta(label),
      falseAlarms: task.falseAlarms(writer),
    }));
    const { falseDoubts } = task;
    const doubts =
      falseDoubts === null
        ? null
        : chosen((writer) => ({ beta: ALL_THAT_MAY_BE, falseAlarms: falseDoubts(writer) }));
    return { model: fitLabel(examples, index, size), slope, offset, thresholds, doubts };
  });
  const byWriter = (of: (one: (typeof fitted)[number]) => readonly number[]) =>
    Object.fromEntries(
      writers.map((writer, at) => [writer, rounded(fitted.map((one) => of(one)[at] as number))]),
    );
  const models = fitted.map(({ model }) => model);
  const weights = quantiseWeights(models);
  const meaning = quantiseMeaning(models);
  return {
    labels: task.labels,
    buckets: task.buckets,
    bias: rounded(models.map(({ bias }) => bias)),
    scale: rounded(weights.scale),
    meaningScale: rounded(meaning.scale),
    slope: rounded(fitted.map(({ slope }) => slope)),
    offset: rounded(fitted.map(({ offset }) => offset)),
    thresholds: byWriter(({ thresholds }) => thresholds),
    ...(task.falseDoubts !== null && { doubts: byWriter(({ doubts }) => doubts ?? []) }),
    meaning: Buffer.from(meaning.bytes).toString("base64"),
    weights: Buffer.from(weights.bytes).toString("base64"),
  };
}

function exampleOf({ labels, buckets }: Task, line: LabelledLine, reader: Reader): Example {
  const { hashes, meaning } = reader.read(line.text, line.who);
  return {
    buckets: Uint16Array.from(hashes, (hash) => hash % buckets),
    norm: 1 / Math.sqrt(Math.max(1, hashes.length)),
    meaning,
    holds: Uint8Array.from(labels, (label) => (line.labels.includes(label) ? 1 : 0)),
  };
}

/** Lines of one voice stay together: they share matters and manners, which a stranger's line does not. */
function foldsOf(lines: readonly LabelledLine[]): number[] {
  const voices = [...new Set(lines.map(({ voice }) => voice))];
  if (voices.length < FOLDS) return lines.map((_, at) => at % FOLDS);
  return lines.map(({ voice }) => voices.indexOf(voice) % FOLDS);
}

function rounded(values: readonly number[]): number[] {
  return values.map((value) => Number(value.toPrecision(6)));
}
