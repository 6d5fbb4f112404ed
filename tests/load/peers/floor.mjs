// No server at all: reads and throws away what comes, and writes one ready-made frame with three positions to each
// socket every 50 ms. What Node and the kernel take for that is the floor that no server of this shape gets under.
import { createHash } from "node:crypto";
import { createServer, Socket } from "node:net";

const EVERY_MS = 50;
const READ_BYTES = 65_536;
const position =
  '{"push":{"id":10,"pub":{"data":{"type":"player_state","id":4,"x":0,"y":9.143,"orientation":"up"}}}}';
const text = `${Array(3).fill(position).join("\n")}\n{"id":1261,"publish":{}}`;
const frame = `${String.fromCharCode(0x81, 126, text.length >> 8, text.length & 0xff)}${text}`;
// The cheapest way Node has to read: one buffer for all sockets, nothing looked at.
const onread = { buffer: Buffer.allocUnsafeSlow(READ_BYTES), callback: () => true };
const sockets = new Set();

const server = createServer((socket) => {
  socket.once("data", (request) => {
    const key = /sec-websocket-key: (\S+)/i.exec(request.toString("latin1"))?.[1] ?? "";
    const accept = createHash("sha1").update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest("base64");
    const handle = socket._handle;
    socket._handle = null;
    const taken = new Socket({ handle, onread });
    taken.setNoDelay(true);
    taken.on("error", () => taken.destroy());
    taken.on("close", () => sockets.delete(taken));
    taken.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    sockets.add(taken);
  });
});
setInterval(() => {
  for (const socket of sockets) socket.write(frame, "latin1");
}, EVERY_MS);
server.listen(Number(process.env.PORT ?? 0), "127.0.0.1", () =>
  console.log(`http://127.0.0.1:${server.address().port}`),
);
process.on("SIGTERM", () => process.exit(0));
