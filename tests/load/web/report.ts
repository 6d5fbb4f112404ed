// What the bench says: one JSON line a figure.

/** One figure, and whether it is good enough. */
export interface Figure {
  readonly metric: string;
  /** One way, ms; null where the line plays no part. */
  readonly delayMs: number | null;
  readonly value: number;
  /** What is aimed at, with its unit; null for a figure that only explains others. */
  readonly target: string | null;
  readonly ok: boolean | null;
  /** How many single measurements it stands on. */
  readonly samples?: number;
}

/** A figure that must not exceed `most`. Values are rounded to two decimals. */
export function atMost(
  metric: string,
  delayMs: number | null,
  value: number,
  most: number,
  unit: string,
): Figure {
  return { metric, delayMs, value: round(value), target: `<= ${most} ${unit}`, ok: value <= most };
}

/** A figure that must reach `least`. Values are rounded to two decimals. */
export function atLeast(
  metric: string,
  delayMs: number | null,
  value: number,
  least: number,
  unit: string,
): Figure {
  return { metric, delayMs, value: round(value), target: `>= ${least} ${unit}`, ok: value >= least };
}

/** A figure without a target. */
export function note(metric: string, delayMs: number | null, value: number): Figure {
  return { metric, delayMs, value: round(value), target: null, ok: null };
}

/** Prints a figure as a JSON line. */
export function print(figure: Figure): void {
  console.log(JSON.stringify({ bench: "web", ...figure }));
}

/** The middle one; NaN of nothing. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The value that so many of 100 do not exceed; NaN of nothing. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
