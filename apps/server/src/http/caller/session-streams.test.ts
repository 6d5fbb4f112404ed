// Event streams and the session they were asked by, over a real socket.
import { PassThrough } from "node:stream";
import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { SessionRef } from "../../ports/sessions.ts";
import { watchSessionStreams } from "./session-streams.ts";

const SESSION: SessionRef = { userId: "u1", sessionId: "s1" };

describe("a stream of events", () => {
  const held = new Map<() => void, SessionRef>();
  let stream: PassThrough;
  let app: FastifyInstance;
  let address = "";

  beforeEach(async () => {
    held.clear();
    stream = new PassThrough();
    app = Fastify({ forceCloseConnections: true });
    const streams = watchSessionStreams(app, {
      hold(session, end) {
        held.set(end, session);
        return () => held.delete(end);
      },
    });
    await app.register(async (scope) => {
      for (const type of ["text/event-stream; charset=utf-8", "application/json"])
        scope.get(`/${type.split(";")[0]}`, (_request, reply) => {
          streams.known(reply, SESSION);
          return reply.type(type).send(stream);
        });
      scope.get("/nobody", (_request, reply) => reply.type("text/event-stream").send(stream));
    });
    await app.listen({ port: 0, host: "127.0.0.1" });
    address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  });
  afterEach(() => app.close());

  it("[SE2] is cut off when the session that asked for it is over", async () => {
    stream.write("data: 1\n\n");
    const response = await fetch(`${address}/text/event-stream`);
    const reader = response.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("data: 1\n\n");
    expect([...held.values()]).toEqual([SESSION]);
    for (const end of held.keys()) end();
    await expect(reader?.read()).rejects.toThrow();
    await expect.poll(() => held.size).toBe(0);
  });

  it("is let go of when it ends by itself", async () => {
    stream.end("data: 1\n\n");
    expect(await (await fetch(`${address}/text/event-stream`)).text()).toBe("data: 1\n\n");
    await expect.poll(() => held.size).toBe(0);
  });

  it("is not held for nobody, and other answers are not held at all", async () => {
    for (const path of ["application/json", "nobody"]) {
      stream = new PassThrough();
      stream.write("1");
      const response = await fetch(`${address}/${path}`);
      expect(held.size).toBe(0);
      stream.end();
      await response.text();
    }
  });
});
