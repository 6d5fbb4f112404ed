// Long work in short turns: whoever has much to do in the loop that serves games gives the others their turn now and then.
// Must never be used inside a transaction.
import { setImmediate } from "node:timers/promises";

export interface Turns {
  /** Counts work that was done, in signs; resolves at once, or after everybody else had a turn. */
  after(signs: number): Promise<void>;
}

/** Texts are normalised, escaped and searched at about 60 signs a microsecond: a turn takes some two milliseconds. */
const SIGNS_A_TURN = 131_072;

/** Resolves after everybody else had a turn. */
export async function nextTurn(): Promise<void> {
  await setImmediate();
}

/** Work that begins now. */
export function createTurns(): Turns {
  let done = 0;
  return {
    async after(signs) {
      done += signs;
      if (done < SIGNS_A_TURN) return;
      done = 0;
      await nextTurn();
    },
  };
}
