// Values that stand for many: screens hold strays, so the middle one is asked, not the mean.

/** The middle value, of an even number the upper one; 0 for an empty list. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value that this share of them stands below; 0 for an empty list. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}
