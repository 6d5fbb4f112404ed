// From labelled lines to what the classifier reads: weights, calibrated probabilities, a threshold a label.
import { ANYBODY, type Learnt, normOf, shareOf } from "../src/learnt/classifier.ts";
import type { Reader } from "../src/learnt/features.ts";
import { type Aim, bestThreshold, calibrate } from "./calibrate.ts";
import { type Example, fitLabel, scoreOf } from "./fit.ts";
import type { LabelledLine } from "./lines.ts";
import { quantiseMeaning, quantiseWeights } from "./quantise.ts";
import { remember } from "./remember.ts";
import type { Task } from "./tasks.ts";

const FOLDS = 4;
/** Recall alone: as much as the false doubts allow. */
const ALL_THAT_MAY_BE = 1_000;

/** Learns a task from a language's lines. Deterministic: the same lines give the same numbers. */
export function learn(task: Task, lines: readonly LabelledLine[], reader: Reader): Learnt {
  const examples = lines.map((line) => exampleOf(task, line, reader));
  const folds = foldsOf(lines);
  const size = { buckets: task.buckets, meaning: reader.meaningSize };
  const second = task.remembers === null ? null : remember(task.remembers, task, lines, folds);
  const fitted = task.labels.map((label, index) => {
    const added = label === task.remembers ? second?.unseen : undefined;
    const unseen = Array.from({ length: FOLDS }, (__, fold) =>
      fitLabel(
        examples.filter((___, at) => folds[at] !== fold),
        index,
        size,
      ),
    );
    const scores = examples.map(
      (example, at) => scoreOf(unseen[folds[at] as number]!, example) + (added?.[at] ?? 0),
    );
    const holds = examples.map((example) => example.holds[index] === 1);
    const { slope, offset } = calibrate(scores, holds);
    const probabilities = scores.map((score) => 1 / (1 + Math.exp(-(slope * score + offset))));
    return { model: fitLabel(examples, index, size), slope, offset, probabilities, holds };
  });
  const sums = lines.map((_, at) =>
    fitted.reduce((sum, { probabilities }) => sum + (probabilities[at] as number), 0),
  );
  const byWriter = (aimOf: (writer: string) => (label: string) => Aim) =>
    Object.fromEntries(
      task.writers.map((writer) => {
        const counted = lines.flatMap(({ who = ANYBODY, labels }, at) => {
          const weight = who === writer ? 1 : task.elsewhere;
          return weight > 0 ? [{ at, weight, ordinary: labels.length === 0 }] : [];
        });
        const limits = fitted.map(({ probabilities, holds }, index) =>
          bestThreshold(
            counted.map(({ at, weight, ordinary }) => ({
              probability: shareOf(probabilities[at] as number, sums[at] as number, task.rest),
              holds: holds[at] as boolean,
              ordinary,
              weight,
            })),
            aimOf(writer)(task.labels[index] as string),
          ),
        );
        return [writer, rounded(limits)];
      }),
    );
  const { falseDoubts } = task;
  const models = fitted.map(({ model }) => model);
  const weights = quantiseWeights(models);
  const meaning = quantiseMeaning(models);
  return {
    labels: task.labels,
    buckets: task.buckets,
    letters: task.letters,
    ...(task.rest === null ? {} : { rest: task.rest }),
    bias: rounded(models.map(({ bias }) => bias)),
    scale: rounded(weights.scale),
    meaningScale: rounded(meaning.scale),
    slope: rounded(fitted.map(({ slope }) => slope)),
    offset: rounded(fitted.map(({ offset }) => offset)),
    thresholds: byWriter((writer) => (label) => ({
      beta: task.beta(label, writer),
      falseAlarms: task.falseAlarms(writer),
    })),
    ...(falseDoubts !== null && {
      doubts: byWriter((writer) => () => ({ beta: ALL_THAT_MAY_BE, falseAlarms: falseDoubts(writer) })),
    }),
    ...(second !== null && { kernel: second.written }),
    meaning: Buffer.from(meaning.bytes).toString("base64"),
    weights: Buffer.from(weights.bytes).toString("base64"),
  };
}

function exampleOf({ labels, buckets, letters: weight }: Task, line: LabelledLine, reader: Reader): Example {
  const { hashes, letters, meaning } = reader.read(line.text, line.who);
  const norm = normOf(hashes.length, letters.length, weight);
  return {
    buckets: Uint16Array.from([...hashes, ...letters], (hash) => hash % buckets),
    words: hashes.length,
    norm,
    lightNorm: weight * norm,
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
