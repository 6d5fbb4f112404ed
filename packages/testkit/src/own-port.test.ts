// A port that one was given stays one's own, whatever else opens connections or asks for ports meanwhile.
import { createServer } from "node:net";
import { expect, it } from "vitest";
import { ownPort } from "./own-port.ts";

it("gives a port to one only, and none that somebody listens on", async () => {
  const mine = await ownPort();
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(mine + 1, "127.0.0.1", resolve));
  const others = await Promise.all(Array.from({ length: 5 }, () => ownPort()));
  expect(new Set([mine, mine + 1, ...others]).size).toBe(7);
  await new Promise((closed) => taken.close(closed));
});
