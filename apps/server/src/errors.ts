// Refusals on their way out of the server: a code, and where it belongs a few facts. Expected refusals are values in
// the slices; this exception is for the edge, where a hook has to stop a request. Never carries a secret or a stack.
import type { Code } from "@fitil/contracts";

/** Stops a request with a coded answer. */
export class CodedError extends Error {
  readonly code: Code;
  /** Goes into the body beside `error` and `code`. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** Seconds for `retry-after`, if the same call may work then. */
  readonly retryAfterS: number | undefined;

  constructor(
    code: Code,
    options: { facts?: Readonly<Record<string, unknown>>; retryAfterS?: number; cause?: unknown } = {},
  ) {
    super(code, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "CodedError";
    this.code = code;
    this.facts = options.facts ?? {};
    this.retryAfterS = options.retryAfterS;
  }
}

/** The start cannot go on, for a reason that the person at the terminal can mend. The message is one whole sentence. */
export class StartRefusal extends Error {
  constructor(sentence: string, options?: { cause: unknown }) {
    super(sentence, options);
    this.name = "StartRefusal";
  }
}

/** Another process owns the table by now: what this one wanted of the books was not done, and is not to be tried again. */
export class StaleOwner extends Error {
  /** `what`: the table as far as the caller knows it, by its own id or by its game's. */
  constructor(what: string) {
    super(`Another process owns ${what}`);
    this.name = "StaleOwner";
  }
}
