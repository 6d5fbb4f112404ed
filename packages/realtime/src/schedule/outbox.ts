// What waits to go to one connection: lines joined into the next frame. Lines arrive as finished text, shared by
// all receivers; here they are only strung together. Must never call back into the application.
import type { Flushable, FlushWindow, Tick } from "./flush-window.ts";

/** Where frames go. */
export interface FrameWriter {
  /** True while the far end is not reading: nothing may be written. */
  readonly blocked: boolean;
  /** Sends one frame. `bytes` = its UTF-8 length. */
  write(text: string, bytes: number): void;
}

/** When what waits leaves. */
export interface OutboxWindows {
  readonly window: FlushWindow;
  /** For receipts that have time. */
  readonly receiptWindow: FlushWindow;
}

/** The queue of one connection. */
export class Outbox implements Flushable {
  tick: Tick | undefined;
  readonly #windows: OutboxWindows;
  readonly #writer: FrameWriter;
  readonly #maxBytes: number;
  readonly #overflowed: () => void;
  // PERF: a growing string is a rope in V8: appending copies nothing, writing flattens once.
  #text = "";
  #bytes = 0;
  /** What waits are receipts that have time. */
  #hasTime = false;
  #hurrying = false;
  #shut = false;

  /**
   * When more than `maxBytes` wait, `overflowed` is called, and from then on nothing is taken. That is once, and possibly in the
   * middle of a broadcast: it must act later.
   */
  constructor(windows: OutboxWindows, writer: FrameWriter, maxBytes: number, overflowed: () => void) {
    this.#windows = windows;
    this.#writer = writer;
    this.#maxBytes = maxBytes;
    this.#overflowed = overflowed;
  }

  /** Adds a line for the window's end. `bytes` = its UTF-8 length. */
  add(line: string, bytes: number): void {
    if (!this.#append(line, bytes)) return;
    if (this.tick !== undefined && !this.#hasTime) return;
    this.#hasTime = false;
    // Whoever has another tick by now is passed over at the one before.
    this.tick = undefined;
    this.#windows.window.join(this);
  }

  /** Adds a receipt that leaves with whatever is added next, at the latest when its own, longer window ends. */
  addReceipt(line: string, bytes: number): void {
    if (!this.#append(line, bytes) || this.tick !== undefined) return;
    this.#hasTime = true;
    this.#windows.receiptWindow.join(this);
  }

  /** Adds a line that nobody measured yet. */
  addText(line: string): void {
    this.add(line, Buffer.byteLength(line));
  }

  /** Lets everything that waits leave as soon as the running code has returned. */
  hurry(): void {
    if (this.#hurrying || this.#shut || this.#text === "") return;
    this.#hurrying = true;
    this.#windows.window.hurry(this);
  }

  /** Sends what waits, if the far end reads; otherwise it stays for `drained`. */
  flush(): void {
    this.#hurrying = false;
    this.drained();
  }

  /** The far end reads again: sends what has piled up. */
  drained(): void {
    if (this.#text === "" || this.#writer.blocked) return;
    const text = this.#text;
    const bytes = this.#bytes;
    this.#text = "";
    this.#bytes = 0;
    this.#writer.write(text, bytes);
  }

  /** Throws away what waits and takes nothing more. */
  drop(): void {
    this.#shut = true;
    this.#text = "";
    this.#bytes = 0;
  }

  /** Sends what waits if possible, and takes nothing more. */
  finish(): void {
    this.drained();
    this.drop();
  }

  /** False = nothing is taken any more. */
  #append(line: string, bytes: number): boolean {
    if (this.#shut) return false;
    if (this.#text === "") {
      this.#text = line;
      this.#bytes = bytes;
    } else {
      this.#text += `\n${line}`;
      this.#bytes += bytes + 1;
    }
    if (this.#bytes <= this.#maxBytes) return true;
    this.drop();
    this.#overflowed();
    return false;
  }
}
