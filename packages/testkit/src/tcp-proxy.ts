// A cable that can be cut: a TCP proxy before something on this machine. What is said while it is cut waits in it, as it would
// in a real network, and nobody is told.
import { connect, createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";

/** A proxy. */
export interface TcpProxy {
  /** Where it listens on 127.0.0.1. */
  readonly port: number;
  /** From now on nothing passes, either way. */
  cut(): void;
  /** Everything passes again, what has waited first. */
  heal(): void;
  /** Ends it and all connections. */
  stop(): Promise<void>;
}

/** Starts one before a port of 127.0.0.1. */
export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ port: targetPort, host: "127.0.0.1", allowHalfOpen: true });
    join(near, far);
    join(far, near);
  });
  const join = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.setNoDelay(true);
    from.on("data", (chunk) => {
      if (!to.write(chunk)) from.pause();
    });
    to.on("drain", () => !isCut && from.resume());
    from.on("end", () => to.end());
    from.on("error", () => to.destroy());
    from.on("close", () => {
      sockets.delete(from);
      to.destroy();
    });
    if (isCut) from.pause();
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.pause();
    },
    heal() {
      isCut = false;
      for (const socket of sockets) socket.resume();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
