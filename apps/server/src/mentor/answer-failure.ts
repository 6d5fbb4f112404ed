// Why there is no answer: for the person as a code, thrown where a mentor, the coach or a model gives up; for the log in words without
// anything that people wrote.
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

/** Why the coach has no encoder, in a path and words of our own. */
export class CoachModelError extends Error {
  override readonly name = "CoachModelError";
}

/** The error's name and the places it came through. */
export function faultOf(cause: unknown): { readonly name: string; readonly at: string } {
  if (!(cause instanceof Error)) return { name: typeof cause, at: "" };
  const frames = (cause.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return { name: cause.name, at: frames.map((line) => line.trim()).join("\n") };
}
