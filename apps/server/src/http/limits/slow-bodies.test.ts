// Bodies that come drop by drop, over a real socket; time is the test's.
import { connect } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import Fastify from "fastify";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { limitSlowBodies } from "./slow-bodies.ts";

describe("slow bodies", () => {
  let app: FastifyInstance;
  let timers: { readonly ms: number; readonly task: () => void }[];
  let arrived: () => void;
  beforeEach(async () => {
    timers = [];
    arrived = () => {};
    app = Fastify();
    app.addHook("onRequest", async () => arrived());
    limitSlowBodies(app, (ms, task) => {
      const timer = { ms, task };
      timers.push(timer);
      return () => void (timers = timers.filter((one) => one !== timer));
    });
    app.post("/quick", async () => "ok");
    app.post("/slow", { config: { slowBody: true } }, async () => "ok");
    app.get("/read", async () => "ok");
    await app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterEach(() => app.close());

  /** Sends a text to the server; resolves when its headers are there. */
  async function send(text: string): Promise<Socket> {
    const seen = new Promise<void>((resolve) => (arrived = resolve));
    const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
    socket.on("error", () => undefined);
    socket.write(text);
    await seen;
    return socket;
  }

  const post = (path: string, body: string, length: number) =>
    `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n${body}`;

  it("hangs up on a body that takes longer than 15 s", async () => {
    const socket = await send(post("/quick", "{", 100));
    expect(timers.map(({ ms }) => ms)).toEqual([15_000]);
    const closed = new Promise((resolve) => socket.once("close", resolve));
    timers[0]?.task();
    await closed;
    expect(timers).toEqual([]);
  });

  it("leaves bodies that are there alone, and calls without one", async () => {
    for (const text of [post("/quick", "{}", 2), "GET /read HTTP/1.1\r\nhost: a\r\n\r\n"]) {
      const socket = await send(text);
      const answer = await new Promise<string>((resolve) =>
        socket.once("data", (data) => resolve(String(data))),
      );
      expect([answer.split("\r\n")[0], timers]).toEqual(["HTTP/1.1 200 OK", []]);
      socket.destroy();
    }
  });

  it("[MU2] leaves calls alone that say their bodies are slow", async () => {
    const socket = await send(post("/slow", "{", 2));
    expect(timers).toEqual([]);
    const answered = new Promise<string>((resolve) => socket.once("data", (data) => resolve(String(data))));
    socket.write("}");
    expect(await answered).toContain("200 OK");
    socket.destroy();
  });
});
