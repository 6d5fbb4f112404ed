// The process that decodes and reads, as the server holds it: started when it is needed, killed when a task takes too long,
// started again for the next one. It gets pictures and nothing else: no environment, no open files.
import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Clock } from "../../ports/process.ts";
import type { ProcessLimits } from "./process-guard.ts";
import type { ReaderAnswer, ReaderTask } from "./reader-messages.ts";

/**
 * Of one picture, and of the engines' start where it is the first: a screenshot takes about one second, a page full of small print
 * seven, an attacker's whatever it gets.
 */
const TASK_CPU_MS = 20_000;
/** Wall time of one picture, which is only reached where the processor is busy with other things or something hangs. */
const TASK_MS = 60_000;
/** The largest legal pictures, one after the other, need 1.1 GB. */
const MEMORY_BYTES = 1_600_000_000;
/** Memory of the JavaScript in it, pixels not counted. */
const MAX_HEAP_MB = 512;

export interface ReaderProcess {
  /**
   * Has one task done; the next one may come when it is answered. The bytes are copied. Never rejects: what broke, hung or took
   * too much is answered with `failed`, and is nobody else's trouble.
   */
  run(task: ReaderTask): Promise<ReaderAnswer>;
  /** Starts the process, so that the first task need not wait for it. */
  warm(): void;
  /** Kills it at once, whatever it is doing, and waits until it is gone; a running task fails. */
  close(): Promise<void>;
}

export interface ReaderProcessPorts {
  readonly after: Clock["after"];
  /** What its guard ends it beyond, where it is not the usual. */
  readonly limits?: Partial<ProcessLimits>;
}

interface Running {
  readonly task: ReaderTask;
  readonly settle: (answer: ReaderAnswer) => void;
  readonly cancelTimer: () => void;
}

/** A process that is not started yet. */
export function createReaderProcess(ports: ReaderProcessPorts): ReaderProcess {
  let child: ChildProcess | null = null;
  let ended: Promise<void> = Promise.resolve();
  let running: Running | null = null;

  const finish = (answer: ReaderAnswer) => {
    const done = running;
    running = null;
    done?.cancelTimer();
    done?.settle(answer);
  };
  const drop = (reason: string) => {
    const dropped = child;
    child = null;
    dropped?.kill("SIGKILL");
    if (running !== null) finish({ kind: "failed", id: running.task.id, reason });
  };
  const start = (): ChildProcess => {
    const { started, gone } = startChild({
      memoryBytes: MEMORY_BYTES,
      taskCpuMs: TASK_CPU_MS,
      ...ports.limits,
    });
    ended = gone;
    const lost = (reason: string) => child === started && drop(reason);
    started.on("message", (answer: ReaderAnswer) => {
      if (child !== started || answer.id !== running?.task.id) return;
      finish(answer);
    });
    started.on("error", (error) => lost(error.stack ?? error.message));
    started.on("exit", (code, signal) => lost(`the reader's process ended: ${signal ?? code}`));
    return started;
  };
  return {
    run: (task) =>
      new Promise((settle) => {
        child ??= start();
        const cancelTimer = ports.after(TASK_MS, () => drop(`no answer within ${TASK_MS} ms`));
        running = { task, settle, cancelTimer };
        child.send(task);
      }),
    warm: () => void (child ??= start()),
    close() {
      child?.ref();
      drop("closed");
      return ended;
    },
  };
}

function startChild(limits: ProcessLimits): {
  readonly started: ChildProcess;
  readonly gone: Promise<void>;
} {
  // Its temporary files go with it, however it ends.
  const folder = mkdtempSync(join(tmpdir(), "reader-"));
  // Nothing but what a program cannot start without on Windows.
  const { SYSTEMROOT = "" } = process.env;
  const started = fork(new URL("./reader-child.ts", import.meta.url), [JSON.stringify(limits)], {
    env: { TMPDIR: folder, TEMP: folder, TMP: folder, SYSTEMROOT },
    execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`],
    serialization: "advanced",
    // Its engines print remarks on pictures.
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const gone = new Promise<void>((resolve) => {
    const tidy = () => {
      rmSync(folder, { recursive: true, force: true });
      resolve();
    };
    started.once("exit", tidy);
    started.once("error", tidy);
  });
  // Whoever waits for an answer holds the server's loop; an idle reader does not.
  started.unref();
  started.channel?.unref();
  return { started, gone };
}
