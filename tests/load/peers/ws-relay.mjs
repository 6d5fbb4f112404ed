// The bare relay: parses what comes, writes it once, sends it to the table's others. No rules, no rights, no rates.
// The least that any JSON game server on `ws` does.
import { WebSocketServer } from "ws";

const tables = new Map();
const server = new WebSocketServer({
  host: "127.0.0.1",
  port: Number(process.env.PORT ?? 0),
  perMessageDeflate: false,
});

server.on("connection", (socket, request) => {
  const name = new URL(request.url, "ws://relay").searchParams.get("table") ?? "";
  const table = tables.get(name) ?? new Set();
  tables.set(name, table.add(socket));
  socket.on("message", (data) => {
    const text = JSON.stringify(JSON.parse(data.toString()));
    for (const other of table) if (other !== socket) other.send(text);
  });
  socket.on("close", () => {
    table.delete(socket);
    if (table.size === 0) tables.delete(name);
  });
});
server.on("listening", () => console.log(`http://127.0.0.1:${server.address().port}`));
process.on("SIGTERM", () => process.exit(0));
