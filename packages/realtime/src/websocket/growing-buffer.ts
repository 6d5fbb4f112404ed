// Bytes that arrive in pieces and belong together: one buffer that grows by doubling, so that whatever drips in, in
// however small pieces, costs at most twice its size.

const NOTHING = Buffer.alloc(0);
const SMALLEST = 64;

/** Bytes put behind each other. Empty, it holds no memory. */
export class GrowingBuffer {
  #bytes: Buffer = NOTHING;
  #length = 0;

  /** How many bytes it holds. */
  get length(): number {
    return this.#length;
  }

  /** Copies `piece[from, to)` behind what is there. */
  append(piece: Buffer, from: number, to: number): void {
    const needed = this.#length + (to - from);
    if (needed > this.#bytes.length) {
      // SAFETY: never from Node's pool, whose 64 KB would live as long as the smallest piece of it.
      const larger = Buffer.allocUnsafeSlow(Math.max(needed, this.#bytes.length * 2, SMALLEST));
      this.#bytes.copy(larger, 0, 0, this.#length);
      this.#bytes = larger;
    }
    piece.copy(this.#bytes, this.#length, from, to);
    this.#length = needed;
  }

  /** What is there; a view that is good until the next call, and may be written to. */
  view(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  /** Forgets everything and lets the memory go; what `view` returned stays as it is. */
  clear(): void {
    this.#bytes = NOTHING;
    this.#length = 0;
  }
}
