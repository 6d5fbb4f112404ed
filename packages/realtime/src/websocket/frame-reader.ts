// Reads a client's WebSocket frames (RFC 6455) from raw bytes: one pass, no stream, no copy for a frame that arrives
// whole, which nearly all do. Everything a client may not do ends in `broken` with the code to close with, once.
import { isUtf8 } from "node:buffer";
import { type CloseAdvice, CLOSES } from "../codes.ts";
import { GrowingBuffer } from "./growing-buffer.ts";

/** Who hears of what was read. Called synchronously; after `broken` or `closing` nothing more is read. */
export interface FrameListener {
  /** A whole text message, valid Unicode. */
  text(message: string): void;
  /** A ping; the same bytes go back in a pong. The bytes are only good during the call. */
  ping(payload: Uint8Array): void;
  /** The far end wants to close. 1005 = without a code. */
  closing(code: number, reason: string): void;
  /** The far end broke the rules. */
  broken(why: CloseAdvice): void;
}

const OP_CONTINUATION = 0x0;
const OP_TEXT = 0x1;
const OP_BINARY = 0x2;
const OP_CLOSE = 0x8;
const OP_PING = 0x9;
const OP_PONG = 0xa;
const MAX_CONTROL_BYTES = 125;

/** PERF: what `toString("latin1")` calls in the end; Node has it on every Buffer, only its types do not say so. */
interface SliceableBuffer extends Buffer {
  latin1Slice(from: number, to: number): string;
}

/** What a connection may send at most. */
export interface FrameLimits {
  /** Of one message, however it is fragmented. */
  readonly maxMessageBytes: number;
  /** Frames that one message may be cut into. */
  readonly maxFragments: number;
  /** Of all messages together before `lift`. */
  readonly maxConnectBytes: number;
}

/** Reads one connection's frames. */
export class FrameReader {
  readonly #listener: FrameListener;
  readonly #limits: FrameLimits;
  /** Bytes of an unfinished frame; empty most of the time. */
  readonly #rest = new GrowingBuffer();
  /** Payload of an unfinished fragmented message. */
  readonly #message = new GrowingBuffer();
  /** Fragments of it so far; 0 = there is none. */
  #fragments = 0;
  /** Bytes of messages that may still come. */
  #allowance: number;
  #done = false;

  constructor(listener: FrameListener, limits: FrameLimits) {
    this.#listener = listener;
    this.#limits = limits;
    this.#allowance = limits.maxConnectBytes;
  }

  /** The far end is no stranger any more: from now on only each message is bounded, not all of them together. */
  lift(): void {
    this.#allowance = Number.POSITIVE_INFINITY;
  }

