// The replays' thread as the rest of the server asks it: started when a first game ends, and again when it dies.
import { once } from "node:events";
import { CodedError } from "../errors.ts";
import { TaskThread } from "../runtime/task-thread.ts";
import type { ReplayAnswers, ReplayTask } from "./replay-tasks.ts";

export interface ReplayWorker {
  /** Has one task done. Rejects with its cause; `server/busy` when too many wait. */
  ask<Kind extends ReplayTask["kind"]>(
    task: Extract<ReplayTask, { kind: Kind }>,
  ): Promise<ReplayAnswers[Kind]>;
  /** Ends the thread; whoever waits is rejected. */
  close(): Promise<void>;
}

const MAX_WAITING = 200;
const MAX_MEMORY_MB = 128;
const BUSY_S = 5;

/** A worker whose thread is not started yet. */
export function createReplayWorker(): ReplayWorker {
  const thread = new TaskThread<ReplayTask>({
    file: new URL("./replay-thread.ts", import.meta.url),
    memoryMb: MAX_MEMORY_MB,
    lost: (cause) => void thread.drop(cause ?? new Error("the replays' thread ended")),
  });
  return {
    async ask<Kind extends ReplayTask["kind"]>(task: ReplayTask): Promise<ReplayAnswers[Kind]> {
      if (thread.waiting >= MAX_WAITING) throw new CodedError("server/busy", { retryAfterS: BUSY_S });
      return await thread.ask(task, task.kind === "seal" ? [task.rows.buffer as ArrayBuffer] : []);
    },
    async close() {
      const ending = thread.drop(new Error("closed"));
      if (ending === null) return;
      // Never terminated: a thread that is stopped while it opens a stream takes the whole process with it (an assertion of Node's).
      const ended = once(ending, "exit");
      ending.ref();
      ending.postMessage(null);
      await ended;
    },
  };
}
