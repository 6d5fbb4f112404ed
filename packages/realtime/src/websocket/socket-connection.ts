// One WebSocket connection after its handshake: bytes in and out of the raw socket, the closing handshake, and what
// happens when the far end stops reading. Knows no protocol above frames.
import type { Duplex } from "node:stream";
import { type CloseAdvice, CLOSES } from "../codes.ts";
import type { Core } from "../core.ts";
import { endSession, sessionLost } from "../end-session.ts";
import type { Cancel } from "../ports.ts";
import { receiveFrame } from "../receive.ts";
import type { Session, Transport } from "../session.ts";
import { type FrameListener, FrameReader } from "./frame-reader.ts";
import { takeOver } from "./take-over.ts";
import { closeFrame, pongFrame, textFrame, textHead } from "./frame-writer.ts";

/** How much a far end that does not read may make us keep of pongs. */
const MAX_UNREAD_PONG_BYTES = 16_384;

/** How long the closing handshake of a stranger may take at most. */
const STRANGER_CLOSE_MS = 1_000;

/** A raw socket as a session's transport. */
export class SocketConnection implements Transport, FrameListener {
  blocked = false;
  readonly #core: Core;
  #socket: Duplex;
  readonly #reader: FrameReader;
  #session: Session | undefined;
  readonly #onGone: () => void;
  #closeSent = false;
  #destroyLater: Cancel | undefined;
  #isStranger = true;

  /** `gone` is called once, when the socket is closed for good. */
  constructor(core: Core, socket: Duplex, gone: () => void) {
    this.#core = core;
    this.#socket = socket;
    this.#onGone = gone;
    this.#reader = new FrameReader(this, core.limits);
    core.sockets.add(this);
  }

  /** Starts reading for a session. `head` = bytes that came with the handshake. */
  start(session: Session, head: Buffer): void {
    this.#session = session;
    const socket = takeOver(this.#socket, (bytes, length) => this.received(bytes, length));
    this.#socket = socket;
    socket.on("end", () => this.#socket.end());
    socket.on("error", () => this.#socket.destroy());
    socket.on("close", () => this.#gone());
    socket.on("drain", () => {
      this.blocked = false;
      session.outbox.drained();
    });
    if (head.length > 0) this.received(head, head.length);
  }

  /** Bytes from the network; good only during the call. */
  received(chunk: Buffer, length: number): void {
    this.#core.counters.bytesIn += length;
    this.#core.rest.readSomething();
    this.#reader.push(chunk, length);
  }

  opened(): void {
    this.#isStranger = false;
    this.#reader.lift();
  }

  write(text: string, bytes: number): void {
    const { counters } = this.#core;
    counters.framesOut += 1;
    counters.bytesOut += bytes;
    // PERF: an all-ASCII frame goes down as one string; nothing is allocated or copied on this side.
    const taken =
      text.length === bytes
        ? this.#socket.write(textHead(bytes) + text, "latin1")
        : this.#socket.write(textFrame(text, bytes));
    if (!taken) this.blocked = true;
  }

  close(why: CloseAdvice): void {
    this.#sendClose(why.code, why.reason);
  }

  text(message: string): void {
    this.#core.counters.framesIn += 1;
    if (this.#session !== undefined) receiveFrame(this.#core, this.#session, message);
  }

  ping(payload: Uint8Array): void {
    const session = this.#session;
    if (session === undefined || this.#closeSent || this.#socket.writableLength > MAX_UNREAD_PONG_BYTES)
      return;
    // SAFETY: each ping costs a write; they share the allowance of commands. What is beyond it stays unanswered.
    const verdict = session.rate.command(this.#core.clock.now());
    if (verdict === "ok") this.#socket.write(pongFrame(payload));
    else if (verdict === "close") endSession(this.#core, session, CLOSES.tooManyRequests);
  }

  closing(code: number, reason: string): void {
    if (this.#session !== undefined) sessionLost(this.#core, this.#session, code, reason);
    this.#sendClose(code, reason);
    this.#socket.end();
  }

  broken(why: CloseAdvice): void {
    if (this.#session !== undefined) endSession(this.#core, this.#session, why);
  }

  #sendClose(code: number, reason: string): void {
    if (this.#closeSent) return;
    this.#closeSent = true;
    if (this.#socket.writable) this.#socket.write(closeFrame(code, reason));
    // The far end is given a moment to answer, then the line is cut.
    const { closeTimeoutMs } = this.#core.limits;
    const patienceMs = this.#isStranger ? Math.min(closeTimeoutMs, STRANGER_CLOSE_MS) : closeTimeoutMs;
    this.#destroyLater = this.#core.clock.after(patienceMs, () => this.#socket.destroy());
  }

  #gone(): void {
    this.#destroyLater?.();
    this.#reader.stop();
    if (this.#session !== undefined) {
      sessionLost(this.#core, this.#session, CONNECTION_LOST.code, CONNECTION_LOST.reason);
    }
    this.#onGone();
    this.#core.socketGone(this);
  }
}

/** The network went away without a closing handshake; never sent. */
const CONNECTION_LOST = { code: 1006, reason: "connection lost" } satisfies CloseAdvice;
