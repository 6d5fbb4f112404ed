// Counts how well found labels agree with the written ones.

export interface LabelScore {
  readonly label: string;
  /** Lines that hold the label. */
  readonly held: number;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

/** Precision, recall and F1 of every label that some line holds. `written` and `found` are in the same order of lines. */
export function scoreLabels(
  labels: readonly string[],
  written: readonly (readonly string[])[],
  found: readonly ReadonlySet<string>[],
): LabelScore[] {
  return labels.flatMap((label) => {
    const right = written.filter((line, at) => line.includes(label) && found[at]!.has(label)).length;
    const held = written.filter((line) => line.includes(label)).length;
    if (held === 0) return [];
    const said = found.filter((line) => line.has(label)).length;
    const precision = said === 0 ? 0 : right / said;
    const recall = right / held;
    return [{ label, held, precision, recall, f1: right === 0 ? 0 : (2 * right) / (held + said) }];
  });
}

/** The mean of the labels' F1; 0 for none. */
export function macroF1(scores: readonly LabelScore[]): number {
  return scores.reduce((sum, { f1 }) => sum + f1, 0) / Math.max(1, scores.length);
}
