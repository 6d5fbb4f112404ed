// For tests only: the coach without its thread.
import type { CoachWorker } from "../coach/coach-worker.ts";
import type { CoachTask } from "../coach/coach-messages.ts";
import { doTask } from "../coach/do-task.ts";

/** Answers at once, from the test's own thread. */
export function inlineCoach(): CoachWorker {
  return {
    ask: async (kind, asked) => doTask({ kind, asked } as CoachTask) as never,
    warm: () => undefined,
    close: async () => undefined,
  };
}
