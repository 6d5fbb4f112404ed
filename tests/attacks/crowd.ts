// More connections than anybody needs: sockets that say nothing, handshakes that never sign in, from one address and
// from many. Each of them has its bound, and a visitor still gets in.
import type { Socket } from "node:net";
import { connect } from "node:net";
import { removeData, startServer } from "../site/server-process.ts";
import type { Attack } from "./attack.ts";
import { openRude } from "./rude-socket.ts";
import { figureOf, visit } from "./visit.ts";

const BOUNDS = {
  short: { all: 400, perAddress: 60, strangers: 80, addresses: 4, each: 90 },
  long: { all: 10_000, perAddress: 1_000, strangers: 1_000, addresses: 11, each: 1_050 },
};
const AT_ONCE = 50;

/** Takes every place there is, and looks who still gets one. */
export const crowd: Attack = {
  name: "crowd",
  tries: "takes all places there are for connections, from a few addresses",
  async run(scale) {
    const { all, perAddress, strangers, addresses, each } = BOUNDS[scale];
    const server = await startServer({
      LOG_LEVEL: "silent",
      MAX_CONNECTIONS: String(all),
      MAX_CONNECTIONS_PER_ADDRESS: String(perAddress),
      MAX_UNAUTHENTICATED_CONNECTIONS: String(strangers),
    });
    const open: Socket[] = [];
    const statuses = new Map<number, number>();
    try {
      for (let place = 0; place < addresses; place += 1) {
        for (let done = 0; done < each; done += AT_ONCE) {
          const some = Array.from({ length: Math.min(AT_ONCE, each - done) }, async () => {
            const { socket, status } = await openRude(server.address, `127.0.1.${place + 1}`);
            open.push(socket);
            statuses.set(status, (statuses.get(status) ?? 0) + 1);
          });
          await Promise.all(some);
        }
      }
      const silent = await Promise.all(
        Array.from({ length: each }, () => openSilent(server.address, "127.0.2.1")),
      );
      open.push(...silent);
      let visited = "";
      await visit(server.address, "visitor").catch((cause: unknown) => (visited = String(cause)));
      const figures = {
        handshakes: addresses * each,
        letIn: statuses.get(101) ?? 0,
        refused: statuses.get(429) ?? 0,
        strangersNow:
          (await figureOf(server.address, "fitil_connections")) -
          (await figureOf(server.address, "fitil_clients")),
        displaced: await figureOf(server.address, "fitil_connections_displaced_total"),
        silentSockets: each,
        silentRefused: await figureOf(server.address, "fitil_http_sockets_refused_total"),
      };
      const why =
        (visited !== "" && `a visitor did not get in: ${visited}`) ||
        (figures.strangersNow > strangers && "more strangers than may be") ||
        (!(figures.displaced > 0) && "nobody made room") ||
        (figures.refused === 0 && "one address has no bound") ||
        (!(figures.silentRefused > 0) && "silent sockets have no bound") ||
        "";
      return { held: why === "", figures, ...(why !== "" && { why }) };
    } finally {
      for (const socket of open) socket.destroy();
      await server.kill();
      removeData(server.dataDir);
    }
  },
};

/** A socket that never says anything. */
async function openSilent(address: string, from: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port), localAddress: from });
  socket.on("error", () => undefined);
  socket.resume();
  await new Promise<void>((settled) => {
    socket.once("connect", settled);
    socket.once("close", () => settled());
  });
  return socket;
}
