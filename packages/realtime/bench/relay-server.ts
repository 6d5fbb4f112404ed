// The thing to beat: a bare ws relay. Parses each position, makes the push once and sends it to the three others.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type WebSocket, WebSocketServer } from "ws";
import { reportCpu } from "./report-cpu.ts";

const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false, clientTracking: false });
const tables = new Map<number, WebSocket[]>();
let deliveries = 0;

sockets.on("connection", (socket) => {
  let table: WebSocket[] | undefined;
  socket.on("message", (message: Buffer) => {
    const command = JSON.parse(message.toString()) as { table?: number; publish?: { data: unknown } };
    if (table === undefined) {
      const number = command.table ?? 0;
      table = tables.get(number) ?? [];
      tables.set(number, table);
      table.push(socket);
      return;
    }
    const push = JSON.stringify({
      push: { channel: "game:state:table", pub: { data: command.publish?.data } },
    });
    for (const other of table) {
      if (other === socket) continue;
      other.send(push);
      deliveries += 1;
    }
  });
});
server.listen(0, "127.0.0.1", () => reportCpu((server.address() as AddressInfo).port, () => deliveries));
