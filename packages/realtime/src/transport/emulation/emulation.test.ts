// SSE and HTTP streaming by hand: what a well-behaved client never does. The unmodified client runs its whole contract over
// both in real-client.test.ts.
import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { RawStream } from "../../testing/raw-stream.ts";
import { RawSocket } from "../../testing/served-hub.ts";
import { serveEach } from "../../testing/serve-each.ts";
import { VirtualClock } from "../../testing/virtual-clock.ts";
import { EMULATION_PATHS } from "./serve-emulation.ts";

const serve = serveEach();

/** What the server answers to these bytes, until it has said `end` or hung up. */
async function answerTo(port: number, bytes: string, end: string): Promise<string> {
  const socket = connect({ port, host: "127.0.0.1" });
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write(bytes);
  let text = "";
  for await (const chunk of socket) {
    text += String(chunk);
    if (text.includes(end)) break;
  }
  socket.destroy();
  return text;
}

const AT_ONCE = { windowMs: 0 };

describe("a stream and its requests", () => {
  it("[RT47] the connect reply names the session and the node; commands come by them, answers on the stream", async () => {
    const { httpUrl } = await serve({}, AT_ONCE);
    const stream = await RawStream.open(httpUrl);
    expect(stream.status).toBe(200);
    expect(stream.headers.get("x-accel-buffering")).toBe("no");
    const { session, node } = await stream.session();
    expect(session).toMatch(/^[\w-]{43}$/);
    const data = '{"id":2,"subscribe":{"channel":"c"}}\n{"id":3,"publish":{"channel":"c","data":"ё"}}';
    expect(await stream.say({ session, node, data })).toBe(204);
    expect(await stream.until('"publish":{}')).toContain('"data":"ё"');
    await stream.leave();
  });

  it("[RT47] a WebSocket's connect reply names neither", async () => {
    const { port } = await serve({}, AT_ONCE);
    const raw = await RawSocket.open(port);
    await raw.connect();
    expect(raw.texts[0]).not.toMatch(/session|node/);
    raw.socket.destroy();
  });

  it("[RT48] by SSE every line is an event of its own, also when it was asked for by GET", async () => {
    const { httpUrl } = await serve({ authenticate: () => ({ ok: true, userId: "ann" }) });
    const query = new URLSearchParams({ cf_connect: '{"id":1,"connect":{}}' }).toString();
    const init = { method: "GET", body: null, path: `${EMULATION_PATHS.sse}?${query}` };
    const stream = await RawStream.open(httpUrl, "", init);
    expect(stream.headers.get("content-type")).toBe("text/event-stream");
    expect(await stream.until("}\n\n")).toMatch(/^\r\ndata: \{"id":1,"connect":\{.*\}\n\n$/);
    const { session, node } = JSON.parse(/data: (.*)/.exec(await stream.until("\n\n"))?.[1] ?? "").connect;
    await stream.say({ session, node, data: '{"id":2,"rpc":{"method":"a"}}\n{"id":3,"rpc":{"method":"b"}}' });
    const both = await stream.until('"id":3');
    expect(both).toMatch(/\n\ndata: \{"id":2,"error":\{[^\n]*\}\n\ndata: \{"id":3/);
    await stream.leave();
  });

  it("[RT49] [RT68] a session guessed, of another node, or of somebody who has left is 404; a broken envelope 400", async () => {
    const { httpUrl, hub } = await serve({}, AT_ONCE);
    const stream = await RawStream.open(httpUrl);
    const { session, node } = await stream.session();
    expect(await stream.say({ session: `${session.slice(0, -1)}~`, node })).toBe(404);
    expect(await stream.say({ session, node: "elsewhere" })).toBe(404);
    expect(await stream.say({ session: hub.clientsOfUser("ann")[0]?.id ?? "", node })).toBe(404);
    for (const envelope of [
      "",
      "null",
      "{",
      '{"session":1,"node":"","data":""}',
      JSON.stringify({ session, node }),
    ])
      expect(await stream.say(envelope)).toBe(400);
    expect(hub.stats().clients).toBe(1);
    await stream.leave();
    while (hub.stats().connections > 0) await new Promise((looked) => setImmediate(looked));
    expect(await stream.say({ session, node })).toBe(404);
  });

  it("[RT51] a close is the last line, with its code and reason, and the end of the answer", async () => {
    const { httpUrl, hub } = await serve({}, AT_ONCE);
    const stream = await RawStream.open(httpUrl);
    await stream.session();
    hub.sendToUser("ann", "last words");
    hub.disconnectUser("ann", { code: 4500, reason: "replaced by a newer connection" });
    expect((await stream.rest()).trimEnd().split("\n").slice(1)).toEqual([
      '{"push":{"message":{"data":"last words"}}}',
      '{"push":{"disconnect":{"code":4500,"reason":"replaced by a newer connection"}}}',
    ]);
  });

  it("[RT51] [RT37] closing the hub ends streams with 3001 and refuses new ones", async () => {
    const { httpUrl, hub } = await serve({}, AT_ONCE);
    const stream = await RawStream.open(httpUrl);
    await stream.session();
    const closed = hub.close();
    expect(await stream.rest()).toContain('"disconnect":{"code":3001,"reason":"shutdown"}');
    await closed;
    expect((await RawStream.open(httpUrl)).status).toBe(503);
  });

  it.each([
    ["no command", 3501],
    ["", 3501],
    ['{"id":1,"subscribe":{"channel":"c"}}', 3501],
  ])("[RT1] [RT57] first words %j end with %d", async (first, code) => {
    const { httpUrl } = await serve({}, AT_ONCE);
    expect(await (await RawStream.open(httpUrl, first)).rest()).toContain(`"disconnect":{"code":${code},`);
  });

  it("[RT40] a message beyond the limit ends with 1009", async () => {
    const { httpUrl } = await serve({}, { ...AT_ONCE, maxMessageBytes: 500 });
    const stream = await RawStream.open(httpUrl);
    const { session, node } = await stream.session();
    expect(await stream.say({ session, node, data: "x".repeat(501) })).toBe(204);
    expect(await stream.rest()).toContain('"disconnect":{"code":1009,');
    expect(await stream.say({ session, node })).toBe(404);
  });
});

describe("rude requests", () => {
  it("[RT39] [RT50] foreign pages, foreign names, other methods and binary events are refused", async () => {
    const { httpUrl } = await serve({}, AT_ONCE, {
      allowedOrigin: (origin) => origin !== "https://evil.example",
      allowedHost: (request) => request.headers["x-name"] !== "foreign",
    });
    const status = async (path: string, init: RequestInit) => (await fetch(httpUrl + path, init)).status;
    for (const path of Object.values(EMULATION_PATHS)) {
      expect(await status(path, { method: "POST", headers: { origin: "https://evil.example" } })).toBe(403);
      expect(await status(path, { method: "POST", headers: { "x-name": "foreign" } })).toBe(421);
      expect(await status(path, { method: "DELETE" })).toBe(405);
    }
    const binary = { "content-type": "application/octet-stream" };
    expect(await status(EMULATION_PATHS.sse, { method: "POST", headers: binary, body: "\0" })).toBe(415);
    expect(await status(EMULATION_PATHS.emulation, { method: "POST", headers: binary, body: "\0" })).toBe(
      400,
    );
    expect(await status(EMULATION_PATHS.httpStream, { method: "GET" })).toBe(405);
    expect(await status("/connection/elsewhere", { method: "POST" })).toBe(426);
    const asked = await fetch(httpUrl + EMULATION_PATHS.emulation, {
      method: "OPTIONS",
      headers: { origin: "https://ours.example" },
    });
    expect([asked.status, asked.headers.get("access-control-allow-origin")]).toEqual([
      204,
      "https://ours.example",
    ]);
  });

  it("[RT62] places are counted together with WebSockets, and become free again", async () => {
    const limits = { ...AT_ONCE, maxConnectionsPerAddress: 1, maxConnections: 2 };
    const clientAddress = (request: { headers: NodeJS.Dict<string | string[]> }) =>
      String(request.headers["x-from"]);
    const { httpUrl, port, hub } = await serve({}, limits, { clientAddress });
    const from = (name: string) => RawStream.open(httpUrl, undefined, { headers: { "x-from": name } });
    const raw = await RawSocket.open(port, "x-from: a\r\n");
    expect((await from("a")).status).toBe(429);
    const stream = await from("b");
    expect((await from("c")).status).toBe(503);
    await stream.leave();
    while (hub.stats().connections > 1) await new Promise((looked) => setImmediate(looked));
    const again = await from("b");
    expect(again.status).toBe(200);
    await again.leave();
    raw.socket.destroy();
  });

  it("[RT46] first words beyond 4 KiB are 413, whatever they claim; also in an address", async () => {
    const { httpUrl, hub } = await serve({}, { ...AT_ONCE, maxConnectBytes: 100 });
    expect((await RawStream.open(httpUrl, "x".repeat(101))).status).toBe(413);
    const path = `${EMULATION_PATHS.sse}?cf_connect=${"x".repeat(101)}`;
    expect((await RawStream.open(httpUrl, "", { method: "GET", body: null, path })).status).toBe(413);
    expect(hub.stats().connections).toBe(0);
  });

  it("[RT69] a stranger's commands are cut off after a kilobyte; a session's may be as large as a message", async () => {
    const { httpUrl, port } = await serve({}, AT_ONCE);
    const head = `POST ${EMULATION_PATHS.emulation} HTTP/1.1\r\nHost: a\r\nContent-Length: 300000\r\n\r\n`;
    const envelope = `{"session":"${"guessed".repeat(6)}","node":"n","data":"${"x".repeat(2_000)}`;
    expect(await answerTo(port, head + envelope, "\r\n\r\n")).toMatch(/^HTTP\/1.1 404 /);
    const stream = await RawStream.open(httpUrl);
    const { session, node } = await stream.session();
    const data = JSON.stringify({ id: 2, rpc: { method: "a", data: "ё".repeat(30_000) } });
    expect(await stream.say({ session, node, data })).toBe(204);
    expect(await stream.until('"id":2')).toContain('"error"');
    await stream.leave();
  });

  it("[RT69] a body that never ends is 408 after 10 s, one that stops half way is nobody's", async () => {
    const clock = new VirtualClock();
    const { port, hub, server } = await serve({}, AT_ONCE, { clock });
    for (const path of [EMULATION_PATHS.httpStream, EMULATION_PATHS.emulation]) {
      const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 50\r\n\r\n{"id":1,`;
      const taken = once(server, "request");
      const answer = answerTo(port, head, "\r\n\r\n");
      await taken;
      await clock.advance(10_000);
      expect(await answer).toMatch(/^HTTP\/1.1 408 /);
      const half = connect({ port, host: "127.0.0.1" });
      const again = once(server, "request");
      half.end(head);
      await again;
      half.destroy();
    }
    expect(hub.stats()).toMatchObject({ connections: 0, closesByCode: {} });
  });

  it("[RT35] who does not read is closed with 3008 and cut", async () => {
    const { port, hub } = await serve({}, { windowMs: 0, maxQueueBytes: 10_000, closeTimeoutMs: 20 });
    const first = '{"id":1,"connect":{"token":"ann"}}';
    const socket = connect({ port, host: "127.0.0.1" });
    socket.on("error", () => undefined);
    socket.write(
      `POST ${EMULATION_PATHS.httpStream} HTTP/1.1\r\nHost: a\r\nContent-Length: ${first.length}\r\n\r\n${first}`,
    );
    await once(socket, "readable");
    const gone = once(socket, "close");
    while (hub.stats().clients > 0) {
      hub.sendToUser("ann", "x".repeat(5_000));
      await new Promise((looked) => setImmediate(looked));
    }
    expect(hub.stats().closesByCode).toEqual({ 3008: 1 });
    socket.resume();
    await gone;
    while (hub.stats().connections > 0) await new Promise((looked) => setImmediate(looked));
  });
});
