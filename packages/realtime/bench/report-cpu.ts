// The server's half of a measurement: its own CPU time and deliveries between two words from the parent.

/** Announces the port, then answers "start" and "stop" with what was used in between. */
export function reportCpu(port: number, deliveries: () => number): void {
  let cpu = process.cpuUsage();
  let before = 0;
  process.on("message", (word) => {
    if (word === "start") {
      cpu = process.cpuUsage();
      before = deliveries();
      return;
    }
    if (word === "memory") {
      globalThis.gc?.();
      const { rss, heapUsed, external } = process.memoryUsage();
      process.send?.({ rss, heap: heapUsed + external });
      return;
    }
    const used = process.cpuUsage(cpu);
    process.send?.({
      deliveries: deliveries() - before,
      userUs: used.user,
      systemUs: used.system,
      rssMb: Math.round(process.memoryUsage().rss / 1e6),
    });
    if (word === "exit") process.exit(0);
  });
  process.send?.(port);
}
