// Memory per idle connection: 2000 clients that have connected and subscribed to one channel, and say nothing.
// Usage: node packages/realtime/bench/idle-memory.bench.ts [connections]
import { fork } from "node:child_process";
import { once } from "node:events";

const connections = Number(process.argv[2] ?? 2_000);
const server = fork(new URL("./hub-server.ts", import.meta.url), { execArgv: ["--expose-gc"] });
const [port] = (await once(server, "message")) as [number];
const before = await memory();
const load = fork(new URL("./load.ts", import.meta.url), [
  String(port),
  String(Math.ceil(connections / 4)),
  "0",
  "hub",
]);
await once(load, "message");
const after = await memory();
console.log(
  JSON.stringify({
    bench: "realtime-idle-memory",
    connections,
    rssKbPerConnection: Math.round((after.rss - before.rss) / 102.4 / connections) / 10,
    heapKbPerConnection: Math.round((after.heap - before.heap) / 102.4 / connections) / 10,
  }),
);
load.kill();
server.kill();

async function memory(): Promise<{ rss: number; heap: number }> {
  server.send("memory");
  const [used] = (await once(server, "message")) as [{ rss: number; heap: number }];
  return used;
}
