// A change as people write it: with its sign, a real minus, and nothing before a zero. Pure.

/** Writes `value` with its sign; `write` writes its amount. */
export function signedFigure(value: number, write: (amount: number) => string): string {
  const sign = value > 0 ? "+" : value < 0 ? "−" : "";
  return sign + write(Math.abs(value));
}
