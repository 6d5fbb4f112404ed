// Learns which lines to remember and how much each says (`src/learnt/kernel.ts`): a support vector machine with a Gaussian kernel by
// dual coordinate descent, over the kernel of all its lines at once. Deterministic.
import { likeness, type Stepped } from "../src/learnt/kernel.ts";
import { generator, shuffle } from "./chance.ts";

/** A line as the kernel sees it. */
export interface Remembered {
  readonly meaning: Stepped;
  readonly writer: number;
  readonly holds: boolean;
}

/** How much each line says, 0 for most, above zero for the label; and what is added to every score. */
export interface FittedKernel {
  readonly worth: Float64Array;
  readonly bias: number;
}

/** How much an error costs beside much said, and how much more that of a line that holds the label. */
const COST = 1;
const LIFT = 2;
const ROUNDS = 40;
const TOLERANCE = 0.05;

/** Every two lines' likeness, row by row. */
export function kernelOf(lines: readonly Remembered[]): Float32Array[] {
  const rows = lines.map(() => new Float32Array(lines.length));
  lines.forEach((line, one) => {
    for (let other = 0; other <= one; other += 1) {
      const alike = likenessOf(line, lines[other] as Remembered);
      rows[one]![other] = alike;
      rows[other]![one] = alike;
    }
  });
  return rows;
}

/** Fits the lines of which `used` is true. */
export function fitKernel(
  lines: readonly Remembered[],
  rows: readonly Float32Array[],
  used: (at: number) => boolean,
): FittedKernel {
  const all = lines.map((_, at) => at).filter(used);
  const worth = new Float64Array(lines.length);
  const scores = new Float64Array(lines.length);
  const chance = generator(0x5eed);
  let bias = 0;
  let active = [...all];
  let bound = Infinity;
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(active, chance);
    let most = 0;
    const staying: number[] = [];
    for (const at of active) {
      const sign = lines[at]!.holds ? 1 : -1;
      const softness = 0.5 / (COST * (sign > 0 ? LIFT : 1));
      const before = (worth[at] as number) * sign;
      const gradient = sign * (scores[at] as number) - 1 + before * softness;
      // What is far on the right side and says nothing is looked at no more.
      if (before === 0 && gradient > bound) continue;
      staying.push(at);
      most = Math.max(most, Math.abs(before === 0 ? Math.min(gradient, 0) : gradient));
      // A line is as like itself as can be, and the bias is one more.
      const step = (Math.max(0, before - gradient / (2 + softness)) - before) * sign;
      if (Math.abs(step) < 1e-6) continue;
      worth[at]! += step;
      bias += step;
      const row = rows[at] as Float32Array;
      for (const other of all) scores[other]! += step * ((row[other] as number) + 1);
    }
    active = staying;
    if (most < TOLERANCE) break;
    bound = most;
  }
  return { worth, bias };
}

/** A line's likeness to those of `lines` that say something; 0 for the others. */
export function rowFor(
  line: Remembered,
  lines: readonly Remembered[],
  { worth }: FittedKernel,
): Float32Array {
  return Float32Array.from(lines, (other, at) => (worth[at] === 0 ? 0 : likenessOf(line, other)));
}

/** The score of a line with this likeness to the remembered ones. */
export function kernelScore({ worth, bias }: FittedKernel, row: Float32Array): number {
  return worth.reduce((score, says, at) => score + says * (row[at] as number), bias);
}

function likenessOf(one: Remembered, other: Remembered): number {
  return likeness(one.meaning, other.meaning, one.writer === other.writer);
}
