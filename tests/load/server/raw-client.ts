// A WebSocket client that costs next to nothing: plain socket, frames counted and not read. While a table is being set up it
// reads whole messages; from `goLean` on it only counts bytes and how often the marker of a position occurs.
import { connect, type Socket } from "node:net";
import { clientFrame } from "./frames.ts";

const OP_PING = 0x9;
const OP_CLOSE = 0x8;
/** A ping as a line of its own behind other lines. */
const LINE_PING = Buffer.from("\n{}");
const HANDSHAKE_END = "\r\n\r\n";

/** What all clients of one run have counted together. */
export interface Tally {
  bytes: number;
  frames: number;
  /** Positions of others that arrived. */
  deliveries: number;
  /** Occurrences of what should not occur: corrections, error replies. */
  faults: number;
  /** Connections the server or the network ended. */
  lost: number;
  /** The close frames that came with it, as text. */
  closes: string[];
}

/** How a system looks on the wire. */
export interface Wire {
  /** Occurs once per delivered position; null when it cannot be told without decoding. */
  readonly marker: Buffer | null;
  /** Must not occur. */
  readonly fault: Buffer | null;
  /** The application's own ping, `{}`: a text frame or line of its own, and the frame to answer with. */
  readonly linePing: { readonly line: string; readonly answer: Buffer } | null;
}

// One buffer for all sockets: what is read is looked at before the next read.
const shared = Buffer.allocUnsafeSlow(256 * 1024);

/** One raw client. */
export class RawClient {
  readonly #socket: Socket;
  readonly #tally: Tally;
  readonly #wire: Wire;
  #lean = false;
  #leaving = false;
  #shaken = false;
  #pending: Buffer = Buffer.alloc(0);
  /** Bytes of the running frame's payload that are still to come; lean mode only. */
  #toSkip = 0;
  #onMessage: ((payload: Buffer) => void) | null = null;
  #onOpen: (() => void) | null = null;

