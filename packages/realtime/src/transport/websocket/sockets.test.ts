// Real sockets, raw frames: the handshake, rude clients, slow clients and the end of a connection.
import { once } from "node:events";
import { IncomingMessage } from "node:http";
import { connect, Socket } from "node:net";
import { duplexPair } from "node:stream";
import { describe, expect, it } from "vitest";
import { systemClock } from "../../schedule/ports.ts";
import { maskedFrame } from "../../testing/masked-frame.ts";
import { RawSocket, upgrade } from "../../testing/served-hub.ts";
import { serveEach } from "../../testing/serve-each.ts";
import { VirtualClock } from "../../testing/virtual-clock.ts";

const serve = serveEach();

describe("handshake", () => {
  it("[RT39] another path gets 404, an unwelcome origin 403", async () => {
    const { port } = await serve({}, {}, { allowedOrigin: (origin) => origin !== "https://evil.example" });
    expect((await upgrade(port, "", "/other")).status).toBe(404);
    expect((await upgrade(port, "Origin: https://evil.example\r\n")).status).toBe(403);
    const kind = await upgrade(port, "Origin: https://ours.example\r\n");
    expect(kind.status).toBe(101);
    kind.socket.destroy();
  });

  it("[RT62] too many from one address get 429, too many altogether 503; places become free again", async () => {
    const { port, hub } = await serve(
      {},
      { maxConnectionsPerAddress: 1, maxConnections: 2 },
      { clientAddress: (request) => String(request.headers["x-from"]) },
    );
    const first = await RawSocket.open(port, "x-from: a\r\n");
    expect((await upgrade(port, "x-from: a\r\n")).status).toBe(429);
    const second = await RawSocket.open(port, "x-from: b\r\n");
    expect((await upgrade(port, "x-from: c\r\n")).status).toBe(503);
    first.text("no command");
    await first.close();
    first.socket.end();
    await once(first.socket, "close");
    let again = await upgrade(port, "x-from: a\r\n");
    // The server hears of the freed place when its own half of the socket is closed.
    while (again.status === 429) again = await upgrade(port, "x-from: a\r\n");
    expect(again.status).toBe(101);
    again.socket.destroy();
    second.socket.destroy();
    expect(hub.stats().closesByCode).toEqual({ 3501: 1 });
    expect(hub.stats().refusedConnections).toBeGreaterThanOrEqual(2);
  });

  it("[RT62] who is refused loses the socket, also when the far end does not let go", async () => {
    const { port, server } = await serve();
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    socket.on("error", () => undefined);
    const [taken] = (await once(server, "connection")) as [Socket];
    const gone = once(taken, "close");
    socket.write("GET /other HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
    const [answer] = (await once(socket, "data")) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1.1 404 /);
    await gone;
    socket.destroy();
  });

  it("[RT63] too many strangers displace the oldest of them, never somebody who has authenticated", async () => {
    const { port, hub } = await serve({}, { maxUnauthenticated: 2 });
    const known = await RawSocket.open(port);
    await known.connect();
    const [first, second] = [await RawSocket.open(port), await RawSocket.open(port)];
    const third = await RawSocket.open(port);
    expect(await first.close()).toEqual({ code: 1013, reason: "try again later" });
    await second.connect("bob");
    const fourth = await RawSocket.open(port);
    await third.connect("cyd");
    await fourth.connect("dan");
    expect(hub.stats()).toMatchObject({ clients: 4, closesByCode: { 1013: 1 } });
    for (const raw of [known, first, second, third, fourth]) raw.socket.destroy();
  });

  it("[RT64] the encoding is chosen by subprotocol or query, and named back; text to the binary one is 3506", async () => {
    const { port } = await serve();
    for (const [headers, path] of [
      ["Sec-WebSocket-Protocol: centrifuge-protobuf\r\n", "/ws"],
      ["", "/ws?cf_protocol=protobuf"],
      ["", "/ws?format=protobuf"],
    ] as const) {
      const raw = await RawSocket.open(port, headers, path);
      raw.text({ id: 1, connect: { token: "ann" } });
      expect(await raw.close()).toEqual({ code: 3506, reason: "inappropriate protocol" });
      raw.socket.destroy();
    }
    const { socket, status } = await upgrade(port, "Sec-WebSocket-Protocol: centrifuge-json\r\n");
    expect(status).toBe(101);
    socket.destroy();
  });

  it("[RT39] a socket that is not plain TCP (TLS, a tunnel) is served the same way", async () => {
    const { server, hub } = await serve({}, { closeTimeoutMs: 20 });
    const [near, far] = duplexPair();
    const request = Object.assign(new IncomingMessage(new Socket()), {
      method: "GET",
      url: "/ws",
      headers: {
        host: "localhost",
        upgrade: "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
      },
    });
    let heard = "";
    far.on("data", (chunk: Buffer) => {
      heard += chunk.toString("latin1");
    });
    server.emit("upgrade", request, near, maskedFrame(1, '{"id":1,"connect":{"token":"ann"}}'));
    while (!heard.includes('"connect"')) await once(far, "data");
    expect(heard).toContain("101 Switching Protocols");
    far.write(maskedFrame(1, '{"id":2,"subscribe":{"channel":"c"}}'));
    while (!heard.includes('"subscribe"')) await once(far, "data");
    expect(hub.subscriberCount("c")).toBe(1);
    far.destroy();
  });

  it("[RT39] a request that is no handshake is answered, not served", async () => {
    const { port } = await serve();
    const { status } = await upgrade(port, "Sec-WebSocket-Key: second\r\n");
    expect(status).toBe(400);
  });
});

