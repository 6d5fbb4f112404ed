// For tests only: the coach without its thread.
import type { CoachWorker } from "../coach-thread/coach-worker.ts";
import { COACH_TASKS } from "../coach-thread/coach-tasks.ts";

/** Answers at once, from the test's own thread. */
export function inlineCoach(): CoachWorker {
  return {
    ask: async (kind, asked) => COACH_TASKS[kind](asked),
    warm: () => undefined,
    close: async () => undefined,
  };
}
