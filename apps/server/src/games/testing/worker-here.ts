// For tests: the replays' work without a thread.
import { doReplayTask } from "../replay-tasks.ts";
import type { ReplayWorker } from "../replay-worker.ts";

/** Does every task at once, where it is asked. */
export const workerHere: ReplayWorker = {
  ask: async (task) => doReplayTask(task) as never,
  close: async () => undefined,
};
