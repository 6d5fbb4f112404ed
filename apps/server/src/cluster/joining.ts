// How long a start tries to join the others. A process that loads itself on a busy machine stands still, and finds its connection given
// up as silent when it goes on: that is made again in less.
import type { Clock } from "../ports/process.ts";

/** Between two tries to join. */
export const JOIN_AGAIN_MS = 200;
/** Longer than a connection takes to be given up and made again. */
const JOIN_WITHIN_MS = 3_000;

/** Tries a step of joining until it is done, for 3 s; rejects with what keeps it up. */
export async function insist(clock: Clock, step: () => Promise<void>): Promise<void> {
  const until = clock.now() + JOIN_WITHIN_MS;
  for (;;)
    try {
      return await step();
    } catch (cause) {
      if (clock.now() >= until) throw cause;
      await new Promise<void>((resolve) => clock.after(JOIN_AGAIN_MS, resolve));
    }
}
