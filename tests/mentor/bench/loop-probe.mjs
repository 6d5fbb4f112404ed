// Loaded into a server before its own code: writes how late its event loop ran, since the last time it was asked, to the
// file that LOOP_PROBE_FILE names, each time SIGUSR2 comes.
import { renameSync, writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

const file = process.env.LOOP_PROBE_FILE;
if (isMainThread && file !== undefined) {
  const RESOLUTION_MS = 1;
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  process.on("SIGUSR2", () => {
    const late = (percentile) => delay.percentile(percentile) / 1e6 - RESOLUTION_MS;
    writeFileSync(
      `${file}.new`,
      JSON.stringify({ p50Ms: late(50), p99Ms: late(99), maxMs: delay.max / 1e6 }),
    );
    renameSync(`${file}.new`, file);
    delay.reset();
  });
}
