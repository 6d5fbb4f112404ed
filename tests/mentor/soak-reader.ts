// Reads 200 pictures one after the other: the memory of the reader's process has to stay flat, and the caller's loop free. Linux only. JSON lines; exit
// code 1 when memory grew. Usage: node tests/mentor/soak-reader.ts [pictures]
import { readFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { createCorpusPainter, planCorpus } from "@fitil/testkit/chat-corpus";
import { createScreenshotReader } from "../../apps/server/src/mentor/reader/screenshot-reader.ts";

/** What may be added after the first quarter, when everything is warm. */
const MAX_GROWTH_MB = 60;
const BENCH = { userId: "bench", address: "127.0.0.1" };
const pictures = Number(process.argv[2] ?? 200);

const painter = await createCorpusPainter();
const files: Buffer[] = [];
for (const item of planCorpus("tuning", 1).slice(0, 40)) files.push((await painter.draw(item)).file);
await painter.close();

const reader = createScreenshotReader({
  clock: {
    now: () => performance.now(),
    after(delayMs, task) {
      const timer = setTimeout(task, delayMs);
      return () => clearTimeout(timer);
    },
  },
});
await reader.read([files[0] as Buffer], BENCH);
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
const memory: number[] = [];
for (let index = 0; index < pictures; index += 1) {
  await reader.read([files[index % files.length] as Buffer], BENCH);
  memory.push(memoryOfChildrenMb());
  if (index % 20 === 19)
    console.log(JSON.stringify({ pictures: index + 1, rssMb: Math.round(memory[index] ?? 0) }));
}
delay.disable();
await reader.close();
const warm = Math.max(...memory.slice(0, pictures / 4));
const end = Math.max(...memory.slice(-pictures / 4));
const loopDelayP99Ms = Math.round(delay.percentile(99) / 1e4) / 100;
console.log(JSON.stringify({ warmMb: Math.round(warm), endMb: Math.round(end), loopDelayP99Ms }));
if (end - warm > MAX_GROWTH_MB) process.exitCode = 1;

/** Resident memory of this process's children. */
function memoryOfChildrenMb(): number {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, "utf8").trim().split(" ");
  const kilobytes = children.map((pid) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]),
  );
  return kilobytes.reduce((sum, kb) => sum + kb, 0) / 1_000;
}
