// What a connection may cost that nobody has signed in on. Each holds back as much as it is let: an unfinished frame, an
// unfinished message in as many fragments as it may have, or nothing at all.
import { setTimeout as pause } from "node:timers/promises";
import type { Socket } from "node:net";
import { residentBytes } from "../load/server/process-cost.ts";
import { removeData, startServer } from "../site/server-process.ts";
import type { Attack } from "./attack.ts";
import { frame, openRude, pour } from "./rude-socket.ts";
import { figureOf } from "./visit.ts";

const UNFINISHED_TEXT = 0x01;
const UNFINISHED_CONTINUATION = 0x00;
const PING = 0x89;
const AT_ONCE = 50;
const WARM_UP = 200;
const MAX_KB = 8;
/** Of the connections, still open when they are weighed: the server gives each 10 s to sign in. */
const MIN_SHARE = 0.9;

/** Each a way to make the server keep something, and stay connected. */
const WAYS: readonly Buffer[] = [
  // A frame of 2 000 bytes, but for its last byte.
  frame(UNFINISHED_TEXT, "a".repeat(2_000)).subarray(0, -1),
  // A message of 2 000 bytes in 100 fragments, and then the beginning of one more.
  Buffer.concat([
    frame(UNFINISHED_TEXT, "a".repeat(20)),
    ...Array.from({ length: 99 }, () => frame(UNFINISHED_CONTINUATION, "a".repeat(20))),
    frame(UNFINISHED_CONTINUATION, "a".repeat(40)).subarray(0, 30),
  ]),
  // 120 fragments of one byte, and pings in between so that the last frame lies at the end of a long read.
  Buffer.concat([
    ...Array.from({ length: 120 }, (_, index) =>
      Buffer.concat([
        frame(PING, "p".repeat(125)),
        frame(index === 0 ? UNFINISHED_TEXT : UNFINISHED_CONTINUATION, "a"),
      ]),
    ),
    frame(UNFINISHED_CONTINUATION, "aa").subarray(0, 7),
  ]),
];

/** Holds back what it can on many connections without an account. */
export const strangers: Attack = {
  name: "strangers",
  tries: "makes each of its connections cost more than 8 KB without signing in on any",
  async run(scale) {
    const count = scale === "short" ? 300 : 2_000;
    const server = await startServer({
      LOG_LEVEL: "silent",
      MAX_CONNECTIONS_PER_ADDRESS: String(2 * count),
      MAX_UNAUTHENTICATED_CONNECTIONS: String(count),
      // A young generation of 1 MB: what was only passing through is gone when it is measured.
      NODE_OPTIONS: "--max-semi-space-size=1 --max-old-space-size=512",
    });
    const pid = server.child.pid as number;
    const sockets: Socket[] = [];
    const fill = async (upTo: number): Promise<void> => {
      for (let done = 0; done < upTo; done += AT_ONCE) {
        const some = await Promise.all(Array.from({ length: AT_ONCE }, () => openRude(server.address)));
        await Promise.all(
          some.map(({ socket }, index) => pour(socket, WAYS[index % WAYS.length] ?? Buffer.alloc(0))),
        );
        sockets.push(...some.map(({ socket }) => socket));
      }
      await pause(100);
    };
    try {
      // A few to warm up: compiled code is nobody's connection.
      await fill(WARM_UP);
      for (const socket of sockets.splice(0)) socket.destroy();
      while ((await figureOf(server.address, "fitil_connections")) > 0) await pause(20);
      const before = residentBytes(pid);
      await fill(count);
      const open = await figureOf(server.address, "fitil_connections");
      const kbEach = (residentBytes(pid) - before) / 1024 / open;
      if (scale === "long" && open < count * MIN_SHARE)
        throw new Error("the machine is too slow: most were over before the last was open");
      const figures = { connections: open, kbEach: Math.round(kbEach * 10) / 10 };
      // A few hundred connections weigh less than the collector's noise: the long form judges what each costs.
      const tooMuch = scale === "long" && kbEach > MAX_KB;
      const why = tooMuch ? "each cost too much" : "";
      return { held: why === "", figures, ...(why !== "" && { why }) };
    } finally {
      for (const socket of sockets) socket.destroy();
      await server.kill();
      removeData(server.dataDir);
    }
  },
};
