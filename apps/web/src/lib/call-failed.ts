// A refused call on its way through code that expects exceptions. Carries the whole failure.
import type { Failure } from "./http.ts";

/** The error a query ends with when the server refuses or cannot be reached. */
export class CallFailed extends Error {
  override readonly name = "CallFailed";
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}

/** What the server said about a failed query in words for people; null when it said nothing. Pure. */
export function serverWords(error: unknown): string | null {
  return error instanceof CallFailed ? error.failure.message : null;
}
