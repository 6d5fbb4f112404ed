// RFC 6455 by its sections: every MUST that a server can break, asked of the served hub over real sockets. A case ends
// with a close code, or with a command that is answered as if nothing had been.
import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { maskedFrame } from "../../testing/masked-frame.ts";
import { RawSocket, type ServedHub, serveHub, upgrade } from "../../testing/served-hub.ts";

const CONTINUATION = 0x0;
const TEXT = 0x1;
const BINARY = 0x2;
const CLOSE = 0x8;
const PING = 0x9;
const PONG = 0xa;
const GOES_ON = "goes on";

let served: ServedHub;
beforeAll(async () => {
  served = await serveHub({}, { windowMs: 0, closeTimeoutMs: 50 });
});
afterAll(async () => {
  await served.stop();
  expect(served.failures).toEqual([]);
});

const command = (id: number, data: unknown = 1) => JSON.stringify({ id, publish: { channel: "c", data } });
const codeAndReason = (code: number, reason: string | Buffer = "") =>
  Buffer.concat([Buffer.from([code >> 8, code & 0xff]), Buffer.from(reason)]);
const longText = (bytes: number) => command(7, "x".repeat(bytes - command(7, "").length));

/** What comes of these bytes: a close code, or that a command behind them is answered. */
async function after(...frames: readonly Buffer[]): Promise<number | string> {
  const raw = await RawSocket.open(served.port);
  await raw.connect();
  raw.socket.write(Buffer.concat([...frames, maskedFrame(TEXT, command(99))]));
  const isAnswered = () => raw.texts.join("\n").includes('{"id":99,"publish":{}}');
  await raw.until(() => raw.closed !== undefined || raw.ended || isAnswered());
  raw.socket.destroy();
  return raw.closed?.code ?? (isAnswered() ? GOES_ON : "cut");
}

/** The frame with its length written in two or eight bytes, needed or not. */
function withLength(form: 126 | 127, payload: string, highest = 0): Buffer {
  const short = maskedFrame(TEXT, payload);
  const bytes = payload.length;
  const head = form === 126 ? [bytes >> 8, bytes & 0xff] : [highest, 0, 0, 0, 0, 0, bytes >> 8, bytes & 0xff];
  const maskAt = bytes < 126 ? 2 : 4;
  return Buffer.concat([Buffer.from([0x81, 0x80 | form, ...head]), short.subarray(maskAt)]);
}

describe("4.2.1 the client's handshake", () => {
  const send = async (head: string): Promise<string> => {
    const { once } = await import("node:events");
    const { connect } = await import("node:net");
    const socket = connect({ port: served.port, host: "127.0.0.1" });
    socket.on("error", () => undefined);
    socket.write(`${head}\r\n\r\n`);
    const [chunk] = (await once(socket, "data")) as [Buffer];
    socket.destroy();
    return chunk.toString("latin1");
  };
  const lines = {
    request: "GET /ws HTTP/1.1",
    host: "Host: localhost",
    upgrade: "Upgrade: websocket",
    connection: "Connection: Upgrade",
    key: "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    version: "Sec-WebSocket-Version: 13",
  };
  const status = async (change: Partial<typeof lines>) => {
    const head = Object.values({ ...lines, ...change }).filter((line) => line !== "");
    return Number((await send(head.join("\r\n"))).slice(9, 12));
  };
  it.each([
    ["1: the method is GET", { request: "POST /ws HTTP/1.1" }, 405],
    ["2: a resource of ours", { request: "GET /elsewhere HTTP/1.1" }, 404],
    ["3: there is a Host", { host: "" }, 400],
    ["4: Upgrade says websocket", { upgrade: "Upgrade: h2c" }, 400],
    ["4: in whatever case", { upgrade: "Upgrade: WebSocket" }, 101],
    ["4: there is an Upgrade", { upgrade: "" }, 426],
    ["5: Connection says upgrade", { connection: "Connection: keep-alive" }, 426],
    ["5: among others, in whatever case", { connection: "Connection: keep-alive, UPGRADE" }, 101],
    ["6: there is a key", { key: "" }, 400],
    ["6: of 16 bytes", { key: "Sec-WebSocket-Key: dGhl" }, 400],
    ["6: in base64", { key: "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZ!==" }, 400],
    ["7: there is a version", { version: "" }, 400],
    ["7: which is 13", { version: "Sec-WebSocket-Version: 12" }, 400],
  ])("[RT40] %s", async (_rule, change, expected) => {
    expect(await status(change)).toBe(expected);
  });

  it("[RT40] 4.4: a version we do not speak is answered with those we do", async () => {
    const answer = await send(Object.values({ ...lines, version: "Sec-WebSocket-Version: 14" }).join("\r\n"));
    expect(answer).toMatch(/\r\nSec-WebSocket-Version: 13/i);
  });

  it("[RT40] 4.2.2: the answer proves that the key was read, and agrees to nothing that was not offered", async () => {
    const answer = await send(
      [...Object.values(lines), "Sec-WebSocket-Extensions: permessage-deflate"].join("\r\n"),
    );
    const accept = createHash("sha1")
      .update("dGhlIHNhbXBsZSBub25jZQ==258EAFA5-E914-47DA-95CA-C5AB0DC85B11")
      .digest("base64");
    expect(answer).toContain(`Sec-WebSocket-Accept: ${accept}\r\n`);
    expect(answer).not.toMatch(/Sec-WebSocket-(Extensions|Protocol)/i);
  });

  it("[RT40] 4.2.2: bytes right behind the handshake are read", async () => {
    const { socket, status: answered } = await upgrade(
      served.port,
      `X: y\r\n\r\n${maskedFrame(TEXT, '{"id":1,"connect":{"token":"ann"}}').toString("latin1")}`,
    );
    expect(answered).toBe(101);
    socket.destroy();
  });
});