  /** Takes the next `length` bytes of `chunk`. They are unmasked in place and not kept. */
  push(chunk: Buffer, length: number = chunk.length): void {
    if (this.#done) return;
    if (this.#rest.length === 0) {
      const used = this.#read(chunk, length);
      if (used < length && !this.#isDone()) this.#rest.append(chunk, used, length);
      return;
    }
    this.#rest.append(chunk, 0, length);
    const bytes = this.#rest.view();
    const used = this.#read(bytes, bytes.length);
    // A frame that drips in grows where it is. What is left behind a whole one moves, or it would keep all memory that
    // the whole one and its followers took.
    if (used === 0 || this.#isDone()) return;
    this.#rest.clear();
    if (used < bytes.length) this.#rest.append(bytes, used, bytes.length);
  }

  /** Reads nothing more. */
  stop(): void {
    this.#done = true;
    this.#rest.clear();
    this.#message.clear();
  }

  #isDone(): boolean {
    return this.#done;
  }

  /** Reads whole frames from the front; returns how many bytes they took. */
  #read(bytes: Buffer, end: number): number {
    let at = 0;
    while (!this.#done && end - at >= 2) {
      const first = bytes[at] as number;
      const second = bytes[at + 1] as number;
      let length = second & 0x7f;
      let header = 6;
      if (length === 126) {
        if (end - at < 4) break;
        length = bytes.readUInt16BE(at + 2);
        header = 8;
      } else if (length === 127) {
        if (end - at < 10) break;
        length = bytes.readUInt32BE(at + 2) * 2 ** 32 + bytes.readUInt32BE(at + 6);
        header = 14;
      }
      const wrong = this.#judge(first, second, length);
      if (wrong !== undefined) {
        this.#break(wrong);
        break;
      }
      if (end - at < header + length) break;
      const from = at + header;
      at = from + length;
      const seen = unmask(bytes, from - 4, from, at);
      this.#frame(first, bytes, from, at, seen);
    }
    return at;
  }

  /** What the frame's first bytes already say against it. */
  #judge(first: number, second: number, length: number): CloseAdvice | undefined {
    const opcode = first & 0x0f;
    // No extension is ever agreed on, and clients must mask.
    if ((first & 0x70) !== 0 || (second & 0x80) === 0) return CLOSES.protocolError;
    if (opcode >= OP_CLOSE) {
      const known = opcode === OP_CLOSE || opcode === OP_PING || opcode === OP_PONG;
      return known && (first & 0x80) !== 0 && length <= MAX_CONTROL_BYTES ? undefined : CLOSES.protocolError;
    }
    if (opcode > OP_BINARY) return CLOSES.protocolError;
    if ((opcode === OP_CONTINUATION) !== this.#fragments > 0) return CLOSES.protocolError;
    if (opcode === OP_BINARY) return CLOSES.inappropriateProtocol;
    // SAFETY: empty fragments are legal and cost nothing to keep, but every frame costs a round of work.
    if (this.#fragments >= this.#limits.maxFragments) return CLOSES.tooManyFragments;
    const left = Math.min(this.#limits.maxMessageBytes - this.#message.length, this.#allowance);
    return length > left ? CLOSES.messageTooBig : undefined;
  }

  #frame(first: number, bytes: Buffer, from: number, to: number, seen: number): void {
    const opcode = first & 0x0f;
    const final = (first & 0x80) !== 0;
    if (opcode <= OP_TEXT) this.#allowance -= to - from;
    if (opcode === OP_TEXT && final) this.#text(bytes, from, to, seen);
    else if (opcode === OP_PING) this.#listener.ping(bytes.subarray(from, to));
    else if (opcode === OP_CLOSE) this.#close(bytes.subarray(from, to));
    else if (opcode !== OP_PONG) this.#fragment(bytes, from, to, final);
  }

  #fragment(bytes: Buffer, from: number, to: number, final: boolean): void {
    this.#fragments += 1;
    this.#message.append(bytes, from, to);
    if (!final) return;
    const whole = this.#message.view();
    this.#message.clear();
    this.#fragments = 0;
    this.#text(whole, 0, whole.length, 0x80);
  }

  /** `seen` below 0x80 promises that the payload is all ASCII. */
  #text(bytes: Buffer, from: number, to: number, seen: number): void {
    if (seen < 0x80) this.#listener.text((bytes as SliceableBuffer).latin1Slice(from, to));
    else if (isUtf8(bytes.subarray(from, to))) this.#listener.text(bytes.toString("utf8", from, to));
    else this.#break(CLOSES.invalidText);
  }

  #close(payload: Buffer): void {
    if (payload.length === 0) {
      this.stop();
      this.#listener.closing(1005, "");
      return;
    }
    const code = payload.length >= 2 ? payload.readUInt16BE(0) : 0;
    if (!isSendableCode(code)) {
      this.#break(CLOSES.protocolError);
      return;
    }
    const reason = payload.subarray(2);
    if (!isUtf8(reason)) {
      this.#break(CLOSES.invalidText);
      return;
    }
    const text = reason.toString("utf8");
    this.stop();
    this.#listener.closing(code, text);
  }

  #break(why: CloseAdvice): void {
    this.stop();
    this.#listener.broken(why);
  }
}

/**
 * Unmasks `bytes[from, to)` with the four bytes at `maskAt`. Returns 0x80 or more if any payload byte is not ASCII.
 * PERF: four bytes at a time, wherever they lie; a loop over bytes takes four times as long.
 */
function unmask(bytes: Buffer, maskAt: number, from: number, to: number): number {
  const view = viewOf(bytes);
  const mask = view.getInt32(maskAt, true);
  let seen = 0;
  let at = from;
  for (const whole = to - 3; at < whole; at += 4) {
    const word = view.getInt32(at, true) ^ mask;
    view.setInt32(at, word, true);
    seen |= word;
  }
  for (let shift = 0; at < to; at += 1, shift += 8) {
    const byte = ((bytes[at] as number) ^ (mask >>> shift)) & 0xff;
    bytes[at] = byte;
    seen |= byte;
  }
  return (seen & NOT_ASCII) === 0 ? 0 : 0x80;
}

/** The high bit of each of four bytes. */
const NOT_ASCII = 0x8080_8080 | 0;

/** The view of the buffer unmasked last: nearly always the one that all sockets share. */
let lastView: DataView = new DataView(new ArrayBuffer(0));

function viewOf(bytes: Buffer): DataView {
  if (
    lastView.buffer !== bytes.buffer ||
    lastView.byteOffset !== bytes.byteOffset ||
    lastView.byteLength !== bytes.byteLength
  ) {
    lastView = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }
  return lastView;
}

/** Codes that may travel in a close frame (RFC 6455 section 7.4). */
function isSendableCode(code: number): boolean {
  if (code >= 3000) return code <= 4999;
  return code >= 1000 && code <= 1014 && code !== 1004 && code !== 1005 && code !== 1006;
}
