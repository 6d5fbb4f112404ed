// Yields to the event loop: long work in the loop that serves games stops now and then, so that everybody else gets on.
// Must never be used inside a transaction.
import { setImmediate } from "node:timers/promises";

export interface LoopYield {
  /** Counts work that was done, in signs; resolves at once, or after everything else that waits in the loop has run. */
  after(signs: number): Promise<void>;
}

/** Texts are normalised, escaped and searched at about 60 signs a microsecond: that is some two milliseconds. */
const SIGNS_BETWEEN = 131_072;

/** Resolves after everything else that waits in the loop has run. */
export async function yieldToLoop(): Promise<void> {
  await setImmediate();
}

/** Work that begins now. */
export function createLoopYield(): LoopYield {
  let done = 0;
  return {
    async after(signs) {
      done += signs;
      if (done < SIGNS_BETWEEN) return;
      done = 0;
      await yieldToLoop();
    },
  };
}
