// A stop that does not depend on whoever is being stopped.

/**
 * The values of `source` until it ends or `signal` aborts, whether or not the source listens to the signal. A source whose
 * signal was aborted before is never asked.
 */
export async function* untilAborted<T>(source: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  if (signal.aborted) return;
  const iterator = source[Symbol.asyncIterator]();
  const aborted = new Promise<"aborted">((resolve) => {
    signal.addEventListener("abort", () => resolve("aborted"), { once: true });
  });
  try {
    for (;;) {
      const next = await Promise.race([iterator.next(), aborted]);
      if (next === "aborted" || next.done === true) return;
      yield next.value;
    }
  } finally {
    // The source may be busy or broken: its own clean-up is not waited for.
    iterator.return?.().then(undefined, () => undefined);
  }
}
