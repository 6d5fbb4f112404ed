// What a connection may cost that nobody has signed in on. Each holds back as much as it is let: an unfinished frame, an
// unfinished message in as many fragments as it may have, or nothing at all.
import { setTimeout as pause } from "node:timers/promises";
import type { Socket } from "node:net";
import { keptBytes } from "../load/server/kept-bytes.ts";
import { removeData, startServer } from "../site/server-process.ts";
import type { Attack } from "./attack.ts";
import { frame, openRude, pour } from "./rude-socket.ts";
import { figureOf } from "./visit.ts";

const UNFINISHED_TEXT = 0x01;
const UNFINISHED_CONTINUATION = 0x00;
const PING = 0x89;
const AT_ONCE = 100;
const DRIP_MS = 4;
const WARM_UP = 200;
const MAX_KB = 8;
const INSPECTOR = /ws:\/\/127\.0\.0\.1:\d+\/\S+/;
/** Of the connections, still open when they are weighed: the server gives each 10 s to sign in. */
const MIN_SHARE = 0.9;

/** What is sent on one connection, write by write. */
type Way = readonly Buffer[];

/** Within the bounds: each makes the server keep something for as long as it stays connected. */
const MODEST: readonly Way[] = [
  // A frame of 2 000 bytes, but for its last byte.
  [frame(UNFINISHED_TEXT, "a".repeat(2_000)).subarray(0, -1)],
  // As many fragments as may be, and the beginning of one more.
  [Buffer.concat([...Array.from({ length: 15 }, (_, index) => fragment(index, 100)), Buffer.from([0])])],
  // The same, each in a packet of its own.
  Array.from({ length: 15 }, (_, index) => fragment(index, 100)),
  // A frame that drips in byte by byte.
  [...frame(UNFINISHED_TEXT, "a".repeat(100)).subarray(0, 15)].map((byte) => Buffer.from([byte])),
];

/** Beyond them. */
const GREEDY: readonly Way[] = [
  // Most of a frame of 60 000 bytes.
  [frame(UNFINISHED_TEXT, "a".repeat(60_000)).subarray(0, 50_000)],
  // 500 fragments of one byte, each behind a ping that makes the read longer.
  [
    Buffer.concat(
      Array.from({ length: 500 }, (_, index) =>
        Buffer.concat([frame(PING, "p".repeat(100)), fragment(index, 1)]),
      ),
    ),
  ],
];

/** Holds back what it can on many connections without an account. */
export const strangers: Attack = {
  name: "strangers",
  tries: "makes each of its connections cost more than 8 KB without signing in on any",
  async run(scale) {
    const count = scale === "short" ? 300 : 2_000;
    const modest = await weigh(MODEST, count);
    const greedy = await weigh(GREEDY, count);
    if (scale === "long" && modest.open < count * MIN_SHARE)
      throw new Error("the machine is too slow: most were over before the last was open");
    const figures = { connections: count, modestKbEach: modest.kbEach, greedyKbEach: greedy.kbEach };
    const held = greedy.kbEach <= MAX_KB && modest.kbEach <= MAX_KB;
    return { held, figures, ...(!held && { why: "each cost too much" }) };
  },
};

/** What `count` connections that go these ways cost a fresh server, in KB each, and how many are still open. */
async function weigh(ways: readonly Way[], count: number): Promise<{ kbEach: number; open: number }> {
  // The inspector tells what the process keeps; what it takes from the system is mostly what passed through.
  const server = await startServer({
    NODE_OPTIONS: "--inspect=127.0.0.1:0",
    LOG_LEVEL: "silent",
    MAX_CONNECTIONS_PER_ADDRESS: String(2 * count),
    MAX_UNAUTHENTICATED_CONNECTIONS: String(2 * count),
  });
  const inspector = INSPECTOR.exec(server.output())?.[0] ?? "";
  const sockets: Socket[] = [];
  const fill = async (upTo: number): Promise<void> => {
    for (let done = 0; done < upTo; done += AT_ONCE) {
      const some = await Promise.all(Array.from({ length: AT_ONCE }, () => openRude(server.address)));
      sockets.push(...some.map(({ socket }) => socket));
      await Promise.all(some.map(({ socket }, index) => send(socket, ways[index % ways.length] ?? [])));
    }
    await pause(100);
  };
  try {
    // A few to warm up: compiled code is nobody's connection.
    await fill(WARM_UP);
    for (const socket of sockets.splice(0)) socket.destroy();
    while ((await figureOf(server.address, "fitil_connections")) > 0) await pause(20);
    const before = await keptBytes(inspector);
    await fill(count);
    const open = await figureOf(server.address, "fitil_connections");
    const kept = (await keptBytes(inspector)) - before;
    return { kbEach: Math.round(kept / 102.4 / count) / 10, open };
  } finally {
    for (const socket of sockets) socket.destroy();
    await server.kill();
    removeData(server.dataDir);
  }
}

async function send(socket: Socket, way: Way): Promise<void> {
  socket.setNoDelay(true);
  for (const bytes of way) {
    await pour(socket, bytes);
    // Time for the server to read it for itself.
    if (way.length > 1) await pause(DRIP_MS);
  }
}

function fragment(index: number, bytes: number): Buffer {
  return frame(index === 0 ? UNFINISHED_TEXT : UNFINISHED_CONTINUATION, "a".repeat(bytes));
}
