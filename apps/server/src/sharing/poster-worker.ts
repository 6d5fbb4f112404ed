// The posters' thread as the rest of the server asks it: started when a first poster is wanted, one poster at a time, ended when nobody
// has wanted one for a while.
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { CodedError } from "../errors.ts";
import type { Clock } from "../ports/process.ts";
import type { PosterAnswer, PosterTask, PosterThreadData } from "./poster-tasks.ts";

export interface PosterWorker {
  /** Draws one: a JPEG. Rejects with its cause; `server/busy` when too many wait. */
  draw(task: PosterTask): Promise<Uint8Array<ArrayBuffer>>;
  /** Ends the thread; whoever waits is rejected. */
  close(): Promise<void>;
}

const MAX_WAITING = 20;
const BUSY_S = 5;
const MAX_MEMORY_MB = 128;
/** A poster takes a tenth of a second; one that takes this long never comes. */
const LONGEST_MS = 15_000;
const IDLE_MS = 60_000;

interface Waiting {
  readonly task: PosterTask;
  readonly settle: (picture: Uint8Array<ArrayBuffer>) => void;
  readonly fail: (cause: Error) => void;
}

/** A worker whose thread is not started yet. `webFolder`: the built web app. */
export function createPosterWorker(deps: {
  readonly webFolder: string;
  readonly clock: Pick<Clock, "after">;
}): PosterWorker {
  const { webFolder, clock } = deps;
  const queue: Waiting[] = [];
  let worker: Worker | null = null;
  let current: Waiting | null = null;
  let stopTimer: (() => void) | null = null;

  const timed = (ms: number, then: () => void) => {
    stopTimer?.();
    stopTimer = clock.after(ms, then);
  };
  const letGo = () => {
    const ended = worker;
    worker = null;
    stopTimer?.();
    stopTimer = null;
    return ended;
  };
  /** Ends the thread after what it draws: stopped in the middle of native code it may take the whole process with it. */
  const end = async () => {
    const ending = letGo();
    if (ending === null) return;
    const ended = once(ending, "exit");
    const stop = clock.after(LONGEST_MS, () => void ending.terminate());
    ending.ref();
    ending.postMessage(null);
    await ended;
    stop();
  };
  /** The thread is gone: what it drew is lost, whoever waits has the next one. */
  const drop = (cause: Error) => {
    const lost = current;
    current = null;
    void letGo()?.terminate();
    lost?.fail(cause);
    next();
  };
  const take = (answer: PosterAnswer) => {
    const done = current;
    current = null;
    if (answer.ok) done?.settle(answer.picture);
    else done?.fail(new Error(answer.reason));
    next();
  };
  const start = (): Worker => {
    const started = new Worker(new URL("./poster-thread.ts", import.meta.url), {
      workerData: { webFolder } satisfies PosterThreadData,
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
    });
    started.unref();
    started.on("message", (answer: PosterAnswer) => worker === started && take(answer));
    started.on("error", (cause: Error) => worker === started && drop(cause));
    started.on("exit", () => worker === started && drop(new Error("the posters' thread ended")));
    return started;
  };
  function next(): void {
    if (current !== null) return;
    current = queue.shift() ?? null;
    if (current === null) return worker === null ? undefined : timed(IDLE_MS, () => void end());
    worker ??= start();
    timed(LONGEST_MS, () => drop(new Error("a poster took too long")));
    worker.postMessage(current.task);
  }
  return {
    draw(task) {
      if (queue.length >= MAX_WAITING)
        return Promise.reject(new CodedError("server/busy", { retryAfterS: BUSY_S }));
      return new Promise((settle, fail) => {
        queue.push({ task, settle, fail });
        next();
      });
    },
    async close() {
      const waiting = [...(current === null ? [] : [current]), ...queue.splice(0)];
      current = null;
      for (const { fail } of waiting) fail(new Error("closed"));
      await end();
    },
  };
}
