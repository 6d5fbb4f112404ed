// A second opinion on one label, by likeness: how near a text lies to remembered lines, each of which speaks for the label or
// against it (a support vector machine with a Gaussian kernel, Cortes and Vapnik 1995). Words alone do not tell that far.
import { fromBase64 } from "./base64.ts";
import { fromNibbles, toSteps } from "./nibbles.ts";
import type { Sentences } from "./sentences.ts";

/** What training wrote down. */
export interface WrittenKernel {
  /** The label it speaks of. */
  readonly label: string;
  /** Base64 of the remembered lines: a signed step of four bits a number, line by line. */
  readonly lines: string;
  /** Whose each line is: its place among the task's writers, a digit a line. */
  readonly writers: string;
  /** Base64 of two signed bytes a line: how much it speaks for the label, and what one is worth. */
  readonly worth: string;
  readonly worthScale: number;
  readonly bias: number;
}

/** A line or text as it is compared: both sides in steps, so that training and use count exactly alike. */
export interface Stepped {
  readonly steps: Int8Array;
  readonly length: number;
}

export interface Kernel {
  /** What is added to the label's score, for a text of the writer at that place among the task's writers. */
  scoreOf(text: string, writer: number): number;
}

/** What one step of a vector of length one is worth, in its standard deviations. */
const STEPS_IN_DEVIATION = 0.45;
/** How fast likeness falls with distance, and what is left of it between lines of different writers: by cross-validation. */
const SHARPNESS = 1;
const OTHER_WRITER = 0.7;

/** A vector of length one in steps. */
export function stepped(vector: Float32Array): Stepped {
  return withLength(toSteps(vector, STEPS_IN_DEVIATION / Math.sqrt(vector.length)));
}

/** How alike two lines are (0–1). */
export function likeness(one: Stepped, other: Stepped, sameWriter: boolean): number {
  return alike(product(one.steps, other.steps, 0) / (one.length * other.length), sameWriter);
}

/** Opens what was written. Throws where the data is of another shape. */
export function createKernel(written: WrittenKernel, sentences: Sentences): Kernel {
  const { dims } = sentences;
  const lines = fromNibbles(fromBase64(written.lines));
  const worth = new Int16Array(fromBase64(written.worth).buffer);
  if (lines.length !== worth.length * dims || written.writers.length !== worth.length)
    throw new Error(`${lines.length} numbers of ${worth.length} remembered lines`);
  const lengths = Float64Array.from(
    worth,
    (_, line) => withLength(lines.subarray(line * dims, (line + 1) * dims)).length,
  );
  return {
    scoreOf(text, writer) {
      const { steps, length } = stepped(sentences.vectorOf(text));
      let score = 0;
      for (let line = 0; line < worth.length; line += 1) {
        const cosine = product(steps, lines, line * dims) / (length * (lengths[line] as number));
        score += (worth[line] as number) * alike(cosine, written.writers.charCodeAt(line) - 48 === writer);
      }
      return score * written.worthScale + written.bias;
    },
  };
}

function alike(cosine: number, sameWriter: boolean): number {
  return Math.exp(2 * SHARPNESS * (cosine - 1)) * (sameWriter ? 1 : OTHER_WRITER);
}

function withLength(steps: Int8Array): Stepped {
  return { steps, length: Math.sqrt(product(steps, steps, 0)) || 1 };
}

/** The inner product with the numbers that begin at `from`. PERF: whole numbers, four at a time, take half as long. */
function product(steps: Int8Array, others: Int8Array, from: number): number {
  let sum = 0;
  let at = from;
  let dim = 0;
  for (; dim + 4 <= steps.length; dim += 4, at += 4)
    sum =
      (sum +
        Math.imul(steps[dim] as number, others[at] as number) +
        Math.imul(steps[dim + 1] as number, others[at + 1] as number) +
        Math.imul(steps[dim + 2] as number, others[at + 2] as number) +
        Math.imul(steps[dim + 3] as number, others[at + 3] as number)) |
      0;
  for (; dim < steps.length; dim += 1, at += 1) sum += Math.imul(steps[dim] as number, others[at] as number);
  return sum;
}
