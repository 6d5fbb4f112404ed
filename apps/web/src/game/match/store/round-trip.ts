// How quickly a report can get to the server and back, seen from its receipts.

const KEPT = 64;

/** Learns from receipts. */
export interface RoundTrip {
  /** A receipt came `ms` after the report was sent. */
  sample(ms: number): void;
  /** The shortest of the last receipts, ms; 0 before the first, so that nothing is taken for certain. */
  shortestMs(): number;
}

/** The shortest over the last 64 receipts: some seconds of walking, so that a line that got slower is noticed. */
export function createRoundTrip(): RoundTrip {
  const recent: number[] = [];
  return {
    sample(ms) {
      recent.push(ms);
      if (recent.length > KEPT) recent.shift();
    },
    shortestMs() {
      return recent.length === 0 ? 0 : Math.min(...recent);
    },
  };
}
