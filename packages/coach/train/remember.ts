// The second opinion of a task, from its lines: what every line gets from lines of other voices, for calibration, and what is
// written down.
import { openSentences } from "../src/learnt/sentences.ts";
import { toNibbles } from "../src/learnt/nibbles.ts";
import { stepped, type WrittenKernel } from "../src/learnt/kernel.ts";
import {
  fitKernel,
  type FittedKernel,
  kernelOf,
  kernelScore,
  type Remembered,
  rowFor,
} from "./fit-kernel.ts";
import type { LabelledLine } from "./lines.ts";
import type { Task } from "./tasks.ts";

/** One in so many ordinary lines of chats is enough to tell what is ordinary. */
const ORDINARY_CHAT_LINES = 4;
const LARGEST = 32_767;

export interface SecondOpinion {
  /** What is added to each line's score by a model that has not seen its voice, in the order of the lines. */
  readonly unseen: readonly number[];
  readonly written: WrittenKernel;
}

/** Learns which lines are worth remembering for `label`. `folds` tells each line's part in cross-validation. */
export function remember(
  label: string,
  { writers }: Task,
  lines: readonly LabelledLine[],
  folds: readonly number[],
): SecondOpinion {
  const all = lines.map(({ text, who, labels }) => ({
    meaning: stepped(openSentences().vectorOf(text)),
    writer: writers.indexOf(who as string),
    holds: labels.includes(label),
  }));
  const chosen = all.flatMap(({ holds }, at) => {
    const { ordinary = false, who } = lines[at] as LabelledLine;
    return holds || !ordinary || who === "asker" || at % ORDINARY_CHAT_LINES === 0 ? [at] : [];
  });
  const kept = chosen.map((at) => all[at] as Remembered);
  const rows = kernelOf(kept);
  const rowOf = new Map(chosen.map((at, row) => [at, rows[row] as Float32Array]));
  const unseen = all.map(() => 0);
  for (const fold of new Set(folds)) {
    const fitted = fitKernel(kept, rows, (at) => folds[chosen[at] as number] !== fold);
    all.forEach((line, at) => {
      if (folds[at] === fold) unseen[at] = kernelScore(fitted, rowOf.get(at) ?? rowFor(line, kept, fitted));
    });
  }
  const written = write(
    label,
    kept,
    fitKernel(kept, rows, () => true),
  );
  return { unseen, written };
}

function write(label: string, lines: readonly Remembered[], { worth, bias }: FittedKernel): WrittenKernel {
  const most = worth.reduce((largest, one) => Math.max(largest, Math.abs(one)), 1e-9);
  const whole = Array.from(worth, (one) => Math.round((one / most) * LARGEST));
  const saying = lines
    .map((line, at) => ({ line, says: whole[at] as number }))
    .filter(({ says }) => says !== 0);
  const steps = Int8Array.from(saying.flatMap(({ line }) => Array.from(line.meaning.steps)));
  return {
    label,
    writers: saying.map(({ line }) => line.writer).join(""),
    worth: Buffer.from(Int16Array.from(saying, ({ says }) => says).buffer).toString("base64"),
    worthScale: Number((most / LARGEST).toPrecision(6)),
    bias: Number(bias.toPrecision(6)),
    lines: Buffer.from(toNibbles(steps)).toString("base64"),
  };
}
