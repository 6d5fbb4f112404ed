// What a connection costs that says nothing: resident memory of the server per connected, authenticated client.
import { setTimeout as wait } from "node:timers/promises";
import { connectionTokensOf, personSession } from "./fitil-people.ts";
import { clientFrame } from "./frames.ts";
import { keptBytes } from "./kept-bytes.ts";
import { residentBytes } from "./process-cost.ts";
import { RawClient, type Tally, type Wire } from "./raw-client.ts";
import { type RunningServer, startSystem } from "./server-child.ts";
import { inGroups } from "./seat.ts";
import type { System } from "./task.ts";

/** Connected before the first look, so that code and first buffers are there already. */
const WARM = 500;
const CONNECTIONS = 2_000;
const AT_ONCE = 20;
const SETTLE_MS = 6_000;

const PING = { line: "{}", answer: clientFrame("text", Buffer.from("{}")) };
const OURS: Wire = { marker: null, fault: null, linePing: PING };
const PEER: Wire = { marker: null, fault: null, linePing: null };

/** One printed line. */
interface IdleLine {
  readonly bench: "server-idle";
  readonly system: System;
  readonly connections: number;
  /** Growth of the resident memory. */
  readonly kbPerConnection: number;
  /** Growth of what lives in the JavaScript heap and in buffers. */
  readonly heapKbPerConnection: number;
  readonly rssMb: number;
}

/** Connects many quiet clients: to ours with a token and the public list, to the peers at tables of four. */
export async function measureIdle(system: System): Promise<IdleLine> {
  const server = await startSystem(system, WARM + CONNECTIONS, ["--inspect=127.0.0.1:0"]);
  const tally: Tally = { bytes: 0, frames: 0, deliveries: 0, faults: 0, lost: 0, closes: [] };
  const open = opener(system, server, tally);
  const clients = await inGroups(WARM, AT_ONCE, open);
  const before = await settled(server);
  clients.push(...(await inGroups(CONNECTIONS, AT_ONCE, (index) => open(WARM + index))));
  const after = await settled(server);
  if (tally.lost > 0) throw new Error(`${system} closed ${tally.lost} idle connections`);
  for (const client of clients) client.leave();
  await server.stop();
  return {
    bench: "server-idle",
    system,
    connections: CONNECTIONS,
    kbPerConnection: (after.resident - before.resident) / CONNECTIONS / 1024,
    heapKbPerConnection: (after.heap - before.heap) / CONNECTIONS / 1024,
    rssMb: after.resident / 2 ** 20,
  };
}

/** When what was only passing through is gone. */
async function settled(server: RunningServer): Promise<{ resident: number; heap: number }> {
  await wait(SETTLE_MS);
  const heap = await keptBytes(server.inspector ?? "");
  return { resident: residentBytes(server.pid), heap };
}

function opener(system: System, server: RunningServer, tally: Tally): (index: number) => Promise<RawClient> {
  const base = server.address.replace("http", "ws");
  if (system === "ws") {
    return (index) => RawClient.open({ url: `${base}/?table=${index >> 2}` }, PEER, tally, () => {});
  }
  if (system === "fitil") return (index) => openOurs(base, server.dataDir, index, tally);
  return async () => {
    const answer = await fetch(`${server.address}/matchmake/joinOrCreate/state`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    });
    const { processId, roomId, sessionId } = (await answer.json()) as Record<string, string>;
    const url = `${base}/${processId}/${roomId}?sessionId=${sessionId}`;
    const client = await RawClient.open({ url }, PEER, tally, () => {});
    client.send(clientFrame("binary", Buffer.from([10])));
    return client;
  };
}

async function openOurs(base: string, dataDir: string, index: number, tally: Tally): Promise<RawClient> {
  const token = await connectionTokensOf(dataDir).sign(personSession(index));
  const ready = Promise.withResolvers<void>();
  const headers = `X-Forwarded-For: 10.9.${index >> 8}.${index & 0xff}\r\n`;
  const client = await RawClient.open({ url: `${base}/ws`, headers }, OURS, tally, (payload) => {
    const text = payload.toString();
    if (text.includes('"error"')) ready.reject(new Error(text));
    if (text.includes('"subscribe":')) ready.resolve();
  });
  client.sendText(
    `{"connect":{"token":"${token}"},"id":1}\n{"subscribe":{"channel":"public:lobby_updates","flag":1},"id":2}`,
  );
  await ready.promise;
  return client;
}
