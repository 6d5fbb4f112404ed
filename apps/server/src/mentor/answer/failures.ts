// Why answers fail, for whoever runs the server (MS5): one line each with the safe cause, and a count. Must never say what
// people wrote, what they are told, or a key.
import type { Code } from "@fitil/contracts";
import type { Log } from "../../ports/process.ts";
import { AnswerFailure, faultOf } from "../answer-failure.ts";

export interface Failures {
  /** Notes what a mentor threw, `at` something; returns the code that the person is told. */
  note(failure: unknown, at: "chat" | "advice" | "picture"): Code;
  /** How many so far. */
  count(): number;
}

/** None so far. */
export function createFailures(log: Log): Failures {
  let count = 0;
  return {
    note(failure, at) {
      if (failure instanceof AnswerFailure) {
        // No fault of anybody's: there was nothing to read.
        if (failure.code === "mentor/nothing_readable") return failure.code;
        count += 1;
        log.warn({ at, code: failure.code, reason: failure.reason }, "the mentor could not answer");
        return failure.code;
      }
      count += 1;
      log.error({ at, ...placed(failure) }, "a mentor broke");
      return "mentor/model_failed";
    },
    count: () => count,
  };
}

function placed(failure: unknown): { readonly name: string; readonly places: string } {
  const { name, at } = faultOf(failure);
  return { name, places: at };
}
