// How long a word takes to the server and back, seen from its receipts. A cautious estimate, not an average.

const KEPT = 24;

/** Learns from receipts. */
export interface RoundTrip {
  /** A receipt came `ms` after the word was sent. */
  sample(ms: number): void;
  /** The longest of the last receipts, ms; 0 before the first. */
  longestMs(): number;
}

/** An estimate over the last two dozen receipts: about a second and a half of walking. */
export function createRoundTrip(): RoundTrip {
  const recent: number[] = [];
  return {
    sample(ms) {
      recent.push(ms);
      if (recent.length > KEPT) recent.shift();
    },
    longestMs() {
      return recent.length === 0 ? 0 : Math.max(...recent);
    },
  };
}
