// Malformed frames by the thousand against the served hub: some connections signed in, some not, all of them gone in the
// end, nothing kept, and a bystander who notices nothing. FUZZ_FRAMES raises the number (the soak), FUZZ_SEED repeats a run.
import { once } from "node:events";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { maskedFrame } from "../../testing/masked-frame.ts";
import { RawSocket, serveHub } from "../../testing/served-hub.ts";

const FRAMES = Number(process.env["FUZZ_FRAMES"] ?? 3_000);
const SEED = Number(process.env["FUZZ_SEED"] ?? Math.floor(Math.random() * 2 ** 31));
const FRAMES_PER_SOCKET = 12;
const AT_ONCE = 25;
const MAX_GROWTH_MB = 24;
/** The bystander asks often and answers no pings. */
const LIMITS = { windowMs: 0, closeTimeoutMs: 200, pingIntervalMs: 0, publishesPerSecond: 100_000 };
const TIMEOUT_MS = 60_000 + FRAMES * 10;

it(`[RT43] ${FRAMES} malformed frames (seed ${SEED})`, { timeout: TIMEOUT_MS }, async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const served = await serveHub({}, LIMITS);
  const random = createRandom(SEED);
  const bystander = await RawSocket.open(served.port);
  await bystander.connect("bystander");
  let id = 1;
  const isServed = async (): Promise<void> => {
    id += 1;
    bystander.text({ id, rpc: { method: "none" } });
    await bystander.until(() => bystander.ended || bystander.texts.length >= id);
    expect([bystander.ended, bystander.texts.at(-1)?.includes(`"id":${id}`)]).toEqual([false, true]);
    bystander.texts.fill("");
  };
  const kept = (): number => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return (heapUsed + external) / 1e6;
  };
  const rude = async (): Promise<void> => {
    const raw = await RawSocket.open(served.port);
    if (random() < 0.5) await raw.connect("rude");
    const frames = Array.from({ length: FRAMES_PER_SOCKET }, () => malformed(random));
    const gone = raw.ended ? undefined : once(raw.socket, "close");
    raw.socket.end(Buffer.concat(frames));
    await gone;
  };
  let before = 0;
  const rounds = Math.ceil(FRAMES / FRAMES_PER_SOCKET / AT_ONCE);
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(Array.from({ length: AT_ONCE }, rude));
    await isServed();
    // What the first rounds have compiled and grown is nobody's frame.
    if (round === Math.min(9, rounds >> 1)) before = kept();
  }
  while (served.hub.stats().connections > 1) await new Promise((looked) => setImmediate(looked));
  expect(kept() - before).toBeLessThan(MAX_GROWTH_MB);
  expect(served.failures).toEqual([]);
  bystander.socket.destroy();
  await served.stop();
});

/** A frame with something wrong about it, most of the time: bits, opcode, length, mask, text, or its end missing. */
function malformed(random: () => number): Buffer {
  const below = (most: number): number => Math.floor(random() * most);
  const sizes = [0, 1, 2, 125, 126, 127, 200, 1_000];
  const length = sizes[below(sizes.length)] ?? 0;
  const payload =
    random() < 0.3
      ? Buffer.from('{"id":7,"publish":{"channel":"c","data":"ё"}}')
      : Buffer.from(Array.from({ length }, () => below(256)));
  const bytes = maskedFrame(below(16), payload, {
    final: random() < 0.6,
    firstBits: random() < 0.3 ? below(8) << 4 : 0,
  });
  // Often the head: a flipped mask bit, a length that lies.
  const flips = random() < 0.4 ? 1 + below(3) : 0;
  for (let flip = 0; flip < flips; flip += 1) {
    const at = below(random() < 0.7 ? Math.min(10, bytes.length) : bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << below(8));
  }
  return random() < 0.15 ? bytes.subarray(0, below(bytes.length)) : bytes;
}

/** Mulberry32: the same seed, the same frames. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
