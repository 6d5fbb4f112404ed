// A line of our own between a browser and the server: TCP through this process, each direction delayed, unsteady and now and
// then stalled, never out of order. Everything a page does goes over it, the first load too.
import { connect, createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";

/** How the line behaves, each way. Milliseconds; `stallEveryMs` 0 for no stalls. */
export interface LineQuality {
  readonly delayMs: number;
  /** Up to this much more, anew for each piece of data. */
  readonly jitterMs: number;
  /** For this long nothing gets through, in both directions at once… */
  readonly stallMs: number;
  /** …once in this time. */
  readonly stallEveryMs: number;
}

export const QUIET: LineQuality = { delayMs: 0, jitterMs: 0, stallMs: 0, stallEveryMs: 0 };

export interface SlowLine {
  /** Where the browser goes: `http://127.0.0.1:port`. */
  readonly address: string;
  /** From now on; what is on its way keeps its time. */
  setQuality(quality: LineQuality): void;
  /** The network is gone: every connection breaks, new ones break at once, until `restore`. */
  cut(): void;
  restore(): void;
  /** The most this process itself was late with a delivery since the last call, ms: what the machine added to the line. */
  takeLateness(): number;
  close(): Promise<void>;
}

/** Opens the line to the server at `target`. */
export async function openSlowLine(target: string): Promise<SlowLine> {
  const { hostname, port } = new URL(target);
  const began = performance.now();
  let quality = QUIET;
  let isCut = false;
  let latest = 0;
  const sockets = new Set<Socket>();

  const arrivalOf = (now: number): number => {
    const { delayMs, jitterMs, stallMs, stallEveryMs } = quality;
    const at = now + delayMs + Math.random() * jitterMs;
    if (stallEveryMs === 0) return at;
    const stallLeft = stallMs - ((now - began) % stallEveryMs);
    return stallLeft > 0 ? Math.max(at, now + stallLeft + delayMs) : at;
  };

  const server = createServer({ allowHalfOpen: true, noDelay: true }, (near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect({ host: hostname, port: Number(port), allowHalfOpen: true, noDelay: true });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      const lane = createLane(arrivalOf, (lateMs) => void (latest = Math.max(latest, lateMs)));
      from.on("data", (piece) => lane(() => void to.write(piece)));
      from.on("end", () => lane(() => void to.end()));
      // A browser that goes away takes the other end with it; what was on its way is nobody's any more.
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        lane(() => to.destroySoon());
      });
    }
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const cutAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setQuality: (next) => void (quality = next),
    cut() {
      isCut = true;
      cutAll();
    },
    restore: () => void (isCut = false),
    takeLateness() {
      const taken = latest;
      latest = 0;
      return taken;
    },
    async close() {
      const closed = new Promise((done) => server.close(done));
      cutAll();
      await closed;
    },
  };
}

/** One direction of one connection: first in, first out. */
function createLane(
  arrivalOf: (now: number) => number,
  delivered: (lateMs: number) => void,
): (deliver: () => void) => void {
  const flying: { readonly at: number; readonly deliver: () => void }[] = [];
  let last = 0;
  let isWaiting = false;
  const deliverDue = (): void => {
    isWaiting = false;
    const now = performance.now();
    while (flying[0] !== undefined && flying[0].at <= now) {
      delivered(now - flying[0].at);
      flying.shift()?.deliver();
    }
    wait();
  };
  const wait = (): void => {
    if (isWaiting || flying[0] === undefined) return;
    isWaiting = true;
    setTimeout(deliverDue, Math.max(0, flying[0].at - performance.now()));
  };
  return (deliver) => {
    last = Math.max(last, arrivalOf(performance.now()));
    flying.push({ at: last, deliver });
    wait();
  };
}