describe("rude clients", () => {
  const rude: Record<string, [Buffer, { code: number; reason: string }]> = {
    "an unmasked frame": [Buffer.from([0x81, 2, 0x7b, 0x7d]), { code: 1002, reason: "protocol error" }],
    "invalid UTF-8": [maskedFrame(1, Buffer.from([0xff, 0xfe])), { code: 1007, reason: "invalid utf-8" }],
    "a frame of 1 MB": [maskedFrame(1, "x".repeat(1_000_000)), { code: 1009, reason: "message size limit" }],
    binary: [maskedFrame(2, "{}"), { code: 3506, reason: "inappropriate protocol" }],
    "no JSON": [maskedFrame(1, "hello"), { code: 3501, reason: "bad request" }],
    "an empty frame": [maskedFrame(1, ""), { code: 3501, reason: "bad request" }],
    "an empty line": [maskedFrame(1, '{"id":9,"ping":{}}\n\n'), { code: 3501, reason: "bad request" }],
    "an array": [maskedFrame(1, "[]"), { code: 3501, reason: "bad request" }],
    "a huge id": [maskedFrame(1, '{"id":1e300,"rpc":{}}'), { code: 3501, reason: "bad request" }],
    "a negative id": [maskedFrame(1, '{"id":-1,"rpc":{}}'), { code: 3501, reason: "bad request" }],
    "an id of text": [maskedFrame(1, '{"id":"1","rpc":{}}'), { code: 3501, reason: "bad request" }],
    "no id": [maskedFrame(1, '{"rpc":{}}'), { code: 3501, reason: "bad request" }],
    "no known request": [maskedFrame(1, '{"id":5,"hack":{}}'), { code: 3501, reason: "bad request" }],
    "no channel": [maskedFrame(1, '{"id":5,"subscribe":{}}'), { code: 3501, reason: "bad request" }],
    "a channel that is a number": [
      maskedFrame(1, '{"id":5,"publish":{"channel":5,"data":1}}'),
      { code: 3501, reason: "bad request" },
    ],
    "__proto__ in place of a request": [
      maskedFrame(1, '{"id":5,"__proto__":{"rpc":{}}}'),
      { code: 3501, reason: "bad request" },
    ],
  };
  for (const [name, [bytes, expected]] of Object.entries(rude)) {
    it(`[RT43] ${name}: closed with ${expected.code} and a reason, and others do not notice`, async () => {
      const { port, hub } = await serve();
      const kind = await RawSocket.open(port);
      await kind.connect();
      const raw = await RawSocket.open(port);
      await raw.connect("rude");
      raw.socket.write(bytes);
      expect(await raw.close()).toEqual(expected);
      raw.socket.destroy();
      kind.text({ id: 2, publish: { channel: "c", data: 1 } });
      await kind.until(() => kind.texts.length > 1);
      expect(kind.texts[1]).toBe('{"id":2,"publish":{}}');
      kind.socket.destroy();
      expect(hub.stats().closesByCode[String(expected.code)]).toBe(1);
    });
  }

  it("[RT43] deep JSON and __proto__ keys pass through as data or get an error; nothing is polluted", async () => {
    const { failures, port, hub } = await serve({ rpc: (_client, _method, data) => ({ ok: true, data }) });
    const raw = await RawSocket.open(port);
    await raw.connect();
    const deep = `${"[".repeat(30_000)}${"]".repeat(30_000)}`;
    raw.text(`{"id":2,"publish":{"channel":"c","data":${deep}}}`);
    raw.text(`{"publish":{"channel":"c","data":{"__proto__":{"admin":true}}},"id":3}`);
    raw.text('{"id":4,"rpc":{"method":"m","data":{"__proto__":{"admin":true},"constructor":1}}}');
    await raw.until(() => raw.texts.join("\n").includes('"id":4'));
    expect(raw.closed).toBeUndefined();
    const replies = raw.texts.flatMap((text) => text.split("\n"));
    expect(replies).toContain('{"id":3,"publish":{}}');
    expect(replies).toContain('{"id":4,"rpc":{"data":{"__proto__":{"admin":true},"constructor":1}}}');
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
    expect(hub.stats().connections).toBe(1);
    raw.socket.destroy();
    // A payload too deep to be encoded again is an expected failure here.
    failures.length = 0;
  });

  it("[RT41] frames in halves, and several in one piece, are read as they were meant", async () => {
    const { port } = await serve({}, { windowMs: 0 });
    const raw = await RawSocket.open(port);
    raw.socket.setNoDelay(true);
    const bytes = Buffer.concat([
      maskedFrame(1, '{"id":1,"connect":{"token":"ann"}}'),
      maskedFrame(9, "still there?"),
      maskedFrame(1, '{"id":2,"subscribe":', { final: false }),
      maskedFrame(0, '{"channel":"c"}}\n{"id":3,"publish":{"channel":"c","data":"ё"}}'),
    ]);
    for (let at = 0; at < bytes.length; at += 7) {
      await new Promise((resolve) => raw.socket.write(bytes.subarray(at, at + 7), resolve));
    }
    await raw.until(() => raw.texts.join().includes('"id":3'));
    expect(raw.pongs).toEqual(["still there?"]);
    const ids = raw.texts
      .flatMap((text) => text.split("\n"))
      .map((line) => (JSON.parse(line) as { id?: number }).id);
    expect(ids).toEqual([1, 2, undefined, 3]);
    raw.socket.destroy();
  });

  it("[RT65] pings are answered within the allowance; who pours them is closed", async () => {
    // Its time stands still: the allowance must not fill up again while the machine is slow.
    const clock = { ...systemClock(), now: () => 1_700_000_000_000 };
    const { port } = await serve({}, { commandBurst: 3, maxRefusals: 20 }, { clock });
    const raw = await RawSocket.open(port);
    await raw.connect();
    raw.socket.write(Buffer.concat(Array.from({ length: 12 }, (_, count) => maskedFrame(9, String(count)))));
    raw.text({ id: 2, publish: { channel: "c", data: 1 } });
    await raw.until(() => raw.texts.length > 1);
    expect(raw.pongs).toEqual(["0", "1", "2"]);
    raw.socket.write(Buffer.concat(Array.from({ length: 50 }, () => maskedFrame(9, "x"))));
    expect(await raw.close()).toEqual({ code: 3013, reason: "too many requests" });
    raw.socket.destroy();
  });

  it("[RT43] a connection cut in the middle of a frame leaves nothing behind", async () => {
    const gone: string[] = [];
    let over: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => {
      over = resolve;
    });
    const { port, hub } = await serve({
      disconnected: (client, code) => {
        gone.push(`${client.userId} ${code}`);
        over();
      },
    });
    const raw = await RawSocket.open(port);
    await raw.connect();
    raw.text({ id: 2, subscribe: { channel: "c" } });
    await raw.until(() => raw.texts.length > 1);
    raw.socket.write(maskedFrame(1, "x".repeat(1_000)).subarray(0, 500));
    raw.socket.resetAndDestroy();
    await ended;
    expect(gone).toEqual(["ann 1006"]);
    expect(hub.stats()).toMatchObject({ clients: 0, connections: 0, channels: 0, subscriptions: 0 });
  });
});

