// Ends a process that does somebody else's heavy work: when one task takes too much of the processor or of memory, and when the
// process that it works for is gone. Looks from a thread of its own, because the work may hold all the others.
import { isMainThread, Worker, workerData } from "node:worker_threads";

/** In the time between two looks a decoder takes some hundred megabytes at most. */
const LOOK_MS = 50;
/** Processor time at which the task began; what stands there between two tasks. */
const NO_TASK = -1;

export interface ProcessLimits {
  /** Resident memory of the process, in bytes. */
  readonly memoryBytes: number;
  /** Processor time of one task, all threads together: unlike wall time it does not depend on who else is busy. */
  readonly taskCpuMs: number;
}

interface Watched extends ProcessLimits {
  readonly parent: number;
  /** One number: when the task began. */
  readonly beganAt: Float64Array<SharedArrayBuffer>;
}

/**
 * Watches this process: SIGKILL beyond its limits, and as soon as its parent is gone or lets go of it. Call once, in a process
 * that was forked.
 * @returns tells that a task begins, and returns what tells that it is over
 */
export function guardProcess(limits: ProcessLimits): () => () => void {
  process.once("disconnect", end);
  const beganAt = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT)).fill(NO_TASK);
  const watched: Watched = { ...limits, parent: process.ppid, beganAt };
  const guard = new Worker(new URL(import.meta.url), { workerData: watched });
  guard.unref();
  guard.once("error", end);
  return () => {
    beganAt[0] = usedCpuMs();
    return () => beganAt.fill(NO_TASK);
  };
}

function watch({ memoryBytes, taskCpuMs, parent, beganAt }: Watched): void {
  setInterval(() => {
    const [began = NO_TASK] = beganAt;
    const isSlow = began !== NO_TASK && usedCpuMs() - began > taskCpuMs;
    if (isSlow || process.memoryUsage.rss() > memoryBytes || process.ppid !== parent) end();
  }, LOOK_MS);
}

function usedCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Not `process.exit`: that waits for the threads that decode. */
function end(): void {
  process.kill(process.pid, "SIGKILL");
}

if (!isMainThread) watch(workerData as Watched);
