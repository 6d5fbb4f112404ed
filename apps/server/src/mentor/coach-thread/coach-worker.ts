// The coach as the mentor asks it: in a thread of its own, started when somebody first looks at the mentor, and again when it dies or
// is lost in a text. Never blocks the caller's loop.
import { getCompileCacheDir } from "node:module";
import { dirname } from "node:path";
import type { Worker } from "node:worker_threads";
import { TaskFailure, TaskThread } from "../../runtime/task-thread.ts";
import { AnswerFailure, CoachModelError, faultOf } from "../answer-failure.ts";
import type { CoachTask, CoachTasks, CoachThreadData } from "./coach-messages.ts";

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
  /** Where the encoder's weights lie, if not beside the coach. */
  readonly encoder?: string;
  /** Told why a task failed or the thread broke, for the log. */
  onFailure?(reason: string): void;
}

/** Wall time one task may take, its turn in the queue not counted. */
const TASK_MS = 30_000;
/** Memory of the thread; it needs a tenth of it. */
const MAX_MEMORY_MB = 256;
/** Tasks that may wait for their turn. */
const MAX_WAITING = 200;

/** A worker whose thread is not started yet. */
export function createCoachWorker(ports: CoachPorts): CoachWorker {
  let stopTimer: (() => void) | null = null;

  const drop = (code: AnswerFailure["code"], reason: string): Worker | null => {
    stopTimer?.();
    stopTimer = null;
    if (thread.waiting > 0) ports.onFailure?.(reason);
    const dropped = thread.drop(new AnswerFailure(code));
    void dropped?.terminate();
    return dropped;
  };
  /** The thread takes one task after the other: the oldest one must be done in time. */
  const watch = () => {
    stopTimer?.();
    const late = () => drop("mentor/model_slow", `no answer within ${TASK_MS} ms`);
    stopTimer = thread.waiting === 0 ? null : ports.after(TASK_MS, late);
  };
  const thread = new TaskThread<CoachTask>({
    file: new URL("./coach-thread.ts", import.meta.url),
    memoryMb: MAX_MEMORY_MB,
    workerData: () => threadData(ports.encoder ?? null),
    answered: watch,
    lost: (cause) => {
      // Nobody may wait for a thread that was started ahead of them: it is told all the same.
      if (cause !== null && thread.waiting === 0) ports.onFailure?.(reasonOf(cause));
      drop("mentor/model_failed", cause === null ? "the coach's thread ended" : reasonOf(cause));
    },
  });
  const ask: Ask = async (kind, asked) => {
    if (thread.waiting >= MAX_WAITING) throw new AnswerFailure("mentor/model_busy");
    const answer = thread.ask<never>({ kind, asked } as CoachTask);
    if (stopTimer === null) watch();
    try {
      return await answer;
    } catch (cause) {
      if (!(cause instanceof TaskFailure)) throw cause;
      ports.onFailure?.(cause.message);
      throw new AnswerFailure("mentor/model_failed");
    }
  };
  return {
    ask,
    warm: () => void thread.start(),
    async close() {
      await drop("mentor/model_failed", "closed")?.terminate();
    },
  };
}

/** The folder that was enabled; Node names the one of its own version inside it. */
function threadData(encoder: string | null): CoachThreadData {
  const ofThisVersion = getCompileCacheDir();
  return { compileCache: ofThisVersion === undefined ? null : dirname(ofThisVersion), encoder };
}

/** Why the thread broke; in full only where the words are our own. The error comes from the thread as a copy, known by its name. */
function reasonOf(cause: Error): string {
  return cause.name === CoachModelError.name ? cause.message : Object.values(faultOf(cause)).join("\n");
}
