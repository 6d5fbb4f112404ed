// What a server really keeps: its JavaScript heap and buffers after everything it does not need is gone. Asked over Node's
// inspector, because otherwise old garbage would pay for new connections.
import { once } from "node:events";
import { WebSocket } from "ws";

/** Collects garbage in the process whose inspector listens at `inspector` (ws://…); the bytes that are left. */
export async function keptBytes(inspector: string): Promise<number> {
  const line = new WebSocket(inspector);
  await once(line, "open");
  const ask = async (method: string): Promise<Record<string, number>> => {
    line.send(JSON.stringify({ id: 1, method }));
    const [data] = (await once(line, "message")) as [Buffer];
    return (JSON.parse(data.toString()) as { result: Record<string, number> }).result;
  };
  await ask("HeapProfiler.collectGarbage");
  await ask("HeapProfiler.collectGarbage");
  const { usedSize = Number.NaN, backingStorageSize = 0 } = await ask("Runtime.getHeapUsage");
  line.close();
  return usedSize + backingStorageSize;
}
