// A thread of heavy work as its callers see it: started by the first task, and anew by the next one after it was lost. How many may wait,
// how long, and how the thread is stopped is each caller's own.
import { Worker } from "node:worker_threads";
import type { Transferable } from "node:worker_threads";

/** What the thread is told. */
export interface NumberedTask<Task> {
  readonly id: number;
  readonly task: Task;
}

/** What it answers; without an answer: what went wrong, for the log. */
export type NumberedAnswer<Answer = unknown> =
  | { readonly id: number; readonly ok: true; readonly answer: Answer }
  | { readonly id: number; readonly ok: false; readonly reason: string };

/** A task that the thread could not do, in its own words. */
export class TaskFailure extends Error {}

/** What a thread is started with, and who hears of it. */
export interface TaskThreadOptions {
  readonly file: URL;
  readonly memoryMb: number;
  /** Asked at every start. */
  readonly workerData?: () => unknown;
  /** The thread broke, or ended (null). Drops it. */
  readonly lost: (cause: Error | null) => void;
  /** A task was answered; its caller hears of it next. */
  readonly answered?: () => void;
}

/** A thread that is not started yet. */
export class TaskThread<Task> {
  readonly #options: TaskThreadOptions;
  readonly #waiting = new Map<number, PromiseWithResolvers<never>>();
  #worker: Worker | null = null;
  #lastId = 0;

  constructor(options: TaskThreadOptions) {
    this.#options = options;
  }

  /** How many tasks wait for their answer. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** The running thread; null where there is none. */
  get worker(): Worker | null {
    return this.#worker;
  }

  /** Starts the thread, if it does not run. */
  start(): Worker {
    return (this.#worker ??= this.#open());
  }

  /** Has one task done. Rejects with a `TaskFailure`, or with what the thread was dropped for. */
  ask<Answer>(task: Task, transfer: readonly Transferable[] = []): Promise<Answer> {
    const worker = this.start();
    const id = (this.#lastId += 1);
    const asked = Promise.withResolvers<never>();
    this.#waiting.set(id, asked);
    worker.postMessage({ id, task } satisfies NumberedTask<Task>, transfer);
    return asked.promise;
  }

  /** Lets go of the thread and rejects whoever waits. Returns the thread: ending it is the caller's. */
  drop(cause: Error): Worker | null {
    const dropped = this.#worker;
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(cause);
    this.#waiting.clear();
    return dropped;
  }

  #open(): Worker {
    const { file, memoryMb, workerData, lost } = this.#options;
    const opened = new Worker(file, {
      ...(workerData !== undefined && { workerData: workerData() }),
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    opened.unref();
    opened.on("message", (answer: NumberedAnswer<never>) => this.#worker === opened && this.#take(answer));
    opened.on("error", (cause: Error) => this.#worker === opened && lost(cause));
    opened.on("exit", () => this.#worker === opened && lost(null));
    return opened;
  }

  #take(answer: NumberedAnswer<never>): void {
    const asked = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    this.#options.answered?.();
    if (answer.ok) asked?.resolve(answer.answer);
    else asked?.reject(new TaskFailure(answer.reason));
  }
}
