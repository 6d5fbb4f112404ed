// A trickle that once put the whole process to sleep between two looks at its sockets: connections without an account
// say one byte now and then, two kilobytes a second in all, while others read pages.
import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { removeData, startServer } from "../site/server-process.ts";
import type { Attack } from "./attack.ts";
import { probeLatency } from "./latency-probe.ts";
import { frame, openRude } from "./rude-socket.ts";

const UNFINISHED_TEXT = 0x01;
const BYTES_PER_SECOND = 1_900;
/** Evenly: whoever sleeps after each read that brings something then hardly ever wakes. */
const EVERY_MS = 1;
const QUIET = { LOG_LEVEL: "silent" };
const PROBE_EVERY_MS = 15;
/** Each drips for a while and is followed by a fresh one: strangers do not last. */
const SOCKETS = 100;
/**
 * In the calm stretches the same drips on another server: the machine and this program work as much, only the server that
 * is asked does not. They take turns with the others, and the quietest stretch of
 * each counts: what else the machine does disturbs some, what the server does to itself all.
 */
const TURNS = { short: 1, long: 5 };
/** The median of a page may rise by this factor and by this much before it counts. */
const MAX_RATIO = 2;
const MAX_MORE_MS = 2;
/** Beyond this a page takes long for other reasons. */
const MAX_CALM_MS = 5;

/** One byte at a time from many sockets. */
export const drip: Attack = {
  name: "drip",
  tries: "slows everybody's pages down by two kilobytes a second without an account",
  async run(scale) {
    const stretchMs = scale === "short" ? 200 : 2_000;
    const [server, other] = await Promise.all([startServer(QUIET), startServer(QUIET)]);
    const page = () => fetch(`${server.address}/healthz`).then((answer) => answer.text());
    let bytes = 0;
    /** The median time of the server's page while `target` is dripped on. */
    const p50During = async (target: string): Promise<number> => {
      const stop = new AbortController();
      const dripped = dripFrom(target, stop.signal);
      const probe = probeLatency(page, PROBE_EVERY_MS);
      await pause(stretchMs);
      const { p50Ms } = await probe.stop();
      stop.abort();
      bytes += await dripped;
      return p50Ms;
    };
    const calm: number[] = [];
    const dripping: number[] = [];
    try {
      await p50During(other.address);
      bytes = 0;
      for (let turn = 0; turn < TURNS[scale]; turn += 1) {
        calm.push(await p50During(other.address));
        dripping.push(await p50During(server.address));
      }
      const figures = {
        bytesPerSecond: Math.round((bytes * 1000) / (2 * TURNS[scale] * stretchMs)),
        calmP50Ms: Math.min(...calm),
        dripP50Ms: Math.min(...dripping),
      };
      const { calmP50Ms, dripP50Ms } = figures;
      if (scale === "long" && calmP50Ms > MAX_CALM_MS)
        throw new Error("the machine is too busy to tell who is slow");
      const isSlowed = dripP50Ms > calmP50Ms * MAX_RATIO && dripP50Ms > calmP50Ms + MAX_MORE_MS;
      if (scale === "long" && isSlowed) return { held: false, figures, why: "pages wait for strangers" };
      return { held: true, figures };
    } finally {
      for (const one of [server, other]) {
        await one.kill();
        removeData(one.dataDir);
      }
    }
  },
};

/** Drips until told to stop; returns how many bytes. */
async function dripFrom(address: string, stop: AbortSignal): Promise<number> {
  // A frame of 100 bytes that never comes to its end.
  const message = frame(UNFINISHED_TEXT, "a".repeat(100));
  const open = new Set<Dripping>();
  const opening = new Set<Promise<void>>();
  const openOne = async (): Promise<void> => {
    const { socket } = await openRude(address);
    socket.setNoDelay(true);
    open.add({ socket, said: 0 });
  };
  const from = performance.now();
  let sent = 0;
  while (!stop.aborted) {
    for (let missing = SOCKETS - open.size - opening.size; missing > 0; missing -= 1) {
      const one = openOne().finally(() => opening.delete(one));
      opening.add(one);
    }
    let due = Math.round(((performance.now() - from) * BYTES_PER_SECOND) / 1000) - sent;
    for (const one of open) {
      if (due-- <= 0) break;
      // To the end of the line: each says a byte now and then.
      open.delete(one);
      if (one.socket.destroyed || one.said === message.length - 1) one.socket.destroy();
      else {
        one.socket.write(message.subarray(one.said, ++one.said));
        sent += 1;
        open.add(one);
      }
    }
    await pause(EVERY_MS);
  }
  await Promise.all(opening);
  for (const { socket } of open) socket.destroy();
  return sent;
}

interface Dripping {
  readonly socket: Socket;
  said: number;
}
