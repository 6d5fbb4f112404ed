// Sessions over HTTP in the hands of people who mean no good: what is theirs ends, and nobody else notices.
import { describe, expect, it } from "vitest";
import { RawStream } from "../../testing/raw-stream.ts";
import { serveEach } from "../../testing/serve-each.ts";
import { EMULATION_PATHS } from "./serve-emulation.ts";

const serve = serveEach();
const AT_ONCE = { windowMs: 0 };
const BINARY = { headers: { "content-type": "application/octet-stream" } };

/** A field of Protobuf that has a length; `length` says another one than it has. */
function field(number: number, bytes: Uint8Array | string, length = Buffer.byteLength(bytes)): Buffer {
  return Buffer.concat([Buffer.from([number * 8 + 2, length]), Buffer.from(bytes)]);
}

/** A message behind its length. */
function delimited(bytes: Buffer): Buffer<ArrayBuffer> {
  return Buffer.concat([Buffer.from([bytes.length]), bytes]);
}

const CONNECT = delimited(Buffer.concat([Buffer.from([0x08, 1]), field(4, field(1, "ann"))]));

/** Where the reply to a connect names the node, of 8 letters; and the session of 43 in front of it. */
const NODE = "R\b";
const NAMES = new RegExp(`J\\+([\\w-]{43})${NODE}([\\w-]{8})`);

describe("somebody else's session", () => {
  it("[RT47] cannot be read by a second stream: that one is a session of its own, or none", async () => {
    const { httpUrl, hub } = await serve({}, AT_ONCE);
    const stream = await RawStream.open(httpUrl);
    const { session, node } = await stream.session();
    const thief = await RawStream.open(httpUrl, { session, node, data: '{"id":2,"rpc":{}}' });
    expect(await thief.rest()).toContain('"disconnect":{"code":3501');
    const second = await RawStream.open(httpUrl, { id: 1, connect: { token: "eve", session, node } });
    expect((await second.session()).session).not.toBe(session);
    hub.sendToUser("ann", "for ann alone");
    hub.sendToUser("eve", "for eve alone");
    expect(await stream.until("alone")).not.toContain("eve");
    expect(await second.until("alone")).not.toContain("ann");
    await stream.leave();
    await second.leave();
  });

  it("[RT49] [RT4] a second connect brought to it ends it, and its name is worth nothing from then on", async () => {
    const { httpUrl, hub } = await serve({}, AT_ONCE);
    const stream = await RawStream.open(httpUrl);
    const { session, node } = await stream.session();
    expect(await stream.say({ session, node, data: '{"id":2,"connect":{"token":"eve"}}' })).toBe(204);
    expect(await stream.rest()).toContain('"disconnect":{"code":3501');
    expect(await stream.say({ session, node })).toBe(404);
    expect(hub.clientsOfUser("eve")).toEqual([]);
  });
});

describe("binary requests with wrong lengths", () => {
  it("[RT52] [RT68] an envelope that is none is 400, and its session goes on", async () => {
    const { httpUrl, hub } = await serve({}, AT_ONCE);
    const stream = await RawStream.open(httpUrl, "", { ...BINARY, body: CONNECT });
    await stream.until(NODE);
    const [ann] = hub.clientsOfUser("ann");
    for (const body of [
      Buffer.from([0xff]),
      field(1, "node", 200),
      Buffer.concat([field(1, "node"), field(2, "session", 0x7f)]),
      Buffer.concat([field(1, "node"), field(2, "session")]),
      Buffer.concat([
        field(1, "node"),
        Buffer.from([0x12, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f]),
      ]),
    ]) {
      const { status } = await fetch(httpUrl + EMULATION_PATHS.emulation, {
        method: "POST",
        body,
        ...BINARY,
      });
      expect(status).toBe(400);
    }
    expect([ann?.open, hub.stats().clients]).toEqual([true, 1]);
    await stream.leave();
  });

  it.each([
    ["a message longer than what came", Buffer.from([0x7f, 0x08, 0x02])],
    ["a field longer than its message", delimited(field(5, "room", 100))],
    [
      "a difference that nobody knows",
      delimited(
        Buffer.concat([Buffer.from([0x08, 2]), field(5, Buffer.concat([field(1, "c"), field(12, "zip")]))]),
      ),
    ],
  ])("[RT52] [RT53] %s ends its own session with 3501", async (_what, data) => {
    const { httpUrl, hub } = await serve({}, AT_ONCE);
    const bystander = await RawStream.open(httpUrl, { id: 1, connect: { token: "bob" } });
    const stream = await RawStream.open(httpUrl, "", { ...BINARY, body: CONNECT });
    const [, session = "", node = ""] = NAMES.exec(await stream.until(NODE)) ?? [];
    const body = Buffer.concat([field(1, node), field(2, session), field(3, data)]);
    const { status } = await fetch(httpUrl + EMULATION_PATHS.emulation, { method: "POST", body, ...BINARY });
    expect(status).toBe(204);
    expect(await stream.rest()).toContain("bad request");
    expect(hub.stats()).toMatchObject({ clients: 1, closesByCode: { 3501: 1 } });
    expect(bystander.status).toBe(200);
    await bystander.leave();
  });
});
