// The coach as the mentor asks it: in a thread of its own, started when somebody first looks at the mentor, and again when it dies or
// is lost in a text. Never blocks the caller's loop.
import { getCompileCacheDir } from "node:module";
import { dirname } from "node:path";
import { Worker } from "node:worker_threads";
import { AnswerFailure, faultOf } from "../answer-failure.ts";
import type { CoachAnswer, CoachTask, CoachTasks, CoachThreadData } from "./coach-messages.ts";

type Ask = <Kind extends keyof CoachTasks>(
  kind: Kind,
  asked: CoachTasks[Kind]["asked"],
) => Promise<CoachTasks[Kind]["answer"]>;

export interface CoachWorker {
  /**
   * Asks the coach. Throws an `AnswerFailure`: `mentor/model_busy` when too many wait, `mentor/model_slow` when it takes
   * too long, `mentor/model_failed` when it breaks.
   */
  readonly ask: Ask;
  /** Starts the thread, so that the first one who asks need not wait for it. */
  warm(): void;
  /** Ends the thread; whoever waits gets `mentor/model_failed`. */
  close(): Promise<void>;
}

export interface CoachPorts {
  /** Runs `task` once after `delayMs`; the returned function takes it back. */
  after(delayMs: number, task: () => void): () => void;
  /** Told why a task failed, for the log. */
  onFailure?(reason: string): void;
}

/** Wall time one task may take, its turn in the queue not counted. */
const TASK_MS = 30_000;
/** Memory of the thread; it needs a tenth of it. */
const MOST_MEMORY_MB = 256;
/** Tasks that may wait for their turn. */
const MOST_WAITING = 200;

interface Waiting {
  readonly settle: (answer: unknown) => void;
  readonly fail: (code: AnswerFailure["code"]) => void;
}

/** A worker whose thread is not started yet. */
export function createCoachWorker(ports: CoachPorts): CoachWorker {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let stopTimer: (() => void) | null = null;
  let lastId = 0;

  const drop = (code: AnswerFailure["code"], reason: string) => {
    const dropped = worker;
    worker = null;
    stopTimer?.();
    stopTimer = null;
    if (waiting.size > 0) ports.onFailure?.(reason);
    for (const { fail } of waiting.values()) fail(code);
    waiting.clear();
    void dropped?.terminate();
  };
  /** The thread takes one task after the other: the oldest one must be done in time. */
  const watch = () => {
    stopTimer?.();
    const late = () => drop("mentor/model_slow", `no answer within ${TASK_MS} ms`);
    stopTimer = waiting.size === 0 ? null : ports.after(TASK_MS, late);
  };
  const take = (answer: CoachAnswer) => {
    const one = waiting.get(answer.id);
    waiting.delete(answer.id);
    watch();
    if (answer.ok) return one?.settle(answer.answer);
    ports.onFailure?.(answer.reason);
    one?.fail("mentor/model_failed");
  };
  const start = (): Worker => {
    const started = new Worker(new URL("./coach-thread.ts", import.meta.url), {
      workerData: threadData(),
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    });
    started.unref();
    const lost = (reason: string) => worker === started && drop("mentor/model_failed", reason);
    started.on("message", (answer: CoachAnswer) => worker === started && take(answer));
    started.on("error", (error: Error) => lost(Object.values(faultOf(error)).join("\n")));
    started.on("exit", () => lost("the coach's thread ended"));
    return started;
  };
  const ask: Ask = (kind, asked) => {
    if (waiting.size >= MOST_WAITING) return Promise.reject(new AnswerFailure("mentor/model_busy"));
    worker ??= start();
    const id = (lastId += 1);
    const task = { id, kind, asked } as CoachTask;
    const answered = new Promise<never>((resolve, reject) => {
      waiting.set(id, {
        settle: resolve as (answer: unknown) => void,
        fail: (code) => reject(new AnswerFailure(code)),
      });
    });
    if (stopTimer === null) watch();
    worker.postMessage(task);
    return answered;
  };
  return {
    ask,
    warm: () => void (worker ??= start()),
    async close() {
      const open = worker;
      drop("mentor/model_failed", "closed");
      await open?.terminate();
    },
  };
}

/** The folder that was enabled; Node names the one of its own version inside it. */
function threadData(): CoachThreadData {
  const ofThisVersion = getCompileCacheDir();
  return { compileCache: ofThisVersion === undefined ? null : dirname(ofThisVersion) };
}
