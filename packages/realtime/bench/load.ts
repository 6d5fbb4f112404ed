// The load of the bench: N tables of four clients, each publishing its position twenty times a second over raw
// sockets. Lean on purpose: frames are made by hand and answers are counted on one table in ten only.
import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";

const SLICES = 10;
const PERIOD_MS = 50;

const [port = "0", tables = "50", seconds = "8", system = "hub"] = process.argv.slice(2);
const clients: { socket: Socket; table: number; seat: number; sequence: number; ready: boolean }[] = [];
let received = 0;
let counted = 0;
let countedClients = 0;
const marker = Buffer.from('"player_state"');

for (let table = 0; table < Number(tables); table += 1) {
  for (let seat = 1; seat <= 4; seat += 1) await open(table, seat);
}
process.send?.("ready");
await new Promise((resolve) => process.once("message", resolve));

const cpuAtStart = process.cpuUsage();
const startedAt = performance.now();
let turn = 0;
while (performance.now() - startedAt < Number(seconds) * 1000) {
  for (let index = turn % SLICES; index < clients.length; index += SLICES) {
    const client = clients[index];
    if (client === undefined) continue;
    client.sequence += 1;
    client.socket.write(
      masked(
        `{"publish":{"channel":"game:actions:table${client.table}","data":{"type":"player_state","id":${client.seat},` +
          `"x":${(client.sequence % 160) / 10 + 0.034},"y":2,"orientation":"left","seq":${client.sequence}}},"id":${client.sequence + 10}}`,
      ),
    );
  }
  turn += 1;
  const wait = startedAt + (turn * PERIOD_MS) / SLICES - performance.now();
  // Yields even when it is late: otherwise nothing would be read.
  await new Promise((resolve) => (wait > 0 ? setTimeout(resolve, wait) : setImmediate(resolve)));
}
const elapsed = (performance.now() - startedAt) / 1000;
const cpu = process.cpuUsage(cpuAtStart);
process.send?.({
  sent: clients.reduce((sum, client) => sum + client.sequence, 0),
  bytesPerClientPerSecond: Math.round(received / clients.length / elapsed),
  deliveriesPerCountedClient: countedClients === 0 ? 0 : counted / countedClients / elapsed,
  busy: (cpu.user + cpu.system) / 1e6 / elapsed,
});
process.disconnect?.();

async function open(table: number, seat: number): Promise<void> {
  const socket = connect({ port: Number(port), host: "127.0.0.1", noDelay: true });
  const client = { socket, table, seat, sequence: 0, ready: false };
  const counts = table % 10 === 0;
  if (counts) countedClients += 1;
  await new Promise<void>((resolve) => {
    socket.on("connect", () =>
      socket.write(
        `GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
          `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString("base64")}\r\n\r\n`,
      ),
    );
    socket.on("data", (chunk: Buffer) => {
      received += chunk.length;
      if (client.ready) {
        if (counts)
          for (let at = chunk.indexOf(marker); at !== -1; at = chunk.indexOf(marker, at + 14)) counted += 1;
        return;
      }
      if (chunk.includes("101 Switching")) {
        socket.write(
          system === "relay"
            ? masked(`{"table":${table}}`)
            : masked(
                `{"connect":{"token":"${table}-${seat}"},"id":1}\n{"subscribe":{"channel":"game:state:table${table}","flag":${process.env["BENCH_FLAG"] ?? 1}},"id":2}`,
              ),
        );
        if (system !== "relay") return;
      }
      if (system !== "relay" && !chunk.includes('"subscribe"')) return;
      client.ready = true;
      resolve();
    });
  });
  clients.push(client);
}

function masked(text: string): Buffer {
  const head = text.length < 126 ? 6 : 8;
  const frame = Buffer.allocUnsafe(head + text.length);
  frame[0] = 0x81;
  if (head === 6) frame[1] = 0x80 | text.length;
  else {
    frame[1] = 0x80 | 126;
    frame.writeUInt16BE(text.length, 2);
  }
  frame.writeUInt32BE(0x1f2e3d4c, head - 4);
  frame.write(text, head, "latin1");
  const mask = [0x1f, 0x2e, 0x3d, 0x4c];
  for (let at = 0; at < text.length; at += 1) {
    frame[head + at] = (frame[head + at] as number) ^ (mask[at & 3] as number);
  }
  return frame;
}