describe("5 frames", () => {
  const reserved = [0x40, 0x20, 0x10, 0x70].map(
    (firstBits) => [firstBits.toString(16), maskedFrame(TEXT, command(7), { firstBits })] as const,
  );
  it.each(reserved)("[RT40] 5.2: reserved bits %s, which nobody agreed on, 1002", async (_bits, bytes) => {
    expect(await after(bytes)).toBe(1002);
  });

  it.each([3, 4, 5, 6, 7, 0xb, 0xc, 0xd, 0xe, 0xf])("[RT40] 5.2: opcode %d, 1002", async (opcode) => {
    expect(await after(maskedFrame(opcode, "a"))).toBe(1002);
  });

  it("[RT40] 5.1: a frame without a mask, 1002; ours have none", async () => {
    expect(await after(Buffer.from([0x81, 2, 0x7b, 0x7d]))).toBe(1002);
    const raw = await RawSocket.open(served.port);
    const heads: number[] = [];
    raw.socket.on("data", (chunk: Buffer) => heads.push(chunk[1] ?? 0));
    await raw.connect();
    expect(heads.every((head) => head < 0x80)).toBe(true);
    raw.socket.destroy();
  });

  it.each([
    ["no byte", 1, maskedFrame(PING, "")],
    ["125 in one byte", 1, maskedFrame(TEXT, longText(125))],
    ["126 in three", 1, maskedFrame(TEXT, longText(126))],
    ["60 000 in three", 1, maskedFrame(TEXT, longText(60_000))],
    ["a short one in three: only its sender is wrong", 1, withLength(126, command(7))],
    ["a short one in nine: likewise", 1, withLength(127, command(7))],
  ])("[RT40] 5.2: a length of %s is read", async (_name, _count, bytes) => {
    expect(await after(bytes)).toBe(GOES_ON);
  });

  it("[RT40] 5.2: a length beyond ours, or with the highest bit, 1009", async () => {
    expect(await after(maskedFrame(TEXT, "x".repeat(65_537)))).toBe(1009);
    expect(await after(withLength(127, command(7), 0x80))).toBe(1009);
    expect(await after(withLength(127, command(7), 0x01))).toBe(1009);
  });

  it("[RT40] 5.3: every mask, also of zeros", async () => {
    const text = Buffer.from(command(7));
    const plain = Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text]);
    expect(await after(plain)).toBe(GOES_ON);
  });
});

describe("5.4 fragments", () => {
  const part = (payload: string | Buffer) => maskedFrame(TEXT, payload, { final: false });
  const middle = (payload: string | Buffer) => maskedFrame(CONTINUATION, payload, { final: false });
  const last = (payload: string | Buffer) => maskedFrame(CONTINUATION, payload);
  it.each([
    [
      "are joined, empty ones too",
      [part('{"id":7,'), middle(""), last('"publish":{"channel":"c","data":1}}')],
      GOES_ON,
    ],
    [
      "let control frames between",
      [part(""), maskedFrame(PING, "x"), maskedFrame(PONG, ""), last(command(7))],
      GOES_ON,
    ],
    ["are not mixed with another message, 1002", [part("{"), maskedFrame(TEXT, command(7))], 1002],
    ["are not mixed with a binary one, 1002", [part("{"), maskedFrame(BINARY, "a")], 1002],
    ["do not begin in the middle, 1002", [middle("{")], 1002],
    ["do not go on behind the end, 1002", [part("{"), last(`"id":7,${command(8).slice(1)}`), last("")], 1002],
    ["are 16 at most, 1008", [part("{"), ...Array.from({ length: 16 }, () => middle(""))], 1008],
    [
      "are not longer together than one may be, 1009",
      [part("x".repeat(40_000)), last("x".repeat(40_000))],
      1009,
    ],
    ["may end with a close", [part("{"), maskedFrame(CLOSE, codeAndReason(1001))], 1001],
    [
      "of a binary message are refused when it is there, 3506",
      [maskedFrame(BINARY, "a", { final: false }), last("b")],
      3506,
    ],
  ] as const)("[RT40] %s", async (_rule, frames, expected) => {
    expect(await after(...frames)).toBe(expected);
  });
});

