// Compares our hub with a bare ws relay under the same work in the same run: CPU of the server process per delivered
// position. `together` runs both at once, so that what else the machine does disturbs both alike. Usage: node packages/realtime/bench/fan-out.bench.ts [tables] [seconds] [relay|hub|both|together]
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";

const [tables = "50", seconds = "10", which = "both"] = process.argv.slice(2);
const results = new Map<string, number>();
if (which === "together") await Promise.all([measure("relay"), measure("hub")]);
else for (const system of which === "both" ? ["relay", "hub"] : [which]) await measure(system);
const relay = results.get("relay");
const hub = results.get("hub");
if (relay !== undefined && hub !== undefined) {
  console.log(JSON.stringify({ bench: "realtime-fan-out", ratioToRelay: round(hub / relay) }));
}

async function measure(system: string): Promise<void> {
  const profile = (process.env["BENCH_NODE_FLAGS"] ?? "").split(" ").filter((flag) => flag !== "");
  const server = fork(new URL(`./${system}-server.ts`, import.meta.url), { execArgv: profile });
  const port = (await word(server)) as number;
  const load = fork(new URL("./load.ts", import.meta.url), [String(port), tables, seconds, system]);
  await word(load);
  load.send("go");
  const loadDone = word(load);
  // The first seconds warm the server up and do not count.
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  server.send("start");
  await new Promise((resolve) => setTimeout(resolve, (Number(seconds) - 4) * 1_000));
  server.send("stop");
  const used = (await word(server)) as {
    deliveries: number;
    userUs: number;
    systemUs: number;
    rssMb: number;
  };
  const done = (await loadDone) as { busy: number };
  const perDelivery = (used.userUs + used.systemUs) / used.deliveries;
  results.set(system, perDelivery);
  console.log(
    JSON.stringify({
      bench: "realtime-fan-out",
      system,
      tables: Number(tables),
      usCpuPerDelivery: round(perDelivery),
      userUsPerDelivery: round(used.userUs / used.deliveries),
      systemUsPerDelivery: round(used.systemUs / used.deliveries),
      deliveries: used.deliveries,
      rssMb: used.rssMb,
      load: done,
    }),
  );
  server.send("exit");
  await once(server, "exit");
}

async function word(child: ChildProcess): Promise<unknown> {
  const [message] = (await once(child, "message")) as [unknown];
  return message;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
