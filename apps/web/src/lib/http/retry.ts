// When to ask again. The current-user and connection-token calls sign the person out when refused, so a lost
// network, a busy or a broken server is asked again before it is believed.
import { isTransient } from "./http.ts";
import type { Failure, Result } from "./http.ts";
import { wait } from "../clock.ts";
import type { Clock } from "../clock.ts";

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;
/** A server that answers 429 or 5xx this often in a row is believed. */
const BELIEVED_AFTER = 6;

/**
 * How long to wait before the next try, in ms, or null to believe the failure. `attempt` counts from 1.
 * A lost network is never a refusal: it is asked again for as long as it takes. Pure.
 */
export function decideRetry(failure: Failure, attempt: number): number | null {
  if (!isTransient(failure)) return null;
  if (failure.status !== 0 && attempt >= BELIEVED_AFTER) return null;
  const backoff = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1));
  return Math.min(LONGEST_WAIT_MS, Math.max(backoff, failure.retryAfterMs ?? 0));
}

/** Repeats `attemptOnce` as `decideRetry` says; `isWanted` ends it early when nobody waits for the answer any more. */
export async function withRetries<T>(
  clock: Clock,
  attemptOnce: () => Promise<Result<T>>,
  isWanted: () => boolean = () => true,
): Promise<Result<T>> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await attemptOnce();
    if (result.ok) return result;
    const delayMs = decideRetry(result.failure, attempt);
    if (delayMs === null || !isWanted()) return result;
    await wait(clock, delayMs);
    if (!isWanted()) return result;
  }
}
