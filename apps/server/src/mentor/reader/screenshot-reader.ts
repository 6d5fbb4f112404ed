// The built-in reader as the mentor sees it (MS1, MS2): pictures in, one transcript out. Keeps one warm thread,
// and starts another one when that one dies or hangs. Never blocks the caller's loop.
import { Worker } from "node:worker_threads";
import type { CleanPicture } from "./decode-picture.ts";
import type { PicturesOutcome, ReaderAnswer, ReaderTask } from "./reader-messages.ts";

/** Wall time a task may take, its turn in the queue not counted: six big pictures take about ten seconds. */
const TASK_MS = 60_000;
/** Tasks that may wait for their turn. */
const MOST_WAITING = 24;

export interface ReaderRefusal {
  readonly ok: false;
  /** `reader_busy`: too many wait; `reading_failed`: the reader broke or hung on these pictures. */
  readonly code: "mentor/reader_busy" | "mentor/reading_failed";
}

export interface ScreenshotReader {
  /**
   * Reads 1–6 pictures (PNG, JPEG, WebP as uploaded) of one chat or profile, in order, and stitches them.
   * The bytes are copied. Codes: `mentor/picture_too_large` (413), `mentor/not_a_picture` (415),
   * `mentor/nothing_readable` (422), and those of `ReaderRefusal` (503).
   */
  read(pictures: readonly Uint8Array[]): Promise<PicturesOutcome | ReaderRefusal>;
  /** The picture encoded anew without EXIF (MC4); same codes. */
  clean(picture: Uint8Array): Promise<CleanPicture | ReaderRefusal>;
  /** Ends the thread; waiting tasks fail. */
  close(): Promise<void>;
}

export interface ReaderPorts {
  /** Runs `task` once after `delayMs`; the returned function takes it back. */
  after(delayMs: number, task: () => void): () => void;
  /** Told why a task failed, for the log. */
  onFailure?(reason: string): void;
}

interface Waiting {
  readonly task: ReaderTask;
  readonly settle: (answer: ReaderAnswer) => void;
}

/** A reader whose thread starts with the first task. */
export function createScreenshotReader(ports: ReaderPorts): ScreenshotReader {
  const reader = new ReaderThread(ports);
  return {
    async read(pictures) {
      const answer = await reader.run((id) => ({ kind: "read", id, pictures }));
      if (answer === "busy") return { ok: false, code: "mentor/reader_busy" };
      return answer.kind === "read" ? answer.outcome : { ok: false, code: "mentor/reading_failed" };
    },
    async clean(picture) {
      const answer = await reader.run((id) => ({ kind: "clean", id, picture }));
      if (answer === "busy") return { ok: false, code: "mentor/reader_busy" };
      return answer.kind === "clean" ? answer.outcome : { ok: false, code: "mentor/reading_failed" };
    },
    close: () => reader.close(),
  };
}

/** One thread and the queue before it: a task is handed over when the one before is answered. */
class ReaderThread {
  readonly #ports: ReaderPorts;
  readonly #queue: Waiting[] = [];
  #worker: Worker | null = null;
  #current: Waiting | null = null;
  #stopTimer: (() => void) | null = null;
  #nextId = 1;

  constructor(ports: ReaderPorts) {
    this.#ports = ports;
  }

  run(createTask: (id: number) => ReaderTask): Promise<ReaderAnswer | "busy"> {
    if (this.#queue.length >= MOST_WAITING) return Promise.resolve("busy");
    return new Promise((resolve) => {
      this.#queue.push({ task: createTask(this.#nextId++), settle: resolve });
      this.#advance();
    });
  }

  async close(): Promise<void> {
    for (const waiting of this.#queue.splice(0)) waiting.settle(failed(waiting, "closed"));
    const worker = this.#worker;
    this.#drop("closed");
    await worker?.terminate();
  }

  #advance(): void {
    if (this.#current !== null) return;
    const next = this.#queue.shift();
    if (next === undefined) return;
    this.#current = next;
    this.#worker ??= this.#start();
    this.#stopTimer = this.#ports.after(TASK_MS, () => {
      void this.#worker?.terminate();
      this.#drop(`no answer within ${TASK_MS} ms`);
    });
    this.#worker.postMessage(next.task);
  }

  #start(): Worker {
    const worker = new Worker(new URL("./reader-thread.ts", import.meta.url), { stderr: true, stdout: true });
    worker.unref();
    // The engine prints remarks on pictures; unread they would pile up.
    worker.stdout.resume();
    worker.stderr.resume();
    worker.on("message", (answer: ReaderAnswer) => {
      if (answer.id !== this.#current?.task.id) return;
      if (answer.kind === "failed") this.#ports.onFailure?.(answer.reason);
      this.#finish(answer);
    });
    worker.on("error", (error: Error) => this.#dropOf(worker, error.stack ?? error.message));
    worker.on("exit", () => this.#dropOf(worker, "the reader's thread ended"));
    return worker;
  }

  #dropOf(worker: Worker, reason: string): void {
    if (this.#worker === worker) this.#drop(reason);
  }

  /** Forgets the thread; its task fails, the next one gets a new thread. */
  #drop(reason: string): void {
    this.#worker = null;
    if (this.#current === null) return;
    this.#ports.onFailure?.(reason);
    this.#finish(failed(this.#current, reason));
  }

  #finish(answer: ReaderAnswer): void {
    this.#stopTimer?.();
    this.#stopTimer = null;
    const { settle } = this.#current as Waiting;
    this.#current = null;
    settle(answer);
    this.#advance();
  }
}

function failed({ task }: Waiting, reason: string): ReaderAnswer {
  return { kind: "failed", id: task.id, reason };
}