  private constructor(url: URL, headers: string, wire: Wire, tally: Tally) {
    this.#wire = wire;
    this.#tally = tally;
    this.#socket = connect({
      host: url.hostname,
      port: Number(url.port),
      noDelay: true,
      onread: {
        buffer: shared,
        callback: (bytes) => {
          this.#read(shared.subarray(0, bytes));
          return true;
        },
      },
    });
    this.#socket.on("error", () => this.#socket.destroy());
    this.#socket.on("close", () => {
      if (!this.#leaving) this.#tally.lost++;
    });
    this.#socket.write(
      `GET ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        `Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n${headers}\r\n`,
    );
  }

  /** Connects and shakes hands. `onMessage` gets every whole message until `goLean`; `headers` are whole lines with their ends. */
  static open(
    where: { readonly url: string; readonly headers?: string },
    wire: Wire,
    tally: Tally,
    onMessage: (payload: Buffer) => void,
  ): Promise<RawClient> {
    const { url, headers = "" } = where;
    return new Promise((resolve, reject) => {
      const client = new RawClient(new URL(url), headers, wire, tally);
      client.#onMessage = onMessage;
      client.#onOpen = () => {
        client.#socket.off("close", refused);
        resolve(client);
      };
      const refused = (): void => reject(new Error(`no WebSocket at ${url}`));
      client.#socket.once("close", refused);
    });
  }

  /** Writes a frame made by `clientFrame` or a template. */
  send(frame: Buffer): void {
    this.#socket.write(frame);
  }

  sendText(text: string): void {
    this.#socket.write(clientFrame("text", Buffer.from(text)));
  }

  /** From now on nothing is read but counted. */
  goLean(): void {
    // What is pending begins with a frame's head: the count goes on from there.
    this.#lean = true;
    this.#onMessage = null;
  }

  leave(): void {
    this.#leaving = true;
    this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    if (this.#lean) {
      this.#count(chunk);
      return;
    }
    this.#pending = Buffer.concat([this.#pending, chunk]);
    if (!this.#shaken && !this.#shake()) return;
    this.#readFrames();
  }

  #shake(): boolean {
    const end = this.#pending.indexOf(HANDSHAKE_END);
    if (end === -1) return false;
    if (!this.#pending.toString("latin1", 0, end).startsWith("HTTP/1.1 101")) {
      this.#socket.destroy();
      return false;
    }
    this.#shaken = true;
    this.#pending = this.#pending.subarray(end + HANDSHAKE_END.length);
    this.#onOpen?.();
    return true;
  }

  /** Set-up: whole frames, handed on. */
  #readFrames(): void {
    for (;;) {
      const bytes = this.#pending;
      const head = headOf(bytes, 0);
      if (head === null || bytes.length < head.size + head.length) return;
      const payload = Buffer.from(bytes.subarray(head.size, head.size + head.length));
      this.#pending = bytes.subarray(head.size + head.length);
      if (head.opcode === OP_PING) this.send(clientFrame("pong", payload));
      else if (head.opcode === OP_CLOSE) this.#closed(payload);
      else this.#message(payload);
    }
  }

  #closed(payload: Buffer): void {
    if (payload.length >= 2)
      this.#tally.closes.push(`${payload.readUInt16BE(0)} ${payload.toString("utf8", 2)}`);
    this.#socket.end();
  }

  #message(payload: Buffer): void {
    const ping = this.#wire.linePing;
    if (ping !== null && isPinged(payload, ping.line)) this.send(ping.answer);
    this.#onMessage?.(payload);
  }

  /** Lean: bytes and markers; frames only as far as pings ask for it. */
  #count(chunk: Buffer): void {
    const { marker, fault } = this.#wire;
    const tally = this.#tally;
    tally.bytes += chunk.length;
    if (marker !== null) {
      for (let at = chunk.indexOf(marker); at !== -1; at = chunk.indexOf(marker, at + marker.length))
        tally.deliveries++;
    }
    if (fault !== null && chunk.includes(fault)) tally.faults++;
    this.#walkFrames(chunk);
  }

  #walkFrames(chunk: Buffer): void {
    const { linePing } = this.#wire;
    let at = 0;
    let bytes = chunk;
    if (this.#pending.length > 0) {
      bytes = Buffer.concat([this.#pending, chunk]);
      this.#pending = Buffer.alloc(0);
    }
    let pingAt = linePing === null ? -1 : bytes.indexOf(LINE_PING);
    for (;;) {
      const skipped = Math.min(this.#toSkip, bytes.length - at);
      this.#toSkip -= skipped;
      at += skipped;
      const head = at === bytes.length ? null : headOf(bytes, at);
      if (head === null) {
        if (at < bytes.length) this.#pending = Buffer.from(bytes.subarray(at));
        if (linePing !== null && pingAt !== -1) this.send(linePing.answer);
        return;
      }
      at += head.size;
      this.#tally.frames++;
      this.#toSkip = head.length;
      if (head.opcode === OP_PING) {
        this.send(clientFrame("pong", bytes.subarray(at, at + head.length)));
      } else if (head.opcode === OP_CLOSE) this.#closed(bytes.subarray(at, at + head.length));
      else if (linePing !== null && startsWith(bytes, at, linePing.line)) {
        this.send(linePing.answer);
      }
      // The last byte of a head can look like a line break.
      if (pingAt === at - 1) pingAt = bytes.indexOf(LINE_PING, at);
    }
  }
}

function startsWith(bytes: Buffer, at: number, text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    if (bytes[at + index] !== text.charCodeAt(index)) return false;
  }
  return true;
}

function isPinged(payload: Buffer, line: string): boolean {
  return startsWith(payload, 0, line) || payload.includes(`\n${line}`);
}

function headOf(bytes: Buffer, at: number): { opcode: number; size: number; length: number } | null {
  if (bytes.length - at < 2) return null;
  const opcode = (bytes[at] as number) & 0x0f;
  const short = (bytes[at + 1] as number) & 0x7f;
  if (short < 126) return { opcode, size: 2, length: short };
  if (short === 126) {
    return bytes.length - at < 4 ? null : { opcode, size: 4, length: bytes.readUInt16BE(at + 2) };
  }
  return bytes.length - at < 10 ? null : { opcode, size: 10, length: Number(bytes.readBigUInt64BE(at + 2)) };
}
