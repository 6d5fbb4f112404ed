// Differences in Fossil's delta format (fossil-scm.org, "delta format"), the one that clients of the protocol undo.
// Our own because of two things that the ports of Fossil's encoder do otherwise: a delta has to be text, so nothing may cut a
// character of several bytes in two; and it is made from what strangers publish, so the search has to end soon.

/** Bytes that have to be alike for a copy to be worth a look. Also the distance of the places that are looked at. */
const BLOCK = 16;
/** SAFETY: places that are tried for one block; makes the search linear, whatever the texts are. */
const MAX_TRIED = 4;
/** Of the rolling hash: its factor, and the weight of the byte that leaves. */
const FACTOR = 0x01000193;
const LEAVING = powerOf(FACTOR, BLOCK);
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
  let hash = hashOf(target, 0);
  while (at + BLOCK <= target.length) {
    const copy = places.longest(target, written, at, hash);
    if (copy === undefined) {
      hash = roll(hash, target[at] ?? 0, target[at + BLOCK] ?? 0);
      at += 1;
      continue;
    }
    insert(written, copy.from);
    parts.push(Buffer.from(`${digits(copy.to - copy.from)}@${digits(copy.source)},`));
    written = copy.to;
    at = copy.to;
    hash = hashOf(target, at);
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
      const slot = this.#slot(hashOf(source, (block - 1) * BLOCK));
      this.#before[block] = this.#last[slot] ?? 0;
      this.#last[slot] = block;
    }
  }

  /** The longest copy that takes in the block at `at`, whose hash this is, and begins no earlier than `floor`, if one is worth it. */
  longest(target: Buffer, floor: number, at: number, hash: number): Copy | undefined {
    let block = this.#last[this.#slot(hash)] ?? 0;
    if (block === 0) return undefined;
    let best: Copy | undefined;
    for (let tried = 0; block > 0 && tried < MAX_TRIED; tried += 1) {
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

  #slot(hash: number): number {
    const mixed = Math.imul(hash, 0x9e3779b1);
    return (mixed ^ (mixed >>> 15)) & this.#mask;
  }
}

/** Of the block at `at`, or of what is left of it. */
function hashOf(bytes: Buffer, at: number): number {
  let hash = 0;
  for (let place = at; place < at + BLOCK; place += 1)
    hash = (Math.imul(hash, FACTOR) + (bytes[place] ?? 0)) | 0;
  return hash;
}

/** The hash of the block one byte on. */
function roll(hash: number, leaves: number, comes: number): number {
  return (Math.imul(hash, FACTOR) + comes - Math.imul(leaves, LEAVING)) | 0;
}

function powerOf(factor: number, exponent: number): number {
  let power = 1;
  for (let step = 0; step < exponent; step += 1) power = Math.imul(power, factor);
  return power;
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
