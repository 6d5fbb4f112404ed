// A hub behind a real server on the loopback interface, and raw sockets that speak to it, for tests of what only
// real sockets do. Every wait is for an event.
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import type { HubHooks } from "../session/hooks.ts";
import { createHub } from "../hub.ts";
import type { AttachOptions, EmulateOptions } from "../transport/entry-options.ts";
import type { Hub } from "../hub-face.ts";
import type { HubLimits } from "../session/limits.ts";
import { type Clock, systemChance, systemClock } from "../schedule/ports.ts";
import { maskedFrame } from "./masked-frame.ts";

/** A hub with a port of its own. */
export interface ServedHub {
  readonly hub: Hub;
  readonly server: Server;
  readonly port: number;
  readonly url: string;
  /** Of what is served by ordinary requests. */
  readonly httpUrl: string;
  readonly failures: unknown[];
  stop(): Promise<void>;
}

/** Serves a hub on a free port of 127.0.0.1. */
export async function serveHub(
  hooks: Partial<HubHooks> = {},
  limits: Partial<HubLimits> = {},
  attach: Partial<AttachOptions> & EmulateOptions & { clock?: Clock } = {},
): Promise<ServedHub> {
  const failures: unknown[] = [];
  const hub = createHub({
    clock: attach.clock ?? systemClock(),
    chance: systemChance(),
    limits,
    hooks: {
      authenticate: (token) => ({ ok: true, userId: token }),
      subscribe: () => ({ ok: true }),
      publish: () => ({ ok: true, fanout: true }),
      failed: (error) => void failures.push(error),
      ...hooks,
    },
  });
  const server = createServer();
  hub.attach(server, { path: "/ws", ...attach });
  const emulate = hub.emulate(attach);
  server.on("request", (request, response) => {
    if (!emulate(request, response)) response.writeHead(426).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    hub,
    server,
    port,
    httpUrl: `http://127.0.0.1:${port}`,
    url: `ws://127.0.0.1:${port}/ws`,
    failures,
    async stop() {
      await hub.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A socket that speaks WebSocket by hand. */
export class RawSocket {
  readonly socket: Socket;
  /** Texts received, frame by frame. */
  readonly texts: string[] = [];
  readonly pongs: string[] = [];
  /** The close frame received, if any. */
  closed: { readonly code: number; readonly reason: string } | undefined;
  ended = false;
  #bytes: Buffer = Buffer.alloc(0);
  #changed: () => void = () => undefined;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.on("data", (chunk: Buffer) => this.#take(chunk));
    socket.on("error", () => undefined);
    socket.on("close", () => {
      this.ended = true;
      this.#changed();
    });
  }

  /** Shakes hands and returns the open socket. */
  static async open(port: number, headers = "", path = "/ws"): Promise<RawSocket> {
    const { socket, status, rest } = await upgrade(port, headers, path);
    if (status !== 101) throw new Error(`upgrade answered ${status}`);
    const raw = new RawSocket(socket);
    if (rest.length > 0) raw.#take(rest);
    return raw;
  }

  /** Sends one masked text frame. */
  text(...lines: readonly (object | string)[]): void {
    const all = lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line)));
    this.socket.write(maskedFrame(1, all.join("\n")));
  }

  /** Connects and waits for the reply. */
  async connect(user = "ann"): Promise<void> {
    this.text({ id: 1, connect: { token: user } });
    await this.until(() => this.texts.length > 0);
  }

  /** Waits until something has arrived that makes `done` true. */
  async until(done: () => boolean): Promise<void> {
    while (!done()) {
      await new Promise<void>((resolve) => {
        this.#changed = resolve;
      });
    }
  }

  /** Waits for the hub's close frame. */
  async close(): Promise<{ readonly code: number; readonly reason: string } | undefined> {
    await this.until(() => this.closed !== undefined || this.ended);
    return this.closed;
  }

  #take(chunk: Buffer): void {
    this.#bytes = Buffer.concat([this.#bytes, chunk]);
    for (;;) {
      const frame = firstFrame(this.#bytes);
      if (frame === undefined) break;
      this.#bytes = this.#bytes.subarray(frame.length);
      if (frame.opcode === 1) this.texts.push(frame.payload.toString("utf8"));
      if (frame.opcode === 10) this.pongs.push(frame.payload.toString("latin1"));
      if (frame.opcode === 8) {
        const code = frame.payload.length >= 2 ? frame.payload.readUInt16BE(0) : 1005;
        this.closed = { code, reason: frame.payload.subarray(2).toString("utf8") };
      }
    }
    this.#changed();
  }
}

/** Asks for an upgrade; returns the status line's code and the socket. */
export async function upgrade(
  port: number,
  headers = "",
  path = "/ws",
): Promise<{ socket: Socket; status: number; rest: Buffer }> {
  const socket = connect({ port, host: "127.0.0.1" });
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${headers}\r\n`,
  );
  let bytes = Buffer.alloc(0);
  while (!bytes.includes("\r\n\r\n")) {
    const [chunk] = (await once(socket, "data")) as [Buffer];
    bytes = Buffer.concat([bytes, chunk]);
  }
  const end = bytes.indexOf("\r\n\r\n") + 4;
  return { socket, status: Number(bytes.subarray(9, 12).toString("latin1")), rest: bytes.subarray(end) };
}

function firstFrame(bytes: Buffer): { opcode: number; payload: Buffer; length: number } | undefined {
  if (bytes.length < 2) return undefined;
  const short = (bytes[1] ?? 0) & 0x7f;
  const head = short === 126 ? 4 : short === 127 ? 10 : 2;
  if (bytes.length < head) return undefined;
  const size = short === 126 ? bytes.readUInt16BE(2) : short === 127 ? bytes.readUInt32BE(6) : short;
  if (bytes.length < head + size) return undefined;
  return { opcode: (bytes[0] ?? 0) & 0x0f, payload: bytes.subarray(head, head + size), length: head + size };
}
