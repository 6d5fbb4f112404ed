// The replays' thread as the rest of the server asks it: started when a first game ends, and again when it dies.
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { CodedError } from "../errors.ts";
import type { NumberedAnswer, NumberedTask, ReplayAnswers, ReplayTask } from "./replay-tasks.ts";

export interface ReplayWorker {
  /** Has one task done. Rejects with its cause; `server/busy` when too many wait. */
  ask<Kind extends ReplayTask["kind"]>(
    task: Extract<ReplayTask, { kind: Kind }>,
  ): Promise<ReplayAnswers[Kind]>;
  /** Ends the thread; whoever waits is rejected. */
  close(): Promise<void>;
}

const MOST_WAITING = 200;
const MOST_MEMORY_MB = 128;
const BUSY_S = 5;

interface Waiting {
  readonly settle: (answer: never) => void;
  readonly fail: (cause: Error) => void;
}

/** A worker whose thread is not started yet. */
export function createReplayWorker(): ReplayWorker {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let lastId = 0;

  const drop = (cause: Error) => {
    const dropped = worker;
    worker = null;
    for (const { fail } of waiting.values()) fail(cause);
    waiting.clear();
    return dropped;
  };
  const take = (answered: NumberedAnswer) => {
    const one = waiting.get(answered.id);
    waiting.delete(answered.id);
    if (answered.ok) one?.settle(answered.answer as never);
    else one?.fail(new Error(answered.reason));
  };
  const start = (): Worker => {
    const started = new Worker(new URL("./replay-thread.ts", import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    });
    started.unref();
    started.on("message", (answered: NumberedAnswer) => worker === started && take(answered));
    started.on("error", (cause: Error) => worker === started && drop(cause));
    started.on("exit", () => worker === started && drop(new Error("the replays' thread ended")));
    return started;
  };
  return {
    ask<Kind extends ReplayTask["kind"]>(task: ReplayTask) {
      if (waiting.size >= MOST_WAITING)
        return Promise.reject(new CodedError("server/busy", { retryAfterS: BUSY_S }));
      worker ??= start();
      const id = (lastId += 1);
      const answered = new Promise<ReplayAnswers[Kind]>((settle, fail) => {
        waiting.set(id, { settle, fail });
      });
      const numbered: NumberedTask = { id, task };
      worker.postMessage(numbered, task.kind === "seal" ? [task.rows.buffer as ArrayBuffer] : []);
      return answered;
    },
    async close() {
      const ending = drop(new Error("closed"));
      if (ending === null) return;
      // Never terminated: a thread that is stopped while it opens a stream takes the whole process with it (an assertion of Node's).
      const ended = once(ending, "exit");
      ending.ref();
      ending.postMessage(null);
      await ended;
    },
  };
}
