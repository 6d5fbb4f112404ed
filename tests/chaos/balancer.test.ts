// The sample configurations of deploy/ as operators get them, before three small servers that say who was reached and how.
import { createServer } from "node:http";
import type { IncomingMessage, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { ownAddress } from "../site/server-process.ts";
import { startBalancer } from "./balancer.ts";
import type { Balancer } from "./balancer.ts";

interface SmallServer {
  readonly server: Server;
  /** What /readyz answers. */
  ready: number;
  /** Takes connections and answers nothing, like a process that is stopped. */
  isAsleep: boolean;
  /** Ends connections instead of answering, like a process that is killed with calls on the way. */
  isDying: boolean;
  /** POST requests that came, answered or not, by their paths. */
  readonly writes: string[];
  /** The build of the page whose files it has; it says 404 to those of another. */
  build: string;
}

const NAMES = ["one", "two", "three"];

describe.each(["haproxy", "nginx"] as const)("the sample for %s", (kind) => {
  let servers: SmallServer[];
  let balancer: Balancer | null;

  beforeEach(async () => {
    servers = await Promise.all(NAMES.map((name) => small(name)));
    const places = servers.map(({ server }) => `127.0.0.1:${(server.address() as AddressInfo).port}`);
    balancer = await startBalancer(kind, Number((await ownAddress()).PORT), places);
  });
  afterEach(async () => {
    await balancer?.stop();
    for (const { server } of servers) end(server);
  });

  const ask = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
    const response = await fetch(`${balancer!.address}${path}`, { headers, method });
    return { status: response.status, said: (await response.json().catch(() => null)) as Said | null };
  };
  const reached = async (calls: number, path = "/") => {
    const answers = await Promise.all(Array.from({ length: calls }, () => ask(path)));
    return answers.map(({ status, said }) => (status === 200 ? said!.name : `${status}`));
  };
  /** Asks until the balancer has noticed. */
  const until = async (isSo: (names: readonly string[]) => boolean) => {
    let names = await reached(6);
    while (!isSo(names)) names = await reached(6);
    return names;
  };

  it("calls go to all in turn, whatever they ask for, under the caller's own address", async (context) => {
    if (balancer === null) return context.skip();
    await until((names) => new Set(names).size === 3);
    expect(new Set(await reached(6, "/api/mentor/chats")).size).toBe(3);
    const { said } = await ask("/", { "x-forwarded-host": "evil.example", "x-forwarded-for": "203.0.113.9" });
    expect(said).toMatchObject({ host: new URL(balancer.address).host, forwardedHost: "" });
    expect(said?.forwardedFor.split(/, ?/).at(-1)).toBe("127.0.0.1");
  });

  it("nobody notices that one cannot be dialled any more", async (context) => {
    if (balancer === null) return context.skip();
    await until((names) => new Set(names).size === 3);
    end(servers[0]!.server);
    for (let time = 0; time < 5; time += 1)
      expect((await reached(6)).filter((name) => name !== "two" && name !== "three")).toEqual([]);
  });

  it("what a dying process left unanswered is asked of another, and nothing is written twice", async (context) => {
    if (balancer === null) return context.skip();
    await until((names) => new Set(names).size === 3);
    servers[0]!.isDying = true;
    expect(await reached(12)).not.toContain("one");
    await Promise.allSettled(Array.from({ length: 12 }, (_, call) => ask(`/${call}`, {}, "POST")));
    const writes = servers.flatMap((server) => server.writes);
    expect(writes).not.toEqual([]);
    expect(writes).toHaveLength(new Set(writes).size);
  });

  it("a page of either build finds its files while both stand side by side, and what nobody has is missing", async (context) => {
    if (balancer === null) return context.skip();
    await until((names) => new Set(names).size === 3);
    servers[2]!.build = "new";
    for (let time = 0; time < 3; time += 1) {
      expect(new Set(await reached(60, "/assets/new.js"))).toEqual(new Set(["three"]));
      expect(await reached(12, "/assets/old.js")).not.toContain("404");
    }
    expect((await ask("/assets/older.js")).status).toBe(404);
  });

  it("passes a WebSocket", async (context) => {
    if (balancer === null) return context.skip();
    const line = await dial(balancer.address);
    expect(await line.echo("hello")).toBe("hello");
    line.socket.terminate();
  });

  if (kind === "haproxy") {
    it("people of a process that hangs are cut off to dial again, those of one that is not ready stay", async (context) => {
      if (balancer === null) return context.skip();
      const { address } = balancer;
      await until((names) => new Set(names).size === 3);
      const lines = await Promise.all([0, 1, 2].map(() => dial(address)));
      const [one, two, three] = NAMES.map((name) => lines.find((line) => line.name === name)!);
      servers[1]!.ready = 503;
      const ended = new Promise((resolve) => one!.socket.once("close", resolve));
      servers[0]!.isAsleep = true;
      await ended;
      expect(new Set(await reached(6))).toEqual(new Set(["three"]));
      for (const line of [two!, three!]) {
        expect(await line.echo("still here")).toBe("still here");
        line.socket.terminate();
      }
    });

    it("leaves out who is not ready, and keeps the site up when nobody is", async (context) => {
      if (balancer === null) return context.skip();
      await until((names) => new Set(names).size === 3);
      servers[1]!.ready = 503;
      expect(await until((names) => !names.includes("two"))).not.toContain("503");
      for (const server of servers) server.ready = 503;
      let names: readonly string[] = [];
      while (!names.includes("two")) names = await reached(6, "/api/user/me");
      for (const server of servers) server.ready = 200;
      await until((all) => new Set(all).size === 3);
    });
  }
});

interface Said {
  readonly name: string;
  readonly host: string;
  readonly forwardedFor: string;
  readonly forwardedHost: string;
}

/** A WebSocket, and whom it has reached. */
async function dial(address: string) {
  const socket = new WebSocket(`${address.replace("http", "ws")}/ws`);
  const next = () =>
    new Promise<string>((resolve) => socket.once("message", (data: Buffer) => resolve(data.toString())));
  const name = await next();
  const echo = (text: string) => {
    const heard = next();
    socket.send(text);
    return heard;
  };
  return { socket, name, echo };
}

async function small(name: string): Promise<SmallServer> {
  const header = (request: IncomingMessage, key: string) => String(request.headers[key] ?? "");
  const server = createServer((request, response) => {
    if (request.method === "POST") made.writes.push(request.url ?? "");
    if (made.isAsleep) return;
    if (made.isDying && request.url !== "/readyz") return request.socket.destroy();
    const hasFile =
      request.url?.startsWith("/assets/") !== true || request.url === `/assets/${made.build}.js`;
    response.statusCode = request.url === "/readyz" ? made.ready : hasFile ? 200 : 404;
    const said: Said = {
      name,
      host: header(request, "host"),
      forwardedFor: header(request, "x-forwarded-for"),
      forwardedHost: header(request, "x-forwarded-host"),
    };
    response.end(JSON.stringify(said));
  });
  const made: SmallServer = { server, ready: 200, isAsleep: false, isDying: false, writes: [], build: "old" };
  new WebSocketServer({ server }).on("connection", (socket) => {
    socket.send(name);
    socket.on("message", (data: Buffer) => socket.send(data.toString()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return made;
}

function end(server: Server): void {
  server.close();
  server.closeAllConnections();
}
