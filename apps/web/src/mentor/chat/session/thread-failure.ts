// Why an answer did not come, in a form the screen can show and act on. Pure.
import { CallFailed, NETWORK_LOST } from "../../../lib/http/http.ts";
import type { Failure } from "../../../lib/http/http.ts";

export interface ThreadFailure {
  readonly code: string;
  /** The server's sentence in the person's language, or null. */
  readonly words: string | null;
  /** When asking again makes sense, ms from now, or null. */
  readonly retryAfterMs: number | null;
}

/** The failure behind what the stream or the call threw. Pure. */
export function threadFailureOf(error: Error): ThreadFailure {
  if (error instanceof CallFailed) return fromCall(error.failure);
  // A broken line: every browser words it differently, but all of them throw this type.
  if (error instanceof TypeError) return { code: NETWORK_LOST, words: null, retryAfterMs: null };
  // The stream's own error part is a sentence for people; everything else that throws has a name of its own.
  const isSentence = error.name === "Error" && error.message !== "";
  return { code: "unknown", words: isSentence ? error.message : null, retryAfterMs: null };
}

/** The failure of a refused call. Pure. */
export function fromCall(failure: Failure): ThreadFailure {
  const { code, message, retryAfterMs } = failure;
  return { code, words: message === "" ? null : message, retryAfterMs };
}

/** Whether a guest has had what guests may have (GU3). Pure. */
export function isGuestOut({ code }: ThreadFailure): boolean {
  return code === "mentor/guest_try_used" || code === "mentor/guest_tries_over" || code === "user/guest";
}

/** Whether the line broke, so that the answer may still be coming on the server. Pure. */
export function isLineLost(failure: ThreadFailure): boolean {
  return failure.code === NETWORK_LOST || failure.code === "network/garbled";
}
