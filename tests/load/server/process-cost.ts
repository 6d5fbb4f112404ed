// What a process costs, as the kernel counts it. Linux only.
import { readdirSync, readFileSync } from "node:fs";

/** The kernel's clock ticks a second: 100 on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/** CPU seconds a process has used so far, all threads. */
export interface CpuSeconds {
  readonly user: number;
  readonly system: number;
}

/** Reads them. */
export function cpuSeconds(pid: number): CpuSeconds {
  const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
  // The second field is the name in brackets and may hold anything; count from behind it.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return { user: Number(fields[11]) / TICKS_PER_SECOND, system: Number(fields[12]) / TICKS_PER_SECOND };
}

/** CPU seconds of a process's living threads so far, to the nanosecond: short windows need more than the kernel's ticks. */
export function busySeconds(pid: number): number {
  let nanoseconds = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`))
    nanoseconds += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "latin1").split(" ", 1)[0]);
  return nanoseconds / 1e9;
}

/** Resident memory of a process in bytes. */
export function residentBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "latin1");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) * 1024;
}

/** CPU seconds the whole machine has worked so far, all cores. */
export function machineCpuSeconds(): number {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0, steal = 0] = (
    readFileSync("/proc/stat", "latin1").split("\n", 1)[0] ?? ""
  )
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return (user + nice + system + irq + softIrq + steal) / TICKS_PER_SECOND;
}
