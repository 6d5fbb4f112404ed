// Commands over HTTP that come to another process than the one that holds their session's stream.
import { Centrifuge, type PublicationContext } from "centrifuge";
import { Centrifuge as BinaryCentrifuge } from "centrifuge/build/protobuf";
import { afterEach, describe, expect, it } from "vitest";
import { RawStream } from "../../testing/raw-stream.ts";
import { type ServedHub, serveHub } from "../../testing/served-hub.ts";
import type { EmulationPeers } from "../entry-options.ts";
import { EMULATION_PATHS } from "./serve-emulation.ts";

const hubs: ServedHub[] = [];
const clients: { disconnect(): void }[] = [];

afterEach(async () => {
  for (const client of clients.splice(0)) client.disconnect();
  await Promise.all(hubs.splice(0).map((served) => served.stop()));
});

/** A process that holds streams, and another one that knows how to reach it; every question to the first is written down. */
async function twoProcesses(more: Partial<EmulationPeers> = {}) {
  const asked: string[] = [];
  const here = await serveHub({}, { windowMs: 0 });
  const peers: EmulationPeers = {
    async holds(_node, session) {
      asked.push("holds");
      return here.hub.holdsSession(session);
    },
    async forward(_node, session, data) {
      asked.push("forward");
      return here.hub.takeCommands(session, data);
    },
    ...more,
  };
  const there = await serveHub({}, { windowMs: 0 }, { peers });
  hubs.push(here, there);
  const stream = await RawStream.open(here.httpUrl);
  const say = (body: string) =>
    fetch(there.httpUrl + EMULATION_PATHS.emulation, { method: "POST", body }).then(({ status }) => status);
  return { here, there, asked, stream, say, ...(await stream.session()) };
}

describe("emulation by another process", () => {
  it.each(["json", "protobuf"] as const)(
    "[RT56] the unmodified client does not notice, by %s",
    async (encoding) => {
      const { here, there, asked } = await twoProcesses();
      const endpoint = here.httpUrl + EMULATION_PATHS.httpStream;
      const options = { token: "bob", emulationEndpoint: there.httpUrl + EMULATION_PATHS.emulation };
      const transports = [{ transport: "http_stream" as const, endpoint }];
      const client =
        encoding === "json" ? new Centrifuge(transports, options) : new BinaryCentrifuge(transports, options);
      clients.push(client);
      const room = client.newSubscription("room");
      const heard = new Promise<PublicationContext>((resolve) => void room.once("publication", resolve));
      room.subscribe();
      client.connect();
      await room.ready();
      const text = "по чужому проводу ".repeat(200);
      await room.publish(encoding === "json" ? text : Buffer.from(JSON.stringify(text)));
      const { data } = await heard;
      expect(encoding === "json" ? data : JSON.parse(Buffer.from(data as Uint8Array).toString())).toBe(text);
      expect(there.hub.stats().connections).toBe(0);
      // What is longer than a kilobyte is asked about before it is read.
      expect(asked).toEqual(["forward", "holds", "forward"]);
    },
  );

  it("[RT56] [RT49] [RT69] what nobody holds is 404, read no further than a kilobyte; without peers everything else's is", async () => {
    const { here, stream, say, session, node, asked } = await twoProcesses();
    const short = { session: `${session.slice(0, -1)}~`, node, data: "{}" };
    expect(await say(JSON.stringify(short))).toBe(404);
    expect(await say(JSON.stringify({ ...short, data: "x".repeat(2_000) }))).toBe(404);
    expect(await say(JSON.stringify({ data: "x".repeat(2_000), session, node }))).toBe(404);
    expect(asked).toEqual(["forward", "holds"]);
    expect(await stream.say({ session, node: "elsewhere" })).toBe(404);
    expect(here.hub.takeCommands("", Buffer.from("{}"))).toBe(false);
    await stream.leave();
  });

  it("[RT56] [RT46] forwarded commands are judged as if they had come directly", async () => {
    const { here, stream, say, session, node } = await twoProcesses();
    expect(await say(JSON.stringify({ session, node, data: "no json" }))).toBe(204);
    expect(await stream.rest()).toContain('"disconnect":{"code":3501');
    expect(here.hub.holdsSession(session)).toBe(false);
    expect(await say(JSON.stringify({ session, node, data: "{}" }))).toBe(404);
  });

  it("[RT56] a node that cannot be reached is 503, and the application hears why", async () => {
    const lost = () => Promise.reject(new Error("node lost"));
    const { there, stream, say, session, node } = await twoProcesses({ holds: lost, forward: lost });
    expect(await say(JSON.stringify({ session, node, data: "{}" }))).toBe(503);
    expect(await say(JSON.stringify({ session, node, data: "x".repeat(2_000) }))).toBe(404);
    expect(there.failures.map((failure) => (failure as Error).message)).toEqual(["node lost", "node lost"]);
    await stream.leave();
  });
});