describe("strangers", () => {
  it("[RT46] one that sends too much, or in too many pieces, is cut without patience", async () => {
    const { port, hub } = await serve({}, { maxConnectBytes: 300 });
    const talker = await RawSocket.open(port);
    talker.socket.write(maskedFrame(1, "x".repeat(400)));
    expect(await talker.close()).toEqual({ code: 1009, reason: "message size limit" });
    await talker.until(() => talker.ended);
    const dripper = await RawSocket.open(port);
    dripper.socket.setNoDelay(true);
    const message = maskedFrame(1, "y".repeat(200));
    const read = () => hub.stats().closesByCode["1008"] === 1;
    for (let at = 0; !read() && at < message.length - 1; at += 1) {
      dripper.socket.write(message.subarray(at, at + 1));
      await new Promise((resolve) => setImmediate(resolve));
    }
    await dripper.until(() => dripper.ended);
    expect(dripper.closed).toEqual({ code: 1008, reason: "too many fragments" });
  });

  it("[RT46] somebody known is bound no more", async () => {
    const { port } = await serve({}, { maxConnectBytes: 300 });
    const raw = await RawSocket.open(port);
    await raw.connect();
    const replies = () => raw.texts.flatMap((text) => text.split("\n")).length;
    for (let id = 2; id < 30; id += 1) {
      raw.text({ id, publish: { channel: "c", data: "z".repeat(300) } });
      await raw.until(() => replies() === id);
    }
    expect(raw.closed).toBeUndefined();
    raw.socket.destroy();
  });
});

