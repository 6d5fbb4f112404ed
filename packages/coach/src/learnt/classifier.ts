// Tells the labels of a message with how sure it is: one linear model a label over what a reader saw. What was learnt comes in
// as data (learnt/data/<task>.<language>.json); which labels there are is the task's matter, not this file's.
import { fromBase64 } from "../words/base64.ts";
import type { Reader } from "./features.ts";
import { createKernel, type WrittenKernel } from "./kernel.ts";
import { recalling } from "../words/recall.ts";
import { openSentences } from "./sentences.ts";

/** What training wrote down for one task and language. */
export interface Learnt {
  readonly labels: readonly string[];
  /** How many buckets the hashes are folded into. */
  readonly buckets: number;
  /** How much letters inside words count beside words (0–1); as much where it is not written. */
  readonly letters?: number;
  /**
   * Where labels compete for a message: a label is believed by its share of all probabilities and this rest. Where it is not
   * written, each is believed by its own.
   */
  readonly rest?: number;
  /** Base64 of buckets × labels steps of four bits, bucket by bucket; see `stepOf`. */
  readonly weights: string;
  /** What one step of a label is worth. */
  readonly scale: readonly number[];
  /** Base64 of the meaning's numbers × labels signed bytes, number by number, and what one is worth. */
  readonly meaning: string;
  readonly meaningScale: readonly number[];
  readonly bias: readonly number[];
  /** The probability from which a label is believed, by whose message it is; chosen by cross-validation. */
  readonly thresholds: Readonly<Record<string, readonly number[]>>;
  /** The same for what is only likely enough to ask about; absent where a task asks nothing. */
  readonly doubts?: Readonly<Record<string, readonly number[]>>;
  /** Platt's two numbers a label: they turn a score into a probability. */
  readonly slope: readonly number[];
  readonly offset: readonly number[];
  /** What remembered lines say of one of the labels; absent where they say nothing. */
  readonly kernel?: WrittenKernel;
}

/** A label that was found, and how likely it is (0–1, calibrated). */
export interface Found<Label extends string> {
  readonly label: Label;
  readonly probability: number;
}

export interface Classifier<Label extends string> {
  /** The labels that are believed, the likeliest first; none where nothing is sure enough. `by` where the task knows writers. */
  labelsOf(text: string, by?: string): Found<Label>[];
  /** The labels that are likely enough to ask about, the likeliest first. Throws where the task asks nothing. */
  doubtsOf(text: string, by?: string): Found<Label>[];
  /** Every label's probability, in the order of the task's labels; the caller must not change them. */
  probabilitiesOf(text: string, by?: string): Float64Array;
}

/** Where a task does not tell whose message it is. */
export const ANYBODY = "anybody";

/** A signed step of four bits (−7 to 7) as it counts: squared, so that few large weights do not swallow the small ones. */
export function stepOf(nibble: number): number {
  const step = nibble > 7 ? nibble - 16 : nibble;
  return step * Math.abs(step);
}

const STEPS = Int8Array.from({ length: 16 }, (_, nibble) => stepOf(nibble));

