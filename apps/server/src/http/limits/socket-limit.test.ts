// How many sockets a server keeps open, over real ones. Every wait is for an event.
import { once } from "node:events";
import { createServer, get } from "node:http";
import type { Server } from "node:http";
import { connect } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import type { Duplex } from "node:stream";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createSocketAddress } from "../caller/client-address.ts";
import { limitSockets } from "./socket-limit.ts";
import type { SocketCount, SocketLimits } from "./socket-limit.ts";

describe("open sockets", () => {
  let server: Server;
  let open: Socket[];
  beforeEach(() => {
    server = createServer((_request, response) => response.end("ok"));
    open = [];
  });
  afterEach(async () => {
    for (const socket of open) socket.destroy();
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  });

  async function serve(limits: SocketLimits, proxies: readonly string[] = []): Promise<SocketCount> {
    const count = limitSockets(server, limits, createSocketAddress(proxies));
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return count;
  }
  const port = () => (server.address() as AddressInfo).port;

  /** A socket that says nothing; resolves when the server has heard of it. */
  async function silent(from: string): Promise<Socket> {
    const heard = once(server, "connection");
    const socket = connect({ port: port(), host: "127.0.0.1", localAddress: from });
    socket.on("error", () => undefined);
    open.push(socket);
    await heard;
    return socket;
  }

  const status = (from: string) =>
    new Promise<number | string | undefined>((resolve) => {
      get({ port: port(), host: "127.0.0.1", localAddress: from, agent: false }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).on("error", (error) => resolve((error as NodeJS.ErrnoException).code));
    });

  it("beyond one address's share get 503, others are served, and places become free again", async () => {
    const count = await serve({ most: 100, mostPerAddress: 2 });
    const first = await silent("127.0.0.1");
    await silent("127.0.0.1");
    expect(await status("127.0.0.1")).toBe(503);
    expect(await status("127.0.0.2")).toBe(200);
    expect(count.refused()).toBe(1);
    first.destroy();
    while (count.open() > 1) await new Promise((looked) => setImmediate(looked));
    expect(await status("127.0.0.1")).toBe(200);
  });

  it("beyond the whole get 503, too, but for those that somebody else counts", async () => {
    const count = await serve({ most: 2, mostPerAddress: 100 });
    const first = await silent("127.0.0.1");
    await silent("127.0.0.2");
    expect(await status("127.0.0.3")).toBe(503);
    expect([count.open(), count.refused()]).toEqual([2, 1]);
    const taken = new Promise<Duplex>((resolve) => {
      server.once("upgrade", (_request, socket) => {
        count.release(socket);
        resolve(socket);
      });
    });
    first.write("GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
    const socket = await taken;
    expect(await status("127.0.0.3")).toBe(200);
    socket.destroy();
  });

  it("of a trusted proxy count only altogether", async () => {
    const count = await serve({ most: 100, mostPerAddress: 1 }, ["127.0.0.9"]);
    await silent("127.0.0.9");
    await silent("127.0.0.9");
    expect(await status("127.0.0.9")).toBe(200);
    expect(count.refused()).toBe(0);
  });
});
