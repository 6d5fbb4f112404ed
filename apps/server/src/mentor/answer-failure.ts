// Why there is no answer, for the person as a code and for the log in words. Thrown where a mentor, the coach or a model gives up.
import type { Code } from "@fitil/contracts";

/** Why an answer failed; the code is what the person is told. */
export class AnswerFailure extends Error {
  readonly code: Extract<Code, `mentor/${string}`>;
  /** For the log of whoever runs the server, in words and numbers of our own alone. */
  readonly reason: string | null;
  constructor(code: AnswerFailure["code"], reason: string | null = null) {
    super(reason === null ? code : `${code}: ${reason}`);
    this.code = code;
    this.reason = reason;
  }
}