/** Opens what was learnt for `labels`. Throws where the data is of another shape. */
export function createClassifier<Label extends string>(
  learnt: Learnt,
  labels: readonly Label[],
  reader: Reader,
): Classifier<Label> {
  if (learnt.labels.join() !== labels.join()) throw new Error(`Learnt for ${learnt.labels.join()}`);
  const count = labels.length;
  // PERF: read where they lie. A message needs some hundreds of a million weights, and unpacking all took longer than an answer.
  const weights = fromBase64(learnt.weights);
  const expected = Math.ceil((learnt.buckets * count) / 2);
  if (weights.length !== expected)
    throw new Error(`The weights have ${weights.length} bytes, not ${expected}`);
  const meant = new Int8Array(fromBase64(learnt.meaning).buffer);
  if (meant.length !== reader.meaningSize * count) throw new Error(`Learnt of ${meant.length} meanings`);
  const letterWeight = learnt.letters ?? 1;
  const secondOf = secondOpinion(learnt, labels);
  const sumOf = (hashes: Uint32Array) => {
    const sums = new Int32Array(count);
    for (const hash of hashes) {
      let at = (hash % learnt.buckets) * count;
      let label = 0;
      if (at & 1) sums[label++]! += STEPS[(weights[at++ >> 1] as number) >> 4] as number;
      for (; label + 1 < count; label += 2, at += 2) {
        const byte = weights[at >> 1] as number;
        sums[label]! += STEPS[byte & 15] as number;
        sums[label + 1]! += STEPS[byte >> 4] as number;
      }
      if (label < count) sums[label]! += STEPS[(weights[at >> 1] as number) & 15] as number;
    }
    return sums;
  };
  const read = (text: string, by: string | undefined) => {
    const { hashes, letters, meaning } = reader.read(text, by);
    const sums = sumOf(hashes);
    const sumsOfLetters = sumOf(letters);
    const meanings = new Float64Array(count);
    meaning.forEach((value, number) => {
      for (let label = 0, at = number * count; label < count; label += 1, at += 1)
        meanings[label]! += value * (meant[at] as number);
    });
    const norm = normOf(hashes.length, letters.length, letterWeight);
    return Float64Array.from(labels, (_, at) => {
      const words =
        (learnt.bias[at] as number) +
        ((sums[at] as number) + letterWeight * (sumsOfLetters[at] as number)) *
          norm *
          (learnt.scale[at] as number) +
        (meanings[at] as number) * (learnt.meaningScale[at] as number);
      const score = words + secondOf(at, words, text, by);
      return 1 / (1 + Math.exp(-((learnt.slope[at] as number) * score + (learnt.offset[at] as number))));
    });
  };
  // PERF: an answer asks for the same message up to six times.
  const readers = new Map(
    [undefined, ...Object.keys(learnt.thresholds)].map((by) => [by, recalling((text) => read(text, by))]),
  );
  const probabilitiesOf = (text: string, by?: string) => readers.get(by)?.(text) ?? read(text, by);
  const atLeast = (limits: Learnt["thresholds"] | undefined, text: string, by: string = ANYBODY) => {
    const thresholds = limits?.[by];
    if (thresholds === undefined) throw new Error(`Nothing learnt of ${by}`);
    const probabilities = probabilitiesOf(text, by === ANYBODY ? undefined : by);
    const sum = probabilities.reduce((all, probability) => all + probability, 0);
    const share = (probability: number) => shareOf(probability, sum, learnt.rest ?? null);
    return labels
      .map((label, at) => ({ label, probability: probabilities[at] as number }))
      .filter(({ probability }, at) => share(probability) >= (thresholds[at] as number))
      .toSorted((one, other) => other.probability - one.probability);
  };
  return {
    probabilitiesOf,
    labelsOf: (text, by) => atLeast(learnt.thresholds, text, by),
    doubtsOf: (text, by) => atLeast(learnt.doubts, text, by),
  };
}

/** PERF: words that are so far from a label are not lifted over its threshold, and most messages of a chat are. */
const FAR = -1.2;

/** What remembered lines add to the words' score of the label at a place. */
function secondOpinion({ kernel: written, thresholds }: Learnt, labels: readonly string[]) {
  if (written === undefined) return () => 0;
  const writers = Object.keys(thresholds);
  const spokenOf = labels.indexOf(written.label);
  const kernel = createKernel(written, openSentences());
  return (at: number, words: number, text: string, by: string = ANYBODY) =>
    at === spokenOf && words > FAR ? kernel.scoreOf(text, writers.indexOf(by)) : 0;
}

/** What a label's threshold is compared with: its probability, or its share of all (`sum`) and the rest. */
export function shareOf(probability: number, sum: number, rest: number | null): number {
  return rest === null ? probability : probability / (sum + rest);
}

/** What each of `words` hashes counts, and `weight` times that each of `letters`, so that a message has length one. */
export function normOf(words: number, letters: number, weight: number): number {
  return 1 / Math.sqrt(Math.max(1, words + weight * weight * letters));
}
