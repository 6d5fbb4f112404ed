import { describe, expect, test } from "vitest";
import { permuteChacha } from "./chacha.ts";
import { createGenerator, drawBelow, drawWord } from "./generator.ts";
import { absorbNumber, absorbText, absorbWord, createSponge, squeeze } from "./sponge.ts";

function countBits(word: number): number {
  let bits = 0;
  for (let rest = word >>> 0; rest !== 0; rest >>>= 1) bits += rest & 1;
  return bits;
}

describe("the generator", () => {
  test("[BD6] mixes with ChaCha12 itself: the published key stream of the all-zero 256-bit key", () => {
    const words = new Int32Array(16);
    words.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
    const before = [...words];
    permuteChacha(words);
    const stream = words.map((word, index) => word + before[index]!);
    const hex = [...new Uint8Array(stream.buffer, 0, 16)].map((byte) => byte.toString(16).padStart(2, "0"));
    expect(hex.join("")).toBe("9bf49a6a0755f953811fce125f2683d5");
  });

  test("[BD6] key and draws depend on every character of the seed, and are pinned", () => {
    const generator = createGenerator("0123456789abcdef0123456789abcdef");
    const draws = [drawWord(generator), drawWord(generator), drawWord(generator)];
    expect({ key: generator.key, draws }).toMatchInlineSnapshot(`
      {
        "draws": [
          420020157,
          440833624,
          3832970494,
        ],
        "key": [
          2119267555,
          1327907845,
          4256190235,
          3370613946,
        ],
      }
    `);
    for (let index = 0; index < 32; index++) {
      const seed = "0123456789abcdef0123456789abcdef".split("");
      seed[index] = "x";
      expect(createGenerator(seed.join("")).key).not.toEqual(generator.key);
    }
  });

  test("[BD6] has 128 bits of state besides its counter, all JSON-safe, and goes on after a round trip", () => {
    const generator = createGenerator("seed");
    for (let index = 0; index < 21; index++) drawWord(generator);
    const copy = JSON.parse(JSON.stringify(generator)) as typeof generator;
    expect(copy.key).toHaveLength(4);
    expect(Array.from({ length: 40 }, () => drawWord(copy))).toEqual(
      Array.from({ length: 40 }, () => drawWord(generator)),
    );
  });

  test("[BD6] is not linear: the exclusive-or of three streams does not foretell the fourth", () => {
    // For a generator linear in its key, f(a) ^ f(b) ^ f(c) = f(a ^ b ^ c) for all keys.
    const key = (words: readonly number[]) => ({
      key: words.map((word) => word >>> 0) as [number, number, number, number],
      drawn: 0,
    });
    const a = createGenerator("a").key;
    const b = createGenerator("b").key;
    const c = createGenerator("c").key;
    const sum = a.map((word, index) => word ^ b[index]! ^ c[index]!);
    const [first, second, third, fourth] = [a, b, c, sum].map((words) => key(words));
    let differing = 0;
    for (let index = 0; index < 64; index++) {
      const foretold = drawWord(first!) ^ drawWord(second!) ^ drawWord(third!);
      differing += countBits(foretold ^ drawWord(fourth!));
    }
    expect(differing / (64 * 32)).toBeGreaterThan(0.45);
    expect(differing / (64 * 32)).toBeLessThan(0.55);
  });

  test("two generators used in turn do not disturb each other", () => {
    const alone = createGenerator("left");
    const expected = Array.from({ length: 50 }, () => drawWord(alone));
    const left = createGenerator("left");
    const right = createGenerator("right");
    const drawn = Array.from({ length: 50 }, () => {
      drawWord(right);
      return drawWord(left);
    });
    expect(drawn).toEqual(expected);
  });

  test("drawBelow gives every number its fair share and nothing outside", () => {
    const generator = createGenerator("fair");
    const counts = [0, 0, 0, 0, 0, 0];
    for (let index = 0; index < 60_000; index++) counts[drawBelow(generator, 6)]! += 1;
    expect(counts.reduce((sum, count) => sum + count)).toBe(60_000);
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  test("drawBelow does not favour small numbers when the range does not divide evenly", () => {
    const generator = createGenerator("bias");
    const count = 3 * 1_073_741_824;
    let low = 0;
    for (let index = 0; index < 6000; index++) if (drawBelow(generator, count) < count / 3) low += 1;
    expect(Math.abs(low - 2000)).toBeLessThan(150);
  });
});

describe("the sponge", () => {
  const digest = (fill: (sponge: ReturnType<typeof createSponge>) => void, domain = 9): string => {
    const sponge = createSponge(domain);
    fill(sponge);
    return squeeze(sponge).join(" ");
  };

  test("tells apart order, length, domain and where one text ends", () => {
    const digests = [
      digest(() => undefined),
      digest((sponge) => absorbWord(sponge, 0)),
      digest((sponge) => [0, 0].forEach((word) => absorbWord(sponge, word))),
      digest((sponge) => [1, 2].forEach((word) => absorbWord(sponge, word))),
      digest((sponge) => [2, 1].forEach((word) => absorbWord(sponge, word))),
      digest((sponge) => ["ab", "c"].forEach((text) => absorbText(sponge, text))),
      digest((sponge) => ["a", "bc"].forEach((text) => absorbText(sponge, text))),
      digest((sponge) => absorbWord(sponge, 0), 10),
    ];
    expect(new Set(digests).size).toBe(digests.length);
  });

  test("takes in all 64 bits of a number, and -0 as JSON would", () => {
    const of = (value: number): string => digest((sponge) => absorbNumber(sponge, value));
    expect(of(0.1 + 0.2)).not.toBe(of(0.3));
    expect(of(-0)).toBe(of(0));
  });
});
