// Messages that never end, in fragments of one byte: each fragment costs its sender seven bytes. Whoever keeps an object
// for each of them pays seventeen times that, and without an account a few sockets bring the process down.
import { setTimeout as pause } from "node:timers/promises";
import { residentBytes } from "../load/server/process-cost.ts";
import { removeData, startServer } from "../site/server-process.ts";
import type { ChildProcess } from "node:child_process";
import type { Attack } from "./attack.ts";
import { frame, openRude, pour } from "./rude-socket.ts";

const UNFINISHED_TEXT = 0x01;
const UNFINISHED_CONTINUATION = 0x00;
const FRAGMENTS_PER_SOCKET = 65_000;
/** Sockets open at once that pour. */
const AT_ONCE = 20;
/** What the process may have grown by when all have poured: noise of its collector, not what was sent. */
const MAX_GROWTH_MB = 64;
/** A process that grows by less than this between two looks has settled; not looked at for longer than that. */
const SETTLED_BYTES = 1e6;
const LOOK_MS = 500;
const MAX_LOOKS = 30;

/** 65 000 one-byte fragments of one message that is never finished. */
export const fragments: Attack = {
  name: "fragments",
  tries: "keeps the memory of the process busy with unfinished messages in tiny fragments",
  async run(scale) {
    const sockets = scale === "short" ? 60 : 400;
    const server = await startServer({ NODE_OPTIONS: "--max-old-space-size=512", LOG_LEVEL: "silent" });
    const pid = server.child.pid as number;
    const bytes = Buffer.concat([
      frame(UNFINISHED_TEXT, "a"),
      Buffer.concat(
        Array.from({ length: FRAGMENTS_PER_SOCKET - 1 }, () => frame(UNFINISHED_CONTINUATION, "a")),
      ),
    ]);
    const open = [];
    try {
      const before = await settledBytes(pid);
      let most = before;
      for (let done = 0; done < sockets && isRunning(server.child); done += AT_ONCE) {
        const some = await Promise.all(Array.from({ length: AT_ONCE }, () => openRude(server.address)));
        open.push(...some);
        await Promise.all(some.map(({ socket }) => pour(socket, bytes)));
        await pause(20);
        if (isRunning(server.child)) most = Math.max(most, residentBytes(pid));
      }
      const alive = await fetch(`${server.address}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      );
      const grownMb = Math.round((most - before) / 1e5) / 10;
      const figures = {
        sockets,
        sentMb: Math.round((open.length * bytes.length) / 1e5) / 10,
        grownMb,
        stillOpen: open.filter(({ socket }) => !socket.destroyed).length,
      };
      if (!alive) return { held: false, figures, why: "the process died" };
      if (grownMb > MAX_GROWTH_MB) return { held: false, figures, why: `the process grew by ${grownMb} MB` };
      return { held: true, figures };
    } finally {
      for (const { socket } of open) socket.destroy();
      await server.kill();
      removeData(server.dataDir);
    }
  },
};

/** Resident bytes once the process has loaded what it loads after its port is open: the mentor's thread alone is 100 MB. */
async function settledBytes(pid: number): Promise<number> {
  let last = residentBytes(pid);
  for (let looks = 0; looks < MAX_LOOKS; looks += 1) {
    await pause(LOOK_MS);
    const now = residentBytes(pid);
    if (Math.abs(now - last) < SETTLED_BYTES) return now;
    last = now;
  }
  return last;
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}
