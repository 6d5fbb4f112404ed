// How the HTTP server ends, over a real port: whoever dials is refused at once, what is open may end.
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { closeServer, refuseDials } from "./server.ts";

it("[CL15] a process that sends its people away has let its port go, and answers what is still open", async () => {
  const app = Fastify();
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<string>();
  app.get("/slow", () => {
    asked.resolve();
    return answer.promise;
  });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const slow = fetch(`${address}/slow`);
  await asked.promise;

  const ended = refuseDials(app);
  const dial = connect(port, "127.0.0.1");
  const refused = new Promise((resolve) => dial.once("error", resolve));
  expect(await refused).toMatchObject({ code: "ECONNREFUSED" });
  const timers: (() => void)[] = [];
  const after = (_ms: number, task: () => void) => {
    timers.push(task);
    return () => void timers.splice(0);
  };
  const closed = closeServer(app, { now: () => 0, after }, ended);
  answer.resolve("said");
  expect(await (await slow).text()).toBe("said");
  await closed;
  expect(timers).toEqual([]);
});
