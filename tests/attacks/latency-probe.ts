// How long an ordinary call takes while somebody else is attacked. Calls leave by the clock, not after the one before
// them: whoever waits for a stalled server counts for every call that would have been made meanwhile.

/** What was measured between start and stop. */
export interface Latencies {
  readonly calls: number;
  /** Calls that rejected. */
  readonly failed: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Calls every `everyMs` until stopped; `stop` waits for what is under way. */
export function probeLatency(
  call: () => Promise<unknown>,
  everyMs: number,
): { readonly stop: () => Promise<Latencies> } {
  const took: number[] = [];
  const open = new Set<Promise<void>>();
  let failed = 0;
  const time = async (): Promise<void> => {
    const from = performance.now();
    try {
      await call();
    } catch {
      // Only how often, and how long it took, is of interest.
      failed += 1;
    }
    took.push(performance.now() - from);
  };
  const one = () => {
    const done = time().finally(() => open.delete(done));
    open.add(done);
  };
  one();
  const timer = setInterval(one, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(open);
      const sorted = took.toSorted((a, b) => a - b);
      const at = (share: number) => Math.round((sorted[Math.ceil(sorted.length * share) - 1] ?? 0) * 10) / 10;
      return { calls: took.length, failed, p50Ms: at(0.5), p99Ms: at(0.99) };
    },
  };
}
