// Ports for what must know its address before it listens, and come back to it after a crash. A port that the system picked is no
// such thing: once it is closed, the next connection that anybody on the machine opens may get it.
import { createSocket } from "node:dgram";
import type { Socket } from "node:dgram";
import { createServer } from "node:net";

/** Below what Linux, macOS and Windows pick by themselves, and above what machines usually run. */
const FIRST = 12_000;
const COUNT = 18_000;

/** Where this process looks next: somewhere else than others that begin at the same time. */
let next = (process.pid * 61) % COUNT;
/** One for each port that was given out: as long as it lives, this process does. */
const reservations: Socket[] = [];

/** A free TCP port of 127.0.0.1 that no other test on this machine is given while this process lives. */
export async function ownPort(): Promise<number> {
  for (let tried = 0; tried < COUNT; tried += 1) {
    const port = FIRST + (next++ % COUNT);
    const reservation = await reserved(port);
    if (reservation === null) continue;
    if (await isFree(port)) {
      reservations.push(reservation);
      return port;
    }
    reservation.close();
  }
  throw new Error(`No port from ${FIRST} to ${FIRST + COUNT - 1} is free`);
}

/** The UDP port of that number stands for the TCP port: one process has it at a time, and a killed one lets go of it. */
async function reserved(port: number): Promise<Socket | null> {
  const socket = createSocket("udp4");
  const isBound = await new Promise<boolean>((resolve) => {
    socket.once("error", () => resolve(false));
    socket.bind({ port, address: "127.0.0.1", exclusive: true }, () => resolve(true));
  });
  if (isBound) return socket.unref();
  socket.close();
  return null;
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const isOpen = await new Promise<boolean>((resolve) => {
    probe.once("error", () => resolve(false));
    probe.listen({ port, host: "127.0.0.1", exclusive: true }, () => resolve(true));
  });
  if (isOpen) await new Promise((closed) => probe.close(closed));
  return isOpen;
}
