// The encoder against its model's own arithmetic in float32 (golden-windows.json), and the same bits every time.
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { fromBase64 } from "../words/base64.ts";
import { MOST_PIECES } from "./encoder.ts";
import golden from "./testing/golden-windows.json" with { type: "json" };
import { openEncoderForTests } from "./testing/encoder-bytes.ts";
import { chatVectors, type EncodedChat, WINDOWS } from "./windows.ts";

const { encoder, tokenize } = openEncoderForTests();
const vectorsOf = (chat: EncodedChat) => chatVectors(encoder, tokenize, chat);
const chats = golden as { chat: EncodedChat; windows: string[] }[];

function cosine(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let [product, ofOne, ofOther] = [0, 0, 0];
  for (let at = 0; at < one.length; at += 1) {
    product += one[at]! * other[at]!;
    ofOne += one[at]! ** 2;
    ofOther += other[at]! ** 2;
  }
  return product / Math.sqrt(ofOne * ofOther);
}

describe("the encoder", () => {
  it.each(chats.map(({ chat, windows }, at) => [at, chat, windows] as const))(
    "[EN3] means what its model means: chat %i",
    (_at, chat, windows) => {
      const vectors = vectorsOf(chat);
      expect(vectors).toHaveLength(WINDOWS.length * encoder.width);
      windows.forEach((window, which) => {
        const expected = new Int8Array(fromBase64(window).buffer);
        const got = vectors.subarray(which * encoder.width, (which + 1) * encoder.width);
        if (expected.every((step) => step === 0)) expect(got.every((value) => value === 0)).toBe(true);
        else expect(cosine(got, expected), WINDOWS[which]!.join()).toBeGreaterThan(0.995);
      });
    },
  );

  it("[EN4] gives the same bits on every machine", () => {
    const hash = createHash("sha256");
    for (const { chat } of chats) hash.update(vectorsOf(chat));
    expect(hash.digest("hex").slice(0, 16)).toBe("462b5a26389f8e88");
  });

  it("[EN4] forgets what it read before", () => {
    const [short, long] = [chats[2]!.chat, chats[3]!.chat];
    const before = vectorsOf(short);
    vectorsOf(long);
    expect(vectorsOf(short)).toEqual(before);
  });

  it("[EN5] reads no text without pieces and none that is too long", () => {
    expect(() => encoder.encode([])).toThrow(RangeError);
    expect(() => encoder.encode(Array.from({ length: MOST_PIECES + 1 }, () => 5))).toThrow(RangeError);
  });
});
