// A second opinion on one label, by likeness: how near a text lies to remembered lines, each of which speaks for the label or
// against it (a support vector machine with a Gaussian kernel, Cortes and Vapnik 1995). Words alone do not tell that far.
import { fromBase64 } from "../words/base64.ts";
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
  if (dims % 2 !== 0) throw new Error(`${dims} numbers a line are read two at a time`);
  const lengths = Float64Array.from(
    worth,
    (_, line) => withLength(lines.subarray(line * dims, (line + 1) * dims)).length,
  );
  const productsWith = threeAtATime(lines, dims);
  return {
    scoreOf(text, writer) {
      const { steps, length } = stepped(sentences.vectorOf(text));
      const products = productsWith(steps);
      let score = 0;
      for (let line = 0; line < worth.length; line += 1) {
        const cosine = (products[line] as number) / (length * (lengths[line] as number));
        score += (worth[line] as number) * alike(cosine, written.writers.charCodeAt(line) - 48 === writer);
      }
      return score * written.worthScale + written.bias;
    },
  };
}

/** Room for one product of two lines (±64 a number) beside the next in the same double. */
const ROOM = 2 ** 16;

/**
 * The inner products of some steps with every line; the array is the same at each call.
 * PERF: three lines stand in one double, 16 bits apart, so that one multiplication serves three: exactly, for whole numbers
 * below 2^53 are exact. It is two fifths of what one line at a time takes, and that was a fifth of all the mentor computes.
 */
function threeAtATime(lines: Int8Array, dims: number): (steps: Int8Array) => Float64Array {
  const count = lines.length / dims;
  const groups = Math.ceil(count / 3);
  const packed = new Float64Array(groups * dims);
  for (let group = 0; group < groups; group += 1) {
    for (let dim = 0; dim < dims; dim += 1) {
      const [one = 0, two = 0, three = 0] = [0, 1, 2].map((nth) => lines[(group * 3 + nth) * dims + dim]);
      packed[group * dims + dim] = one + (two + three * ROOM) * ROOM;
    }
  }
  const products = new Float64Array(groups * 3);
  return (steps) => {
    const wide = new Float64Array(steps);
    for (let group = 0, at = 0; group < groups; group += 1) {
      let even = 0;
      let odd = 0;
      for (let dim = 0; dim < dims; dim += 2, at += 2) {
        even += (wide[dim] as number) * (packed[at] as number);
        odd += (wide[dim + 1] as number) * (packed[at + 1] as number);
      }
      const upper = Math.round((even + odd) / ROOM);
      const third = Math.round(upper / ROOM);
      products[group * 3] = even + odd - upper * ROOM;
      products[group * 3 + 1] = upper - third * ROOM;
      products[group * 3 + 2] = third;
    }
    return products;
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
