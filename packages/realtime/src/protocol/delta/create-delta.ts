// Differences in Fossil's delta format (fossil-scm.org, "delta format"), the one that clients of the protocol undo.
// Our own because of two things that the ports of Fossil's encoder do otherwise: a delta has to be text, so nothing may cut a
// character of several bytes in two; and it is made from what strangers publish, so the search has to end soon.

/** Bytes that have to be alike for a copy to be worth a look. Also the distance of the places that are looked at. */
const BLOCK = 16;
/** SAFETY: places that are tried for one block; makes the search linear, whatever the texts are. */
const MOST_TRIED = 8;
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~";

/** A part of the target that stands in the source as well. */
interface Copy {
  readonly from: number;
  readonly to: number;
  /** Where `from` stands in the source. */
  readonly source: number;
}

/**
 * What makes `target` of `source`, both UTF-8, as UTF-8 text; undefined = it would be no shorter than `target` itself.
 * Takes some ten steps a byte.
 */
export function createDelta(source: Buffer, target: Buffer): Buffer | undefined {
  const parts: Buffer[] = [Buffer.from(`${digits(target.length)}\n`)];
  const insert = (from: number, to: number): void => {
    if (to > from) parts.push(Buffer.from(`${digits(to - from)}:`), target.subarray(from, to));
  };
  const places = new Places(source);
  let written = 0;
  let at = 0;
  while (at + BLOCK <= target.length) {
    const copy = places.longest(target, written, at);
    if (copy === undefined) {
      at += 1;
      continue;
    }
    insert(written, copy.from);
    parts.push(Buffer.from(`${digits(copy.to - copy.from)}@${digits(copy.source)},`));
    written = copy.to;
    at = copy.to;
  }
  insert(written, target.length);
  parts.push(Buffer.from(`${digits(checksum(target))};`));
  const delta = Buffer.concat(parts);
  return delta.length < target.length ? delta : undefined;
}

/** Where the blocks of a source stand. */
class Places {
  readonly #source: Buffer;
  readonly #mask: number;
  /** By hash, the last block with it; by block, the one before it with the same hash. Numbers from 1, 0 = none. */
  readonly #last: Int32Array;
  readonly #before: Int32Array;

  constructor(source: Buffer) {
    const blocks = Math.floor(source.length / BLOCK);
    this.#source = source;
    this.#mask = 2 ** Math.ceil(Math.log2(blocks + 1)) * 2 - 1;
    this.#last = new Int32Array(this.#mask + 1);
    this.#before = new Int32Array(blocks + 1);
    for (let block = blocks; block > 0; block -= 1) {
      const hash = this.#hash(source, (block - 1) * BLOCK);
      this.#before[block] = this.#last[hash] ?? 0;
      this.#last[hash] = block;
    }
  }

  /** The longest copy that takes in the block at `at` and begins no earlier than `floor`, if one is worth it. */
  longest(target: Buffer, floor: number, at: number): Copy | undefined {
    let best: Copy | undefined;
    let block = this.#last[this.#hash(target, at)] ?? 0;
    for (let tried = 0; block > 0 && tried < MOST_TRIED; tried += 1) {
      const copy = this.#around(target, floor, at, (block - 1) * BLOCK);
      if (copy !== undefined && copy.to - copy.from > (best === undefined ? BLOCK / 2 : best.to - best.from))
        best = copy;
      block = this.#before[block] ?? 0;
    }
    return best;
  }

  /** As far as both texts are alike around these places, in whole characters. */
  #around(target: Buffer, floor: number, at: number, place: number): Copy | undefined {
    const source = this.#source;
    let length = 0;
    while (at + length < target.length && target[at + length] === source[place + length]) length += 1;
    if (length < BLOCK) return undefined;
    let back = 0;
    while (at - back > floor && place > back && target[at - back - 1] === source[place - back - 1]) back += 1;
    let [from, to] = [at - back, at + length];
    while (isInside(target, from)) from += 1;
    while (isInside(target, to)) to -= 1;
    return { from, to, source: place - at + from };
  }

  #hash(bytes: Buffer, at: number): number {
    const words =
      Math.imul(bytes.readInt32LE(at), 0x85ebca6b) ^ Math.imul(bytes.readInt32LE(at + 4), 0xc2b2ae35);
    const more =
      Math.imul(bytes.readInt32LE(at + 8), 0x27d4eb2f) ^ Math.imul(bytes.readInt32LE(at + 12), 0x165667b1);
    const mixed = Math.imul(words ^ (more >>> 15) ^ more, 0x9e3779b1);
    return (mixed ^ (mixed >>> 16)) & this.#mask;
  }
}

/** Does a character go on at this byte? */
function isInside(text: Buffer, at: number): boolean {
  return ((text[at] ?? 0) & 0xc0) === 0x80;
}

/** The sum of the target's words of four bytes, the last one filled up with zeros: what the far end checks its work by. */
function checksum(target: Buffer): number {
  let sum = 0;
  const whole = target.length - (target.length % 4);
  for (let at = 0; at < whole; at += 4) sum = (sum + target.readInt32BE(at)) | 0;
  for (let at = whole; at < target.length; at += 1)
    sum = (sum + ((target[at] ?? 0) << (24 - 8 * (at % 4)))) | 0;
  return sum >>> 0;
}

/** A whole number below 2^32 in Fossil's digits of six bits. */
function digits(value: number): string {
  let text = "";
  let rest = value;
  do {
    text = DIGITS.charAt(rest & 0x3f) + text;
    rest >>>= 6;
  } while (rest > 0);
  return text;
}
