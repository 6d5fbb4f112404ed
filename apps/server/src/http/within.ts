// An answer, or none: whoever asks something that may hang decides how long it is worth waiting for.
import type { Clock } from "../ports.ts";

/** The answer; rejects as it does, and when it takes longer than `ms` (which it then goes on doing, heard by nobody). */
export async function within<T>(clock: Pick<Clock, "after">, ms: number, answer: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = clock.after(ms, () => reject(new Error(`no answer in ${ms} ms`)));
  try {
    return await Promise.race([answer, promise]);
  } finally {
    stop();
  }
}
