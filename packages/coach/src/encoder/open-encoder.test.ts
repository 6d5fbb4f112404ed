// The encoder as the coach has it: given once, refused where it is damaged, and unmoved by rude texts.
import { afterEach, describe, expect, it } from "vitest";
import { EncoderFileError } from "./encoder-file.ts";
import { chatVectorsOf, useEncoder } from "./open-encoder.ts";
import { encoderBytes } from "./testing/encoder-bytes.ts";

const chat = { note: "", messages: [{ speaker: "them", text: "Пойдём в кино?" } as const] };
const bytes = encoderBytes();
const changed = (change: (copy: Uint8Array) => unknown): Uint8Array => {
  const copy = bytes.slice();
  change(copy);
  return copy;
};

describe("the coach's encoder", () => {
  let takeAway = () => {};
  afterEach(() => {
    takeAway();
    takeAway = () => {};
  });

  it("[EN7] is missing until it is given, and is given once", () => {
    expect(chatVectorsOf(chat)).toBeNull();
    takeAway = useEncoder(bytes);
    expect(chatVectorsOf(chat)).toHaveLength(5 * 384);
    expect(() => useEncoder(bytes)).toThrow("has its encoder already");
    takeAway();
    expect(chatVectorsOf(chat)).toBeNull();
  });

  it.each([
    ["nothing", new Uint8Array(0), "has 0 bytes"],
    ["another file", changed((copy) => copy.fill(7, 0, 4)), "no file of the encoder"],
    ["another version", changed((copy) => (copy[4] = 9)), "version 9 and not 2"],
    ["half of it", bytes.slice(0, bytes.length / 2), `bytes and not ${bytes.length}`],
    ["the beginning of it", bytes.slice(0, 100), `has 100 bytes and not ${bytes.length}`],
    ["one other bit", changed((copy) => (copy[9_000_001]! ^= 1)), "checksum"],
    ["another size", changed((copy) => (copy[16] = 1)), "checksum"],
  ])("[EN8] refuses %s and says why", (_what, damaged, why) => {
    expect(() => useEncoder(damaged)).toThrow(EncoderFileError);
    expect(() => useEncoder(damaged)).toThrow(why);
    expect(chatVectorsOf(chat)).toBeNull();
  });

  it("[EN2] reads whatever is pasted", () => {
    // The bytes may lie anywhere in memory.
    const room = new Uint8Array(bytes.length + 1);
    room.set(bytes, 1);
    takeAway = useEncoder(room.subarray(1));
    const rude = [
      "",
      " ",
      "\0",
      "\ud83d",
      "а".repeat(20_000),
      "\u0301".repeat(5_000),
      "🏳️‍🌈".repeat(4_000),
      "\u202e!",
    ];
    const messages = Array.from({ length: 500 }, (_, at) => ({
      speaker: (["me", "them", "unknown"] as const)[at % 3]!,
      text: rude[at % rude.length]!,
    }));
    for (const note of ["", rude[4]!]) {
      const vectors = chatVectorsOf({ note, messages })!;
      expect(vectors.every(Number.isFinite)).toBe(true);
    }
    expect(chatVectorsOf({ note: "", messages: [] })!.every(Number.isFinite)).toBe(true);
  });
});