describe("slow clients", () => {
  it("[RT35] one that does not read is closed with 3008; the others get everything", async () => {
    let slowIsGone: (code: number) => void = () => undefined;
    const closed = new Promise<number>((resolve) => {
      slowIsGone = resolve;
    });
    const { port, hub } = await serve(
      { disconnected: (client, code) => void (client.userId === "slow" && slowIsGone(code)) },
      { windowMs: 0, maxQueueBytes: 300_000, closeTimeoutMs: 20 },
    );
    const slow = await RawSocket.open(port);
    await slow.connect("slow");
    const quick = await RawSocket.open(port);
    await quick.connect("quick");
    for (const raw of [slow, quick]) {
      raw.text({ id: 2, subscribe: { channel: "c" } });
      await raw.until(() => raw.texts.length > 1);
    }
    slow.socket.pause();
    const payload = "x".repeat(100_000);
    let sent = 0;
    while (hub.subscriberCount("c") === 2) {
      sent += 1;
      void hub.publish("c", payload);
      await quick.until(() => quick.texts.length >= 2 + sent);
    }
    expect(await closed).toBe(3008);
    expect(quick.closed).toBeUndefined();
    quick.socket.destroy();
    // Cut by the hub after its patience, whether the far end reads again or not.
    slow.socket.resume();
    await slow.until(() => slow.ended);
  });
});

describe("the end", () => {
  it("[RT34] what was queued arrives before the close frame", async () => {
    const { port, hub } = await serve({}, { windowMs: 50 });
    const raw = await RawSocket.open(port);
    await raw.connect();
    hub.sendToUser("ann", "last words");
    hub.disconnectUser("ann", { code: 4500, reason: "replaced by a newer connection" });
    expect(await raw.close()).toEqual({ code: 4500, reason: "replaced by a newer connection" });
    expect(raw.texts[1]).toBe('{"push":{"message":{"data":"last words"}}}');
    raw.socket.destroy();
  });

  it("[RT38] the far end's close is answered with the same code, and the socket ends", async () => {
    const gone: number[] = [];
    const { port } = await serve({ disconnected: (_client, code) => void gone.push(code) });
    const raw = await RawSocket.open(port);
    await raw.connect();
    raw.socket.write(maskedFrame(8, Buffer.from([0x03, 0xe8])));
    expect(await raw.close()).toEqual({ code: 1000, reason: "" });
    await raw.until(() => raw.ended);
    expect(gone).toEqual([1000]);
  });

  it("[RT37] [RT67] closing the hub says 3001 to all, cuts those who do not answer, and takes nobody new", async () => {
    const clock = new VirtualClock();
    const { port, hub } = await serve({}, {}, { clock });
    const polite = await RawSocket.open(port);
    const stubborn = await RawSocket.open(port);
    const closing = hub.close();
    expect(await polite.close()).toEqual({ code: 3001, reason: "shutdown" });
    expect(await stubborn.close()).toEqual({ code: 3001, reason: "shutdown" });
    polite.socket.end();
    expect((await upgrade(port)).status).toBe(503);
    await clock.advance(5_000);
    await closing;
    await stubborn.until(() => stubborn.ended);
    expect(clock.pending()).toBe(0);
  });
});
