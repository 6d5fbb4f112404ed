// An answer, or an error once the caller has waited as long as it is worth.
import type { Clock } from "../ports/process.ts";

/** The answer; rejects as it does, and after `ms` without one; what was asked is not stopped, its late answer is dropped. */
export async function withDeadline<T>(
  clock: Pick<Clock, "after">,
  ms: number,
  answer: Promise<T>,
): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = clock.after(ms, () => reject(new Error(`no answer in ${ms} ms`)));
  try {
    return await Promise.race([answer, promise]);
  } finally {
    stop();
  }
}
