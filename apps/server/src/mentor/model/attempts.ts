// Asks again where that can help: while the person has seen nothing yet, or nothing but a summary that may stay (MS5).
import type { Clock } from "../../ports/process.ts";
import { failureOf, modelFaultOf, Malformed, ModelFault } from "./model-fault.ts";
import { MAX_RETRIES, MAX_RETRY_AFTER_MS, RETRY_WAITS_MS, WHOLE_MS } from "./model-call.ts";
import { STRICTNESS } from "./provider-models.ts";
import type { Strictness } from "./provider-models.ts";

/** What one attempt knows of those before it. */
export interface Attempt {
  readonly strictness: Strictness;
  /** What the model wrote when it was asked before and it was not as asked; null otherwise. */
  readonly malformed: Malformed | null;
  readonly signal: AbortSignal;
}

/** How firmly a server takes a shape; learned once and kept, because each lesson costs a request. */
export interface Habits {
  strictness: Strictness;
  /** Whether a refused request may be due to the shape. */
  readonly mayLoosen: boolean;
}

/**
 * Runs attempts until one ends or nothing helps; passes on what they yield.
 * @param start one attempt, a fresh generator each time
 * @throws AnswerFailure, or the reason of `signal`
 */
export async function* withAttempts<Event>(
  start: (attempt: Attempt) => AsyncGenerator<Event, void, undefined>,
  ports: { readonly clock: Clock; readonly habits: Habits },
  signal: AbortSignal,
): AsyncGenerator<Event, void, undefined> {
  const { clock, habits } = ports;
  const whole = new AbortController();
  const cancelWhole = clock.after(WHOLE_MS, () => whole.abort());
  const both = AbortSignal.any([signal, whole.signal]);
  let { strictness } = habits;
  let malformed: Malformed | null = null;
  let retries = 0;
  let shown = false;
  try {
    for (;;) {
      try {
        for await (const event of start({ strictness, malformed, signal: both })) {
          shown = true;
          yield event;
        }
        habits.strictness = strictness;
        return;
      } catch (error) {
        signal.throwIfAborted();
        if (whole.signal.aborted) throw tooLong();
        const fault = modelFaultOf(error, clock.now());
        const mayMend = fault instanceof Malformed && malformed === null;
        if (shown && !(mayMend && fault.said !== "")) throw fault;
        const looser = habits.mayLoosen && refusedShape(fault) ? looserThan(strictness) : null;
        if (looser !== null) {
          strictness = looser;
        } else if (mayMend) {
          malformed = fault;
        } else {
          const waitMs = fault.transient && retries < MAX_RETRIES ? waitBefore(retries, fault) : null;
          if (waitMs === null) throw fault;
          retries += 1;
          await pause(clock, waitMs, both);
        }
      }
    }
  } catch (error) {
    signal.throwIfAborted();
    if (whole.signal.aborted) throw failureOf(tooLong());
    throw error instanceof ModelFault ? failureOf(error) : error;
  } finally {
    cancelWhole();
  }
}

function tooLong(): ModelFault {
  return new ModelFault("mentor/model_slow", `the answer took more than ${WHOLE_MS / 1_000} s`);
}

/** Servers answer so when they do not know the field that asks for a shape. */
function refusedShape({ status }: ModelFault): boolean {
  return status === 400 || status === 415 || status === 422 || status === 501;
}

function looserThan(strictness: Strictness): Strictness | null {
  return STRICTNESS[STRICTNESS.indexOf(strictness) + 1] ?? null;
}

/** Milliseconds until the next retry, or null when the provider asks for more than the person should wait. */
function waitBefore(retries: number, { retryAfterMs }: ModelFault): number | null {
  const waitMs = retryAfterMs ?? RETRY_WAITS_MS[retries] ?? 0;
  return waitMs > MAX_RETRY_AFTER_MS ? null : waitMs;
}

async function pause(clock: Clock, delayMs: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  let cancel = (): void => undefined;
  let stop = (): void => undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      cancel = clock.after(delayMs, resolve);
      stop = () => reject(signal.reason as Error);
      signal.addEventListener("abort", stop, { once: true });
    });
  } finally {
    cancel();
    signal.removeEventListener("abort", stop);
  }
}