describe("5.5 control frames", () => {
  it.each([CLOSE, PING, PONG])("[RT40] %d: 125 bytes at most and in one piece, 1002", async (opcode) => {
    const payload = opcode === CLOSE ? codeAndReason(1000, "r".repeat(124)) : "p".repeat(126);
    expect(await after(maskedFrame(opcode, payload))).toBe(1002);
    expect(await after(maskedFrame(opcode, "", { final: false }))).toBe(1002);
  });

  it("[RT40] 5.5.1: a close is answered with its code, and nothing behind it is read", async () => {
    expect(await after(maskedFrame(CLOSE, codeAndReason(1000, "пока")))).toBe(1000);
    expect(await after(maskedFrame(CLOSE, ""))).toBe(1005);
    const raw = await RawSocket.open(served.port);
    await raw.connect();
    raw.socket.write(Buffer.concat([maskedFrame(CLOSE, codeAndReason(4000)), maskedFrame(TEXT, command(2))]));
    await raw.until(() => raw.ended);
    expect([raw.closed?.code, raw.texts.length]).toEqual([4000, 1]);
  });

  it("[RT40] 5.5.1: a close of one byte, 1002; with a reason that is no UTF-8, 1007", async () => {
    expect(await after(maskedFrame(CLOSE, "a"))).toBe(1002);
    expect(await after(maskedFrame(CLOSE, codeAndReason(1000, Buffer.from([0xff]))))).toBe(1007);
  });

  it.each([1000, 1001, 1002, 1003, 1007, 1011, 1012, 1014, 3000, 3999, 4000, 4999])(
    "[RT40] 7.4: %d may travel and comes back",
    async (code) => {
      expect(await after(maskedFrame(CLOSE, codeAndReason(code)))).toBe(code);
    },
  );

  it.each([0, 999, 1004, 1005, 1006, 1015, 1016, 2000, 2999, 5000, 65_535])(
    "[RT40] 7.4: %d may not, 1002",
    async (code) => {
      expect(await after(maskedFrame(CLOSE, codeAndReason(code)))).toBe(1002);
    },
  );

  it("[RT40] [RT65] 5.5.2: a pong has the ping's own bytes; 5.5.3: a pong is answered with nothing", async () => {
    const raw = await RawSocket.open(served.port);
    await raw.connect();
    const pings = ["", "p", "q".repeat(125)];
    raw.socket.write(
      Buffer.concat([
        maskedFrame(PONG, "unasked"),
        ...pings.map((payload) => maskedFrame(PING, payload)),
        maskedFrame(TEXT, command(2)),
      ]),
    );
    await raw.until(() => raw.texts.length > 1);
    expect(raw.pongs).toEqual(pings);
    raw.socket.destroy();
  });
});

describe("8.1 text", () => {
  const around = (bytes: readonly number[]) => {
    const text = command(7, "|");
    const at = text.indexOf("|");
    return Buffer.concat([
      Buffer.from(text.slice(0, at)),
      Buffer.from(bytes),
      Buffer.from(text.slice(at + 1)),
    ]);
  };
  it.each([
    ["two, three and four bytes", [...Buffer.from("Ёж 漢 🧨")]],
    ["the last before and the first behind the surrogates", [0xed, 0x9f, 0xbf, 0xee, 0x80, 0x80]],
    ["the last there is", [0xf4, 0x8f, 0xbf, 0xbf]],
  ])("[RT40] is UTF-8: %s", async (_name, bytes) => {
    expect(await after(maskedFrame(TEXT, around(bytes)))).toBe(GOES_ON);
  });

  it.each([
    ["a continuation alone", [0x80]],
    ["one that is cut off", [0xd0]],
    ["an overlong slash", [0xc0, 0xaf]],
    ["an overlong one of three", [0xe0, 0x80, 0xaf]],
    ["an overlong one of four", [0xf0, 0x80, 0x80, 0xaf]],
    ["a surrogate", [0xed, 0xa0, 0x80]],
    ["beyond the last", [0xf4, 0x90, 0x80, 0x80]],
    ["a byte that never stands", [0xfe]],
  ])("[RT40] else 1007: %s", async (_name, bytes) => {
    expect(await after(maskedFrame(TEXT, around(bytes)))).toBe(1007);
    expect(await after(maskedFrame(TEXT, Buffer.from(bytes)))).toBe(1007);
  });

  it("[RT40] is judged as a whole, wherever it was cut", async () => {
    const text = around([...Buffer.from("🧨")]);
    for (let at = 1; at < text.length; at += 1) {
      const halves = [
        maskedFrame(TEXT, text.subarray(0, at), { final: false }),
        maskedFrame(CONTINUATION, text.subarray(at)),
      ];
      expect(await after(...halves)).toBe(GOES_ON);
    }
  });
});

describe("7.1 the end", () => {
  it("[RT38] 7.1.1: the socket is let go behind both closes; 7.1.7: and right behind ours when a rule was broken", async () => {
    for (const bytes of [maskedFrame(CLOSE, codeAndReason(1000)), maskedFrame(0x3, "a")]) {
      const raw = await RawSocket.open(served.port);
      await raw.connect();
      raw.socket.write(bytes);
      await raw.until(() => raw.ended);
      expect(raw.closed?.code).toBe(bytes[0] === 0x88 ? 1000 : 1002);
    }
  });
});
