// SHA-256 in plain code: the browser's own is missing on pages without a certificate, and a game in the home network is such a page.
// Used to check the draw's fingerprint (BD6), for nothing secret.

/** First 32 bits of the fractional part of a root, as FIPS 180-4 defines its constants. */
function fraction(value: number, root: number): number {
  const power = value ** (1 / root);
  return ((power - Math.floor(power)) * 4294967296) | 0;
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate++) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  return primes;
}

const PRIMES = firstPrimes(64);
const ROUND = PRIMES.map((prime) => fraction(prime, 3));
const START = PRIMES.slice(0, 8).map((prime) => fraction(prime, 2));

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The message with its padding, as big-endian words, a multiple of 16. */
function padded(bytes: Uint8Array): Int32Array {
  const words = new Int32Array((((bytes.length + 8) >> 6) + 1) * 16);
  bytes.forEach((byte, index) => (words[index >> 2]! |= byte << (24 - (index % 4) * 8)));
  words[bytes.length >> 2]! |= 0x80 << (24 - (bytes.length % 4) * 8);
  words[words.length - 1] = bytes.length * 8;
  return words;
}

function compress(hash: Int32Array, block: Int32Array): void {
  const schedule = new Int32Array(64);
  schedule.set(block);
  for (let index = 16; index < 64; index++) {
    const early = schedule[index - 15]!;
    const late = schedule[index - 2]!;
    const small = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const large = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    schedule[index] = schedule[index - 16]! + small + schedule[index - 7]! + large;
  }
  // The hash has eight words from its first line on; typed arrays do not carry their length.
  let [a, b, c, d, e, f, g, h] = hash as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let index = 0; index < 64; index++) {
    const big = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + big + ((e & f) ^ (~e & g)) + ROUND[index]! + schedule[index]!) | 0;
    const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (hash[index]! += word));
}

/** Lower-case hex SHA-256 of a text's UTF-8 bytes. Pure. */
export function sha256(text: string): string {
  const words = padded(new TextEncoder().encode(text));
  const hash = Int32Array.from(START);
  for (let at = 0; at < words.length; at += 16) compress(hash, words.subarray(at, at + 16));
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
